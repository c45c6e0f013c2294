//! starhop: Chinese Checkers (跳棋, Stern-Halma) for the terminal.

pub mod board;
pub mod rules;
pub mod game;
pub mod bot;
pub mod table;
pub mod text;
pub mod cli;
