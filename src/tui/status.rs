//! What can be done now, in words: the title and the lines under the board.

use super::intent::Intent;
use super::items_view;
use super::keymap::Keymap;
use super::keys::Context;
use super::look::Look;
use super::paint;
use super::palette::Palette;
use super::plan::Turned;
use super::play::{Bots, Mode, Note, Play};
use crate::board::Hole;
use crate::game::{Action, Cause, Demand, Ending, Move};
use crate::rules::Seat;
use crate::text::{Label, Words};

/// Columns for a route, so that the rest of its sentence can be read too.
const LONGEST_ROUTE: u16 = 24;

/// Whose turn it is.
pub fn title(words: Words, play: &Play, palette: Palette) -> String {
    if let Some(learning) = &play.learning {
        return words.lesson_count(learning.lesson);
    }
    if play.look.is_some() {
        return words.look_title(play.shown_actions(), play.game().actions().len());
    }
    if play.flight.as_ref().is_some_and(|flight| flight.tossed().is_some()) {
        return words.say(Label::TossTitle).to_owned();
    }
    let position = play.game().position();
    let seat = position.turn();
    match play.game().ending() {
        Some(_) => words.say(Label::Over).to_owned(),
        None => {
            let told = match called(play, seat) {
                Some(name) => {
                    let hue = palette.hue(seat).map(|hue| format!(", {}", words.hue(hue)));
                    words.named_seat(&format!("{seat}{}", hue.unwrap_or_default()), &name)
                }
                None => words.seat(seat, palette.hue(seat)),
            };
            words.turn(&told, position.turns(seat) as usize + 1)
        }
    }
}

/// Columns for a name, so that the rest of its sentence can be read too.
const LONGEST_NAME: u16 = 12;

/// What whoever plays a seat is called, if that is known.
fn called(play: &Play, seat: Seat) -> Option<String> {
    let name = play.keep.names[seat].as_str();
    (!name.is_empty()).then(|| paint::cut(name, LONGEST_NAME))
}

/// A seat, with the name of whoever plays it.
pub fn who(words: Words, play: &Play, seat: Seat) -> String {
    match called(play, seat) {
        Some(name) => words.named_seat(&seat.to_string(), &name),
        None => seat.to_string(),
    }
}

/// What can be done now, on a board that is turned so.
pub fn sentence(words: Words, keys: &Keymap, play: &Play, turned: Turned) -> String {
    if let Some(look) = &play.look {
        return looking(words, keys, look, play);
    }
    if play.is_learned() {
        return words.say(Label::LessonGoOn).to_owned();
    }
    let position = play.game().position();
    let turn = position.turn();
    if let Some(flight) = &play.flight {
        return match flight.tossed() {
            Some(_) => words.say(Label::Tossing).to_owned(),
            None => flying(words, play, flight.scene().0.turn()),
        };
    }
    if let Some(ending) = play.game().ending() {
        return words.over(words.ending(ending));
    }
    match &play.mode {
        Mode::Labels(_) => return words.say(Label::Labels).to_owned(),
        Mode::Prompt(prompt) if prompt.text.is_empty() => {
            return words.say(Label::PromptEmpty).to_owned();
        }
        Mode::Prompt(prompt) => return words.completions(&play.completions(prompt)),
        Mode::Name(name) => return words.name_typed(name),
        Mode::Cursor => {}
    }
    let Some(seat) = play.table.person_to_move() else {
        if play.learning.is_some() {
            return words.say(Label::LessonTakeBackFirst).to_owned();
        }
        return match (&play.bots, play.thinking) {
            (Bots::Held(_), None) => words.held(&keys.key(Context::Game, Intent::Pause)),
            (Bots::Held(_) | Bots::Free, thinking) => {
                let depth = thinking.filter(|thinking| thinking.turns > 0);
                let depth = depth.and_then(|thinking| Some((thinking.depth?, thinking.time())));
                words.thinking(&who(words, play, turn), depth)
            }
        };
    };
    if let Some(told) = items_view::sentence(words, play) {
        return told;
    }
    if play.must_pass() {
        return words.must_pass(&who(words, play, seat));
    }
    if play.is_hinting() {
        return words.say(Label::Hinting).to_owned();
    }
    match play.picked {
        Some(from) => picked(words, play, from),
        None if position.turns(seat) == 0 && play.learning.is_none() => {
            let goal = turned.shows(seat.opposite());
            words.first_turn(&who(words, play, seat), goal, play.rules().pieces())
        }
        None if position.targets(play.rules(), play.cursor).is_empty() => {
            words.to_move(&who(words, play, seat))
        }
        None => {
            words.to_move_here(&who(words, play, seat), &play.rules().board().name(play.cursor))
        }
    }
}

/// What can be done while looking back.
fn looking(words: Words, keys: &Keymap, look: &Look, play: &Play) -> String {
    match look.typed {
        Some(number) => words.look_typed(number),
        None if look.runs() => {
            let [faster, slower] =
                [Intent::Faster, Intent::Slower].map(|intent| keys.key(Context::Look, intent));
            words.look_runs(look.pace.milliseconds(), &faster, &slower)
        }
        None if play.is_replay() => words.say(Label::LookReplay).to_owned(),
        None => words.say(Label::LookPast).to_owned(),
    }
}

/// What led to the position that is looked at.
fn played(words: Words, play: &Play) -> String {
    let (game, Some(before)) = (play.game(), play.shown_actions().checked_sub(1)) else {
        return words.say(Label::LookBegin).to_owned();
    };
    let position = &game.positions()[before];
    match game.actions()[before] {
        Action::Resign(seat) => words.sentence(&words.out_by(seat, Cause::Resigned)),
        Action::TimeOut => words.sentence(&words.time_out(position.turn())),
        Action::Draw => words.sentence(words.ending(Ending::Agreed)),
        action @ (Action::Move(_) | Action::Item(_) | Action::Pass) => {
            let told = position.action_text(game.rules(), action);
            words.look_played(position.turn(), &told)
        }
    }
}

fn flying(words: Words, play: &Play, seat: Seat) -> String {
    let game = play.game();
    let before = game.positions().iter().rev().nth(1);
    let told = before.zip(game.actions().last());
    let told = told.map(|(position, &action)| position.action_text(game.rules(), action));
    words.flying(seat, &told.unwrap_or_default())
}

/// The words for keys that do something else just now than usual.
pub fn called_keys(play: &Play) -> Vec<(Intent, Label)> {
    let mut called = vec![(Intent::Pick, picking(play))];
    if play.has_other_hint() {
        called.push((Intent::Hint, Label::HintOther));
    }
    if matches!(play.bots, Bots::Held(_)) {
        called.push((Intent::Pause, Label::HintGoOn));
    }
    if play.learning.as_ref().is_some_and(|learning| learning.lesson.next().is_none()) {
        called.push((Intent::NextLesson, Label::HintGoOn));
    }
    called
}

/// The word for what picking does at the hole under the cursor, or to an earlier position.
fn picking(play: &Play) -> Label {
    match &play.look {
        Some(look) if look.typed.is_some() => return Label::HintJump,
        Some(look) if look.runs() => return Label::HintStop,
        Some(_) => return Label::HintRun,
        None => {}
    }
    if play.is_learned() {
        return Label::HintGoOn;
    }
    let own = play.scene().pieces(play.scene().turn()).contains(play.cursor);
    match play.picked {
        None if play.placing().is_some() => Label::HintUse,
        None => Label::HintPick,
        Some(from) if from == play.cursor => Label::HintPutDown,
        Some(_) if play.targets().contains(play.cursor) || !own => Label::HintPlay,
        Some(_) => Label::HintPick,
    }
}

fn picked(words: Words, play: &Play, from: Hole) -> String {
    let (rules, position) = (play.rules(), play.scene());
    let it = Move { from, to: play.cursor };
    let Some(route) = position.route(rules, it) else {
        return words.picked(play.targets().len());
    };
    let told = paint::route(&position.move_text(rules, it), LONGEST_ROUTE);
    if misses_deadline(play, it) {
        words.preview_out(&told)
    } else if let Some(other) = position.piece_at(it.to) {
        words.preview_swap(&told, other, &rules.board().name(from))
    } else if rules.board().neighbours(from).contains(it.to) {
        words.preview_step(&told)
    } else {
        words.preview_hops(&told, route.len().saturating_sub(1))
    }
}

/// Whether the move would put its own seat out.
fn misses_deadline(play: &Play, it: Move) -> bool {
    let mut after = play.scene().clone();
    let seat = after.turn();
    after.play_move(play.rules(), it);
    after.out().iter().any(|out| out == seat)
}

/// What a deadline asks of the person to move.
fn demand(play: &Play) -> Option<Demand> {
    let seat = play.table.person_to_move()?;
    play.game().position().demand(play.rules(), seat)
}

/// The same as a sentence, for a screen with one line to say everything on; not while a piece is
/// picked up, whose move matters more then.
pub fn pressing(words: Words, play: &Play) -> Option<String> {
    let demand = demand(play).filter(|_| play.look.is_none() && play.picked.is_none())?;
    Some(words.sentence(&words.demand(demand)))
}

/// The hole under the cursor and what stands there.
pub fn hole(words: Words, play: &Play) -> (String, String) {
    if play.look.is_some() {
        return (play.shown_actions().to_string(), played(words, play));
    }
    let (rules, position) = (play.rules(), play.scene());
    let name = rules.board().name(play.cursor);
    let prop = position.props().find(|prop| prop.hole == play.cursor);
    let stands = match (position.piece_at(play.cursor), prop) {
        (Some(seat), _) => words.hole_of(seat),
        (None, Some(prop)) => words.hole_prop(prop),
        (None, None) => words.say(Label::HoleEmpty).to_owned(),
    };
    let mut seats = rules.seating().iter();
    let goal = seats.find(|&seat| rules.goal(seat).contains(play.cursor));
    // A small terminal has no room for the goal and a deadline, which matters more.
    let told = match (demand(play), goal) {
        (Some(demand), _) => words.hole_and_deadline(&stands, demand),
        (None, Some(goal)) => words.hole_in_goal(&stands, goal),
        (None, None) => stands,
    };
    (name, told)
}

/// What the last try came to.
pub fn note(words: Words, keys: &Keymap, play: &Play) -> Option<String> {
    let rules = play.rules();
    let name = |hole| rules.board().name(hole);
    let told = match play.note.as_ref()? {
        Note::Declined(declined) => words.declined(rules, declined),
        Note::CannotMove(hole) => words.cannot_move(&name(*hole)),
        Note::NoMoveText(error) => words.action_error(rules, error),
        Note::Tossed(seat) => words.tossed(*seat),
        Note::Out(seat, cause) => words.out_by(*seat, *cause),
        Note::TimeOut(seat) => words.time_out(*seat),
        Note::BotFailed(seat) => words.bot_failed(*seat),
        Note::Undone(number) => words.undone(*number, &keys.key(Context::Game, Intent::Redo)),
        Note::Redone(number) => words.redone(*number),
        Note::BotsDoNotAgree => words.say(Label::BotsDoNotAgree).to_owned(),
        Note::Unsaved(why) => words.unsaved(why),
        Note::BestUnkept(why) => words.best_unkept(why),
        Note::HintPiece(hole) => {
            words.hint_piece(&name(*hole), &keys.key(Context::Game, Intent::Hint))
        }
        Note::Hint(hint, reason) => {
            let told = play.game().position().action_text(rules, hint.action);
            words.hint(&paint::route(&told, LONGEST_ROUTE), *reason, hint)
        }
        Note::NoHint => words.say(Label::NoHint).to_owned(),
        Note::HintItem(hint) => {
            words.item_hint(&play.game().position().action_text(rules, hint.action), hint)
        }
        Note::StoodIn(seat) => {
            let undo = keys.key(Context::Game, Intent::Undo);
            words.stood_in(&who(words, play, *seat), &undo)
        }
        Note::ItemNowhere(item) => words.item_nowhere(*item),
    };
    Some(words.sentence(&told))
}
