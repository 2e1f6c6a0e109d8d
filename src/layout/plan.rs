//! Which hollow lies where.

use super::{Block, Hollow, Side};
use crate::rules::{PitId, Place, Player, Ruleset, Stores, Turning};
use glam::Vec2;

/// From one pit to the next, along the rows and across, in mm.
const PITCH: f32 = 74.0;
/// Radius and depth of a pit, in mm.
const PIT: (Vec2, f32) = (Vec2::new(32.0, 32.0), 28.0);
/// From the edge of the last pit's cell to the rim of a store, in mm.
const STORE_GAP: f32 = 6.0;
/// How far the rounded rim of a store reaches beyond its radius, in mm.
const RIM: f32 = 3.0;
/// From the rim of a store to the end of the block, in mm.
const STORE_END: f32 = 12.0;
/// More seeds than this need roomier stores.
const FEW_SEEDS: u16 = 60;
/// The store that has an end of the block to itself, for few and for many seeds.
const STORE: Basin = Basin { radii: Vec2::new(27.0, 56.0), depth: 27.0, aside: 0.0 };
const ROOMY: Basin = Basin { radii: Vec2::new(40.0, 62.0), depth: 34.0, aside: 0.0 };
/// Two stores that share an end lie along the board, one in each half.
const SHARED: Basin = Basin { radii: Vec2::new(46.0, 27.0), depth: 27.0, aside: 39.0 };
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

/// The size of a store.
#[derive(Clone, Copy)]
struct Basin {
    /// In mm.
    radii: Vec2,
    /// In mm.
    depth: f32,
    /// How far from the board's middle line it lies, in mm.
    aside: f32,
}

impl Basin {
    /// Half its length along the board, rim included, in mm.
    fn reach(&self) -> f32 {
        self.radii.x + RIM
    }

    /// How much of the block it takes, in mm.
    fn end(&self) -> f32 {
        STORE_GAP + 2.0 * self.reach() + STORE_END
    }
}

/// Lays out two rows of pits with stores at the ends: the near row runs from left to right, the far
/// row from right to left. Each of two players has the store at the right hand; of three or four
/// each has it at the nearer end, so that players whose pits meet there share it. For rings that run
/// with the clock left and right are swapped.
pub(super) fn plan(rules: &Ruleset) -> Plan {
    let columns = columns(rules);
    let [left, right] = [false, true].map(|at_right| basin(rules, at_right));
    let rows_end = columns as f32 / 2.0 * PITCH;
    let block = Block {
        half: Vec2::new(rows_end + (left.end() + right.end()) / 2.0, HALF_WIDTH),
        height: HEIGHT,
        corner: CORNER,
    };
    let mut plan = Plan { block, hollows: Vec::new(), cells: Vec::new() };
    let in_ring = rules.board.stores != Stores::Beside;
    for pit in rules.ring() {
        let run = columns + usize::from(in_ring);
        let (far, within) = (pit.index() >= run, pit.index() % run);
        if within == columns {
            plan.store(Place::Pit(pit), basin(rules, !far), rows_end, (!far, false));
        } else {
            plan.pit(pit, within, columns, far);
        }
    }
    for player in rules.players().filter(|_| !in_ring) {
        let (at_right, far) = corner(player, rules.board.players);
        plan.store(Place::Store(player), basin(rules, at_right), rows_end, (at_right, far));
    }
    plan.shift((left.end() - right.end()) / 2.0);
    if rules.board.turning == Turning::Clockwise {
        plan.mirror();
    }
    plan
}

/// How many pits lie in a row.
fn columns(rules: &Ruleset) -> usize {
    let closing = usize::from(rules.board.stores != Stores::Beside);
    rules.ring_len().div_ceil(2).saturating_sub(closing).max(1)
}

/// Whether the store of `player` among `players` lies at the right end, and whether in the far half.
fn corner(player: Player, players: u8) -> (bool, bool) {
    if players <= 2 {
        return (player == Player::SOUTH, player != Player::SOUTH);
    }
    // Where the middle of the player's pits lies in the ring; the right end is half round.
    let middle = (f32::from(player.0) + 0.5) / f32::from(players);
    ((middle - 0.5).abs() < 0.25, middle > 0.5)
}

/// The size of the stores at one end.
fn basin(rules: &Ruleset, at_right: bool) -> Basin {
    let players = rules.board.players;
    let there = rules.players().filter(|p| corner(*p, players).0 == at_right).count();
    match (there, rules.total_seeds() > FEW_SEEDS) {
        (2.., _) => SHARED,
        (_, true) => ROOMY,
        (_, false) => STORE,
    }
}

impl Plan {
    /// A pit, the one numbered `within` of its row.
    fn pit(&mut self, pit: PitId, within: usize, columns: usize, far: bool) {
        let side = if far { -1.0 } else { 1.0 };
        let x = side * (within as f32 - (columns as f32 - 1.0) / 2.0) * PITCH;
        let centre = Vec2::new(x, side * PITCH / 2.0);
        self.hollows.push(Hollow { place: Place::Pit(pit), centre, radii: PIT.0, depth: PIT.1 });
        let min = Vec2::new(x - PITCH / 2.0, f32::min(0.0, side * HALF_WIDTH));
        self.cells.push(Cell { min, max: min + Vec2::new(PITCH, HALF_WIDTH) });
    }

    /// A store beyond the rows, which end at |x| = `rows_end`: whether at the right end, and, if two
    /// share that end, whether in the far half.
    fn store(&mut self, place: Place, basin: Basin, rows_end: f32, (at_right, far): (bool, bool)) {
        let (end, side) = (if at_right { 1.0 } else { -1.0 }, if far { -1.0 } else { 1.0 });
        let centre = Vec2::new(end * (rows_end + STORE_GAP + basin.reach()), side * basin.aside);
        self.hollows.push(Hollow { place, centre, radii: basin.radii, depth: basin.depth });
        let (inner, outer) = (end * rows_end, end * (rows_end + basin.end()));
        let near = if basin.aside > 0.0 { 0.0 } else { -side * HALF_WIDTH };
        let corners = [Vec2::new(inner, near), Vec2::new(outer, side * HALF_WIDTH)];
        self.cells.push(Cell { min: corners[0].min(corners[1]), max: corners[0].max(corners[1]) });
    }

    /// Moves everything along the board, so that the block is in the middle.
    fn shift(&mut self, by: f32) {
        self.hollows.iter_mut().for_each(|hollow| hollow.centre.x += by);
        for cell in &mut self.cells {
            (cell.min.x, cell.max.x) = (cell.min.x + by, cell.max.x + by);
        }
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

impl Plan {
    /// Where the players sit: before the row in which most of their pits lie, or, if these lie half
    /// in either, at the end.
    pub fn sides(&self, rules: &Ruleset) -> Vec<Side> {
        rules.players().map(|player| self.side(rules, player)).collect()
    }

    fn side(&self, rules: &Ruleset, player: Player) -> Side {
        let (run, first) = (rules.ring_len() / usize::from(rules.board.players.max(1)), usize::from(player.0));
        // A store in the ring ends its player's run and is no part of the row.
        let pits = run - usize::from(rules.board.stores == Stores::InRing && run > 1);
        let range = first * run..(first * run + pits).min(self.cells.len());
        let cells = self.cells.get(range).unwrap_or(&[]);
        let (min, max) =
            cells.iter().fold((Vec2::INFINITY, Vec2::NEG_INFINITY), |(a, b), c| (a.min(c.min), b.max(c.max)));
        let middle = (min + max) / 2.0;
        let outward = match middle.y {
            _ if cells.is_empty() => Vec2::Y,
            z if z.abs() > 1.0 => Vec2::Y * z.signum(),
            _ => Vec2::X * middle.x.signum(),
        };
        let right = -outward.perp();
        let ends = if outward.x == 0.0 { [min.x, max.x] } else { [-PITCH, PITCH] };
        let edge = ends.map(|end| outward * self.block.half + right.abs() * end);
        let edge = if right.x + right.y > 0.0 { edge } else { [edge[1], edge[0]] };
        Side { player, outward, edge }
    }
}
