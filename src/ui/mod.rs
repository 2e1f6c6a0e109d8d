//! Words, numbers and buttons: the kit that every screen is built of, and the HUD at the board.
//!
//! The kit: spawn its bundles and watch them.
//!
//! ```ignore
//! commands.spawn((scrim(), DespawnOnExit(Overlay::Pause), children![(
//!     panel(),
//!     children![
//!         heading("pause-title"),
//!         (button("pause-resume"), observe(|_: On<Activate>, mut next: ResMut<NextState<Overlay>>| next.set(Overlay::None))),
//!         (toggle("setting-plan-view", false), observe(|t: On<ValueChange<bool>>, mut s: ResMut<Settings>| s.plan_view = t.value)),
//!         (slider("setting-music", 0.5, 0.0, 1.0), observe(|v: On<ValueChange<f32>>, mut s: ResMut<Settings>| s.music = v.value)),
//!         (choice("setting-language", 0, ["language-vi", "language-en"]), observe(|c: On<ValueChange<usize>>| { /* c.value */ })),
//!     ],
//! )]));
//! ```
//!
//! `observe`, `Activate` and `ValueChange` are Bevy's (`bevy::ui_widgets`). Widgets keep their own
//! look up to date: hovered, pressed, disabled ([`bevy::ui::InteractionDisabled`]), reached by
//! keys, strong contrast, text size, language. They write the [`crate::app::UiSound`] themselves.
//! Menus are despawned rather than hidden, because the Tab key also visits what is hidden.

use crate::app::GameSystems;
use bevy::prelude::*;

mod badges;
mod button;
mod buttons;
mod captions;
mod choice;
mod evaluation;
mod focus;
mod fonts;
mod hint;
mod house_mark;
mod hud;
mod icon;
mod labels;
mod look;
mod mark;
mod names;
mod notices;
mod outlook;
mod panel;
mod people;
mod ponder;
mod quick_tap;
mod scroll;
mod slider;
mod speech;
mod spoken;
mod standing;
mod stones;
mod strip;
pub mod theme;
mod time_left;
mod toggle;
mod told;
mod type_scale;
mod words;

pub use button::{button, quiet_button};
pub use choice::{choice, choice_row};
pub use focus::OverTable;
pub use hint::{move_phrase, reason_in_words};
pub use hud::lower_dock;
pub use look::Look;
pub use names::Names;
pub use panel::{
    body, column, foot, greyed, heading, label, menu, panel, row, screen_root, scrim, share_row, small, title,
    wide_panel,
};
pub use people::who;
pub use slider::slider;
pub use standing::burnt;
pub use theme::{Edged, Fill, Inked, Tint};
pub use toggle::toggle;
pub use type_scale::TextRole;
pub use words::{Localized, Phrase};

/// The kit's systems: after everything that spawns or changes a widget, before it is laid out.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KitSystems;

/// The kit and the HUD.
pub fn plugin(app: &mut App) {
    app.configure_sets(Update, KitSystems.after(GameSystems::Present));
    app.add_plugins((
        fonts::plugin,
        theme::plugin,
        words::plugin,
        type_scale::plugin,
        look::plugin,
        focus::plugin,
        panel::plugin,
        scroll::plugin,
        toggle::plugin,
        slider::plugin,
        choice::plugin,
        quick_tap::plugin,
    ));
    app.add_plugins((
        told::plugin,
        strip::plugin,
        speech::plugin,
        ponder::plugin,
        time_left::plugin,
        evaluation::plugin,
        buttons::plugin,
        hud::plugin,
        house_mark::plugin,
        labels::plugin,
        stones::plugin,
        outlook::plugin,
        spoken::plugin,
        notices::plugin,
    ));
}
