//! Pebbles and quan stones as meshes: river stones in a few rocks, flat enough to lie still.

use super::UNIT;
use crate::layout::{PEBBLE_KINDS, QUAN_SEMI_AXES, pebble_semi_axes};
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

/// Different pebbles: every shape in two rocks.
pub const LOOKS: usize = 2 * PEBBLE_KINDS;
/// Different quan stones: a dark and a pale one.
pub const STONES: usize = 2;
/// Limestone, quartz, granite, sandstone, slate, rose; before light. Dark rock is rare: it is lost on the tiles.
const ROCKS: [u32; 8] = [0xe0d9cb, 0xebe7de, 0xd6d1c9, 0xd0bf9f, 0xe0d9cb, 0x9ba4aa, 0xebe7de, 0xd6ab98];
/// Rock and vein of the quan stones.
const QUAN: [[u32; 2]; STONES] = [[0x1b2421, 0xa8b09a], [0xcfc3ab, 0xa08a63]];
/// With high contrast every pebble is of the same rock, and the quan stones are white and red.
const QUIET: u32 = 0xf0ead8;
const QUIET_QUAN: [u32; STONES] = [0xffffff, 0xe04a2a];
/// How far a stone is from an ellipsoid, as a share of it.
const DENTS: f32 = 0.05;

/// The mesh of a pebble; y is up when it lies flat.
pub fn pebble(look: usize, high_contrast: bool) -> Mesh {
    let rock = if high_contrast { QUIET } else { ROCKS[look * 3 % ROCKS.len()] };
    let speckle = if high_contrast { 0.0 } else { 0.16 };
    let shape = Shape { axes: pebble_semi_axes(look), phase: look as f32 * 2.3 };
    shape.mesh(22, 14, |p| colour(rock) * (1.0 - speckle * mottled(p * 31.0)))
}

/// The mesh of a quan stone.
pub fn stone(look: usize, high_contrast: bool) -> Mesh {
    let shape = Shape { axes: QUAN_SEMI_AXES, phase: look as f32 * 4.1 };
    let [rock, vein] = QUAN[look % STONES];
    shape.mesh(48, 32, |p| {
        if high_contrast {
            return colour(QUIET_QUAN[look % STONES]);
        }
        // A vein runs where two slow waves cross zero together.
        let wave = (p.x * 3.1 + (p.y * 4.7 + p.z * 2.0).sin() + look as f32).sin();
        let thin = (1.0 - (wave.abs() * 9.0).min(1.0)).powi(2);
        colour(rock).lerp(colour(vein), thin * 0.8)
    })
}

fn colour(hex: u32) -> Vec3 {
    let c = Color::srgb_u8((hex >> 16) as u8, (hex >> 8) as u8, hex as u8).to_linear();
    Vec3::new(c.red, c.green, c.blue)
}

/// Fine noise without a pattern that the eye finds, 0 to 1.
fn mottled(p: Vec3) -> f32 {
    let wave = (p.x * 1.7 + p.y * 2.9).sin() * (p.y * 1.3 - p.z * 2.3).sin() + (p.z * 3.1 + p.x * 0.9).sin();
    (wave * 43.7).sin().abs()
}

/// An ellipsoid with soft dents, never larger than the ellipsoid.
struct Shape {
    axes: Vec3,
    phase: f32,
}

impl Shape {
    /// The point on the stone in direction `way`, in mm.
    fn point(&self, way: Vec3) -> Vec3 {
        let p = self.phase;
        let dents = (way.x * 2.1 + p).sin() * (way.z * 2.7 - p).cos() + (way.z * 1.9 + 2.0 * p).sin() * 0.7;
        way * self.axes * (1.0 - DENTS * (0.5 + dents / 3.4))
    }

    fn normal(&self, way: Vec3) -> Vec3 {
        const STEP: f32 = 4e-3;
        let side = way.any_orthonormal_vector();
        let up = way.cross(side);
        let at = |a: f32, b: f32| self.point((way + side * a * STEP + up * b * STEP).normalize());
        (at(1.0, 0.0) - at(-1.0, 0.0)).cross(at(0.0, 1.0) - at(0.0, -1.0)).normalize_or(way)
    }

    fn mesh(&self, columns: usize, rows: usize, tint: impl Fn(Vec3) -> Vec3) -> Mesh {
        let (mut positions, mut normals, mut colours) = (Vec::new(), Vec::new(), Vec::new());
        for row in 0..=rows {
            for column in 0..=columns {
                let way = way(column as f32 / columns as f32, row as f32 / rows as f32);
                positions.push((self.point(way) * UNIT).to_array());
                normals.push(self.normal(way).to_array());
                colours.push(tint(way).extend(1.0).to_array());
            }
        }
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
            .with_inserted_indices(Indices::U32(triangles(columns, rows)))
    }
}

/// A direction: round the y axis by `turn`, from the top down by `tilt`, each 0 to 1.
fn way(turn: f32, tilt: f32) -> Vec3 {
    let (turn, tilt) = (turn * TAU, tilt * PI);
    Vec3::new(tilt.sin() * turn.cos(), tilt.cos(), -tilt.sin() * turn.sin())
}

fn triangles(columns: usize, rows: usize) -> Vec<u32> {
    let at = |row: usize, column: usize| (row * (columns + 1) + column) as u32;
    let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
    let corners = |(row, column)| [at(row, column), at(row + 1, column), at(row, column + 1), at(row + 1, column + 1)];
    cells.map(corners).flat_map(|[a, below, b, beyond]| [a, below, beyond, a, beyond, b]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stone_stays_within_its_ellipsoid_and_its_normals_look_out() {
        for (axes, phase) in (0..LOOKS).map(|i| (pebble_semi_axes(i), i as f32)).chain([(QUAN_SEMI_AXES, 0.0)]) {
            let shape = Shape { axes, phase };
            for i in 0..300 {
                let way = way((i % 20) as f32 / 20.0, (i / 20) as f32 / 14.0);
                let point = shape.point(way);
                assert!((point / axes).length() <= 1.0 + 1e-4);
                assert!(shape.normal(way).dot(point) > 0.0, "{axes} at {way}");
            }
        }
    }

    #[test]
    fn triangles_look_outwards() {
        let shape = Shape { axes: QUAN_SEMI_AXES, phase: 1.0 };
        let (columns, rows) = (12, 8);
        let corner = |i: u32| {
            let (row, column) = (i as usize / (columns + 1), i as usize % (columns + 1));
            shape.point(way(column as f32 / columns as f32, row as f32 / rows as f32))
        };
        for t in triangles(columns, rows).as_chunks::<3>().0 {
            let [a, b, c] = t.map(corner);
            assert!((b - a).cross(c - a).dot(a + b + c) > -1e-3);
        }
    }
}
