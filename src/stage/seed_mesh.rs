//! Seeds as meshes: a few shapes and tones, each a slightly uneven ellipsoid.

use super::UNIT;
use crate::layout::{SEED_KINDS, seed_semi_axes};
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

/// Different seeds: every shape in two tones.
pub const LOOKS: usize = 2 * SEED_KINDS;
/// Tones of the nickernut, before light.
const TONES: [u32; 5] = [0x93928a, 0xa09d93, 0x86877f, 0xaca79b, 0x97948b];
/// Tone of the yellow nickernut, for high contrast.
const YELLOW: u32 = 0xd9b65c;
/// The skin's picture is darker than white by this much.
const PICTURE: f32 = 0.8;
const COLUMNS: usize = 30;
const ROWS: usize = 20;

/// The mesh of one look; the long axis lies along x, with the hilum at its positive end.
pub fn seed(look: usize, yellow: bool) -> Mesh {
    let shape = Shape::new(look);
    let (mut positions, mut normals, mut uvs) = (Vec::new(), Vec::new(), Vec::new());
    for row in 0..=ROWS {
        for column in 0..=COLUMNS {
            let uv = Vec2::new(column as f32 / COLUMNS as f32, row as f32 / ROWS as f32);
            positions.push((shape.point(uv) * UNIT).to_array());
            normals.push(shape.normal(uv).to_array());
            uvs.push(uv.to_array());
        }
    }
    let tone = if yellow { YELLOW } else { TONES[look * 3 % TONES.len()] };
    let colour = (Color::srgb_u8((tone >> 16) as u8, (tone >> 8) as u8, tone as u8).to_linear() * (1.0 / PICTURE))
        .to_f32_array();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, vec![colour; positions.len()])
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_indices(Indices::U32(triangles()))
}

fn triangles() -> Vec<u32> {
    let at = |row: usize, column: usize| (row * (COLUMNS + 1) + column) as u32;
    let cells = (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (row, column)));
    cells
        .flat_map(|(row, column)| {
            let (a, b) = (at(row, column), at(row, column + 1));
            let (c, d) = (at(row + 1, column), at(row + 1, column + 1));
            [a, d, b, a, c, d]
        })
        .collect()
}

/// An ellipsoid with dents of up to two hundredths, never larger than the ellipsoid.
struct Shape {
    axes: Vec3,
    phase: f32,
}

impl Shape {
    fn new(look: usize) -> Shape {
        Shape { axes: seed_semi_axes(look % SEED_KINDS), phase: look as f32 * 1.7 }
    }

    fn point(&self, uv: Vec2) -> Vec3 {
        let (turn, tilt) = (uv.x * TAU, uv.y * PI);
        let way = Vec3::new(tilt.cos(), tilt.sin() * turn.cos(), tilt.sin() * turn.sin());
        let p = self.phase;
        let dents =
            (way.x * 3.1 + p).sin() * (way.y * 2.7 - p).cos() + (way.z * 3.7 + 2.0 * p).sin() * (way.x * 2.3).cos();
        // A little pressed in where the hilum is.
        let hilum = 0.02 * (-(1.0 - way.x) * 40.0).exp();
        way * self.axes * (1.0 - 0.006 * (1.0 + dents / 2.0) - hilum)
    }

    fn normal(&self, uv: Vec2) -> Vec3 {
        const STEP: f32 = 2e-3;
        let (poles, end) = (uv.y.clamp(0.02, 0.98), (uv.y == 0.0, uv.y == 1.0));
        if end.0 || end.1 {
            return Vec3::X * if end.0 { 1.0 } else { -1.0 };
        }
        let at = |du: f32, dv: f32| self.point(Vec2::new(uv.x + du * STEP, poles + dv * STEP));
        (at(1.0, 0.0) - at(-1.0, 0.0)).cross(at(0.0, -1.0) - at(0.0, 1.0)).normalize_or(Vec3::X)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::SEED_RADIUS;

    #[test]
    fn a_seed_stays_within_its_sphere_and_its_normals_look_out() {
        for look in 0..LOOKS {
            let shape = Shape::new(look);
            for i in 0..400 {
                let uv = Vec2::new((i % 20) as f32 / 20.0, (i / 20) as f32 / 19.0);
                let point = shape.point(uv);
                assert!(point.length() <= SEED_RADIUS + 1e-3);
                assert!(shape.normal(uv).dot(point.normalize()) > 0.9, "look {look} at {uv}");
            }
        }
    }
}
