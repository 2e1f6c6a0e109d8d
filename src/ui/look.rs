//! How buttons look in each of their states, and the sound they all make.

use super::theme::{GAP, TARGET, Tint};
use crate::app::{Settings, UiSound};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, Pressed};
use bevy::ui_widgets::{Activate, ValueChange};

/// The look of something that can be pressed.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[require(Hovered, BackgroundColor, BorderColor, Outline = super::focus::no_ring())]
pub enum Look {
    /// Filled: what most people want next.
    #[default]
    Primary,
    /// Paper with a line round it: everything else.
    Quiet,
    /// Paper over the table: the bar of the HUD.
    Bar,
    /// Paper round a switch or a slider, which show their state themselves.
    Field,
    /// One of several, chosen.
    Chosen,
    /// A bar button that is switched on.
    On,
}

/// The colours of one state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Colors {
    fill: Tint,
    text: Tint,
    edge: Tint,
}

impl Look {
    fn colors(self, hovered: bool, pressed: bool, disabled: bool) -> Colors {
        let colors = |fill, text, edge| Colors { fill, text, edge };
        match (self, disabled, pressed, hovered) {
            (Look::Primary | Look::Quiet | Look::Bar | Look::Field | Look::Chosen | Look::On, true, _, _) => {
                colors(Tint::ButtonOff, Tint::OnButtonOff, Tint::ButtonOff)
            }
            (Look::Primary | Look::Chosen | Look::On, false, true, _) | (Look::Quiet | Look::Bar, false, true, _) => {
                colors(Tint::ButtonPressed, Tint::OnButton, Tint::ButtonPressed)
            }
            (Look::Primary | Look::Chosen | Look::On, false, false, true) => {
                colors(Tint::ButtonHover, Tint::OnButton, Tint::ButtonHover)
            }
            (Look::Primary | Look::Chosen | Look::On, false, false, false) => {
                colors(Tint::Button, Tint::OnButton, Tint::Button)
            }
            (Look::Field, false, true, _) | (Look::Field, false, false, true) => {
                colors(Tint::PaperHover, Tint::Ink, Tint::Line)
            }
            (Look::Quiet | Look::Bar, false, false, true) => colors(Tint::PaperHover, Tint::Ink, Tint::Line),
            (Look::Quiet | Look::Field, false, false, false) => colors(Tint::Paper, Tint::Ink, Tint::Line),
            (Look::Bar, false, false, false) => colors(Tint::Paper, Tint::Ink, Tint::Paper),
        }
    }

    /// The outline that shows that the keys have reached it.
    pub(super) fn ring(self) -> Tint {
        match self {
            Look::Primary | Look::Quiet | Look::Field | Look::Chosen => Tint::FocusOnPaper,
            Look::Bar | Look::On => Tint::FocusOnTable,
        }
    }
}

/// The node of a button.
pub(super) fn button_node() -> Node {
    Node {
        min_width: px(TARGET),
        min_height: px(TARGET),
        padding: UiRect::axes(px(18), px(6)),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(14)),
        column_gap: px(GAP),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        flex_shrink: 0.0,
        ..default()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, color_buttons.in_set(super::KitSystems));
    app.add_observer(on_activate).add_observer(on_switched).add_observer(on_slid);
}

type Buttons<'w, 's> = Query<
    'w,
    's,
    (
        &'static Look,
        &'static Hovered,
        Has<Pressed>,
        Has<InteractionDisabled>,
        &'static Children,
        &'static mut BackgroundColor,
        &'static mut BorderColor,
    ),
>;

/// Looked at every frame, written only where it differs: whatever changed, it is never stale.
fn color_buttons(settings: Res<Settings>, mut buttons: Buttons, mut texts: Query<&mut TextColor>) {
    for (look, hovered, pressed, disabled, children, mut fill, mut edge) in &mut buttons {
        let colors = look.colors(hovered.get(), pressed, disabled);
        let strong = settings.high_contrast;
        // Without a line a pale button is lost on white paper.
        let line = if strong && disabled { Tint::OnButtonOff } else { colors.edge };
        fill.set_if_neq(BackgroundColor(colors.fill.color(strong)));
        edge.set_if_neq(BorderColor::all(line.color(strong)));
        for child in children {
            if let Ok(mut text) = texts.get_mut(*child) {
                text.set_if_neq(TextColor(colors.text.color(strong)));
            }
        }
    }
}

fn on_activate(_: On<Activate>, mut sounds: MessageWriter<UiSound>) {
    sounds.write(UiSound::Button);
}

fn on_switched(_: On<ValueChange<bool>>, mut sounds: MessageWriter<UiSound>) {
    sounds.write(UiSound::Button);
}

fn on_slid(change: On<ValueChange<f32>>, mut sounds: MessageWriter<UiSound>) {
    if change.is_final {
        sounds.write(UiSound::Button);
    }
}
