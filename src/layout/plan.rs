//! Which hollow lies where.

use super::{Block, Hollow};
use crate::rules::{PitId, Place, Player, Ruleset, Stores, Turning};
use glam::Vec2;

/// From one pit to the next, along the rows and across, in mm.
const PITCH: f32 = 74.0;
/// Radius and depth of a pit, in mm.
const PIT: (Vec2, f32) = (Vec2::new(32.0, 32.0), 28.0);
/// Radii and depth of a store, in mm.
const STORE: (Vec2, f32) = (Vec2::new(27.0, 56.0), 27.0);
/// From the edge of the last pit's cell to the middle of a store, in mm.
const STORE_OUT: f32 = 36.0;
/// Length of the block beyond the last pit's cell, or beyond a store's middle where two follow one
/// another, in mm.
const END: f32 = 78.0;
/// Half the width of the block, in mm.
const HALF_WIDTH: f32 = 98.0;
const HEIGHT: f32 = 60.0;
const CORNER: f32 = 34.0;

/// A part of the board seen from above.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Cell {
    /// The corner with the smallest x and z, in mm.
    pub min: Vec2,
    /// The corner with the largest x and z, in mm.
    pub max: Vec2,
}

impl Cell {
    /// How far `point` lies outside, in mm; 0 inside.
    pub fn distance(&self, point: Vec2) -> f32 {
        point.distance(point.clamp(self.min, self.max))
    }
}

/// The block and its hollows, with the cell of each.
pub(super) struct Plan {
    pub block: Block,
    pub hollows: Vec<Hollow>,
    pub cells: Vec<Cell>,
}

/// Lays out two rows of pits with a store at each end: a near row run through from left to right,
/// then a far row from right to left. A ring of more than two players is folded into two rows.
pub(super) fn plan(rules: &Ruleset) -> Plan {
    let columns = columns(rules);
    let squares_end = columns as f32 / 2.0 * PITCH;
    let in_ring = rules.board.stores != Stores::Beside;
    let rows_end = squares_end + if in_ring { END } else { 0.0 };
    let outside = rules.board.stores != Stores::InRing;
    let half = Vec2::new(rows_end + if outside { END } else { 0.0 }, HALF_WIDTH);
    let block = Block { half, height: HEIGHT, corner: CORNER };
    let mut plan = Plan { block, hollows: Vec::new(), cells: Vec::new() };
    for pit in rules.ring() {
        plan.square(pit, columns, in_ring);
    }
    if outside {
        for player in rules.players() {
            plan.store(player, rules.board.players, rows_end);
        }
    }
    if rules.board.turning == Turning::Clockwise {
        plan.mirror();
    }
    plan
}

/// How many pits lie in a row.
fn columns(rules: &Ruleset) -> usize {
    let ring = rules.ring_len();
    let in_row = ring.div_ceil(2);
    let closing = usize::from(rules.board.stores != Stores::Beside);
    in_row.saturating_sub(closing).max(1)
}

impl Plan {
    /// A square of the ring; where stores are in the ring, one closes each row.
    fn square(&mut self, pit: PitId, columns: usize, in_ring: bool) {
        let run = columns + usize::from(in_ring);
        let (row, within) = (pit.index() / run, pit.index() % run);
        let side = if row == 0 { 1.0 } else { -1.0 };
        let end = columns as f32 / 2.0 * PITCH;
        if within == columns {
            self.oblong(Place::Pit(pit), side * (end + STORE_OUT), (end, end + END), 1.0);
            return;
        }
        let x = side * (within as f32 - (columns as f32 - 1.0) / 2.0) * PITCH;
        let centre = Vec2::new(x, side * PITCH / 2.0);
        self.hollows.push(Hollow { place: Place::Pit(pit), centre, radii: PIT.0, depth: PIT.1 });
        let (inner, outer) = (0.0, side * HALF_WIDTH);
        let min = Vec2::new(x - PITCH / 2.0, f32::min(inner, outer));
        self.cells.push(Cell { min, max: min + Vec2::new(PITCH, HALF_WIDTH) });
    }

    /// A player's store beside the ring: at the right hand of South and of North; the third and the
    /// fourth player share an end with them.
    fn store(&mut self, player: Player, players: u8, rows_end: f32) {
        let side = if player.0.is_multiple_of(2) { 1.0 } else { -1.0 };
        let shared = players > 2 && (player.0 + 2 < players || player.0 >= 2);
        let part = match (shared, player.0 < 2) {
            (false, _) => 1.0,
            (true, true) => 0.5 * side,
            (true, false) => -0.5 * side,
        };
        self.oblong(Place::Store(player), side * (rows_end + STORE_OUT), (rows_end, rows_end + END), part);
    }

    /// A long hollow across an end between |x| = `span`; `part` is 1 for the whole width, or ±0.5
    /// for the half of it at that side.
    fn oblong(&mut self, place: Place, x: f32, span: (f32, f32), part: f32) {
        let whole = part == 1.0;
        let radii = if whole { STORE.0 } else { Vec2::splat(STORE.0.x) };
        let z = if whole { 0.0 } else { part.signum() * PITCH / 2.0 };
        self.hollows.push(Hollow { place, centre: Vec2::new(x, z), radii, depth: STORE.1 });
        let (left, right) = if x < 0.0 { (-span.1, -span.0) } else { span };
        let (far, near) = match (whole, part > 0.0) {
            (true, _) => (-HALF_WIDTH, HALF_WIDTH),
            (false, true) => (0.0, HALF_WIDTH),
            (false, false) => (-HALF_WIDTH, 0.0),
        };
        self.cells.push(Cell { min: Vec2::new(left, far), max: Vec2::new(right, near) });
    }

    /// Swaps left and right, for rings that run with the clock.
    fn mirror(&mut self) {
        for hollow in &mut self.hollows {
            hollow.centre.x = -hollow.centre.x;
        }
        for cell in &mut self.cells {
            (cell.min.x, cell.max.x) = (-cell.max.x, -cell.min.x);
        }
    }
}
