//! A court drawn with chalk on flat ground (Ô ăn quan).
//!
//! The rows of squares lie round a figure with as many sides as there are players: a line for two, a
//! triangle for three, a square for four. Where two rows meet, a half-round holds a quan stone. The
//! ring runs with the clock seen from above, and every player has the own quan square, the first of
//! the run, at the right hand. The rows keep their places whatever way a player's hand travels.

mod chalk;
mod ground;
mod heap;
mod outline;
mod pebble;
mod plan;
mod scatter;
mod stock;

pub use chalk::{Chalk, Stroke, Way};
pub use outline::Outline;
pub use pebble::{PEBBLE_KINDS, PEBBLE_RADIUS, QUAN_SEMI_AXES, pebble_semi_axes};

use super::hand::Handful;
use super::{Bounds, Rest, SEED_RADIUS, Side};
use crate::rules::{Place, Player, Ruleset};
use glam::{Vec2, Vec3};
use ground::Spots;
use plan::Figure;

/// The side of a square, and the depth of a row, in mm.
pub const SQUARE: f32 = 120.0;
/// How broad chalk lines are, in mm.
pub const CHALK_WIDTH: f32 = 9.5;
/// How far beyond the line of its square the middle of a count lies, in mm.
const LABEL_OUT: f32 = 17.0;
/// Half the room that a count takes, in mm.
const LABEL_ROOM: f32 = 13.0;
/// How far beside a square or a stock a tap still counts for it, in mm.
const PICK_MARGIN: f32 = 18.0;
/// How high above the ground a usual heap reaches, in mm.
const HEAP_HEIGHT: f32 = 45.0;

/// A square of the court, a half-round, or the ground on which a player keeps what was won.
#[derive(Clone, PartialEq, Debug)]
pub struct Cell {
    /// What lies in it.
    pub place: Place,
    /// Its outline on the ground (x, z): the middle of the chalk lines, where it has some.
    pub outline: Outline,
    /// The middle of its area, in mm.
    pub middle: Vec2,
    /// Away from the rows, of length 1: for a square towards its player.
    pub outward: Vec2,
    /// Where its count belongs, in mm.
    pub label: Vec2,
}

/// The court of one ruleset.
#[derive(Clone, PartialEq, Debug)]
pub struct Court {
    cells: Vec<Cell>,
    strokes: Vec<Stroke>,
    sides: Vec<Side>,
    /// By cell: where pieces lie.
    spots: Vec<Spots>,
    handful: Handful,
}

impl Court {
    /// Draws the court of `rules`.
    pub(super) fn new(rules: &Ruleset) -> Court {
        let figure = Figure::of(rules);
        let cells = figure.cells();
        let spots = ground::spots(&figure, &cells);
        let sides = figure.sides();
        Court { spots, strokes: chalk::strokes(&figure), cells, sides, handful: Handful::new(rules.total_seeds()) }
    }

    /// Squares and half-rounds in ring order, then the players' stocks.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The cell of `place`.
    pub fn cell(&self, place: Place) -> Option<&Cell> {
        self.cells.iter().find(|cell| cell.place == place)
    }

    /// What is drawn with chalk, in the order of drawing.
    pub fn strokes(&self) -> &[Stroke] {
        &self.strokes
    }

    /// By player: where they sit.
    pub(super) fn sides(&self) -> &[Side] {
        &self.sides
    }

    pub(super) fn rest(&self, place: Place, slot: u16) -> Rest {
        let found = self.cells.iter().zip(&self.spots).find(|(cell, _)| cell.place == place);
        let position = found.map_or(Vec3::Y * pebble::HALF_HEIGHT, |(_, spots)| spots.dan(slot));
        Rest { position, rotation: pebble::rotation(place, slot, position.y) }
    }

    pub(super) fn rest_stone(&self, place: Place, nth: u8) -> Rest {
        let found = self.cells.iter().zip(&self.spots).find(|(cell, _)| cell.place == place);
        let position = found.map_or(Vec3::Y * QUAN_SEMI_AXES.y, |(_, spots)| spots.quan(nth));
        Rest { position, rotation: pebble::stone_rotation(place, nth) }
    }

    pub(super) fn hand(&self, place: Place, slot: u16, of: u16) -> Vec3 {
        self.middle(place) + self.handful.spot(slot, of) * (PEBBLE_RADIUS / SEED_RADIUS)
    }

    pub(super) fn middle(&self, place: Place) -> Vec3 {
        self.cell(place).map_or(Vec3::ZERO, |cell| level(cell.middle))
    }

    pub(super) fn ring(&self, place: Place, beyond: f32, n: usize) -> Vec<Vec3> {
        let Some(cell) = self.cell(place) else { return Vec::new() };
        cell.outline.ring(beyond, n).into_iter().map(|p| level(p - cell.middle)).collect()
    }

    pub(super) fn label(&self, place: Place) -> Vec3 {
        self.cell(place).map_or(Vec3::ZERO, |cell| level(cell.label))
    }

    pub(super) fn pick(&self, point: Vec2) -> Option<Place> {
        let far = |cell: &&Cell| cell.outline.distance(point);
        let nearest = self.cells.iter().min_by(|a, b| far(a).total_cmp(&far(b)))?;
        (far(&nearest) <= PICK_MARGIN).then_some(nearest.place)
    }

    pub(super) fn bounds(&self) -> Bounds {
        let label = |cell: &Cell| (cell.label - LABEL_ROOM, cell.label + LABEL_ROOM);
        let extents = self.cells.iter().flat_map(|cell| [cell.outline.extent(), label(cell)]);
        let (min, max) = extents.fold((Vec2::ZERO, Vec2::ZERO), |(min, max), (a, b)| (min.min(a), max.max(b)));
        Bounds { min: level(min), max: level(max) + Vec3::Y * HEAP_HEIGHT }
    }

    /// The side in whose row `place` lies; none for half-rounds and stocks.
    pub(super) fn row_of(&self, place: Place) -> Option<&Side> {
        let Place::Pit(pit) = place else { return None };
        let run =
            self.cells.iter().filter(|cell| matches!(cell.place, Place::Pit(_))).count() / self.sides.len().max(1);
        let (player, within) = (pit.index() / run.max(1), pit.index() % run.max(1));
        self.sides.get(player).filter(|side| within > 0 && side.player == Player(player as u8))
    }
}

fn level(p: Vec2) -> Vec3 {
    Vec3::new(p.x, 0.0, p.y)
}
