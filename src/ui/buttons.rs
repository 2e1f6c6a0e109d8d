//! The bar at the board: taking back, showing again, a hint, the view, the menu.

use super::button::bar_button;
use super::hud::Dock;
use super::icon::Icon;
use super::look::Look;
use super::theme::{GAP, TARGET};
use super::type_scale::TextRole;
use super::words::{Localized, Phrase};
use crate::app::{
    Act, Actor, Deed, GameSystems, Hints, Overlay, Playback, SafeArea, Screen, Session, Settings, ShowAgain,
};
use crate::rules::Family;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

/// A button of the bar.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum BarButton {
    Undo,
    Redo,
    Again,
    Hint,
    View,
    Menu,
}

/// Words beside a symbol of the bar; hidden where there is no room for all of them.
#[derive(Component)]
pub(super) struct BarWords;

/// Logical pixels of width that the bar's words need at text size 1.
const WORDS_WIDTH: f32 = 980.0;
/// On a window lower than this, in logical pixels, the bar stands at the right instead of below: the board needs the
/// height.
const LOW: f32 = 620.0;
/// What the strips above and below need of the height at text size 1, in logical pixels.
const STRIPS: f32 = 170.0;
/// From button to button of a bar that stands.
const CLOSE: f32 = 4.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (enable, name_view, name_hint).in_set(GameSystems::Present));
    app.add_observer(on_any);
}

/// The bar with its six buttons.
pub(super) fn bar() -> impl Bundle {
    (
        Dock::Bar,
        lying(),
        Pickable::IGNORE,
        children![
            (one(BarButton::Undo, Icon::Undo, "button-undo"), observe(on_undo)),
            (one(BarButton::Redo, Icon::Redo, "button-redo"), observe(on_redo)),
            (one(BarButton::Again, Icon::Play, "button-show-again"), observe(on_again)),
            (one(BarButton::Hint, Icon::Star, "button-hint"), observe(on_hint)),
            (one(BarButton::View, Icon::Square, "button-plan-view"), observe(on_view)),
            (one(BarButton::Menu, Icon::Dots, "button-menu"), observe(on_menu)),
        ],
    )
}

fn one(which: BarButton, icon: Icon, key: &'static str) -> impl Bundle {
    (which, bar_button(icon, key, BarWords))
}

/// Once a finger or the mouse has pressed a button of the bar, Enter and Space are the board's again.
fn on_any(
    pressed: On<Activate>,
    bar: Query<(), With<BarButton>>,
    visible: Res<InputFocusVisible>,
    mut focus: ResMut<InputFocus>,
) {
    if !visible.0 && bar.contains(pressed.entity) {
        focus.clear();
    }
}

fn on_undo(_: On<Activate>, mut acts: MessageWriter<Act>) {
    acts.write(Act { by: Actor::Person, deed: Deed::Undo });
}

fn on_redo(_: On<Activate>, mut acts: MessageWriter<Act>) {
    acts.write(Act { by: Actor::Person, deed: Deed::Redo });
}

fn on_again(_: On<Activate>, mut wishes: MessageWriter<ShowAgain>) {
    wishes.write(ShowAgain);
}

fn on_hint(_: On<Activate>, mut hints: ResMut<Hints>) {
    *hints = hints.next();
}

fn on_view(_: On<Activate>, mut settings: ResMut<Settings>) {
    settings.plan_view = !settings.plan_view;
}

fn on_menu(_: On<Activate>, mut overlay: ResMut<NextState<Overlay>>) {
    (*overlay).set_if_neq(Overlay::Pause);
}

fn enable(
    session: Option<Res<Session>>,
    playback: Res<Playback>,
    hints: Res<Hints>,
    settings: Res<Settings>,
    mut buttons: Query<(Entity, &BarButton, Has<InteractionDisabled>, &mut Look)>,
    mut commands: Commands,
) {
    let Some(session) = session else { return };
    for (entity, button, disabled, mut look) in &mut buttons {
        let able = match button {
            BarButton::Undo => session.can_undo(),
            BarButton::Redo => session.can_redo(),
            BarButton::Again => playback.can_show_again(),
            BarButton::Hint => session.persons_turn(),
            BarButton::View | BarButton::Menu => true,
        };
        // The bar may be going in this very frame.
        if able && disabled {
            commands.entity(entity).try_remove::<InteractionDisabled>();
        } else if !able && !disabled {
            commands.entity(entity).try_insert(InteractionDisabled);
        }
        let on = match button {
            BarButton::Hint => hints.on(),
            BarButton::View => settings.plan_view,
            BarButton::Undo | BarButton::Redo | BarButton::Again | BarButton::Menu => false,
        };
        look.set_if_neq(if on { Look::On } else { Look::Bar });
    }
}

/// The view's button names what it leads to.
fn name_view(
    settings: Res<Settings>,
    buttons: Query<(&BarButton, &Children)>,
    mut words: Query<&mut Localized, With<BarWords>>,
) {
    let key = if settings.plan_view { "button-table-view" } else { "button-plan-view" };
    for (_, children) in buttons.iter().filter(|(b, _)| **b == BarButton::View) {
        for child in children {
            if let Ok(mut words) = words.get_mut(*child) {
                words.set_if_neq(Localized::new(Phrase::new(key)));
            }
        }
    }
}

/// The hint's button names its next step.
fn name_hint(
    hints: Res<Hints>,
    session: Option<Res<Session>>,
    buttons: Query<(&BarButton, &Children)>,
    mut words: Query<&mut Localized, With<BarWords>>,
) {
    let squares = session.is_some_and(|s| s.position().rules().family() == Family::OAnQuan);
    let key = match (*hints, squares) {
        (Hints::Off, _) => "button-hint",
        (Hints::Idea, false) => "advice-button-pit",
        (Hints::Idea, true) => "advice-button-square",
        (Hints::Pit, _) => "advice-button-sown",
        (Hints::Sown, _) => "advice-button-off",
    };
    for (_, children) in buttons.iter().filter(|(b, _)| **b == BarButton::Hint) {
        for child in children {
            if let Ok(mut words) = words.get_mut(*child) {
                words.set_if_neq(Localized::new(Phrase::new(key)));
            }
        }
    }
}

/// A bar that lies below the board.
fn lying() -> Node {
    Node {
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(GAP),
        row_gap: px(GAP),
        justify_content: JustifyContent::Center,
        ..default()
    }
}

/// A bar that stands at the right, above the dock in which it is.
fn standing() -> Node {
    Node {
        position_type: PositionType::Absolute,
        right: px(GAP),
        bottom: percent(100),
        flex_direction: FlexDirection::Column,
        row_gap: px(CLOSE),
        ..default()
    }
}

/// A bar that lies at the right under the strips above, `up` logical pixels from the lower edge.
fn raised(up: f32) -> Node {
    Node { position_type: PositionType::Absolute, right: px(GAP), bottom: px(up), column_gap: px(CLOSE), ..default() }
}

/// How high a button of the bar is, in logical pixels.
fn button_height(text_size: f32) -> f32 {
    (TextRole::Symbol.size(text_size) * TextRole::Symbol.line() + 12.0).max(TARGET)
}

/// Whether the bar stands at the right of a window of this size.
fn stands(window: Vec2, text_size: f32) -> bool {
    let high = 6.0 * button_height(text_size) + 5.0 * CLOSE;
    window.y < LOW && window.x > window.y && high <= window.y - STRIPS * text_size
}

/// Where the bar is and whether it has words, from its first frame on: the board must not move once it is seen. A bar
/// that stands would be half covered by the sheet at the end of a game, so it is raised above that.
pub(super) fn arrange_bar(
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    safe: Res<SafeArea>,
    windows: Query<&Window>,
    mut docks: Query<(&Dock, &mut Node), Without<BarWords>>,
    mut words: Query<&mut Node, With<BarWords>>,
) {
    let Some(size) = windows.iter().map(Window::size).next() else { return };
    let stands = stands(size, settings.text_size);
    let worded = !stands && size.x >= WORDS_WIDTH * settings.text_size;
    for (_, mut node) in docks.iter_mut().filter(|(dock, _)| **dock == Dock::Bar) {
        node.set_if_neq(match (stands, *screen.get() == Screen::Over) {
            (true, true) => raised(size.y - safe.top - button_height(settings.text_size)),
            (true, false) => standing(),
            (false, _) => lying(),
        });
    }
    let display = if worded { Display::Flex } else { Display::None };
    for mut node in &mut words {
        if node.display != display {
            node.display = display;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_on_a_low_wide_window_the_bar_stands() {
        let where_it_stands = |x, y| stands(Vec2::new(x, y), 1.0);
        assert!(where_it_stands(800.0, 500.0) && where_it_stands(1024.0, 600.0));
        assert!(!where_it_stands(1280.0, 800.0) && !where_it_stands(450.0, 800.0));
        assert!(!where_it_stands(800.0, 400.0), "there is no room for six buttons");
        assert!(!stands(Vec2::new(800.0, 500.0), 2.0));
    }
}
