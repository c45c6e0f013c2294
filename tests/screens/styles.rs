//! Colours and weights of every screen in every theme.
//!
//! The words are in the pictures of the languages; here each cell has a letter for how it is written,
//! and below stands what a letter means in each theme, `-` where nothing is said of the cell.

use starhop::tui::{Settings, Theme};

use super::desk::SETTINGS;
use super::{USUAL, named_screens};

const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/// The styles of one cell, theme by theme.
type Cell = Vec<String>;

/// The screen as letters, then their meaning.
fn dump(themes: &[Vec<Vec<String>>]) -> String {
    let mut legend: Vec<Cell> = Vec::new();
    let mut lines = Vec::new();
    for (y, row) in themes[0].iter().enumerate() {
        let mut line = String::new();
        for x in 0..row.len() {
            let cell: Cell = themes.iter().map(|screen| screen[y][x].clone()).collect();
            line.push(letter(&mut legend, cell));
        }
        lines.push(line.trim_end_matches('.').to_owned());
    }
    let told = |style: &String| if style.is_empty() { "-".to_owned() } else { style.clone() };
    let legend = LETTERS.chars().zip(&legend).map(|(letter, cell)| {
        let themes = Theme::SHIPPED.iter().zip(cell);
        let told = themes.map(|(theme, style)| format!("    {:<8}{}", theme.name(), told(style)));
        format!("{letter}\n{}", told.collect::<Vec<_>>().join("\n"))
    });
    format!("{}\n=====\n{}", lines.join("\n"), legend.collect::<Vec<_>>().join("\n"))
}

fn letter(legend: &mut Vec<Cell>, cell: Cell) -> char {
    if cell.iter().all(String::is_empty) {
        return '.';
    }
    let known = legend.iter().position(|other| *other == cell);
    let number = known.unwrap_or_else(|| {
        legend.push(cell);
        legend.len() - 1
    });
    LETTERS.chars().nth(number).expect("a screen has few styles")
}

#[test]
fn every_screen_in_every_theme() {
    let themes: Vec<_> = Theme::SHIPPED
        .into_iter()
        .map(|theme| named_screens(Settings { theme, ..SETTINGS }, USUAL))
        .collect();
    for (number, (name, _)) in themes[0].iter().enumerate() {
        let styles: Vec<_> = themes.iter().map(|screens| screens[number].1.styles()).collect();
        insta::assert_snapshot!(format!("styles_{name}"), dump(&styles));
    }
}

/// What has the focus, what is chosen and what is wrong can be told without colours too.
#[test]
fn no_theme_hides_the_focus() {
    for theme in Theme::SHIPPED {
        for (name, desk) in named_screens(Settings { theme, ..SETTINGS }, USUAL) {
            let styled = desk.styles().concat().iter().any(|style| !style.is_empty());
            assert!(styled, "{name} in {theme:?}");
        }
    }
}
