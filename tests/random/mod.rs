//! Random rule sets and random play, from a seed: what the tests of laws and doors run on.

#![allow(dead_code)] // each test that includes this module asks for different things

use rand::prelude::*;
use rand::rngs::ChaCha8Rng;
use starhop::board::HoleSet;
use starhop::game::{Action, Before, Game, ItemTurn, Move, Position, Then};
use starhop::rules::{
    AnyWord, Blocking, CampEntry, CampWord, Clock, Deadline, Draft, Fault, FirstPlayer, GoalExit,
    Item, Items, Jump, NoMove, NoneWord, Pieces, Players, Rules, Seating, TeamWin, Teams, Timing,
    Total,
};

pub type Rng = ChaCha8Rng;

/// The generator of that seed.
pub fn rng(seed: u64) -> Rng {
    Rng::seed_from_u64(seed)
}

/// A rule set that makes sense for some seats, every switch drawn.
pub fn rules(rng: &mut Rng) -> Rules {
    let players = rng.random_range(1..=6);
    let seatings: Vec<Seating> =
        Seating::all().filter(|seating| seating.len() == players).collect();
    let seating = *seatings.choose(rng).expect("every number has a seating");
    let mut draft = draft(rng, seating);
    loop {
        match Rules::new(&draft, seating) {
            Ok(rules) => return rules,
            Err(faults) => mend(&mut draft, &faults, rng),
        }
    }
}

fn draft(rng: &mut Rng, seating: Seating) -> Draft {
    let camps = [CampEntry::Open, CampEntry::Pass, CampEntry::Closed];
    let seats: Vec<_> = seating.iter().collect();
    let (teams, team_win) = teams(rng, seating);
    Draft {
        items: Some(items(rng)),
        board: Some(rng.random_range(3..=5)),
        pieces: Some(match rng.random_range(0..3) {
            0 => Pieces::Camp(CampWord::Camp),
            1 => Pieces::Count(rng.random_range(1..=24)),
            _ => Pieces::Table([(seating.len().to_string(), rng.random_range(1..=24))].into()),
        }),
        players: Some(if rng.random_bool(0.5) {
            Players::Any(AnyWord::Any)
        } else {
            Players::Only(vec![seating.len() as i64])
        }),
        jump: [Jump::Adjacent, Jump::Long].choose(rng).copied(),
        others_camps: camps.choose(rng).copied(),
        unused_camps: camps.choose(rng).copied(),
        goal_exit: [GoalExit::Free, GoalExit::Locked].choose(rng).copied(),
        blocking: [Blocking::None, Blocking::Swap, Blocking::FullGoal].choose(rng).copied(),
        no_move: [NoMove::Pass, NoMove::Forfeit].choose(rng).copied(),
        first_player: Some(match rng.random_bool(0.5) {
            true => FirstPlayer::Toss,
            false => FirstPlayer::Seat(*seats.choose(rng).expect("a seating has seats")),
        }),
        play_on: Some(rng.random_bool(0.6)),
        deadlines: Some(deadlines(rng)),
        repetition: Some(*[0, 0, 2, 3].choose(rng).expect("a list")),
        max_turns: Some(if rng.random_bool(0.5) { 0 } else { rng.random_range(1..=200) }),
        teams: Some(teams),
        team_win: Some(team_win),
        clock: Some(match rng.random_bool(0.5) {
            true => Timing::None(NoneWord::None),
            false => Timing::Clock(Clock { move_seconds: 30, timeouts: rng.random_range(1..=3) }),
        }),
    }
}

fn items(rng: &mut Rng) -> Items {
    if rng.random_bool(0.5) {
        return Items::None(NoneWord::None);
    }
    let counts = Item::ALL.map(|item| (item.key().to_owned(), rng.random_range(0..=6)));
    Items::Counts(counts.into())
}

/// Teams where the seats can form them; a total is drawn for a camp of the smallest board.
fn teams(rng: &mut Rng, seating: Seating) -> (Teams, TeamWin<Total>) {
    if ![4, 6].contains(&seating.len()) {
        return (Teams::None, TeamWin::All);
    }
    let total = match rng.random_bool(0.5) {
        true => Total::Count(rng.random_range(1..=12)),
        false => Total::Table([(seating.len().to_string(), rng.random_range(1..=12))].into()),
    };
    match rng.random_range(0..7) {
        0 => (Teams::None, TeamWin::All),
        kind @ 1..=3 => (Teams::Facing, team_win(kind, total)),
        kind => (Teams::Alternate, team_win(kind - 3, total)),
    }
}

fn team_win(kind: u32, total: Total) -> TeamWin<Total> {
    match kind {
        1 => TeamWin::All,
        2 => TeamWin::First,
        _ => TeamWin::Total(total),
    }
}

fn deadlines(rng: &mut Rng) -> Vec<Deadline<i64>> {
    let count = *[0, 0, 1, 2].choose(rng).expect("a list");
    let (mut turn, mut out) = (0, 0);
    let next = |_| {
        turn += rng.random_range(5..40);
        out += 1;
        Deadline { turn, out, hold: rng.random_bool(0.5) }
    };
    (0..count).map(next).collect()
}

/// Draws anew what does not fit.
fn mend(draft: &mut Draft, faults: &[Fault], rng: &mut Rng) {
    for fault in faults {
        match fault {
            Fault::Pieces { fit, .. } => {
                draft.pieces = fit.choose(rng).map(|&pieces| Pieces::Count(pieces as i64));
            }
            Fault::DeadlineOut { .. } => draft.deadlines = Some(Vec::new()),
            Fault::Total { .. } => draft.team_win = Some(TeamWin::Total(Total::Count(1))),
            other => panic!("no such fault was drawn: {other:?}"),
        }
    }
}

/// A legal action: mostly one of a few random moves that gets on best, so that games come to the
/// goals; now and then any move, seldom a resignation or a time-out.
pub fn action(game: &Game, rng: &mut Rng) -> Action {
    let (rules, position) = (game.rules(), game.position());
    let seat = position.turn();
    if rules.seating().len() > 2 && rng.random_bool(0.002) {
        let playing: Vec<_> = position.playing(rules).iter().collect();
        return Action::Resign(*playing.choose(rng).expect("somebody plays"));
    }
    let moves = position.moves(rules);
    if rules.clock().is_some() && !moves.is_empty() && rng.random_bool(0.01) {
        return Action::TimeOut;
    }
    if rules.items().is_some() && rng.random_bool(0.15) {
        let tries = (0..20).find_map(|_| item_turn(game, rng));
        if let Some(action) = tries {
            return action;
        }
    }
    let goal = rules.board().shape().opposite(rules.corner(seat));
    let row = |hole| rules.board().row_from(goal, hole) as i64;
    let tries = if rng.random_bool(0.8) { 6 } else { 1 };
    let drawn = (0..tries).filter_map(|_| moves.choose(rng).copied());
    let best = drawn.max_by_key(|it| row(it.from) - row(it.to));
    best.map_or(Action::Pass, Action::Move)
}

/// A legal turn with an item, if the one that is drawn can be used.
fn item_turn(game: &Game, rng: &mut Rng) -> Option<Action> {
    let (rules, position) = (game.rules(), game.position());
    let item = *Item::ALL.choose(rng)?;
    let turn = match item {
        Item::Block | Item::Bridge | Item::Tornado => {
            let hole = position.item_holes(rules, item).iter().choose(rng)?;
            let before = match item {
                Item::Block => Before::Block(hole),
                Item::Bridge => Before::Bridge(hole),
                _ => Before::Tornado(
                    hole,
                    position.whirled(rules, hole, |pieces| pieces.shuffle(rng)),
                ),
            };
            let after = position.after_item(rules, before);
            let double = rng.random_bool(0.3).then(|| double(&after, rules, rng)).flatten();
            let plain = after.moves(rules).choose(rng).copied();
            let then = double.or(plain.map(Then::Move)).unwrap_or(Then::Pass);
            ItemTurn { before: Some(before), then }
        }
        Item::Double => ItemTurn { before: None, then: double(position, rules, rng)? },
        Item::Wings => {
            let it = flight(position, |from| position.wings(rules, from), rng)?;
            ItemTurn { before: None, then: Then::Wings(it) }
        }
        Item::Exchange => {
            let it = flight(position, |from| position.exchanges(rules, from), rng)?;
            ItemTurn { before: None, then: Then::Exchange(it) }
        }
    };
    let action = Action::Item(turn);
    game.check(action).is_ok().then_some(action)
}

fn double(position: &Position, rules: &Rules, rng: &mut Rng) -> Option<Then> {
    let first = *position.moves(rules).choose(rng)?;
    let to = rules.board().holes().choose(rng)?;
    Some(Then::Double(first, to))
}

fn flight(
    position: &Position,
    targets: impl Fn(starhop::board::Hole) -> HoleSet,
    rng: &mut Rng,
) -> Option<Move> {
    let from = position.pieces(position.turn()).iter().choose(rng)?;
    let to = targets(from).iter().choose(rng)?;
    Some(Move { from, to })
}
