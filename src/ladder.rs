//! The ladder: what a game is worth by QQ's table of points, and what everybody has earned so far.
//!
//! - [`Title`] is what so many points are called, sixteen of them.
//! - [`score()`] gives each seat of a finished game its points.
//! - [`Ladder`] is everybody's points and last games, with its text form.
//!
//! Where the ladder is kept is left to [`app`](crate::app), the words to [`text`](crate::text).
//!
//! # Where the table leaves a choice
//!
//! - Seats that share a place share the points of the places they take, rounded towards nothing.
//! - A draw or an unfinished end gives nothing to those that were still playing; who was home by
//!   then keeps the points of the place, and who had gone out those of going out.
//! - A seat that is out because it had no move counts as one that resigned. Leaving is forfeiting by
//!   a deadline or by time-outs; a game that is put away and never gone on with is not over.
//! - A resignation in a team is a team's loss: the one who resigned pays without encouragement, the
//!   partners, who go out along, get theirs. Where one of a team leaves, that one pays 50 and the
//!   partners nothing.
//! - A game without gains has no encouragement either.
//! - A round is a turn of every seat; a game was decided in the round of its last turn.
//! - Rated are games from the usual start in which every seat is a bot or a person with a name, and
//!   nobody but bots sits twice. Bots climb like everybody else, each level as one player.

mod title;
mod score;
mod profile;
mod page;

pub use page::PageError;
pub use profile::{Change, Entry, Ladder, Profile, Rating, Unrated, Who};
pub use score::{Award, Scores, Unscored, score};
pub use title::Title;
