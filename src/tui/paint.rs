//! Writing words into cells, clipped by display width.
//!
//! What is written is left to the screens, how wide it is to [`columns`](crate::text::columns).

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};

pub use crate::text::columns::{cut, cut_front, pad, pad_left, width, wrap};

/// The text of a move; a route that does not fit is told by its ends and the number of its hops.
pub fn route(route: &str, columns: u16) -> String {
    if width(route) <= columns {
        return route.to_owned();
    }
    let holes: Vec<&str> = route.split(['-', 'x']).collect();
    match (holes.first(), holes.last()) {
        (Some(first), Some(last)) if holes.len() > 2 => {
            let hops = holes.len() - 1;
            cut(&format!("{first}-{last} ({hops})"), columns)
        }
        _ => cut(route, columns),
    }
}

/// Writes the text at the place, cut where the area ends; the column after it comes back.
pub fn text(buffer: &mut Buffer, area: Rect, (x, y): (u16, u16), text: &str, style: Style) -> u16 {
    let area = area.intersection(buffer.area);
    if !area.contains((x, y).into()) {
        return x;
    }
    let room = area.right().saturating_sub(x);
    buffer.set_stringn(x, y, cut(text, room), room.into(), style).0
}

/// Writes the text on a line; one that is too long for it takes lines above, with whatever stood there
/// and in their margin out of its way.
pub fn notice(buffer: &mut Buffer, line: Rect, words: &str, style: Style) {
    if width(words) <= line.width {
        text(buffer, line, (line.x, line.y), words, style);
        return;
    }
    let lines = wrap(words, line.width);
    let above = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_sub(1).min(line.y);
    if above > 0 {
        let margin = line.x.min(1);
        let (x, width) = (line.x - margin, line.width + margin);
        clear(buffer, Rect { x, y: line.y - above, width, height: above });
    }
    for (y, words) in (line.y - above..=line.y).zip(lines) {
        text(buffer, Rect { y, ..line }, (line.x, y), &words, style);
    }
}

/// Writes the text over a whole line of the area, the rest of it in the same style.
pub fn bar(buffer: &mut Buffer, area: Rect, words: &str, style: Style) {
    let line = Rect { height: 1, ..area }.intersection(buffer.area);
    buffer.set_style(line, style);
    text(buffer, line, (line.x, line.y), words, style);
}

/// Gives an area a ground: colours wherever none is said. Cells that a wide sign covers stay without:
/// whatever stands there next differs from them, and is drawn.
pub fn ground(buffer: &mut Buffer, area: Rect, style: Style) {
    for row in area.intersection(buffer.area).rows() {
        let mut covered = 0u16;
        for cell in row.positions() {
            let Some(cell) = buffer.cell_mut(cell).filter(|_| covered == 0) else {
                covered = covered.saturating_sub(1);
                continue;
            };
            covered = width(cell.symbol()).saturating_sub(1);
            let (fg, bg) = (cell.fg, cell.bg);
            cell.fg = style.fg.filter(|_| fg == Color::Reset).unwrap_or(fg);
            cell.bg = style.bg.filter(|_| bg == Color::Reset).unwrap_or(bg);
        }
    }
}

/// Blanks out an area, with the wide signs that reach into it from the left.
pub fn clear(buffer: &mut Buffer, area: Rect) {
    let area = area.intersection(buffer.area);
    for y in area.top()..area.bottom() {
        let before = area.x.checked_sub(1).filter(|_| !area.is_empty());
        if let Some(cell) = before.and_then(|x| buffer.cell_mut((x, y)))
            && width(cell.symbol()) > 1
        {
            cell.set_symbol(" ");
        }
    }
    for position in area.positions() {
        if let Some(cell) = buffer.cell_mut(position) {
            cell.reset();
        }
    }
}

/// The `number`th line of an area, or nothing when it has no such line.
pub fn line(area: Rect, number: u16) -> Rect {
    let height = u16::from(number < area.height);
    Rect { y: area.y.saturating_add(number), height, ..area }
}

/// The first line that is shown of a list of which so many fit, so that this line is: it scrolls only
/// when it has to.
pub fn first_shown(line: usize, height: usize) -> usize {
    if line < height { 0 } else { (line + 1).saturating_sub(height) }
}

/// Tells at the right edge of a list how many of its lines are not shown above and below.
pub fn more(buffer: &mut Buffer, list: Rect, first: usize, lines: usize, style: Style) {
    let below = lines.saturating_sub(first + usize::from(list.height));
    let last = list.height.saturating_sub(1);
    beyond(buffer, line(list, 0), '^', first, style);
    beyond(buffer, line(list, last), 'v', below, style);
}

/// Tells at the right end of a line how many lines are not shown in the direction of the sign.
pub fn beyond(buffer: &mut Buffer, line: Rect, sign: char, number: usize, style: Style) {
    if number > 0 {
        let told = format!(" +{number} {sign}");
        let x = line.right().saturating_sub(width(&told));
        text(buffer, line, (x.max(line.x), line.y), &told, style);
    }
}

/// A box of that size in the middle of an area, or as much of it as fits.
pub fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect {
        x: area.x.saturating_add((area.width - width) / 2),
        y: area.y.saturating_add((area.height - height) / 2),
        width,
        height,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_notice_leaves_nothing_of_what_stood_above_it() {
        let mut buffer = Buffer::with_lines([">A 0 ", "     "]);
        let line = Rect::new(1, 1, 4, 1);
        notice(&mut buffer, line, "a bc d", Style::new());
        assert_eq!(buffer, Buffer::with_lines([" a bc", " d   "]));
    }
}
