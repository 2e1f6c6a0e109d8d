//! Gieo.
pub mod choreography;
pub mod layout;
pub mod platform;
pub mod rules;
