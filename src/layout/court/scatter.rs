//! The lowest layer: pebbles strewn loosely over a square, none on another.

use super::super::chance::Chance;
use super::Outline;
use super::pebble::PEBBLE_RADIUS;
use glam::Vec2;

/// The least distance between the middles of two pebbles, in mm.
const APART: f32 = 2.0 * PEBBLE_RADIUS + 0.4;
/// How far apart they try to come, as a share of the spacing that their number allows.
const SPREAD: f32 = 0.98;
/// Rounds of pushing apart.
const ROUNDS: usize = 120;
/// Starts that are tried for one number of pebbles.
const STARTS: usize = 4;
/// How strongly chance decides which spot is filled next, in mm.
const DISORDER: f32 = 24.0;

/// Where the middles of pebbles may lie.
#[derive(Clone, PartialEq, Debug)]
pub struct Region {
    pub outline: Outline,
    /// How far from the outline they stay, in mm.
    pub inset: f32,
    /// The middle of a stone that they keep clear of, and how far, in mm.
    pub stone: Option<(Vec2, f32)>,
}

impl Region {
    /// Whether a pebble's middle may lie here.
    pub fn allows(&self, point: Vec2) -> bool {
        let clear = self.stone.is_none_or(|(stone, room)| point.distance(stone) > room - 0.01);
        clear && self.outline.distance(point) < 0.01 - self.inset
    }

    /// The place nearest to `point`, more or less, that is allowed.
    fn confine(&self, mut point: Vec2) -> Vec2 {
        if let Some((stone, room)) = self.stone {
            let away = point - stone;
            if away.length() < room {
                point = stone + away.normalize_or(Vec2::X) * room;
            }
        }
        self.outline.confine(point, self.inset)
    }

    /// A point somewhere inside.
    fn anywhere(&self, chance: &mut Chance) -> Vec2 {
        let (min, max) = self.outline.extent();
        self.confine(min + (max - min) * Vec2::new(chance.unit(), chance.unit()))
    }
}

/// As many spots side by side as fit, but at most `most`; those nearer to `focus` come first, with
/// much disorder.
pub fn scatter(region: &Region, focus: Vec2, most: usize, chance: &mut Chance) -> Vec<Vec2> {
    let tries = (1..=most).rev().flat_map(|n| [n; STARTS]);
    let mut fitting = tries.filter_map(|n| {
        let spots = pushed_apart(region, n, chance);
        fits(region, &spots).then_some(spots)
    });
    let spots = fitting.next().unwrap_or_default();
    let mut keyed: Vec<(f32, Vec2)> =
        spots.into_iter().map(|p| (p.distance(focus) + DISORDER * chance.unit(), p)).collect();
    keyed.sort_by(|a, b| a.0.total_cmp(&b.0));
    keyed.into_iter().map(|(_, p)| p).collect()
}

/// `n` points that have pushed one another apart.
fn pushed_apart(region: &Region, n: usize, chance: &mut Chance) -> Vec<Vec2> {
    let mut points: Vec<Vec2> = (0..n).map(|_| region.anywhere(chance)).collect();
    let wide = SPREAD * spacing(region, n);
    for round in 0..ROUNDS {
        // Loosely at first; in the end only what would overlap is moved.
        let wanted = if round < ROUNDS / 2 { wide.max(APART) } else { APART + 0.2 };
        for i in 1..n {
            for j in 0..i {
                let between = points[i] - points[j];
                let push = between.normalize_or(Vec2::X) * ((wanted - between.length()).max(0.0) * 0.5);
                points[i] += push;
                points[j] -= push;
            }
        }
        points.iter_mut().for_each(|p| *p = region.confine(*p));
    }
    points
}

/// How far apart `n` points would be if they shared the room evenly.
fn spacing(region: &Region, n: usize) -> f32 {
    let (min, max) = region.outline.extent();
    let free = (max - min - 2.0 * region.inset).max(Vec2::ONE) + PEBBLE_RADIUS;
    (free.x * free.y / n as f32).sqrt()
}

fn fits(region: &Region, spots: &[Vec2]) -> bool {
    let apart = |i: usize| spots[..i].iter().all(|p| p.distance(spots[i]) >= APART - 0.2);
    (0..spots.len()).all(|i| region.allows(spots[i]) && apart(i))
}
