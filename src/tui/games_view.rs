//! How the list of saved games is drawn, and what a click in it hits.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::games::{Games, Listed, Trouble};
use super::paint;
use super::theme::Theme;
use crate::text::{Label, Words};

/// The columns and lines that the list needs.
pub const LEAST: (u16, u16) = (40, 12);

/// Lines at the foot for what is known of the game that has the focus.
const DETAILS: u16 = 3;

/// The lines of the list: below the title and its air, above the details and the foot.
pub fn rows(area: Rect) -> Rect {
    let around = 2 + 1 + DETAILS + 2;
    Rect {
        x: area.x.saturating_add(1),
        y: area.y.saturating_add(2),
        width: area.width.saturating_sub(2),
        height: area.height.saturating_sub(around),
    }
    .intersection(area)
}

/// The row that a click hits.
pub fn row_at(games: &Games, area: Rect, at: (u16, u16)) -> Option<usize> {
    let rows = rows(area);
    let first = games.first(rows.height.into());
    let row = first + usize::from(at.1.saturating_sub(rows.y));
    (rows.contains(at.into()) && row < games.rows.len()).then_some(row)
}

/// Draws the list; the line at its foot is left to the caller.
pub fn draw(
    words: Words,
    games: &Games,
    saying: Option<&str>,
    theme: Theme,
    area: Rect,
    buffer: &mut Buffer,
) {
    paint::bar(buffer, area, &format!(" {}", words.say(Label::GamesTitle)), theme.bar());
    let list = rows(area);
    if games.rows.is_empty() {
        let line = paint::line(list, 0);
        paint::text(buffer, line, (line.x, line.y), words.say(Label::GamesNone), theme.text());
    }
    let first = games.first(list.height.into());
    let shown = games.rows.iter().enumerate().skip(first);
    for (y, (number, game)) in (0..list.height).zip(shown) {
        let line = paint::line(list, y);
        let style = if number == games.focus { theme.focus() } else { theme.text() };
        buffer.set_style(line.intersection(buffer.area), style);
        let mark = if number == games.focus { ">" } else { " " };
        let told = format!("{mark} {}  {}", game.when, row(words, game));
        paint::text(buffer, line, (line.x, line.y), &told, style);
    }
    let details = Rect { y: list.bottom().saturating_add(1), height: DETAILS, ..list };
    let details = details.intersection(area);
    if let Some(saying) = saying {
        let last = paint::line(details, details.height.saturating_sub(1));
        paint::notice(buffer, last, saying, theme.warning());
        return;
    }
    let told = games.chosen().map(|game| about(words, game, details.width)).unwrap_or_default();
    for (y, told) in (0..details.height).zip(told) {
        let line = paint::line(details, y);
        paint::text(buffer, line, (line.x, line.y), &told, theme.dim());
    }
}

/// The rules, who plays, and how far it is.
fn row(words: Words, game: &Listed) -> String {
    match &game.summary {
        Ok(summary) => {
            let preset = paint::pad(&summary.preset, 9);
            let state = paint::pad(&words.saved_state(summary), 24);
            format!("{preset} {state} {}", words.saved_seats(summary))
        }
        Err(_) => format!("{}: {}", game.name, words.say(Label::GamesDamaged)),
    }
}

/// Everything about one game: its name and who plays, or what is wrong with it.
fn about(words: Words, game: &Listed, columns: u16) -> Vec<String> {
    let told = match &game.summary {
        Ok(summary) => format!("{}: {}", game.name, words.saved_seats(summary)),
        Err(trouble) => words.trouble(&game.name, trouble).join(" "),
    };
    paint::wrap(&told, columns)
}

impl Words {
    /// Why a saved game cannot be opened, a line for each reason.
    pub fn trouble(self, name: &str, trouble: &Trouble) -> Vec<String> {
        match trouble {
            Trouble::Unreadable(why) => vec![self.unread(name, why)],
            Trouble::Wrong(error) => self.record_error(name, error),
        }
    }
}
