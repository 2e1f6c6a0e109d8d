//! Where everything lies on the table: pure geometry, in millimetres.
//!
//! Axes: x to the right as South sees it, y up, z towards South; the origin is the middle of the
//! board's top. The 3D board, the seeds, the picking and the labels all ask this module.
//!
//! A hollow is a bowl swept along a straight core (a point for a pit), so its depth depends only
//! on the distance from the core; see [`Hollow`]. Seeds are settled as spheres of
//! [`SEED_RADIUS`] that contain every kind of seed, so drawn seeds never cut one another.

mod block;
mod chance;
mod fit;
mod hand;
mod hollow;
mod pile;
mod plan;
mod seed;
mod seen;
mod settle;
mod touch;

pub use block::{Block, Edge};
pub use fit::{Bounds, Fit, Insets, View};
pub use hollow::{Hollow, Profile};
pub use seed::{Rest, SEED_KINDS, SEED_RADIUS, seed_semi_axes};

use crate::rules::{Place, Player, Ruleset};
use glam::{Vec2, Vec3};
use hand::Handful;
use pile::Pile;
use plan::Cell;

/// How far inside the board's edge the middle of a label lies, in mm.
const LABEL_INSET: f32 = 11.5;
/// How far beside the board a tap still counts for the nearest hollow, in mm.
const PICK_MARGIN: f32 = 14.0;
/// How high above the top a usual heap reaches, in mm; the camera keeps that much in view.
pub const HEAP_HEIGHT: f32 = 40.0;

/// The layout of one ruleset's board.
#[derive(Clone, PartialEq, Debug)]
pub struct TableLayout {
    /// The wooden block.
    pub block: Block,
    hollows: Vec<Hollow>,
    /// By hollow: the part of the board that belongs to it.
    cells: Vec<Cell>,
    /// By hollow: how seeds lie in it.
    piles: Vec<Pile>,
    handful: Handful,
}

impl TableLayout {
    /// Lays out the board of `rules`.
    pub fn new(rules: &Ruleset) -> TableLayout {
        let plan = plan::plan(rules);
        let piles = pile::piles(&plan, rules.total_seeds());
        TableLayout {
            block: plan.block,
            hollows: plan.hollows,
            cells: plan.cells,
            piles,
            handful: Handful::new(rules.total_seeds()),
        }
    }

    /// Pits in ring order, then stores.
    pub fn hollows(&self) -> &[Hollow] {
        &self.hollows
    }

    /// The hollow of `place`.
    pub fn hollow(&self, place: Place) -> Option<&Hollow> {
        self.hollows.iter().find(|h| h.place == place)
    }

    /// Height of the wood at (x, z) in mm; 0 on the flat top, negative in a hollow. The rounded
    /// edge of the block is not part of it: see [`Block::side`].
    pub fn height(&self, x: f32, z: f32) -> f32 {
        self.at(x, z).map_or(0.0, |(hollow, offset)| hollow.height(offset))
    }

    /// The wood's normal at (x, z), of length 1.
    pub fn normal(&self, x: f32, z: f32) -> Vec3 {
        self.at(x, z).map_or(Vec3::Y, |(hollow, offset)| hollow.normal(offset))
    }

    /// Where the seed in `slot` (from the bottom) of the pile at `place` rests. Slots never move
    /// when others are filled, so a pile can grow seed by seed. Any slot number has an answer; a
    /// place that this board lacks is answered with the middle of the board.
    pub fn rest(&self, place: Place, slot: u16) -> Rest {
        let rotation = seed::rotation(place, slot);
        let found = self.hollows.iter().zip(&self.piles).find(|(h, _)| h.place == place);
        let Some((hollow, pile)) = found else { return Rest { position: Vec3::Y * SEED_RADIUS, rotation } };
        Rest { position: hollow.middle() + pile.slot(slot), rotation }
    }

    /// Where seed `slot` of a handful of `of` hovers when the hand is over `place`. The highest
    /// slot hangs lowest; up to 48 seeds the answer does not depend on `of`.
    pub fn hand(&self, place: Place, slot: u16, of: u16) -> Vec3 {
        self.hollow(place).map_or(Vec3::ZERO, Hollow::middle) + self.handful.spot(slot, of)
    }

    /// The place whose cell a ray in board space meets; `None` for a ray that misses the board
    /// or does not come from above. `direction` need not have length 1.
    pub fn pick(&self, origin: Vec3, direction: Vec3) -> Option<Place> {
        let along = -origin.y / direction.y;
        if direction.y >= 0.0 || !along.is_finite() || along < 0.0 {
            return None;
        }
        let hit = origin + direction * along;
        let point = Vec2::new(hit.x, hit.z);
        let limit = self.block.half + PICK_MARGIN;
        if !(point.x.abs() <= limit.x && point.y.abs() <= limit.y) {
            return None;
        }
        let far = |i: usize| self.cells.get(i).map_or(f32::INFINITY, |cell| cell.distance(point));
        let nearest = (0..self.hollows.len()).min_by(|a, b| far(*a).total_cmp(&far(*b)))?;
        self.hollows.get(nearest).map(|h| h.place)
    }

    /// Where the middle of a count belongs, on the board's top: towards South's edge for the near
    /// row and South's store, towards North's for the others, clear of the seeds.
    pub fn label(&self, place: Place) -> Vec3 {
        let Some(hollow) = self.hollow(place) else { return Vec3::ZERO };
        let near = match place {
            _ if hollow.centre.y != 0.0 => hollow.centre.y > 0.0,
            // Of the squares that close the rows, South's comes first in the ring.
            Place::Pit(_) => self.hollows.iter().find(|h| h.centre.y == 0.0) == Some(hollow),
            Place::Store(player) => player == Player::SOUTH,
        };
        let z = self.block.half.y - LABEL_INSET;
        Vec3::new(hollow.centre.x, 0.0, if near { z } else { -z })
    }

    /// The box that the camera must show: the block with usual heaps on it.
    pub fn bounds(&self) -> Bounds {
        let half = self.block.half;
        Bounds { min: Vec3::new(-half.x, -self.block.height, -half.y), max: Vec3::new(half.x, HEAP_HEIGHT, half.y) }
    }

    /// The hollow whose rim encloses (x, z), and the offset from its middle.
    fn at(&self, x: f32, z: f32) -> Option<(&Hollow, Vec2)> {
        let point = Vec2::new(x, z);
        self.hollows.iter().map(|h| (h, point - h.centre)).find(|(h, offset)| h.reaches(*offset))
    }
}
