//! The game without a window: real plugins, a clock wound by hand.
#![cfg(feature = "game")]

mod mashing;
mod playing;
mod saving;
mod table;

pub use table::Table;
