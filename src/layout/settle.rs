//! Settling a pile: sphere by sphere, each in the lowest place that holds it.
//!
//! A field over the hollow keeps the lowest height at which the middle of one more sphere is free
//! when it comes down from above. A local minimum of that field is a place where it touches what
//! lies below and cannot roll away; nothing can overlap there by construction.

use super::chance::Chance;
use super::{Hollow, SEED_RADIUS};
use glam::{Vec2, Vec3};
use std::f32::consts::TAU;

/// Spheres keep this distance at least, in mm: a hair more than touching.
const CONTACT: f32 = 2.0 * SEED_RADIUS + 0.01;
/// Spacing of the field, in mm.
const GRID: f32 = 1.5;
/// Spacing of the table of the wood, in mm.
const STEP: f32 = 0.1;
/// How much higher a sphere may lie for every mm nearer to the core, once it is outside the bowl:
/// the slope of the mound.
const MOUND: f32 = 0.8;
/// How strongly chance chooses among places, in mm of height.
const CHANCE: f32 = 1.3;
/// How much a place further from the camera is preferred, in mm of height by mm.
const VISIBLE: f32 = 0.03;
/// How much a place nearer to the middle is preferred, in mm of height by mm.
const CENTRAL: f32 = 0.02;

/// Where the middles of spheres may come to lie, as offsets from the hollow's middle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Room {
    pub min: Vec2,
    pub max: Vec2,
    /// Furthest from the core, in mm.
    pub reach: f32,
}

/// Settles `count` spheres in `hollow` and returns their middles, offsets from the hollow's.
pub(super) fn settle(hollow: &Hollow, room: Room, count: usize, key: u64) -> Vec<Vec3> {
    let mut field = Field::new(hollow, room, key);
    field.bottom(count.min(4));
    while field.spheres.len() < count {
        let place = field.next_place();
        field.lay(place);
    }
    field.spheres
}

struct Field<'a> {
    hollow: &'a Hollow,
    room: Room,
    /// By distance from the core in steps: the lowest middle of a sphere on the wood.
    wood: Vec<f32>,
    spheres: Vec<Vec3>,
    columns: usize,
    rows: usize,
    /// By row and column: the lowest free middle.
    lowest: Vec<f32>,
    chance: Chance,
}

impl<'a> Field<'a> {
    fn new(hollow: &'a Hollow, room: Room, key: u64) -> Field<'a> {
        let size = (room.max - room.min) / GRID;
        // One more on every side, so that every place within has neighbours.
        let (columns, rows) = (size.x.max(0.0) as usize + 3, size.y.max(0.0) as usize + 3);
        let wood = wood_table(hollow, room);
        let (spheres, chance) = (Vec::new(), Chance::new(key));
        let mut field = Field { hollow, room, wood, spheres, columns, rows, lowest: Vec::new(), chance };
        field.lowest = (0..columns * rows).map(|i| field.on_wood(field.point(i))).collect();
        field
    }

    fn point(&self, index: usize) -> Vec2 {
        let (column, row) = (index % self.columns, index / self.columns);
        self.room.min + Vec2::new(column as f32 - 1.0, row as f32 - 1.0) * GRID
    }

    /// The lowest middle of a sphere that lies on the wood at `point`.
    fn on_wood(&self, point: Vec2) -> f32 {
        let at = self.hollow.from_core(point).length() / STEP;
        let (low, part) = (at as usize, at.fract());
        match self.wood.get(low..low + 2) {
            Some([a, b]) => a + (b - a) * part,
            _ => SEED_RADIUS,
        }
    }

    /// The lowest free middle at `point`.
    fn free(&self, point: Vec2) -> f32 {
        self.spheres.iter().filter_map(|s| on_sphere(*s, point)).fold(self.on_wood(point), f32::max)
    }

    /// Lays a sphere down and raises the field around it.
    fn lay(&mut self, place: Vec2) {
        let sphere = Vec3::new(place.x, self.free(place), place.y);
        self.spheres.push(sphere);
        for i in 0..self.lowest.len() {
            if let Some(height) = on_sphere(sphere, self.point(i)) {
                self.lowest[i] = self.lowest[i].max(height);
            }
        }
    }

    /// The first spheres of a round hollow: a loose cluster round the deepest point, two facing
    /// each other and two in the gaps, held by friction until the others lean on them.
    fn bottom(&mut self, count: usize) {
        if self.hollow.half_core() != Vec2::ZERO {
            return;
        }
        let first = self.chance.unit() * TAU;
        for turn in [0.0, 0.5, 0.25, 0.75].into_iter().take(count) {
            let angle = first + TAU * turn + self.chance.signed() * 0.22;
            let outward = Vec2::from_angle(angle);
            let mut distance = 8.6 + 1.8 * self.chance.unit();
            while distance < self.hollow.radius() && self.free(outward * distance) > self.on_wood(outward * distance) {
                distance += 0.25;
            }
            self.lay(outward * distance);
        }
    }

    /// The best place for the next sphere.
    fn next_place(&mut self) -> Vec2 {
        let mut best = (f32::INFINITY, Vec2::ZERO);
        let mut last_resort = best;
        for row in 1..self.rows - 1 {
            for column in 1..self.columns - 1 {
                let index = row * self.columns + column;
                let point = self.point(index);
                if self.hollow.from_core(point).length() > self.room.reach {
                    continue;
                }
                let cost = self.cost(point, self.lowest[index]);
                if cost < last_resort.0 {
                    last_resort = (cost, point);
                }
                if cost < best.0 && self.is_held(index) {
                    let cost = cost + CHANCE * self.chance.unit();
                    if cost < best.0 {
                        best = (cost, point);
                    }
                }
            }
        }
        if best.0.is_finite() { self.roll_down(best.1) } else { last_resort.1 }
    }

    /// Whether a sphere at this point of the field has nowhere lower to roll.
    fn is_held(&self, index: usize) -> bool {
        let here = self.lowest[index] - 1e-4;
        let above = index - self.columns - 1;
        let below = index + self.columns - 1;
        [above, above + 1, above + 2, index - 1, index + 1, below, below + 1, below + 2]
            .iter()
            .all(|i| self.lowest[*i] >= here)
    }

    /// What counts against a place besides its height.
    fn cost(&self, point: Vec2, height: f32) -> f32 {
        let outside = (self.hollow.from_core(point).length() - self.hollow.radius() + 5.0).max(0.0);
        height + MOUND * outside + VISIBLE * point.y + CENTRAL * point.length()
    }

    /// Follows the exact surface from a point of the field down to where the sphere is held.
    fn roll_down(&self, from: Vec2) -> Vec2 {
        let (mut place, mut height, mut step) = (from, self.free(from), GRID / 2.0);
        let mut turn = 0.0;
        while step > 0.01 {
            let around = (0..12).map(|k| place + step * Vec2::from_angle(turn + TAU * k as f32 / 12.0));
            let lower = around
                .map(|p| p.clamp(self.room.min, self.room.max))
                .map(|p| (self.free(p), p))
                .min_by(|a, b| a.0.total_cmp(&b.0));
            match lower {
                Some((h, p)) if h < height - 1e-5 => (height, place) = (h, p),
                _ => step *= 0.6,
            }
            turn += 0.19;
        }
        place
    }
}

/// The lowest middle at `point` of a sphere that lies on `sphere`, if it is above it at all.
fn on_sphere(sphere: Vec3, point: Vec2) -> Option<f32> {
    let aside = point.distance_squared(Vec2::new(sphere.x, sphere.z));
    (aside < CONTACT * CONTACT).then(|| sphere.y + (CONTACT * CONTACT - aside).sqrt())
}

/// By distance from the core in steps: the lowest middle of a sphere that touches the wood.
fn wood_table(hollow: &Hollow, room: Room) -> Vec<f32> {
    let steps = (room.reach.min(hollow.rim() + 1.0) / STEP) as usize + 2;
    (0..steps).map(|i| touching(hollow, i as f32 * STEP)).collect()
}

/// The lowest middle, at `distance` from the core, of a sphere that touches the wood: the point of
/// the wood is sought whose normal leads to that distance. Nowhere does the wood bend more
/// sharply than a sphere, so there is one such point only.
fn touching(hollow: &Hollow, distance: f32) -> f32 {
    let (mut low, mut high) = (0.0, hollow.rim());
    for _ in 0..26 {
        let middle = 0.5 * (low + high);
        if sphere_on(hollow, middle).x < distance {
            low = middle;
        } else {
            high = middle;
        }
    }
    sphere_on(hollow, low).y
}

/// Distance from the core and height of a sphere that touches the wood at `distance`.
fn sphere_on(hollow: &Hollow, distance: f32) -> Vec2 {
    let wood = hollow.at(distance);
    Vec2::new(distance, wood.height) + SEED_RADIUS * Vec2::new(-wood.slope, 1.0).normalize()
}
