//! Taps that begin and end within one frame, as on a slow machine or after a hitch: a release
//! counts only for what was hovered in the frame before, and the widgets see it before they have
//! noted the press. They would stay pressed and do nothing.

use bevy::picking::PickingSystems;
use bevy::picking::events::{Click, Pointer};
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::{PointerAction, PointerButton, PointerId, PointerInput, PointerPress};
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, Pressed};
use bevy::ui_widgets::{Activate, Button};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(activate).add_systems(PostUpdate, let_go);
    app.add_systems(PreUpdate, click_within_frame.in_set(PickingSystems::Last).run_if(resource_exists::<HoverMap>));
}

/// Clicks what a pointer pressed and released within this frame, if nobody has.
fn click_within_frame(
    mut inputs: MessageReader<PointerInput>,
    mut clicks: MessageReader<Pointer<Click>>,
    hovered: Res<HoverMap>,
    mut commands: Commands,
) {
    let clicked: Vec<PointerId> = clicks.read().map(|click| click.pointer_id).collect();
    let mut pressed: Vec<PointerId> = Vec::new();
    for input in inputs.read() {
        match input.action {
            PointerAction::Press(PointerButton::Primary) => pressed.push(input.pointer_id),
            PointerAction::Release(button @ PointerButton::Primary)
                if pressed.contains(&input.pointer_id) && !clicked.contains(&input.pointer_id) =>
            {
                for (entity, hit) in hovered.get(&input.pointer_id).into_iter().flatten() {
                    let click = Click { button, hit: hit.clone(), duration: Duration::ZERO, count: 1 };
                    commands.trigger(Pointer::new(input.pointer_id, input.location.clone(), click, *entity));
                }
            }
            PointerAction::Press(_)
            | PointerAction::Release(_)
            | PointerAction::Move { .. }
            | PointerAction::Scroll { .. }
            | PointerAction::Cancel => {}
        }
    }
}

type Unpressed = (With<Button>, Without<Pressed>, Without<InteractionDisabled>);

/// A click on a button that is not noted as pressed came in the frame of its press.
fn activate(click: On<Pointer<Click>>, buttons: Query<(), Unpressed>, mut commands: Commands) {
    if buttons.contains(click.entity) {
        commands.trigger(Activate { entity: click.entity });
    }
}

/// Nothing stays pressed when no finger and no mouse button is down.
fn let_go(pointers: Query<&PointerPress>, pressed: Query<Entity, With<Pressed>>, mut commands: Commands) {
    if pressed.is_empty() || pointers.iter().any(PointerPress::is_any_pressed) {
        return;
    }
    for entity in &pressed {
        commands.entity(entity).remove::<Pressed>();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::camera::NormalizedRenderTarget;
    use bevy::picking::backend::HitData;
    use bevy::picking::events::{Press, Release};
    use bevy::picking::pointer::Location;

    #[derive(Resource, Default)]
    struct Activated(usize);

    fn table() -> (App, Entity) {
        let mut app = App::new();
        app.add_plugins((bevy::ui_widgets::ButtonPlugin, plugin)).init_resource::<Activated>();
        app.add_observer(|_: On<Activate>, mut count: ResMut<Activated>| count.0 += 1);
        let button = app.world_mut().spawn(Button).id();
        (app, button)
    }

    fn at<E: std::fmt::Debug + Clone + bevy::reflect::Reflect>(event: E, on: Entity) -> Pointer<E> {
        let target = NormalizedRenderTarget::None { width: 1, height: 1 };
        Pointer::new(PointerId::Mouse, Location { target, position: Vec2::ZERO }, event, on)
    }

    fn hit() -> HitData {
        HitData::new(Entity::PLACEHOLDER, 0.0, None, None)
    }

    fn click(on: Entity) -> Pointer<Click> {
        let (button, hit) = (PointerButton::Primary, hit());
        at(Click { button, hit, duration: Duration::ZERO, count: 1 }, on)
    }

    #[test]
    fn a_tap_within_one_frame_counts_once_and_lets_go() {
        let (mut app, button) = table();
        let mut commands = app.world_mut().commands();
        commands.trigger(at(Press { button: PointerButton::Primary, hit: hit(), count: 1 }, button));
        commands.trigger(click(button));
        commands.trigger(at(Release { button: PointerButton::Primary, hit: hit() }, button));
        app.update();
        app.update();
        assert_eq!(app.world().resource::<Activated>().0, 1);
        assert!(app.world().get::<Pressed>(button).is_none());
    }

    #[test]
    fn a_tap_over_two_frames_counts_once() {
        let (mut app, button) = table();
        app.world_mut().trigger(at(Press { button: PointerButton::Primary, hit: hit(), count: 1 }, button));
        app.world_mut().flush();
        assert!(app.world().get::<Pressed>(button).is_some());
        app.world_mut().trigger(click(button));
        app.world_mut().trigger(at(Release { button: PointerButton::Primary, hit: hit() }, button));
        app.update();
        assert_eq!(app.world().resource::<Activated>().0, 1);
    }

    /// Pressed and released in one frame, with nothing hovered in the frame before: Bevy alone makes no click of it.
    #[test]
    fn a_tap_out_of_nowhere_is_a_click() {
        let (mut app, button) = table();
        app.add_message::<PointerInput>().add_message::<Pointer<Click>>().init_resource::<HoverMap>();
        app.world_mut().resource_mut::<HoverMap>().entry(PointerId::Mouse).or_default().insert(button, hit());
        let location = at(Release { button: PointerButton::Primary, hit: hit() }, button).pointer_location;
        for action in [PointerAction::Press(PointerButton::Primary), PointerAction::Release(PointerButton::Primary)] {
            app.world_mut().write_message(PointerInput::new(PointerId::Mouse, location.clone(), action));
        }
        app.update();
        assert_eq!(app.world().resource::<Activated>().0, 1);
    }

    #[test]
    fn a_disabled_button_does_nothing() {
        let (mut app, button) = table();
        app.world_mut().entity_mut(button).insert(InteractionDisabled);
        app.world_mut().trigger(click(button));
        app.update();
        assert_eq!(app.world().resource::<Activated>().0, 0);
    }
}
