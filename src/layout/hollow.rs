//! The shape of a carved hollow.

use super::Place;
use glam::{Vec2, Vec3};
use std::f32::consts::TAU;

/// Radius of the rounded rim, in mm.
const FILLET: f32 = 3.4;
/// The steepest slope of a wall: tan 62°.
const STEEPEST: f32 = 1.880_726_5;

/// A carved hollow: a pit or a store.
///
/// It is a bowl swept along a straight core: the whole of the longer radius less the shorter. At
/// distance d from the core the wood stands at −depth + rise · (d / radius)ⁿ, where n makes the
/// wall 62° steep at the radius; from there an arc of 3.4 mm leads tangentially over to the top.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hollow {
    /// What lies in it.
    pub place: Place,
    /// Its middle (x, z), in mm.
    pub centre: Vec2,
    /// Its radii along x and z, in mm, without the rounding of the rim.
    pub radii: Vec2,
    /// Depth below the top, in mm.
    pub depth: f32,
}

/// A point of a hollow's cross-section.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Profile {
    /// Distance from the core, in mm.
    pub distance: f32,
    /// Height above the top, in mm: 0 at the outer end, negative inside.
    pub height: f32,
    /// Height gained by distance: the tangent of the wall's angle.
    pub slope: f32,
}

impl Hollow {
    /// The middle of it at the level of the top.
    pub fn middle(&self) -> Vec3 {
        Vec3::new(self.centre.x, 0.0, self.centre.y)
    }

    /// The shorter radius: where the wall goes over into the rounding of the rim, in mm.
    pub fn radius(&self) -> f32 {
        self.radii.min_element()
    }

    /// Distance from the core at which the flat top begins, in mm.
    pub fn rim(&self) -> f32 {
        self.radius() + FILLET * wall().sin()
    }

    /// From the middle to the end of the core; zero for a round hollow.
    pub fn half_core(&self) -> Vec2 {
        self.radii - self.radius()
    }

    /// From the nearest point of the core to `offset`, which counts from the middle.
    pub fn from_core(&self, offset: Vec2) -> Vec2 {
        let half = self.half_core();
        offset - offset.clamp(-half, half)
    }

    /// Whether `offset` from the middle lies within the rim.
    pub fn reaches(&self, offset: Vec2) -> bool {
        self.from_core(offset).length_squared() < self.rim() * self.rim()
    }

    /// Height of the wood at `offset` from the middle, in mm.
    pub fn height(&self, offset: Vec2) -> f32 {
        self.at(self.from_core(offset).length()).height
    }

    /// Normal of the wood at `offset` from the middle, of length 1.
    pub fn normal(&self, offset: Vec2) -> Vec3 {
        let from_core = self.from_core(offset);
        let uphill = from_core.normalize_or_zero() * self.at(from_core.length()).slope;
        Vec3::new(-uphill.x, 1.0, -uphill.y).normalize()
    }

    /// The cross-section for a mesh: `t` from 0 at the core over 0.75 at the top of the wall to 1
    /// at the rim. Steps are finer where it bends more.
    pub fn profile(&self, t: f32) -> Profile {
        const WALL_END: f32 = 0.75;
        if t < WALL_END {
            return self.at(self.radius() * (t.max(0.0) / WALL_END).powf(0.8));
        }
        let angle = wall() * (1.0 - (t.min(1.0) - WALL_END) / (1.0 - WALL_END));
        let distance = self.rim() - FILLET * angle.sin();
        Profile { distance, height: FILLET * (angle.cos() - 1.0), slope: angle.tan() }
    }

    /// The cross-section at a distance from the core.
    pub fn at(&self, distance: f32) -> Profile {
        let radius = self.radius();
        if distance < radius {
            let rise = self.depth - FILLET * (1.0 - wall().cos());
            let power = STEEPEST * radius / rise;
            let share = distance / radius;
            return Profile {
                distance,
                height: rise * share.powf(power) - self.depth,
                slope: STEEPEST * share.powf(power - 1.0),
            };
        }
        let inside = (self.rim() - distance).max(0.0);
        let below = (FILLET * FILLET - inside * inside).sqrt();
        Profile { distance, height: below - FILLET, slope: inside / below }
    }

    /// `n` points at `distance` from the core, as offsets from the middle, beginning at +x and
    /// turning towards +z. Point k of every distance lies on one line from the core, so rings of
    /// one `n` can be joined. `n` is a multiple of 4: then the quarters mirror one another exactly,
    /// and the two sides of a ring at the core itself coincide.
    pub fn ring(&self, distance: f32, n: usize) -> Vec<Vec2> {
        let half = self.half_core();
        let length = (half.x + half.y) * 4.0;
        // Share of the points on the straight sides, as it is at the rim.
        let straight = length / (length + TAU * self.rim());
        // The walk is the same for both orientations, begun a quarter later for a core along x.
        let along_x = half.x > half.y;
        let begin = if along_x { n - n / 4 } else { 0 };
        let point = |k: usize| {
            let (k, core) = ((k + begin) % n, half.x.max(half.y));
            let on_half = k % (n / 2);
            let mirrored = on_half > n / 4;
            let on_quarter = if mirrored { n / 2 - on_half } else { on_half };
            let p = quarter_point(core, distance, straight / 4.0, on_quarter as f32 / n as f32);
            let p = if mirrored { Vec2::new(-p.x, p.y) } else { p };
            let p = if k < n / 2 { p } else { -p };
            if along_x { Vec2::new(p.y, -p.x) } else { p }
        };
        (0..n).map(point).collect()
    }
}

/// A point on the first quarter of a stadium's outline, `share` (0 to ¼) of the way round; `side`
/// of that is on the straight, the rest on the arc.
fn quarter_point(core: f32, distance: f32, side: f32, share: f32) -> Vec2 {
    if share < side {
        return Vec2::new(distance, core * share / side);
    }
    let angle = (share - side) / (0.25 - side) * TAU / 4.0;
    Vec2::new(angle.cos() * distance, core + angle.sin() * distance)
}

fn wall() -> f32 {
    STEEPEST.atan()
}
