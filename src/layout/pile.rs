//! How seeds lie in every hollow: settled once, shared by hollows that are alike.

use super::block::Block;
use super::plan::{Cell, Plan};
use super::seen::countable;
use super::settle::{Room, Way, settle};
use super::{Hollow, SEED_RADIUS};
use glam::{Vec2, Vec3};
use std::sync::Arc;

/// Different piles for hollows of one kind.
const VARIANTS: usize = 3;
/// How far from its core a hollow's heap may spread, beyond its radius, in mm.
const SPREAD: f32 = 6.0;
/// Slots of every pile that are settled; later ones repeat the uppermost ones further up.
const SLOTS: std::ops::RangeInclusive<usize> = 48..=120;
/// Piles tried for each one kept.
const TRIES: u16 = 6;
/// Seeds by whose countability a try is judged.
const JUDGED: usize = 14;
/// How many of the uppermost slots are repeated above a full table.
const CROWN: usize = 8;

/// The slots of one hollow, as offsets from its middle.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Pile {
    slots: Arc<[Vec3]>,
    /// Left and right are swapped.
    mirrored: bool,
}

impl Pile {
    /// The middle of the seed in `slot`.
    pub fn slot(&self, slot: u16) -> Vec3 {
        let mut offset = self.unmirrored(slot.into());
        if self.mirrored {
            offset.x = -offset.x;
        }
        offset
    }

    fn unmirrored(&self, slot: usize) -> Vec3 {
        if let Some(offset) = self.slots.get(slot) {
            return *offset;
        }
        let crown = &self.slots[self.slots.len().saturating_sub(CROWN)..];
        let Some(again) = (slot - self.slots.len()).checked_rem(crown.len()) else { return Vec3::Y * SEED_RADIUS };
        let times = (slot - self.slots.len()) / crown.len() + 1;
        let heights = || crown.iter().map(|s| s.y);
        let band = heights().fold(f32::MIN, f32::max) - heights().fold(f32::MAX, f32::min) + 2.05 * SEED_RADIUS;
        crown[again] + Vec3::Y * band * times as f32
    }
}

/// Settles the piles of all hollows of `plan` for a game of `seeds` seeds.
pub(super) fn piles(plan: &Plan, seeds: u16) -> Vec<Pile> {
    let count = usize::from(seeds).clamp(*SLOTS.start(), *SLOTS.end());
    let mut known: Vec<(Alike, Arc<[Vec3]>)> = Vec::new();
    let mut piles = Vec::with_capacity(plan.hollows.len());
    for (i, (hollow, cell)) in plan.hollows.iter().zip(&plan.cells).enumerate() {
        let (mirrored, alike) = kind(hollow, cell, &plan.block, i);
        let slots = match known.iter().find(|(a, _)| *a == alike) {
            Some((_, slots)) => slots.clone(),
            None => settled(hollow, alike, count, &mut known),
        };
        piles.push(Pile { slots, mirrored });
    }
    piles
}

/// Settles a pile: of several tries the one whose seeds are best counted.
fn settled(hollow: &Hollow, alike: Alike, count: usize, known: &mut Vec<(Alike, Arc<[Vec3]>)>) -> Arc<[Vec3]> {
    let pile = known.len() as u16;
    let tries = (0..TRIES).map(|attempt| Way { pile, attempt });
    let judged = |way: Way| countable(&settle(hollow, alike.room, JUDGED, way));
    let best = tries.map(|way| (judged(way), way)).max_by(|a, b| a.0.total_cmp(&b.0));
    let way = best.map_or(Way { pile, attempt: 0 }, |(_, way)| way);
    let slots: Arc<[Vec3]> = settle(hollow, alike.room, count, way).into();
    known.push((alike, slots.clone()));
    slots
}

/// What makes two piles the same but for left and right.
#[derive(Clone, Copy, PartialEq)]
struct Alike {
    radii: Vec2,
    depth: f32,
    room: Room,
    variant: usize,
}

/// Which pile the hollow numbered `i` gets, and whether left and right are swapped in it.
fn kind(hollow: &Hollow, cell: &Cell, block: &Block, i: usize) -> (bool, Alike) {
    let round = hollow.radii.x == hollow.radii.y;
    let mirrored = if round { (i / VARIANTS) % 2 == 1 } else { hollow.centre.x < 0.0 };
    let room = room(hollow, cell, block, mirrored);
    (mirrored, Alike { radii: hollow.radii, depth: hollow.depth, room, variant: i % VARIANTS })
}

/// The middles stay a radius inside the hollow's cell and on the flat part of the top, so
/// neighbouring heaps cannot meet and nothing hangs over the edge.
fn room(hollow: &Hollow, cell: &Cell, block: &Block, mirrored: bool) -> Room {
    let flat = block.half - Block::EDGE_ROUND;
    let min = cell.min.max(-flat) + SEED_RADIUS - hollow.centre;
    let max = cell.max.min(flat) - SEED_RADIUS - hollow.centre;
    let most = hollow.radii + SPREAD;
    let (mut min, mut max) = (min.max(-most), max.min(most));
    // Rounded, so that hollows that are alike compare equal.
    min = (min * 16.0).round() / 16.0;
    max = (max * 16.0).round() / 16.0;
    if mirrored {
        (min.x, max.x) = (-max.x, -min.x);
    }
    Room { min, max, reach: hollow.radius() + SPREAD }
}
