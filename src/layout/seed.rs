//! The sizes of seeds and how they are turned.

use super::chance::Chance;
use crate::rules::Place;
use glam::{Quat, Vec3};
use std::f32::consts::TAU;

/// Radius of the sphere that contains a seed of any kind, in mm; piles are settled with it.
pub const SEED_RADIUS: f32 = 8.3;
/// How many shapes of seeds there are.
pub const SEED_KINDS: usize = 6;

/// Long, flat, egg-like, plain, nearly round, and a small long one.
const SEMI_AXES: [Vec3; SEED_KINDS] = [
    Vec3::new(8.3, 7.4, 7.5),
    Vec3::new(8.3, 7.4, 8.2),
    Vec3::new(8.2, 7.6, 7.9),
    Vec3::new(8.0, 7.5, 7.7),
    Vec3::new(8.1, 7.9, 8.0),
    Vec3::new(7.9, 7.4, 7.4),
];

/// Semi-axes of a seed in mm, none above [`SEED_RADIUS`]; kinds repeat after [`SEED_KINDS`].
pub fn seed_semi_axes(kind: usize) -> Vec3 {
    SEMI_AXES[kind % SEED_KINDS]
}

/// A seed at rest: the middle of it and how it is turned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rest {
    /// In mm.
    pub position: Vec3,
    /// From the seed's own axes.
    pub rotation: Quat,
}

/// How the seed in `slot` of `place` is turned: any way round, always the same.
pub(super) fn rotation(place: Place, slot: u16) -> Quat {
    let place = match place {
        Place::Pit(pit) => u64::from(pit.0),
        Place::Store(player) => 256 + u64::from(player.0),
    };
    let mut chance = Chance::new(place << 16 | u64::from(slot));
    // Uniform over all rotations: two points on circles whose squared radii add up to 1.
    let (share, a, b) = (chance.unit(), chance.unit() * TAU, chance.unit() * TAU);
    let (first, second) = ((1.0 - share).sqrt(), share.sqrt());
    Quat::from_xyzw(first * a.sin(), first * a.cos(), second * b.sin(), second * b.cos()).normalize()
}
