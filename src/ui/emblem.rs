//! The players' marks: a colour and a shape each.

use super::theme::{Edged, Fill, Tint};
use crate::rules::Player;
use bevy::prelude::*;

/// The room of the mark on a strip, in logical pixels.
pub(super) const ON_STRIP: f32 = 28.0;
/// The room of the mark on a number's plate, in logical pixels.
const ON_PLATE: f32 = 20.0;

/// A player's mark in a square of `room` logical pixels: a disc for South, a diamond for North, then a square and a
/// drop.
pub(super) fn emblem(player: Player, room: f32) -> impl Bundle {
    let drop = BorderRadius { top_left: px(1), ..BorderRadius::all(px(room)) };
    let (share, radius, turned): (f32, _, _) = match player.0 {
        0 => (0.86, BorderRadius::all(px(room)), Rot2::IDENTITY),
        1 => (0.71, BorderRadius::all(px(2)), Rot2::FRAC_PI_4),
        2 => (0.79, BorderRadius::all(px(2)), Rot2::IDENTITY),
        _ => (0.79, drop, Rot2::FRAC_PI_4),
    };
    let size = (room * share).round();
    let node = Node {
        width: px(size),
        height: px(size),
        border: UiRect::all(px(2)),
        border_radius: radius,
        margin: UiRect::all(px((room - size) / 2.0)),
        flex_shrink: 0.0,
        ..default()
    };
    (node, Fill(Tint::of(player)), Edged(Tint::Ink), UiTransform::from_rotation(turned), Pickable::IGNORE)
}

/// The owner's mark on a corner of a number's plate, clear of the figures.
pub(super) fn corner_emblem(player: Player) -> impl Bundle {
    let away = px(-0.6 * ON_PLATE);
    let corner = Node { position_type: PositionType::Absolute, left: away, top: away, ..default() };
    (corner, Pickable::IGNORE, children![emblem(player, ON_PLATE)])
}
