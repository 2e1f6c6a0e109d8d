//! The outline of the wooden block.

use glam::Vec2;
use std::f32::consts::FRAC_PI_2;

/// The outline of the wooden block.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Block {
    /// Half the length (x) and half the width (z) of the block, in mm, where it is largest.
    pub half: Vec2,
    /// Height, in mm.
    pub height: f32,
    /// Radius of the corners seen from above, in mm.
    pub corner: f32,
}

/// A point of an outline and the direction that looks away from the wood there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Edge {
    /// In mm.
    pub point: Vec2,
    /// Of length 1.
    pub outward: Vec2,
}

impl Block {
    /// Radius of the rounding between top and sides, in mm.
    pub const EDGE_ROUND: f32 = 7.0;
    /// How far the sides lean in on their way down: mm inward by mm of height.
    pub const LEAN: f32 = 0.10;
    /// How much shorter the block is at its corners than in its middle, in mm at each end.
    pub const BULGE: f32 = 7.0;

    /// The outline seen from above (x, z), `inset` mm inside the largest, with `per_corner` steps
    /// in each corner; from the right end of the near side on over the corner to the right end,
    /// and so round. The long sides are straight, the ends bulge.
    pub fn outline(&self, inset: f32, per_corner: usize) -> Vec<Edge> {
        let steps = per_corner.max(1);
        let mut quarter: Vec<Edge> = (0..=steps).map(|k| self.corner_point(inset, k as f32 / steps as f32)).collect();
        quarter.extend((1..=steps).map(|k| self.end_point(inset, 1.0 - k as f32 / steps as f32)));
        let mut outline = quarter.clone();
        outline.extend(quarter.iter().rev().skip(1).map(|e| e.flipped(1.0, -1.0)));
        outline.extend(quarter.iter().map(|e| e.flipped(-1.0, -1.0)));
        outline.extend(quarter.iter().rev().skip(1).map(|e| e.flipped(-1.0, 1.0)));
        outline
    }

    /// The side from the flat top to the ground, `steps` in the rounding and one below it: as
    /// point (inset from the largest outline, height) and outward direction (out, up).
    pub fn side(&self, steps: usize) -> Vec<Edge> {
        let steps = steps.max(1);
        let lean = Self::LEAN.atan();
        let centre = Vec2::new(Self::EDGE_ROUND, -Self::EDGE_ROUND);
        let arc = (0..=steps).map(|k| {
            // From straight up to straight out and on to where the leaning side goes on.
            let angle = (FRAC_PI_2 + lean) * k as f32 / steps as f32;
            let outward = Vec2::new(angle.sin(), angle.cos());
            Edge { point: centre + Self::EDGE_ROUND * Vec2::new(-outward.x, outward.y), outward }
        });
        let mut side: Vec<Edge> = arc.collect();
        if let Some(last) = side.last().copied() {
            let down = self.height + last.point.y;
            let point = Vec2::new(last.point.x + down * Self::LEAN, -self.height);
            side.push(Edge { point, outward: last.outward });
        }
        side
    }

    /// The z at which the bulging end goes over into the corner in a common tangent.
    fn join(&self) -> f32 {
        let middle = self.half.y - self.corner;
        (0..8).fold(middle, |z, _| middle + self.corner * self.bulge(z).1.atan().sin())
    }

    /// How far the end lies inside the largest length at `z`, and how that grows with z.
    fn bulge(&self, z: f32) -> (f32, f32) {
        let reach = self.half.y.max(1.0);
        (Self::BULGE * (z / reach).powi(2), 2.0 * Self::BULGE * z / (reach * reach))
    }

    /// A point of the near right corner, `t` from 0 on the near side to 1 on the end.
    fn corner_point(&self, inset: f32, t: f32) -> Edge {
        let (back, growth) = self.bulge(self.join());
        let last = growth.atan();
        let angle = last + (FRAC_PI_2 - last) * (1.0 - t);
        let outward = Vec2::new(angle.cos(), angle.sin());
        let middle = Vec2::new(self.half.x - back - self.corner * last.cos(), self.half.y - self.corner);
        Edge { point: middle + outward * (self.corner - inset), outward }
    }

    /// A point of the right end, `t` from 0 in its middle to 1 at the corner.
    fn end_point(&self, inset: f32, t: f32) -> Edge {
        let z = self.join() * t;
        let (back, growth) = self.bulge(z);
        let outward = Vec2::new(1.0, growth).normalize();
        Edge { point: Vec2::new(self.half.x - back, z) - outward * inset, outward }
    }
}

impl Edge {
    fn flipped(self, x: f32, z: f32) -> Edge {
        let by = Vec2::new(x, z);
        Edge { point: self.point * by, outward: self.outward * by }
    }
}
