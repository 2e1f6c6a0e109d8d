//! Reaching every widget without a pointer: the outline, arrows, the gamepad, spoken labels.

use super::look::Look;
use super::theme::Tint;
use super::words::Localized;
use crate::app::{Overlay, Screen, Settings, Texts};
use bevy::input_focus::tab_navigation::{NavAction, TabNavigation, TabNavigationPlugin};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, Button, ScrollIntoView};

/// What a screen reader says of a widget that shows no words of its own.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct Spoken(pub Localized);

/// Marks a widget that stands over the dark table rather than on paper, so that its outline is bright.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct OverTable;

/// An outline that is not there.
pub(super) fn no_ring() -> Outline {
    Outline::new(px(4), px(2), Color::NONE)
}

pub(super) fn plugin(app: &mut App) {
    if !app.is_plugin_added::<TabNavigationPlugin>() {
        app.add_plugins(TabNavigationPlugin);
    }
    app.init_resource::<InputFocus>().init_resource::<InputFocusVisible>();
    app.add_systems(Update, (move_focus, press_focused).run_if(in_menu).before(super::KitSystems));
    app.add_systems(Update, (draw_ring, show_focused, speak).in_set(super::KitSystems));
}

/// Arrows choose pits at the board and widgets everywhere else.
fn in_menu(screen: Option<Res<State<Screen>>>, overlay: Option<Res<State<Overlay>>>) -> bool {
    let at_board = screen.is_some_and(|s| matches!(s.get(), Screen::Play | Screen::Story));
    !at_board || overlay.is_some_and(|o| *o.get() != Overlay::None)
}

fn move_focus(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    pads: Query<&Gamepad>,
    widgets: TabNavigation,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    let key = |code| keys.as_ref().is_some_and(|k| k.just_pressed(code));
    let pad = |button| pads.iter().any(|p| p.just_pressed(button));
    let action = if key(KeyCode::ArrowDown) || pad(GamepadButton::DPadDown) {
        NavAction::Next
    } else if key(KeyCode::ArrowUp) || pad(GamepadButton::DPadUp) {
        NavAction::Previous
    } else {
        return;
    };
    if let Ok(next) = widgets.navigate(&focus, action) {
        focus.set(next, FocusCause::Navigated);
        visible.0 = true;
    }
}

/// The gamepad's lower button presses what is reached; Enter and Space are the widgets' own.
fn press_focused(
    pads: Query<&Gamepad>,
    focus: Res<InputFocus>,
    buttons: Query<(), (With<Button>, Without<InteractionDisabled>)>,
    mut commands: Commands,
) {
    let pressed = pads.iter().any(|p| p.just_pressed(GamepadButton::South));
    if let Some(entity) = focus.get().filter(|e| pressed && buttons.contains(*e)) {
        commands.trigger(Activate { entity });
    }
}

fn draw_ring(
    settings: Res<Settings>,
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    mut widgets: Query<(Entity, &Look, Has<OverTable>, &mut Outline)>,
) {
    for (entity, look, over_table, mut outline) in &mut widgets {
        let reached = visible.0 && focus.get() == Some(entity);
        let ring = if over_table { Tint::FocusOnTable } else { look.ring() };
        let tint = if reached { ring } else { Tint::Clear };
        let color = tint.color(settings.high_contrast);
        if outline.color != color {
            outline.color = color;
        }
    }
}

/// What the keys reach is scrolled into sight.
fn show_focused(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    widgets: Query<(), With<Look>>,
    mut commands: Commands,
) {
    let reached = focus.get().filter(|e| focus.is_changed() && visible.0 && widgets.contains(*e));
    if let Some(entity) = reached {
        commands.trigger(ScrollIntoView { entity });
    }
}

fn speak(
    texts: Res<Texts>,
    settings: Res<Settings>,
    all: Query<(Entity, Ref<Spoken>, Option<&AccessibleLabel>)>,
    mut commands: Commands,
) {
    let anew = texts.is_changed() || settings.is_changed();
    for (entity, spoken, old) in &all {
        if !anew && !spoken.is_changed() {
            continue;
        }
        let words = spoken.0.say(&texts, settings.language);
        if old.is_none_or(|label| label.0 != words) {
            commands.entity(entity).try_insert(AccessibleLabel(words));
        }
    }
}
