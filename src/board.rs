//! Geometry: which holes there are, what lies next to what, and how it is drawn and named.
//!
//! ```text
//!                         m17                        corners, clockwise from the bottom:
//!                       l16 m16                      A bottom      D top
//!                     k15 l15 m15                    B lower left  E upper right
//!                   j14 k14 l14 m14                  C upper left  F lower right
//!   e13 f13 g13 h13 i13 j13 k13 l13 m13 n13 o13 p13 q13
//!     e12 f12                          ...     p12
//!                      i9                            the centre; rows count from
//!     b6  c6                           ...     m6    the bottom tip, files slant
//!   a5  b5  c5  d5  e5  f5  g5  h5  i5  j5  k5  l5  m5
//!                   e4  f4  g4  h4
//!                     e3  f3  g3
//!                       e2  f2
//!                         e1
//! ```
//!
//! Everything is a table, built once for each [`Shape`]; above this layer nobody does arithmetic
//! on coordinates, and nobody asks which shape it is. Who sits in which corner, and what may land
//! where, is left to [`rules`](crate::rules).

mod hole;
mod shape;
mod line;
mod layout;
mod zone;

pub use hole::{Hole, HoleSet, Holes};
pub use layout::{Board, Point};
pub use line::{AXES, LineSet, Spot};
pub use shape::{Corner, Direction, Shape};
pub use zone::ZoneError;
