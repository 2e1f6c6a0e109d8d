//! The players' marks: a colour and a shape for each, told apart even where colours are not.

use super::theme::{Edged, Fill, Tint};
use crate::rules::Player;
use bevy::prelude::*;

/// Size of the mark on a plate's corner, in logical pixels.
const ON_CORNER: f32 = 18.0;

/// A disc for South, a diamond for North, then a square and a drop; as high as a disc of `size` logical pixels, in
/// room that is `margin` wider on each side.
pub(super) fn mark(player: Player, size: f32, margin: f32) -> impl Bundle {
    let drop = BorderRadius { top_left: px(1), ..BorderRadius::all(percent(46)) };
    let (share, radius, turned): (f32, _, _) = match player.0 {
        0 => (1.0, BorderRadius::all(percent(50)), Rot2::IDENTITY),
        1 => (0.83, BorderRadius::all(px(2)), Rot2::FRAC_PI_4),
        2 => (0.92, BorderRadius::all(px(2)), Rot2::IDENTITY),
        _ => (0.92, drop, Rot2::FRAC_PI_4),
    };
    let node = Node {
        width: px(size * share),
        height: px(size * share),
        border: UiRect::all(px(2)),
        border_radius: radius,
        margin: UiRect::all(px(margin + size * (1.0 - share) / 2.0)),
        flex_shrink: 0.0,
        ..default()
    };
    (node, Fill(Tint::of(player)), Edged(Tint::Ink), Pickable::IGNORE, UiTransform::from_rotation(turned))
}

/// The owner's mark on a corner of a number's plate, clear of the figures.
pub(super) fn corner_mark(player: Player) -> impl Bundle {
    let away = px(-0.66 * ON_CORNER);
    let corner = Node { position_type: PositionType::Absolute, left: away, top: away, ..default() };
    (corner, Pickable::IGNORE, children![mark(player, ON_CORNER, 1.0)])
}
