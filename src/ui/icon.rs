//! Symbols on buttons, all of them in the font that also writes the words.

use super::type_scale::TextRole;
use bevy::prelude::*;

/// A symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// Take back.
    Undo,
    /// Forward again.
    Redo,
    /// A hint.
    Star,
    /// Yes.
    Check,
    /// Play or show.
    Play,
    /// The board from above.
    Square,
    /// Menu.
    Dots,
}

impl Icon {
    fn letter(self) -> &'static str {
        match self {
            Icon::Undo => "↺",
            Icon::Redo => "↻",
            Icon::Star => "★",
            Icon::Check => "✓",
            Icon::Play => "▶",
            Icon::Square => "■",
            Icon::Dots => "•••",
        }
    }
}

pub(super) fn icon(icon: Icon) -> impl Bundle {
    (Text::new(icon.letter()), TextRole::Symbol, TextLayout::no_wrap(), Pickable::IGNORE)
}
