//! Gieo.
pub mod choreography;
pub mod layout;
pub mod rules;
