//! The screens: a model, the meaning of keys and clicks, and a pure drawing of it.
//!
//! - [`Model::update`] takes an [`Input`] with the time since the program began; what it wants done
//!   (a bot to think, the mouse on) comes out as [`Request`]s.
//! - [`view`](fn@view) reads the model and writes a frame; it never changes anything.
//!
//! Nothing here reads a clock, starts a thread or touches the terminal: that is left to
//! [`app`](crate::app). What is said is left to [`text`](crate::text), what is legal to
//! [`game`](crate::game).

mod keep;
mod games;
mod mine;
mod solo;
mod intent;
mod keys;
mod keymap;
mod shade;
mod theme;
mod palette;
mod paint;
mod plan;
mod star;
mod layout;
mod foot;
mod flight;
mod typing;
mod line;
mod play;
mod hints;
mod hands;
mod items;
mod look;
mod others;
mod items_entry;
mod entry;
mod variant;
mod guests;
mod start;
mod guests_view;
mod start_view;
mod values;
mod setting;
mod switches;
mod switches_view;
mod games_view;
mod dialog;
mod page;
mod seats;
mod chart;
mod learn;
mod learn_view;
mod model;
mod sit;
mod choose;
mod clock;
mod dialog_view;
mod saved;
mod house;
mod preferences_view;
mod preferences;
mod pointer;
mod items_view;
mod panel;
mod status;
mod view;

pub use games::{Errand, Found, Listed, Trouble};
pub use guests::Habits;
pub use intent::{Bearing, Bell, Capture, Facing, Input, Intent, Request};
pub use keep::{Keep, Origin, Rated, Saving, Seated};
pub use keymap::{Clash, Deed, KeyPreset, Keymap};
pub use keys::{Chord, Context};
pub use layout::Breadth;
pub use mine::{Kept, Mine, Taken};
pub use model::{Model, Settings};
pub use palette::{Colours, Palette};
pub use plan::Zoom;
pub use preferences::{Chosen, Usual};
pub use setting::{AUTO, Setting, Wanted};
pub use shade::{Depth, rgb};
pub use solo::{Best, Bests, Solo};
pub use star::Glyphs;
pub use theme::{Theme, Themes, sample};
pub use view::view;
