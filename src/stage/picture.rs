//! Which part of the table each baked picture shows, in mm (x right, z towards South).
//!
//! Shared by the meshes and by the baker of the pictures, so that both speak of the same wood.

use super::Block;
use glam::{Vec2, Vec3};

/// Towards the sun: from the left, a little behind the board, 35° high.
pub const SUN: Vec3 = Vec3::new(-0.768, 0.581, -0.27);

/// How far the picture of the top reaches beyond the block's own half, in mm.
pub const MARGIN: f32 = 4.0;
/// The tilt of the rounded edge, in radians, at which the picture of the sides takes over from that
/// of the top.
pub const SEAM: f32 = 1.05;
/// The part of the ground that its picture covers: its least and its greatest corner.
pub const GROUND: [Vec2; 2] = [Vec2::new(-1050.0, -1250.0), Vec2::new(1050.0, 850.0)];
/// The side of the square that the ground's fine relief covers before it repeats, in mm.
pub const GRIT: f32 = 170.0;
/// The side of the square that the picture of a court's tiles covers before it repeats, in mm: four
/// diagonals of tiles of 250 mm.
#[allow(dead_code, reason = "the baker of the pictures includes this file and paints by it")]
pub const TILES_SIDE: f32 = 1_414.213_6;

/// The place of a point of the top in its picture, 0…1.
pub fn top_uv(block: &Block, p: Vec2) -> Vec2 {
    0.5 + p / (2.0 * (block.half + MARGIN))
}

/// The opposite of [`top_uv`].
#[allow(dead_code, reason = "the baker of the pictures includes this file and paints by it")]
pub fn top_point(block: &Block, uv: Vec2) -> Vec2 {
    (uv - 0.5) * 2.0 * (block.half + MARGIN)
}

/// The place of a point of the ground in its picture, 0…1 inside it.
pub fn ground_uv(p: Vec2) -> Vec2 {
    (p - GROUND[0]) / (GROUND[1] - GROUND[0])
}

/// The opposite of [`ground_uv`].
#[allow(dead_code, reason = "the baker of the pictures includes this file and paints by it")]
pub fn ground_point(uv: Vec2) -> Vec2 {
    GROUND[0] + uv * (GROUND[1] - GROUND[0])
}
