//! Writing words into cells: clipped, padded and cut by display width.
//!
//! What is written is left to the screens.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many columns a text takes up.
pub fn width(text: &str) -> u16 {
    u16::try_from(text.width()).unwrap_or(u16::MAX)
}

/// The text, cut to so many columns; two dots tell that something is missing.
pub fn cut(text: &str, columns: u16) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let dots: u16 = if columns > 2 { 2 } else { 0 };
    let mut short = prefix(text, columns.saturating_sub(dots)).to_owned();
    short.extend(std::iter::repeat_n('.', dots.into()));
    short
}

/// The text, cut at its front to so many columns; two dots tell that something is missing.
pub fn cut_front(text: &str, columns: u16) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let dots = if columns > 2 { ".." } else { "" };
    let room = columns.saturating_sub(width(dots));
    let mut tails = text.char_indices().filter_map(|(at, _)| text.get(at..));
    let tail = tails.find(|tail| width(tail) <= room).unwrap_or_default();
    format!("{dots}{tail}")
}

/// As much of the text as fits into so many columns.
fn prefix(text: &str, columns: u16) -> &str {
    let mut used = 0usize;
    for (at, sign) in text.char_indices() {
        used = used.saturating_add(sign.width().unwrap_or_default());
        if used > columns.into() {
            return text.get(..at).unwrap_or_default();
        }
    }
    text
}

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

/// The text with blanks after it up to so many columns.
pub fn pad(text: &str, columns: u16) -> String {
    let mut padded = cut(text, columns);
    let blanks = columns.saturating_sub(width(&padded));
    padded.extend(std::iter::repeat_n(' ', blanks.into()));
    padded
}

/// The text with blanks before it up to so many columns.
pub fn pad_left(text: &str, columns: u16) -> String {
    let short = cut(text, columns);
    let blanks = columns.saturating_sub(width(&short));
    " ".repeat(blanks.into()) + &short
}

/// The text broken into lines of at most so many columns: between words, and where there are none,
/// as in Chinese, between signs; a word that is longer than a line, as a path may be, anywhere.
pub fn wrap(text: &str, columns: u16) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let pieces = pieces(text).into_iter().flat_map(|(gap, piece)| chop(gap, piece, columns));
    for (gap, piece) in pieces {
        match lines.last_mut() {
            Some(line)
                if width(line).saturating_add(gap).saturating_add(width(piece)) <= columns =>
            {
                line.extend(std::iter::repeat_n(' ', gap.into()));
                line.push_str(piece);
            }
            _ => lines.push(cut(piece, columns)),
        }
    }
    lines
}

/// A piece in parts that are no longer than a line.
fn chop(gap: u16, mut piece: &str, columns: u16) -> Vec<(u16, &str)> {
    let mut parts = Vec::new();
    while width(piece) > columns {
        let part = prefix(piece, columns);
        if part.is_empty() {
            break;
        }
        parts.push((if parts.is_empty() { gap } else { 0 }, part));
        piece = piece.get(part.len()..).unwrap_or_default();
    }
    parts.push((if parts.is_empty() { gap } else { 0 }, piece));
    parts
}

/// The pieces that stay on one line, each with the columns of the gap before it.
fn pieces(text: &str) -> Vec<(u16, &str)> {
    let mut pieces = Vec::new();
    let mut quoted = false;
    for word in text.split_whitespace() {
        let (mut gap, mut from) = (1, 0);
        let next = word.char_indices().skip(1).map(Some).chain([None]);
        for (sign, next) in word.chars().zip(next) {
            quoted ^= is_quote(sign);
            if let Some((at, next)) = next
                && is_break(sign, next, quoted)
            {
                pieces.push((gap, word.get(from..at).unwrap_or_default()));
                (gap, from) = (0, at);
            }
        }
        pieces.push((gap, word.get(from..).unwrap_or_default()));
    }
    pieces
}

/// Whether a sign begins a quote or ends one.
fn is_quote(sign: char) -> bool {
    matches!(sign, '`' | '"')
}

/// Whether a line may end between two signs that no blank parts, in a quote or outside: beside a wide
/// one, but neither after what opens nor before what closes a bracket, a quote or a sentence.
fn is_break(sign: char, next: char, quoted: bool) -> bool {
    let wide = |sign: char| sign.width() == Some(2);
    let opens = matches!(sign, '（' | '「' | '(' | '[') || (is_quote(sign) && quoted);
    let closes = matches!(next, '，' | '。' | '、' | '；' | '：' | '！' | '？' | '）' | '」')
        || matches!(next, ',' | '.' | ';' | ':' | '!' | '?' | ')' | ']')
        || (is_quote(next) && quoted);
    (wide(sign) || wide(next)) && !opens && !closes
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
/// out of its way.
pub fn notice(buffer: &mut Buffer, line: Rect, words: &str, style: Style) {
    if width(words) <= line.width {
        text(buffer, line, (line.x, line.y), words, style);
        return;
    }
    let lines = wrap(words, line.width);
    let above = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_sub(1).min(line.y);
    if above > 0 {
        clear(buffer, Rect { y: line.y - above, height: above, ..line });
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
    fn width_is_counted_in_columns() {
        assert_eq!(width("QQ 跳棋"), 7);
        assert_eq!(cut("QQ 跳棋 long", 6), "QQ ..");
        assert_eq!(pad("跳", 4), "跳  ");
        assert_eq!(cut("abc", 0), "");
        assert_eq!(cut_front("long 跳棋", 6), "..跳棋");
        assert_eq!(cut_front("long 跳棋", 5), "..棋");
        assert_eq!(cut_front("abc", 0), "");
    }

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("an unbreakable one", 5), ["an", "unbre", "akabl", "e one"]);
        assert_eq!(wrap("跳棋", 1), ["", ""]);
        assert!(wrap("", 5).is_empty());
    }

    #[test]
    fn chinese_breaks_between_signs_but_not_before_a_comma() {
        assert_eq!(wrap("跳过棋子，再走。", 8), ["跳过棋", "子，再", "走。"]);
        assert_eq!(wrap("按 Tab 再走（e3-g5）", 9), ["按 Tab 再", "走", "（e3-g5）"]);
        assert_eq!(
            wrap("有`mouse`、`bell`和`keys`。", 11),
            ["有`mouse`、", "`bell`和", "`keys`。"]
        );
    }
}
