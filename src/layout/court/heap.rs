//! What lies on the lowest layer: pebble by pebble, each in the lowest place that holds it.
//!
//! Heights are stretched so that a flat pebble is a ball: balls that do not overlap are pebbles that
//! do not. A field over the square keeps the lowest height at which one more ball is free.

use super::super::chance::Chance;
use super::pebble::{HALF_HEIGHT, PEBBLE_RADIUS};
use super::scatter::Region;
use glam::{Vec2, Vec3};

/// Spacing of the field, in mm.
const GRID: f32 = 2.5;
/// How far balls keep apart, in mm: a hair more than touching.
const CONTACT: f32 = 2.0 * PEBBLE_RADIUS + 0.02;
/// How much higher a ball may lie for every mm nearer to the focus: the slope of the heap.
const SLOPE: f32 = 0.3;
/// How strongly chance chooses, in mm of height.
const CHANCE: f32 = 2.0;
/// How much lower a place must be for the rim of the heap to be trusted, in mm.
const UNEASY: f32 = 9.0;

/// Lays pebbles on the lowest layer until there are `count`; returns the middles of all.
pub fn heap(region: &Region, focus: Vec2, lowest: &[Vec2], count: usize, chance: &mut Chance) -> Vec<Vec3> {
    let mut field = Field::new(region, focus);
    lowest.iter().for_each(|p| field.lay(Vec3::new(p.x, PEBBLE_RADIUS, p.y)));
    while field.balls.len() < count {
        let Some(place) = field.next(chance) else { break };
        field.lay(place);
    }
    field.balls.iter().map(|b| b.with_y(b.y * HALF_HEIGHT / PEBBLE_RADIUS)).collect()
}

struct Field {
    balls: Vec<Vec3>,
    min: Vec2,
    columns: usize,
    rows: usize,
    /// By row and column: the lowest free middle.
    lowest: Vec<f32>,
    /// By row and column: what counts against a place besides its height; infinite out of reach.
    against: Vec<f32>,
}

impl Field {
    fn new(region: &Region, focus: Vec2) -> Field {
        let (min, max) = region.outline.extent();
        let size = ((max - min) / GRID).max(Vec2::ZERO);
        let (columns, rows) = (size.x as usize + 2, size.y as usize + 2);
        let lowest = vec![PEBBLE_RADIUS; columns * rows];
        let mut field = Field { balls: Vec::new(), min, columns, rows, lowest, against: Vec::new() };
        let against = |p: Vec2| if region.allows(p) { SLOPE * p.distance(focus) } else { f32::INFINITY };
        field.against = (0..columns * rows).map(|i| against(field.point(i))).collect();
        field
    }

    fn point(&self, index: usize) -> Vec2 {
        self.min + Vec2::new((index % self.columns) as f32, (index / self.columns) as f32) * GRID
    }

    fn lay(&mut self, ball: Vec3) {
        for index in 0..self.lowest.len() {
            let aside = self.point(index).distance_squared(Vec2::new(ball.x, ball.z));
            if aside < CONTACT * CONTACT {
                let free = ball.y + (CONTACT * CONTACT - aside).sqrt();
                self.lowest[index] = self.lowest[index].max(free);
            }
        }
        self.balls.push(ball);
    }

    /// Where the next ball lies: where it is held from all sides, or else at the rim of the heap, if
    /// that is much lower; where neither is left, the best at all.
    fn next(&self, chance: &mut Chance) -> Option<Vec3> {
        let held = self.best(|i| self.is_held(i, false), chance);
        let at_rim = self.best(|i| self.is_held(i, true), chance);
        let best = match (held, at_rim) {
            (Some((cost, _)), Some((lower, index))) if lower + UNEASY < cost => Some(index),
            (Some((_, index)), _) | (None, Some((_, index))) => Some(index),
            (None, None) => self.best(|_| true, chance).map(|(_, index)| index),
        };
        best.map(|index| {
            let p = self.point(index);
            Vec3::new(p.x, self.lowest[index], p.y)
        })
    }

    /// The best point of the field among those that are `good`, and its cost.
    fn best(&self, good: impl Fn(usize) -> bool, chance: &mut Chance) -> Option<(f32, usize)> {
        let (mut least, mut best) = (f32::INFINITY, None);
        for row in 1..self.rows - 1 {
            for index in row * self.columns + 1..(row + 1) * self.columns - 1 {
                let cost = self.lowest[index] + self.against[index];
                if cost < least && good(index) {
                    let cost = cost + CHANCE * chance.unit();
                    if cost < least {
                        (least, best) = (cost, Some((cost, index)));
                    }
                }
            }
        }
        best
    }

    /// Whether no neighbour is lower; `at_rim`, whether none to which the ball may roll is.
    fn is_held(&self, index: usize, at_rim: bool) -> bool {
        let least = self.lowest[index] - 1e-4;
        let (above, below) = (index - self.columns, index + self.columns);
        [above - 1, above, above + 1, index - 1, index + 1, below - 1, below, below + 1]
            .iter()
            .all(|i| self.lowest[*i] >= least || at_rim && self.against[*i].is_infinite())
    }
}
