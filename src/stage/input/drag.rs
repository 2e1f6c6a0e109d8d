//! Dragging a finger along a row, where the rules leave the way to the player.

use super::{AtTheBoard, Target, Wishes, on_ground};
use crate::app::Focus;
use crate::layout::SQUARE;
use crate::rules::{Direction, PitId, Place};
use crate::stage::Table;
use bevy::picking::backend::ray::RayMap;
use bevy::prelude::*;

/// The square from which a finger is being dragged.
#[derive(Resource, Default)]
struct Dragged(Option<PitId>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Dragged>();
    app.add_observer(begin_drag).add_observer(drag).add_observer(end_drag);
}

fn begin_drag(
    start: On<Pointer<DragStart>>,
    targets: Query<&Target>,
    at: AtTheBoard,
    wishes: Wishes,
    mut dragged: ResMut<Dragged>,
) {
    if let Ok(Target::Pit(pit)) = targets.get(start.entity)
        && at.is()
        && !wishes.playback.running()
        && wishes.asks_way(*pit)
    {
        dragged.0 = Some(*pit);
    }
}

/// Along the row means that way; back onto the square or across the row means none.
fn drag(
    drag: On<Pointer<Drag>>,
    dragged: Res<Dragged>,
    table: Option<Res<Table>>,
    rays: Res<RayMap>,
    mut focus: ResMut<Focus>,
) {
    let (Some(pit), Some(table)) = (dragged.0, table) else { return };
    let ray = rays.iter().find(|(id, _)| id.pointer == drag.pointer_id).map(|(_, ray)| *ray);
    let Some(p) = ray.and_then(on_ground) else { return };
    let middle = table.layout.middle(Place::Pit(pit));
    let way = dragged_way(table.layout.towards(pit, Direction::Forward), p - Vec2::new(middle.x, middle.z));
    focus.set_if_neq(Focus { pit: Some(pit), by_keys: false, chosen: true, way });
}

/// The way that a finger means which was dragged by `by`, in mm, in a row whose forward way is `forward`.
fn dragged_way(forward: Vec2, by: Vec2) -> Option<Direction> {
    let (along, across) = (by.dot(forward), by.perp_dot(forward).abs());
    let far = along.abs() > SQUARE * 0.5 && along.abs() > across;
    far.then_some(if along > 0.0 { Direction::Forward } else { Direction::Backward })
}

fn end_drag(
    _: On<Pointer<DragEnd>>,
    at: AtTheBoard,
    mut dragged: ResMut<Dragged>,
    mut focus: ResMut<Focus>,
    mut wishes: Wishes,
) {
    let Some(pit) = dragged.0.take() else { return };
    if at.is() && focus.pit == Some(pit) && focus.way.is_some() {
        wishes.choose(&mut focus);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drag_along_the_row_is_a_way_and_any_other_is_none() {
        let forward = Vec2::NEG_X;
        assert_eq!(dragged_way(forward, Vec2::new(-90.0, 10.0)), Some(Direction::Forward));
        assert_eq!(dragged_way(forward, Vec2::new(90.0, -30.0)), Some(Direction::Backward));
        assert_eq!(dragged_way(forward, Vec2::new(20.0, 0.0)), None, "still on the square");
        assert_eq!(dragged_way(forward, Vec2::new(90.0, 120.0)), None, "across the row");
    }
}
