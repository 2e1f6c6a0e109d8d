//! # Gieo
//!
//! An animated 3D game of the sowing games of Ghana, Việt Nam and their kin. This page is the map of the code.
//!
//! ## From a tap to the sound
//!
//! 1. A finger, a key, the computer or the story writes an `Act`: the one door for everything
//!    that happens to a game.
//! 2. `app::session` asks [`rules::Position::play`]. A refused move changes nothing and is told
//!    in words; a played one answers with [`rules::Event`]s, and the position is final at once.
//! 3. [`choreography::choreograph`] turns the events into a timeline of movements and cues, and
//!    brings the ledger (which seed lies where) up to date.
//! 4. `app::playback` runs a clock over the timeline. `stage` poses every seed as a function of
//!    timeline and clock; `audio` and `ui` follow the cues.
//!
//! Skipping, speed, pause, undo and "show that again" only move the clock: nothing can race.
//!
//! ## Layers
//!
//! | layer | Bevy | what it holds |
//! |---|---|---|
//! | [`rules`] | no | rulesets, positions, moves, events, notation |
//! | [`ai`] | no | the search, its levels |
//! | [`choreography`] | no | events to movement; which seed lies where |
//! | [`layout`] | no | where everything lies on the table, in mm |
//! | [`door`] | no | the engine's protocols, line in and line out |
//! | [`platform`] | no | files, clock, threads, chance: the only place that touches them |
//! | `app` | yes | states, loading, session, playback, opponent, saves |
//! | `stage` | yes | board, seeds, light, camera, pointers |
//! | `audio` | yes | sounds; the only file that names kira |
//! | `ui`, `screens` | yes | words, buttons, HUD; one screen a file |
//!
//! An arrow of use only ever points up this table; `stage`, `audio` and `ui` never use one
//! another. `--no-default-features` builds the upper half alone, in seconds.

pub mod ai;
pub mod choreography;
pub mod door;
pub mod layout;
pub mod platform;
pub mod rules;

#[cfg(feature = "game")]
pub mod app;
#[cfg(feature = "game")]
mod audio;
#[cfg(feature = "game")]
mod game;
#[cfg(feature = "game")]
mod no_gpu;
#[cfg(feature = "game")]
mod screens;
#[cfg(feature = "game")]
mod stage;
#[cfg(feature = "game")]
mod ui;

#[cfg(all(feature = "game", not(target_arch = "wasm32")))]
pub use game::without_screen;
#[cfg(feature = "game")]
pub use game::{Start, run};
