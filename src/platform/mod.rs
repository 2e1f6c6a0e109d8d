//! The machine: files, clock, threads, entropy and language, natively and in a browser.
//!
//! This is the only module that touches them. Everything above is told the time, handed its seed and given its
//! text, so it can be tested without a machine. Each service has one face; what differs between a computer and a
//! browser is hidden behind `cfg` inside.

mod aside;
mod clock;
mod job;
mod machine;
mod message;
mod storage;

pub use aside::set_going;
pub use clock::Stopwatch;
pub use job::{Job, Work};
pub use machine::{assets_folder, entropy, locale, threads_beside_the_frame};
pub use message::{has_screen, tell_in_window, tell_on_terminal};
pub use storage::{RULESETS, Storage, StorageError};
#[cfg(not(target_arch = "wasm32"))]
pub use storage::{read_text, rulesets_folder};
