//! Scrolling by finger and by keys; the wheel is Bevy's.

use bevy::picking::events::{Drag, DragStart, Pointer};
use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;

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

fn on_pull(pull: On<Pointer<Drag>>, mut areas: Query<(&ComputedNode, &mut ScrollPosition, &DragScroll)>) {
    if let Ok((node, mut position, drag)) = areas.get_mut(pull.entity) {
        scroll_to(node, &mut position, drag.from - pull.distance.y);
    }
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
    let most = (node.content_size().y - node.size().y) * node.inverse_scale_factor;
    position.y = y.clamp(0.0, most.max(0.0));
}
