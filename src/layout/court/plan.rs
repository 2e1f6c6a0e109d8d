//! Which square lies where.

use super::{CHALK_WIDTH, Cell, LABEL_OUT, LABEL_ROOM, Outline, SQUARE, stock};
use crate::layout::Side;
use crate::rules::{PitId, Place, Player, Ruleset};
use glam::Vec2;
use std::f32::consts::{PI, TAU};

/// Sides of a half-round's arc.
const ARC_STEPS: usize = 32;
/// From the outermost line to a player's stock where the counts of the squares lie between, in mm: for two with room for
/// the large figures of a small screen.
const STOCK_BEYOND_COUNTS: f32 = LABEL_OUT + LABEL_ROOM + 2.0;
const STOCK_FOR_TWO: f32 = LABEL_OUT + LABEL_ROOM + 28.0;
/// The same where nothing lies between, in mm.
const STOCK_OUT: f32 = 14.0;
/// Counts within a figure draw together, as two rows meet there in every corner: their share of the way along the row.
const DRAWN_TOGETHER: f32 = 0.88;

/// The figure round which the rows lie.
pub struct Figure {
    /// Its sides, one for each player.
    pub players: u8,
    /// Squares in a row.
    pub pits: u8,
}

/// What lies before one player: the directions out and to the right, and how far out the figure's
/// side is.
#[derive(Clone, Copy)]
pub struct Frame {
    pub outward: Vec2,
    pub right: Vec2,
    apothem: f32,
}

/// A half-round: the corner of the figure, the ends of the two rows, and the middle of its arc.
pub struct HalfRound {
    pub corner: Vec2,
    /// The end of the row on which its player sits, and that of the row before.
    pub ends: [Vec2; 2],
    pub centre: Vec2,
    pub radius: f32,
    pub outward: Vec2,
}

impl Figure {
    pub fn of(rules: &Ruleset) -> Figure {
        Figure { players: rules.board.players.max(2), pits: rules.board.pits.max(1) }
    }

    /// Half the length of a row.
    pub fn half_row(&self) -> f32 {
        f32::from(self.pits) * SQUARE / 2.0
    }

    /// What lies before `player`. Each sits a turn further with the clock than the one before.
    pub fn frame(&self, player: u8) -> Frame {
        self.turned(f32::from(player))
    }

    fn turned(&self, turns: f32) -> Frame {
        let angle = TAU * turns / f32::from(self.players);
        let outward = Vec2::new(-angle.sin(), angle.cos());
        let apothem = if self.players == 2 { 0.0 } else { self.half_row() / (PI / f32::from(self.players)).tan() };
        Frame { outward, right: -outward.perp(), apothem }
    }

    /// Squares and half-rounds in ring order, then the stocks.
    pub fn cells(&self) -> Vec<Cell> {
        let runs = (0..self.players).flat_map(|player| {
            let first = player * (self.pits + 1);
            let squares = (1..=self.pits).map(move |i| self.square(player, i, PitId(first + i)));
            std::iter::once(self.quan(player, PitId(first))).chain(squares)
        });
        runs.chain((0..self.players).map(|player| self.stock(player))).collect()
    }

    pub fn sides(&self) -> Vec<Side> {
        let side = |player| {
            let frame = self.frame(player);
            let edge = [-1.0, 1.0].map(|end| frame.at(end * self.half_row(), SQUARE));
            Side { player: Player(player), outward: frame.outward, edge }
        };
        (0..self.players).map(side).collect()
    }

    /// The half-round at the right hand of `player`.
    pub fn half_round(&self, player: u8) -> HalfRound {
        let (frame, before) = (self.frame(player), self.frame((player + self.players - 1) % self.players));
        let outward = self.turned(f32::from(player) - 0.5).outward;
        let corner = frame.at(self.half_row(), 0.0);
        let half = PI / f32::from(self.players);
        let (centre, radius) = (corner + outward * SQUARE * half.cos(), SQUARE * half.sin());
        let ends = [frame, before].map(|f| corner + f.outward * SQUARE);
        HalfRound { corner, ends, centre, radius, outward }
    }

    /// Whether the counts of the squares lie within the figure: there they hide nothing that somebody has won. Rows
    /// that lie back to back, and the narrow corners of a triangle, leave no room for that.
    fn counts_within(&self) -> bool {
        self.players > 3
    }

    fn square(&self, player: u8, i: u8, pit: PitId) -> Cell {
        let frame = self.frame(player);
        let along = self.half_row() - (f32::from(i) - 0.5) * SQUARE;
        let half = SQUARE / 2.0;
        let label = if self.counts_within() {
            frame.at(along * DRAWN_TOGETHER, -LABEL_OUT)
        } else {
            frame.at(along, SQUARE + LABEL_OUT)
        };
        Cell {
            place: Place::Pit(pit),
            outline: frame.rectangle((along - half, along + half), (0.0, SQUARE)),
            middle: frame.at(along, half),
            outward: frame.outward,
            label,
        }
    }

    fn quan(&self, player: u8, pit: PitId) -> Cell {
        let round = self.half_round(player);
        let outline = round.outline();
        let middle = outline.middle();
        let label = round.centre + round.outward * (round.radius + LABEL_OUT);
        Cell { place: Place::Pit(pit), outline, middle, outward: round.outward, label }
    }

    fn stock(&self, player: u8) -> Cell {
        let frame = self.frame(player);
        let (half, depth) = (stock::width(self) / 2.0, stock::DEPTH);
        // The wide count of one who sits at a side keeps clear of the half-round there.
        let (beyond, share) = match self.players {
            2 => (STOCK_FOR_TWO, 0.5),
            _ if self.counts_within() => (STOCK_OUT, 0.9),
            _ => (STOCK_BEYOND_COUNTS, 0.5),
        };
        let near = SQUARE + beyond;
        Cell {
            place: Place::Store(Player(player)),
            outline: frame.rectangle((-half, half), (near, near + depth)),
            middle: frame.at(0.0, near + depth / 2.0),
            outward: frame.outward,
            label: frame.at(-half - LABEL_OUT, near + depth * share),
        }
    }
}

impl Frame {
    /// The point `along` to the right of the middle and `out` beyond the figure's side, in mm.
    pub fn at(&self, along: f32, out: f32) -> Vec2 {
        self.right * along + self.outward * (self.apothem + out)
    }

    fn rectangle(&self, (left, right): (f32, f32), (near, far): (f32, f32)) -> Outline {
        Outline::new(vec![self.at(left, near), self.at(right, near), self.at(right, far), self.at(left, far)])
    }
}

impl HalfRound {
    /// The point of the arc at `share` of the way from the row of the player before to the own row.
    pub fn arc(&self, share: f32) -> Vec2 {
        let from = self.ends[1] - self.centre;
        self.centre + Vec2::from_angle(share * PI).rotate(from)
    }

    pub fn outline(&self) -> Outline {
        let arc = (0..=ARC_STEPS).map(|k| self.arc(k as f32 / ARC_STEPS as f32));
        let corner = Some(self.corner).filter(|c| c.distance(self.centre) > CHALK_WIDTH);
        Outline::new(corner.into_iter().chain(arc).collect())
    }
}
