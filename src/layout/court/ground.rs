//! Where pieces lie in every cell: heaps are settled once for each shape and shared by cells that are
//! alike, turned and mirrored.

use super::super::chance::Chance;
use super::heap::heap;
use super::pebble::{HALF_HEIGHT, PEBBLE_RADIUS, QUAN_SEMI_AXES};
use super::plan::{Figure, HalfRound};
use super::scatter::{Region, scatter};
use super::{CHALK_WIDTH, Cell, Outline, SQUARE, stock};
use crate::rules::Place;
use glam::{Vec2, Vec3};
use std::sync::Arc;

/// Different heaps for squares, and for half-rounds.
const VARIANTS: [usize; 2] = [6, 2];
/// Pebbles of every heap that are settled; later ones repeat the uppermost further up.
const SLOTS: usize = 80;
/// Slots of a stock that are laid out.
const STOCK_SLOTS: u16 = 240;
/// How many of the uppermost slots are repeated.
const CROWN: usize = 8;
/// The most pebbles of a lowest layer: in a square, and in a half-round.
const MOST: [usize; 2] = [15, 17];
/// How far pebbles keep from the middle of a chalk line, in mm.
const OFF_LINE: f32 = CHALK_WIDTH / 2.0 + 1.2;
/// From the middle of the arc of a half-round's line to the middle of its stone, in mm.
const STONE_IN: f32 = 48.0;
/// How far pebbles keep from a quan stone, in mm.
const OFF_STONE: f32 = 0.8;

/// Where the pieces of one cell lie.
#[derive(Clone, PartialEq, Debug)]
pub struct Spots {
    /// Pebbles, in the cell's own directions.
    slots: Arc<[Vec3]>,
    /// Quan stones, likewise; further ones lie on these.
    stones: Arc<[Vec3]>,
    origin: Vec2,
    /// Where the cell's own x and z lead.
    axes: [Vec2; 2],
}

impl Spots {
    /// The middle of the pebble in `slot`, in mm.
    pub fn dan(&self, slot: u16) -> Vec3 {
        let slot = usize::from(slot);
        let own = self.slots.get(slot).copied().unwrap_or_else(|| self.on_top(slot - self.slots.len()));
        self.placed(own)
    }

    /// The middle of quan stone `nth`, in mm.
    pub fn quan(&self, nth: u8) -> Vec3 {
        let (nth, there) = (usize::from(nth), self.stones.len().max(1));
        let own = self.stones.get(nth % there).copied().unwrap_or(Vec3::Y * QUAN_SEMI_AXES.y);
        self.placed(own + Vec3::Y * (nth / there) as f32 * 2.05 * QUAN_SEMI_AXES.y)
    }

    /// Above all that is laid out: the uppermost slots again.
    fn on_top(&self, beyond: usize) -> Vec3 {
        let crown = &self.slots[self.slots.len().saturating_sub(CROWN)..];
        let Some(again) = beyond.checked_rem(crown.len()) else { return Vec3::Y * HALF_HEIGHT };
        let top = self.slots.iter().map(|s| s.y).fold(0.0, f32::max);
        let low = crown.iter().map(|s| s.y).fold(f32::INFINITY, f32::min);
        crown[again] + Vec3::Y * (top - low + 2.05 * HALF_HEIGHT) * (beyond / crown.len() + 1) as f32
    }

    fn placed(&self, own: Vec3) -> Vec3 {
        let flat = self.origin + self.axes[0] * own.x + self.axes[1] * own.z;
        Vec3::new(flat.x, own.y, flat.y)
    }
}

/// The spots of all `cells` of `figure`.
pub fn spots(figure: &Figure, cells: &[Cell]) -> Vec<Spots> {
    let round = figure.half_round(0);
    let [squares, rounds] = [square(), half_round(&round)].map(Vec::from_iter);
    let on_square: Arc<[Vec3]> = [Vec3::Y * QUAN_SEMI_AXES.y].into();
    let on_round: Arc<[Vec3]> = [lying(Vec2::new(0.0, round.radius - STONE_IN), QUAN_SEMI_AXES.y)].into();
    let own = |(i, cell): (usize, &Cell)| {
        let (outward, right) = (cell.outward, -cell.outward.perp());
        let run = usize::from(figure.pits) + 1;
        match cell.place {
            Place::Store(player) => stock_spots(figure, cell, player.0.into(), [right, outward]),
            Place::Pit(pit) if pit.index() % run == 0 => {
                let player = pit.index() / run;
                let axes = [if player / 2 % 2 == 0 { right } else { -right }, outward];
                let origin = figure.half_round(player as u8).centre;
                Spots { slots: rounds[player % rounds.len()].clone(), stones: on_round.clone(), origin, axes }
            }
            Place::Pit(pit) => {
                // Squares of one heap differ by quarter turns or are mirror images.
                let player = pit.index() / run;
                let turns = i / squares.len() + player / 2;
                let z = (0..turns % 4).fold(outward, |z, _| z.perp());
                let axes = [if player % 2 == 0 { -z.perp() } else { z.perp() }, z];
                Spots {
                    slots: squares[i % squares.len()].clone(),
                    stones: on_square.clone(),
                    origin: cell.middle,
                    axes,
                }
            }
        }
    };
    cells.iter().enumerate().map(own).collect()
}

fn stock_spots(figure: &Figure, cell: &Cell, key: u64, axes: [Vec2; 2]) -> Spots {
    let place = |(flat, height): (Vec2, f32)| lying(flat, height);
    let slots = (0..STOCK_SLOTS).map(|slot| place(stock::pebble(figure, slot, key))).collect();
    let stones = (0..4).map(|nth| place(stock::stone(figure, nth))).collect();
    Spots { slots, stones, origin: cell.middle, axes }
}

/// Heaps in a square, around its middle.
fn square() -> Vec<Arc<[Vec3]>> {
    let half = SQUARE / 2.0;
    let corners = [Vec2::new(-half, -half), Vec2::new(half, -half), Vec2::splat(half), Vec2::new(-half, half)];
    let region = Region { outline: Outline::new(corners.to_vec()), inset: PEBBLE_RADIUS + OFF_LINE, stone: None };
    heaps(&region, Vec2::ZERO, 0)
}

/// Heaps round the stone of a half-round, whose own z leads outwards from the middle of its arc.
fn half_round(round: &HalfRound) -> Vec<Arc<[Vec3]>> {
    let (z, x) = (round.outward, -round.outward.perp());
    let own = |p: Vec2| Vec2::new((p - round.centre).dot(x), (p - round.centre).dot(z));
    let outline = Outline::new(round.outline().corners().iter().map(|p| own(*p)).collect());
    let room = QUAN_SEMI_AXES.max_element() + PEBBLE_RADIUS + OFF_STONE;
    let stone = Some((Vec2::new(0.0, round.radius - STONE_IN), room));
    let focus = outline.middle();
    heaps(&Region { outline, inset: PEBBLE_RADIUS + OFF_LINE, stone }, focus, 1)
}

fn heaps(region: &Region, focus: Vec2, kind: usize) -> Vec<Arc<[Vec3]>> {
    let settled = |variant: usize| {
        let mut chance = Chance::new(0x0a_9a << 8 | (kind << 4 | variant) as u64);
        let lowest = scatter(region, focus, MOST[kind], &mut chance);
        heap(region, focus, &lowest, SLOTS, &mut chance).into()
    };
    (0..VARIANTS[kind]).map(settled).collect()
}

fn lying(flat: Vec2, height: f32) -> Vec3 {
    Vec3::new(flat.x, height, flat.y)
}
