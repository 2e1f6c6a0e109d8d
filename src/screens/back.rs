//! Opening and leaving overlays; Esc and the gamepad; the keys stay in the overlay that is open.

use crate::app::{Act, Actor, Deed, GameSystems, Overlay, ReviewWish, Screen};
use bevy::ecs::system::SystemParam;
use bevy::input_focus::tab_navigation::{NavAction, TabGroup, TabNavigation};
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;

/// The overlay to which the open one goes back.
#[derive(Resource, Default)]
pub(super) struct CameFrom(Overlay);

/// Opens and leaves overlays.
#[derive(SystemParam)]
pub(super) struct Overlays<'w> {
    now: Res<'w, State<Overlay>>,
    next: ResMut<'w, NextState<Overlay>>,
    came_from: ResMut<'w, CameFrom>,
}

impl Overlays<'_> {
    /// Opens `overlay` over whatever is there.
    pub(super) fn open(&mut self, overlay: Overlay) {
        self.came_from.0 = *self.now.get();
        (*self.next).set_if_neq(overlay);
    }

    /// Leaves the open overlay for the one before it.
    pub(super) fn back(&mut self) {
        let to = match self.now.get() {
            Overlay::None | Overlay::Pause | Overlay::Offer => Overlay::None,
            Overlay::Settings | Overlay::Rules | Overlay::NewGame => self.came_from.0,
        };
        self.came_from.0 = Overlay::None;
        (*self.next).set_if_neq(to);
    }

    /// Leaves all overlays.
    pub(super) fn close(&mut self) {
        self.came_from.0 = Overlay::None;
        (*self.next).set_if_neq(Overlay::None);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CameFrom>();
    app.add_systems(Update, (go_back, hold_focus).in_set(GameSystems::Input));
}

fn go_back(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    pads: Query<&Gamepad>,
    screen: Res<State<Screen>>,
    mut acts: MessageWriter<Act>,
    mut reviews: MessageWriter<ReviewWish>,
    mut overlays: Overlays,
) {
    let escape = keys.is_some_and(|k| k.just_pressed(KeyCode::Escape));
    let pad = |button| pads.iter().any(|p| p.just_pressed(button));
    let at_board = matches!(screen.get(), Screen::Play | Screen::Over);
    let back = escape || pad(GamepadButton::East) || pad(GamepadButton::Start);
    if *overlays.now.get() == Overlay::Offer {
        // Whoever turns away from the question plays on.
        if back {
            acts.write(Act { by: Actor::Person, deed: Deed::Decline });
        }
    } else if *overlays.now.get() != Overlay::None {
        if back {
            overlays.back();
        }
    } else if *screen.get() == Screen::Review && back {
        reviews.write(ReviewWish::Close);
    } else if at_board && (escape || pad(GamepadButton::Start)) {
        overlays.open(Overlay::Pause);
    }
}

/// What lies under an overlay cannot be reached by keys.
fn hold_focus(
    overlay: Res<State<Overlay>>,
    groups: Query<(Entity, &TabGroup)>,
    parents: Query<&ChildOf>,
    widgets: TabNavigation,
    mut focus: ResMut<InputFocus>,
) {
    if *overlay.get() == Overlay::None {
        return;
    }
    let Some((group, _)) = groups.iter().find(|(_, group)| group.modal) else { return };
    let inside = focus.get().is_some_and(|e| parents.iter_ancestors(e).any(|a| a == group));
    if inside {
        return;
    }
    if let Ok(first) = widgets.initialize(group, NavAction::First) {
        focus.set(first, FocusCause::Navigated);
    }
}
