//! Gieo.
pub mod ai;
pub mod rules;
