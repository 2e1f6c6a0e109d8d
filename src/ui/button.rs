//! Buttons. Watch them with `observe(|_: On<Activate>, …| …)`.

use super::icon::{Icon, icon};
use super::look::{Look, button_node};
use super::type_scale::TextRole;
use super::words::{Localized, Phrase};
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui_widgets::Button;

/// A big button with words, for what most people want next.
pub fn button(key: impl Into<Phrase>) -> impl Bundle {
    worded(key, Look::Primary)
}

/// A big button with words, for everything else.
pub fn quiet_button(key: impl Into<Phrase>) -> impl Bundle {
    worded(key, Look::Quiet)
}

fn worded(key: impl Into<Phrase>, look: Look) -> impl Bundle {
    let words = Localized::new(key);
    (
        Button,
        look,
        TabIndex(0),
        button_node(),
        children![(words, TextRole::Button, TextLayout::justify(Justify::Center), Pickable::IGNORE)],
    )
}

/// A button of the HUD's bar: a symbol, and words beside it while there is room for them (a text
/// marked `words` by the caller's component).
pub fn bar_button(symbol: Icon, key: impl Into<Phrase>, words: impl Bundle) -> impl Bundle {
    let text = Localized::new(key);
    let node = Node { padding: UiRect::axes(px(12), px(4)), ..button_node() };
    let spoken = super::focus::Spoken(text.clone());
    let label = (text, TextRole::Label, TextLayout::no_wrap(), Pickable::IGNORE, words);
    (Button, Look::Bar, TabIndex(0), node, spoken, children![icon(symbol), label])
}
