//! Gieo.
pub mod ai;
pub mod door;
pub mod rules;
