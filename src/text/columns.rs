//! Texts by the columns they take up: cut, padded and broken into lines.
//!
//! What is written where is left to the screens and the commands.

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
