//! How items look: a sign for each, the counts of the seats, a line of the window, a short turn.
//!
//! ```text
//!  #  block      @  tornado    ^  wings
//!  =  bridge     &  double     %  exchange
//! ```
//!
//! What is done with them is left to [`items`](super::items), the board to [`star`](super::star).

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::paint;
use super::palette::Palette;
use super::play::Play;
use crate::board::Hole;
use crate::game::{Action, ItemTurn, Move, Position, Then};
use crate::rules::{Item, Rules};
use crate::text::{Label, Words};

/// Columns for a turn, so that the rest of its sentence can be read too.
const LONGEST: u16 = 30;

/// The sign of an item: that of blocks and bridges stands on the board, too.
pub fn sign(item: Item) -> char {
    match item {
        Item::Block => '#',
        Item::Bridge => '=',
        Item::Tornado => '@',
        Item::Double => '&',
        Item::Wings => '^',
        Item::Exchange => '%',
    }
}

/// How many lines the counts take up: none where the rules have no items.
pub fn count_lines(play: &Play) -> u16 {
    match play.rules().items() {
        None => 0,
        Some(_) => u16::try_from(play.rules().seating().len() + 2).unwrap_or_default(),
    }
}

/// What every seat has left: the signs, a line for each seat, a blank one.
pub fn draw_counts(play: &Play, area: Rect, palette: Palette, buffer: &mut Buffer) {
    let theme = palette.theme;
    if play.rules().items().is_none() {
        return;
    }
    let position = play.scene();
    let most =
        play.rules().seating().iter().flat_map(|seat| {
            Item::ALL.into_iter().map(move |item| position.items_left(seat, item))
        });
    let columns = if most.max().unwrap_or_default() > 9 { 3 } else { 2 };
    let line = paint::line(area, 0);
    let signs = Item::ALL.map(|item| paint::pad_left(&sign(item).to_string(), columns)).concat();
    paint::text(buffer, line, (line.x.saturating_add(4), line.y), &signs, theme.dim());
    for (y, seat) in (1..).zip(play.rules().seating().iter()) {
        let line = paint::line(area, y);
        let letter = format!(" {seat} ");
        let at = (line.x.saturating_add(1), line.y);
        let x = paint::text(buffer, line, at, &letter, palette.block(seat));
        let counts = Item::ALL.map(|item| position.items_left(seat, item).to_string());
        let told = counts.map(|count| paint::pad_left(&count, columns)).concat();
        paint::text(buffer, line, (x, line.y), &told, theme.text());
    }
}

/// A line of the window of items: sign, name, how many are left, what it does.
pub fn line(words: Words, play: &Play, item: Item) -> String {
    let position = play.scene();
    let left = position.items_left(position.turn(), item);
    let name = paint::pad(words.item(item), 8);
    format!("{} {name} x{left}  {}", sign(item), words.item_about(item))
}

/// A turn with an item, short: signs for names, and no word of what a tornado left.
pub fn short(position: &Position, rules: &Rules, turn: ItemTurn) -> String {
    let name = |hole| rules.board().name(hole);
    let mut told = String::new();
    let mut begun = position.clone();
    if let Some(before) = turn.before {
        begun = position.after_item(rules, before);
        told = format!("{}{} ", sign(before.item()), name(before.hole()));
    }
    match turn.then {
        Then::Move(it) => told + &begun.move_text(rules, it),
        Then::Pass => told + "--",
        Then::Double(first, to) => {
            let ends = [first.from, first.to, to].map(name).join("-");
            format!("{told}{}{ends}", sign(Item::Double))
        }
        Then::Wings(it) => format!("{}{}-{}", sign(Item::Wings), name(it.from), name(it.to)),
        Then::Exchange(it) => format!("{}{}-{}", sign(Item::Exchange), name(it.from), name(it.to)),
    }
}

/// What can be done in a turn with an item that is under way.
pub fn sentence(words: Words, play: &Play) -> Option<String> {
    let (rules, scene) = (play.rules(), play.scene());
    let asked = |item: Item| match (play.first(), play.picked) {
        (Some(_), _) => words.say(Label::ItemSecond).to_owned(),
        (None, Some(_)) => words.picked(play.targets().len()),
        (None, None) => words.item_ask(item).to_owned(),
    };
    match (play.item(), play.used()) {
        (Some(item), _) => Some(match play.picked.filter(|_| !play.preview().is_empty()) {
            Some(from) => words.item_enter(&previewed(play, item, from)),
            None => asked(item),
        }),
        (None, Some(before)) if play.picked.is_none() => {
            let (item, hole) = (before.item(), rules.board().name(before.hole()));
            Some(match scene.can_move(rules) {
                true => words.item_used(item, &hole),
                false => words.item_used_pass(item, &hole),
            })
        }
        (None, _) => None,
    }
}

/// The turn that Enter would play, or the first move of a double.
fn previewed(play: &Play, item: Item, from: Hole) -> String {
    let (rules, it) = (play.rules(), Move { from, to: play.cursor });
    match (item, play.turn_with(it)) {
        (Item::Double, _) if play.first().is_none() => play.scene().move_text(rules, it),
        (_, Action::Item(turn)) => {
            let last = ItemTurn { before: None, ..turn };
            let begun = turn.before.map(|before| play.game().position().after_item(rules, before));
            let begun = begun.as_ref().unwrap_or(play.game().position());
            paint::route(&begun.action_text(rules, Action::Item(last)), LONGEST)
        }
        (_, action) => play.scene().action_text(rules, action),
    }
}
