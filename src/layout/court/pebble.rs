//! The sizes of pebbles and quan stones and how they lie.

use super::super::chance::Chance;
use crate::rules::Place;
use glam::{Quat, Vec3};
use std::f32::consts::TAU;

/// No pebble reaches further from its middle, in mm; heaps are settled with it.
pub const PEBBLE_RADIUS: f32 = 12.8;
/// Half the height of a pebble that lies flat, in mm: every kind is as thick.
pub const HALF_HEIGHT: f32 = 8.6;
/// How many shapes of pebbles there are.
pub const PEBBLE_KINDS: usize = 8;
/// Semi-axes of a quan stone in mm; y is up when it lies.
pub const QUAN_SEMI_AXES: Vec3 = Vec3::new(28.5, 21.5, 24.5);
/// How far a pebble on others may be tilted, in radians.
const TILT: f32 = 0.1;

/// Half the length and half the breadth of each kind.
const SHAPES: [(f32, f32); PEBBLE_KINDS] =
    [(12.4, 10.4), (11.6, 10.9), (12.8, 11.3), (11.2, 9.9), (12.1, 11.5), (11.9, 9.7), (12.6, 10.8), (11.4, 10.6)];

/// Semi-axes of a pebble in mm, none above [`PEBBLE_RADIUS`]; y is up when it lies flat. Kinds
/// repeat after [`PEBBLE_KINDS`].
pub fn pebble_semi_axes(kind: usize) -> Vec3 {
    let (long, broad) = SHAPES[kind % PEBBLE_KINDS];
    Vec3::new(long, HALF_HEIGHT, broad)
}

/// How the pebble in `slot` of `place` lies: any way round; flat on the ground, a little tilted where
/// its middle is higher than that.
pub fn rotation(place: Place, slot: u16, height: f32) -> Quat {
    let mut chance = chance(place, slot);
    let way = Quat::from_rotation_y(chance.unit() * TAU);
    let lies = height < HALF_HEIGHT + 0.1;
    let tilt = if lies { 0.0 } else { TILT * chance.unit() };
    let axis = Quat::from_rotation_y(chance.unit() * TAU) * Vec3::X;
    Quat::from_axis_angle(axis, tilt) * way
}

/// How the quan stone `nth` of `place` lies.
pub fn stone_rotation(place: Place, nth: u8) -> Quat {
    let mut chance = chance(place, u16::MAX - u16::from(nth));
    Quat::from_rotation_y(chance.unit() * TAU)
}

fn chance(place: Place, slot: u16) -> Chance {
    let place = match place {
        Place::Pit(pit) => u64::from(pit.0),
        Place::Store(player) => 256 + u64::from(player.0),
    };
    Chance::new(1 << 40 | place << 16 | u64::from(slot))
}
