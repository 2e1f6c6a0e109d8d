//! Settling a pile: sphere by sphere, each in the lowest place that holds it.
//!
//! A field over the hollow keeps the lowest height at which the middle of one more sphere is free
//! when it comes down from above. A local minimum of that field is a place where it touches what
//! lies below and cannot roll away; nothing can overlap there by construction.

use super::chance::Chance;
use super::touch::{CONTACT, STEP, on_sphere, wood_table};
use super::{Hollow, SEED_RADIUS};
use glam::{Vec2, Vec3};
use std::f32::consts::TAU;

/// Spacing of the field, in mm.
const GRID: f32 = 1.5;
/// How far a sphere may roll along x and along z from where it is put down, in mm.
const ROLL: f32 = 15.0;
/// How much higher a sphere may lie for every mm nearer to the core, once it is outside the bowl:
/// the slope of the mound.
const MOUND: f32 = 0.8;
/// The slope on which friction holds a sphere.
const FRICTION: f32 = 0.4;
/// Multiples of this share of a turn never come near one another.
const GOLDEN: f32 = 0.618_034;
/// How much lower a place must be for friction alone to be trusted, in mm.
const UNEASY: f32 = 5.0;
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

/// Which of the many ways to settle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Way {
    /// Piles of different numbers begin in different directions.
    pub pile: u16,
    /// Tries of one pile differ in detail.
    pub attempt: u16,
}

/// Settles `count` spheres in `hollow` and returns their middles, offsets from the hollow's.
pub(super) fn settle(hollow: &Hollow, room: Room, count: usize, way: Way) -> Vec<Vec3> {
    let mut field = Field::new(hollow, room, way);
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
    /// By row and column: what counts against a place besides its height; infinite out of reach.
    against: Vec<f32>,
    /// Where the first spheres lie, as a share of a full turn.
    way: f32,
    chance: Chance,
}

impl<'a> Field<'a> {
    fn new(hollow: &'a Hollow, room: Room, way: Way) -> Field<'a> {
        let size = (room.max - room.min) / GRID;
        // One more on every side, so that every place within has neighbours.
        let (columns, rows) = (size.x.max(0.0) as usize + 3, size.y.max(0.0) as usize + 3);
        let wood = wood_table(hollow, room.reach);
        let (spheres, chance) = (Vec::new(), Chance::new(u64::from(way.pile) << 16 | u64::from(way.attempt)));
        let mut field = Field {
            hollow,
            room,
            wood,
            spheres,
            columns,
            rows,
            lowest: Vec::new(),
            against: Vec::new(),
            way: GOLDEN * f32::from(way.pile),
            chance,
        };
        field.lowest = (0..columns * rows).map(|i| field.on_wood(field.point(i))).collect();
        field.against = (0..columns * rows).map(|i| field.against(field.point(i))).collect();
        field
    }

    fn point(&self, index: usize) -> Vec2 {
        self.point_at(index % self.columns, index / self.columns)
    }

    fn point_at(&self, column: usize, row: usize) -> Vec2 {
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
        let first = (place - CONTACT - self.room.min) / GRID + 1.0;
        let last = (place + CONTACT - self.room.min) / GRID + 2.0;
        for row in first.y.max(0.0) as usize..=(last.y as usize).min(self.rows - 1) {
            for column in first.x.max(0.0) as usize..=(last.x as usize).min(self.columns - 1) {
                if let Some(height) = on_sphere(sphere, self.point_at(column, row)) {
                    let lowest = &mut self.lowest[row * self.columns + column];
                    *lowest = lowest.max(height);
                }
            }
        }
    }

    /// The first spheres of a round hollow: a loose cluster round the deepest point, two facing
    /// each other and two in the gaps, held by friction until the others lean on them.
    fn bottom(&mut self, count: usize) {
        if self.hollow.half_core() != Vec2::ZERO {
            return;
        }
        let first = TAU * (self.way + 0.05 * self.chance.signed());
        for turn in [0.0, 0.5, 0.25, 0.75].into_iter().take(count) {
            let angle = first + TAU * turn + self.chance.signed() * 0.22;
            let outward = Vec2::from_angle(angle);
            let mut distance = 6.2 + 1.8 * self.chance.unit();
            while distance < self.hollow.radius() && self.free(outward * distance) > self.on_wood(outward * distance) {
                distance += 0.1;
            }
            let leans = self.spheres.len() >= 2;
            self.lay(if leans { self.roll_down(outward * distance) } else { outward * distance });
        }
    }

    /// The best place for the next sphere: where it is held, or where at least friction holds it if
    /// that is much lower; where neither is left, the best at all.
    fn next_place(&mut self) -> Vec2 {
        let held = self.best_rolled();
        let rubbing = self.best_held(FRICTION * GRID);
        let best = match (held, rubbing) {
            (Some((cost, _)), Some((lower, index))) if lower + UNEASY < cost => Some(index),
            (Some((_, place)), _) => return place,
            (None, rubbing) => rubbing.or_else(|| self.best_held(f32::INFINITY)).map(|(_, index)| index),
        };
        best.map_or(Vec2::ZERO, |index| self.point(index))
    }

    /// The best place to which a sphere rolls down and is held, and its cost. Points from which it
    /// would roll out of the room are given up.
    fn best_rolled(&mut self) -> Option<(f32, Vec2)> {
        loop {
            let (cost, index) = self.best_held(0.0)?;
            let place = self.roll_down(self.point(index));
            if place.cmpgt(self.room.min).all() && place.cmplt(self.room.max).all() {
                return Some((cost, place));
            }
            self.against[index] = f32::INFINITY;
        }
    }

    /// The best point of the field none of whose neighbours lies more than `drop` lower, and its cost.
    fn best_held(&mut self, drop: f32) -> Option<(f32, usize)> {
        let mut best = None;
        let mut least = f32::INFINITY;
        for row in 1..self.rows - 1 {
            for index in row * self.columns + 1..(row + 1) * self.columns - 1 {
                let cost = self.lowest[index] + self.against[index];
                if cost < least && self.is_held(index, drop) {
                    let cost = cost + CHANCE * self.chance.unit();
                    if cost < least {
                        (least, best) = (cost, Some((cost, index)));
                    }
                }
            }
        }
        best
    }

    /// Whether no neighbour of this point of the field lies more than `drop` lower.
    fn is_held(&self, index: usize, drop: f32) -> bool {
        let least = self.lowest[index] - drop - 1e-4;
        let above = index - self.columns - 1;
        let below = index + self.columns - 1;
        [above, above + 1, above + 2, index - 1, index + 1, below, below + 1, below + 2]
            .iter()
            .all(|i| self.lowest[*i] >= least)
    }

    /// What counts against a place besides its height.
    fn against(&self, point: Vec2) -> f32 {
        let aside = self.hollow.from_core(point).length();
        if aside > self.room.reach {
            return f32::INFINITY;
        }
        let outside = (aside - self.hollow.radius() + 5.0).max(0.0);
        MOUND * outside + VISIBLE * point.y + CENTRAL * point.length()
    }

    /// Follows the exact surface from a point of the field down to where the sphere is held.
    fn roll_down(&self, from: Vec2) -> Vec2 {
        let reach = CONTACT + 1.5 * ROLL;
        let near = |s: &Vec3| Vec2::new(s.x, s.z).distance_squared(from) < reach * reach;
        let near: Vec<Vec3> = self.spheres.iter().copied().filter(near).collect();
        let free = |point: Vec2| near.iter().filter_map(|s| on_sphere(*s, point)).fold(self.on_wood(point), f32::max);
        let low = (from - ROLL).max(self.room.min);
        let high = (from + ROLL).min(self.room.max);
        let (mut place, mut height, mut step) = (from, free(from), GRID / 2.0);
        let mut turn = 0.0;
        while step > 0.01 {
            let around = (0..16).map(|k| place + step * Vec2::from_angle(turn + TAU * k as f32 / 16.0));
            let lower = around.map(|p| p.clamp(low, high)).map(|p| (free(p), p)).min_by(|a, b| a.0.total_cmp(&b.0));
            match lower {
                Some((h, p)) if h < height - 1e-5 => (height, place) = (h, p),
                _ => step *= 0.8,
            }
            turn += 0.141;
        }
        place
    }
}

#[cfg(test)]
mod tests;
