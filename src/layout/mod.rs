//! Where everything lies on the table: pure geometry, in millimetres.
//!
//! Axes: x to the right as South sees it, y up, z towards South; the origin is the middle of the
//! board's top, or of the ground on which it is drawn. The 3D board, the seeds, the picking and the
//! labels all ask this module.
//!
//! There are two kinds of boards: a block of wood with carved [`Hollow`]s, and a [`Court`] drawn with
//! chalk (Ô ăn quan). [`TableLayout`] answers for both: places, where pieces rest, hands, taps,
//! labels, sides.
//!
//! A hollow is a bowl swept along a straight core (a point for a pit), so its depth depends only
//! on the distance from the core; see [`Hollow`]. Seeds are settled as spheres of
//! [`SEED_RADIUS`] that contain every kind of seed, so drawn seeds never cut one another.

mod block;
mod carved;
mod chance;
mod court;
mod fit;
mod hand;
mod hollow;
mod pile;
mod plan;
mod seed;
mod seen;
mod settle;
mod side;
mod touch;

pub use block::{Block, Edge};
pub use court::{
    CHALK_WIDTH, Cell, Chalk, Court, Outline, PEBBLE_KINDS, PEBBLE_RADIUS, QUAN_SEMI_AXES, SQUARE, Stroke, Way,
    pebble_semi_axes,
};
pub use fit::{Bounds, Fit, Insets, View};
pub use hollow::{Hollow, Profile};
pub use seed::{Rest, SEED_KINDS, SEED_RADIUS, seed_semi_axes};
pub use side::Side;

use crate::rules::{Direction, PitId, Place, Player, Ruleset, Stores};
use carved::Carved;
use glam::{Vec2, Vec3};

/// How high above the top of a carved board a usual heap reaches, in mm; the camera keeps that much
/// in view.
pub const HEAP_HEIGHT: f32 = 40.0;

/// The layout of one ruleset's board.
#[derive(Clone, PartialEq, Debug)]
pub struct TableLayout {
    /// The wooden block. A court has none: then it is the ground around the drawing, of height 0.
    pub block: Block,
    board: Board,
}

/// What the board is made of.
#[derive(Clone, PartialEq, Debug)]
enum Board {
    Carved(Carved),
    Court(Court),
}

impl TableLayout {
    /// Lays out the board of `rules`: with quan squares a court, otherwise of wood.
    pub fn new(rules: &Ruleset) -> TableLayout {
        if rules.board.stores == Stores::QuanSquares {
            let court = Court::new(rules);
            let Bounds { min, max } = court.bounds();
            let half = min.abs().max(max.abs());
            return TableLayout {
                block: Block { half: Vec2::new(half.x, half.z), height: 0.0, corner: 0.0 },
                board: Board::Court(court),
            };
        }
        let carved = Carved::new(rules);
        TableLayout { block: carved.block, board: Board::Carved(carved) }
    }

    /// The hollows of a carved board: pits in ring order, then stores. A court has none.
    pub fn hollows(&self) -> &[Hollow] {
        match &self.board {
            Board::Carved(carved) => carved.hollows(),
            Board::Court(_) => &[],
        }
    }

    /// The hollow of `place`, on a carved board.
    pub fn hollow(&self, place: Place) -> Option<&Hollow> {
        self.hollows().iter().find(|h| h.place == place)
    }

    /// The court, if the board is drawn on the ground.
    pub fn court(&self) -> Option<&Court> {
        match &self.board {
            Board::Carved(_) => None,
            Board::Court(court) => Some(court),
        }
    }

    /// Every place of the board: the ring in its order, then what lies beside it.
    pub fn places(&self) -> impl Iterator<Item = Place> + '_ {
        let cells = self.court().map_or(&[][..], Court::cells);
        self.hollows().iter().map(|h| h.place).chain(cells.iter().map(|c| c.place))
    }

    /// The middle of `place` at the level of the top, in mm; that of the board for a place that this
    /// board lacks.
    pub fn middle(&self, place: Place) -> Vec3 {
        match &self.board {
            Board::Carved(_) => self.hollow(place).map_or(Vec3::ZERO, Hollow::middle),
            Board::Court(court) => court.middle(place),
        }
    }

    /// How far from its middle `place` reaches along x at least, in mm; 0 for a place that this board
    /// lacks.
    pub fn radius(&self, place: Place) -> f32 {
        match &self.board {
            Board::Carved(_) => self.hollow(place).map_or(0.0, |h| h.radii.x),
            Board::Court(court) => court.cell(place).map_or(0.0, |c| -c.outline.distance(c.middle)),
        }
    }

    /// `n` points round `place`, as offsets from its middle: `beyond` mm outside the rim of a hollow
    /// or the line of a square, inside if negative. Point k of every `beyond` lies towards the same
    /// side, so rings of one `n` (a multiple of 4) can be joined. Empty for a place that this board
    /// lacks.
    pub fn ring(&self, place: Place, beyond: f32, n: usize) -> Vec<Vec3> {
        match &self.board {
            Board::Carved(carved) => carved.ring(place, beyond, n),
            Board::Court(court) => court.ring(place, beyond, n),
        }
    }

    /// Height of the wood at (x, z) in mm; 0 on the flat top and on the ground, negative in a hollow.
    /// The rounded edge of the block is not part of it: see [`Block::side`].
    pub fn height(&self, x: f32, z: f32) -> f32 {
        self.at(x, z).map_or(0.0, |(hollow, offset)| hollow.height(offset))
    }

    /// The wood's or the ground's normal at (x, z), of length 1.
    pub fn normal(&self, x: f32, z: f32) -> Vec3 {
        self.at(x, z).map_or(Vec3::Y, |(hollow, offset)| hollow.normal(offset))
    }

    /// Where the seed or pebble in `slot` (from the bottom) of the pile at `place` rests. Slots never
    /// move when others are filled, so a pile can grow seed by seed. Any slot number has an answer; a
    /// place that this board lacks is answered with the middle of the board.
    pub fn rest(&self, place: Place, slot: u16) -> Rest {
        match &self.board {
            Board::Carved(carved) => carved.rest(place, slot),
            Board::Court(court) => court.rest(place, slot),
        }
    }

    /// Where quan stone `nth` of `place` rests. Pebbles keep clear of the first one of a quan square
    /// and of the first four of a stock.
    pub fn rest_stone(&self, place: Place, nth: u8) -> Rest {
        match &self.board {
            Board::Carved(carved) => Rest {
                position: self.middle(place) + Vec3::Y * QUAN_SEMI_AXES.y * (2.0 * f32::from(nth) + 1.0),
                rotation: carved.rest(place, u16::from(nth)).rotation,
            },
            Board::Court(court) => court.rest_stone(place, nth),
        }
    }

    /// Where seed `slot` of a handful of `of` hovers when the hand is over `place`. The highest
    /// slot hangs lowest; up to 48 seeds the answer does not depend on `of`.
    pub fn hand(&self, place: Place, slot: u16, of: u16) -> Vec3 {
        match &self.board {
            Board::Carved(carved) => self.middle(place) + carved.handful().spot(slot, of),
            Board::Court(court) => court.hand(place, slot, of),
        }
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
        match &self.board {
            Board::Carved(carved) => carved.pick(point),
            Board::Court(court) => Some(point).filter(|p| p.is_finite()).and_then(|p| court.pick(p)),
        }
    }

    /// Where the middle of a count belongs, clear of the seeds. On a carved board: on its top, towards
    /// South's edge for the near row and South's store, towards North's for the others. On a court:
    /// beside the outer line of a square, the inner one where the rows lie round a square, and at the
    /// left end of a player's stock.
    pub fn label(&self, place: Place) -> Vec3 {
        match &self.board {
            Board::Carved(carved) => carved.label(place),
            Board::Court(court) => court.label(place),
        }
    }

    /// Where the rim of `place` is nearest to its count; a count that keeps outside hides no piece.
    pub fn edge(&self, place: Place) -> Vec3 {
        let (middle, label) = (self.middle(place), self.label(place));
        let rim = self.ring(place, 0.0, 48).into_iter().map(|p| middle + p);
        let far = |p: &Vec3| p.distance_squared(label);
        rim.min_by(|a, b| far(a).total_cmp(&far(b))).unwrap_or(middle)
    }

    /// The box that the camera must show: the block with usual heaps on it, or the court with its
    /// stocks and counts.
    pub fn bounds(&self) -> Bounds {
        match &self.board {
            Board::Carved(carved) => carved.bounds(),
            Board::Court(court) => court.bounds(),
        }
    }

    /// Which way a hand leaves the square `pit`, along the board, of length 1. For a square of a
    /// court's row it is the way of the row, even where a quan square comes next.
    pub fn towards(&self, pit: PitId, direction: Direction) -> Vec2 {
        let step = f32::from(direction.step());
        if let Some(side) = self.court().and_then(|court| court.row_of(Place::Pit(pit))) {
            return side.right() * -step;
        }
        let ring = self.places().filter(|place| matches!(place, Place::Pit(_))).count() as i16;
        let next = (i16::from(pit.0) + i16::from(direction.step())).rem_euclid(ring.max(1));
        let way = self.middle(Place::Pit(PitId(next as u8))) - self.middle(Place::Pit(pit));
        Vec2::new(way.x, way.z).normalize_or_zero()
    }

    /// Where `player` sits; for a player whom this board lacks, where South does.
    pub fn side(&self, player: Player) -> Side {
        let sides = match &self.board {
            Board::Carved(carved) => carved.sides(),
            Board::Court(court) => court.sides(),
        };
        let found = sides.iter().find(|side| side.player == player).or(sides.first());
        found.copied().unwrap_or(Side { player, outward: Vec2::Y, edge: [Vec2::ZERO; 2] })
    }

    /// The radius of the ball in which every seed of this board fits, in mm; pebbles are flatter than
    /// that.
    pub fn piece_radius(&self) -> f32 {
        match &self.board {
            Board::Carved(_) => SEED_RADIUS,
            Board::Court(_) => PEBBLE_RADIUS,
        }
    }

    /// The hollow whose rim encloses (x, z), and the offset from its middle.
    fn at(&self, x: f32, z: f32) -> Option<(&Hollow, Vec2)> {
        let point = Vec2::new(x, z);
        self.hollows().iter().map(|h| (h, point - h.centre)).find(|(h, offset)| h.reaches(*offset))
    }
}
