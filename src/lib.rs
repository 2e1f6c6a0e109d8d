//! Gieo.
pub mod rules;
