//! A surface being built: corners with their normals, and triangles between them.

use super::UNIT;
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// A corner of a surface.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Corner {
    /// In mm.
    pub position: Vec3,
    /// Of length 1.
    pub normal: Vec3,
    /// Of length 1: the way in which the picture's columns run.
    pub tangent: Vec3,
    /// The place in the picture.
    pub uv: Vec2,
    /// Whether it belongs to a hollow rather than to the outside.
    pub hollow: bool,
}

/// Corners and triangles, counter-clockwise as seen from outside.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Surface {
    /// All corners.
    pub corners: Vec<Corner>,
    /// Three corners each.
    pub triangles: Vec<[u32; 3]>,
}

impl Surface {
    /// Adds a corner and returns its number.
    pub fn corner(&mut self, corner: Corner) -> u32 {
        self.corners.push(corner);
        self.corners.len() as u32 - 1
    }

    /// Adds a row of corners and returns their numbers.
    pub fn row(&mut self, corners: impl IntoIterator<Item = Corner>) -> Vec<u32> {
        corners.into_iter().map(|c| self.corner(c)).collect()
    }

    /// Joins two rows of one length by a strip of triangles; `closed` joins their ends too.
    pub fn join(&mut self, a: &[u32], b: &[u32], closed: bool) {
        let n = a.len().min(b.len());
        let last = if closed { n } else { n.saturating_sub(1) };
        for i in 0..last {
            let j = (i + 1) % n;
            self.triangles.push([a[i], b[i], b[j]]);
            self.triangles.push([a[i], b[j], a[j]]);
        }
    }

    /// Turns every triangle so that it looks the way its corners' normals look, and drops those
    /// without an area.
    pub fn face_outwards(&mut self) {
        let corners = &self.corners;
        let at = |i: u32| corners[i as usize];
        self.triangles.retain_mut(|t| {
            let [a, b, c] = t.map(at);
            let area = (b.position - a.position).cross(c.position - a.position);
            if area.dot(a.normal + b.normal + c.normal) < 0.0 {
                t.swap(1, 2);
            }
            area.length_squared() > 1e-10
        });
    }

    /// The mesh, in Bevy units.
    pub fn mesh(&self) -> Mesh {
        let attribute = |value: fn(&Corner) -> [f32; 3]| self.corners.iter().map(value).collect::<Vec<_>>();
        let uvs: Vec<[f32; 2]> = self.corners.iter().map(|c| c.uv.to_array()).collect();
        // The picture's upward direction is normal × tangent in every surface here.
        let tangents: Vec<[f32; 4]> = self.corners.iter().map(|c| c.tangent.extend(1.0).to_array()).collect();
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, attribute(|c| (c.position * UNIT).to_array()))
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, attribute(|c| c.normal.to_array()))
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
            .with_inserted_attribute(Mesh::ATTRIBUTE_TANGENT, tangents)
            .with_inserted_indices(Indices::U32(self.triangles.as_flattened().to_vec()))
    }
}
