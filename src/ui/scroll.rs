//! Scrolling by finger and by keys; the wheel is Bevy's.

use bevy::picking::events::{Drag, DragStart, Pointer, PointerState};
use bevy::prelude::*;
use bevy::ui::Pressed;
use bevy::ui_widgets::ScrollArea;

/// How far a finger moves that only wants to press, in logical pixels.
const TREMBLE: f32 = 10.0;

/// Lets a finger (or a held mouse button) pull the content of a scroll area.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct DragScroll {
    /// How far it was scrolled when the finger came down.
    from: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, scroll_by_keys.before(super::KitSystems));
    app.add_observer(on_pull_start).add_observer(on_pull);
}

fn on_pull_start(start: On<Pointer<DragStart>>, mut areas: Query<(&ScrollPosition, &mut DragScroll)>) {
    if let Ok((position, mut drag)) = areas.get_mut(start.entity) {
        drag.from = position.y;
    }
}

fn on_pull(
    pull: On<Pointer<Drag>>,
    mut areas: Query<(&ComputedNode, &mut ScrollPosition, &DragScroll)>,
    mut pointers: Option<ResMut<PointerState>>,
    mut commands: Commands,
) {
    let Ok((node, mut position, drag)) = areas.get_mut(pull.entity) else { return };
    scroll_to(node, &mut position, drag.from - pull.distance.y);
    if pull.distance.y.abs() < TREMBLE || furthest(node) == 0.0 {
        return;
    }
    // The button under the finger moves along: without this, letting go would press it.
    if let Some(pointers) = &mut pointers {
        pointers.get_mut(pull.pointer_id, pull.button).pressing.clear();
    }
    commands.entity(pull.original_event_target()).try_remove::<Pressed>();
}

fn scroll_by_keys(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    mut areas: Query<(&ComputedNode, &mut ScrollPosition), With<ScrollArea>>,
) {
    let Some(keys) = keys else { return };
    let pages =
        f32::from(i8::from(keys.just_pressed(KeyCode::PageDown)) - i8::from(keys.just_pressed(KeyCode::PageUp)));
    if pages == 0.0 {
        return;
    }
    for (node, mut position) in &mut areas {
        let page = node.size().y * node.inverse_scale_factor * 0.8;
        let to = position.y + pages * page;
        scroll_to(node, &mut position, to);
    }
}

fn scroll_to(node: &ComputedNode, position: &mut ScrollPosition, y: f32) {
    let y = y.clamp(0.0, furthest(node));
    if position.y != y {
        position.y = y;
    }
}

/// How far down it can be scrolled, in logical pixels.
fn furthest(node: &ComputedNode) -> f32 {
    ((node.content_size().y - node.size().y) * node.inverse_scale_factor).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::camera::NormalizedRenderTarget;
    use bevy::picking::backend::HitData;
    use bevy::picking::pointer::{Location, PointerButton, PointerId};
    use std::time::Instant;

    fn place() -> Location {
        Location { target: NormalizedRenderTarget::None { width: 1, height: 1 }, position: Vec2::ZERO }
    }

    fn hit() -> HitData {
        HitData::new(Entity::PLACEHOLDER, 0.0, None, None)
    }

    /// A button on an area of 100 pixels that holds `content` of them, pulled up by `far` pixels; how far the area has
    /// moved, and whether letting go would press the button.
    fn pulled(content: f32, far: f32) -> (f32, bool) {
        let mut app = App::new();
        app.init_resource::<PointerState>().add_observer(on_pull_start).add_observer(on_pull);
        let node =
            ComputedNode { size: Vec2::splat(100.0), content_size: Vec2::splat(content), ..ComputedNode::default() };
        let world = app.world_mut();
        // Without this the events would not know their way up from the button.
        world.register_component::<Window>();
        let area = world.spawn((ScrollArea, DragScroll::default(), node)).id();
        let button = world.spawn((Pressed, ChildOf(area))).id();
        let press = (place(), Instant::now(), hit());
        let id = PointerId::Mouse;
        world.resource_mut::<PointerState>().get_mut(id, PointerButton::Primary).pressing.insert(button, press);
        let start = DragStart { button: PointerButton::Primary, hit: hit() };
        world.trigger(Pointer::new(id, place(), start, button));
        let way = Vec2::new(0.0, -far);
        let pull = Drag { button: PointerButton::Primary, distance: way, delta: way };
        world.trigger(Pointer::new(id, place(), pull, button));
        world.flush();
        let mut pointers = world.resource_mut::<PointerState>();
        let pressed = !pointers.get_mut(id, PointerButton::Primary).pressing.is_empty();
        assert_eq!(pressed, world.get::<Pressed>(button).is_some());
        (world.get::<ScrollPosition>(area).map_or(0.0, |position| position.y), pressed)
    }

    #[test]
    fn a_finger_that_pulls_the_sheet_presses_nothing() {
        assert_eq!(pulled(300.0, 60.0), (60.0, false));
        assert_eq!(pulled(300.0, 600.0), (200.0, false));
    }

    #[test]
    fn a_finger_that_trembles_still_presses() {
        assert_eq!(pulled(300.0, 3.0), (3.0, true));
        assert_eq!(pulled(80.0, 60.0), (0.0, true), "where nothing can be scrolled");
    }
}
