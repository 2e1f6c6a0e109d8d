//! The game without a window: real plugins, a clock wound by hand.
#![cfg(feature = "game")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test breaks off where something is wrong"
)]

mod advice;
mod all_games;
mod clock;
mod mashing;
mod matches;
mod offers;
mod opponents;
mod playing;
mod saving;
mod table;
mod whole;
