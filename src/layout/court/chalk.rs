//! The lines that are drawn with chalk, as a hand draws them: a little too long, not quite straight,
//! gone over in places.

use super::super::chance::Chance;
use super::plan::Figure;
use super::{CHALK_WIDTH, SQUARE};
use glam::Vec2;
use std::f32::consts::{PI, TAU};

/// How far a line runs beyond the corner, in mm: at least, and how much more.
const OVERSHOOT: (f32, f32) = (3.0, 5.0);
/// How far an end lies beside the line, in mm.
const ASIDE: f32 = 1.0;
/// The hand's waves: how far to the side and how long, in mm.
const WAVES: [(f32, f32); 2] = [(1.0, 190.0), (0.5, 67.0)];
/// How much of a line is gone over once more, where it is.
const AGAIN: (f32, f32) = (0.25, 0.4);

/// What a stroke draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chalk {
    /// A long line: the edge of a row.
    Row,
    /// A short line between two squares.
    Divider,
    /// The arc of a half-round.
    Arc,
    /// Part of a line, once more: drawn fainter and narrower.
    Again,
}

/// One stroke of the chalk.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// What it draws.
    pub kind: Chalk,
    /// Where it begins, in mm.
    pub from: Vec2,
    /// How it goes on.
    pub way: Way,
    /// How broad it is, in mm.
    pub width: f32,
    /// Tells the hand's unsteadiness of one stroke from that of others; fit for noise too.
    pub key: u32,
}

/// How a stroke goes on from where it begins.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Way {
    /// Straight.
    To(Vec2),
    /// Round a middle, by an angle in radians; positive from +x towards +z.
    Around(Vec2, f32),
}

impl Stroke {
    /// How long it is, in mm.
    pub fn length(&self) -> f32 {
        match self.way {
            Way::To(end) => self.from.distance(end),
            Way::Around(centre, angle) => self.from.distance(centre) * angle.abs(),
        }
    }

    /// The middle of the line at `share` of its length, as a steady hand would draw it, in mm.
    pub fn at(&self, share: f32) -> Vec2 {
        match self.way {
            Way::To(end) => self.from.lerp(end, share),
            Way::Around(centre, angle) => centre + Vec2::from_angle(angle * share).rotate(self.from - centre),
        }
    }

    /// Its middle line as it is drawn: points at most `step` mm apart, from end to end.
    pub fn points(&self, step: f32) -> Vec<Vec2> {
        let length = self.length();
        let pieces = (length / step.max(0.1)).ceil().max(1.0) as u16;
        let mut chance = Chance::new(u64::from(self.key));
        let waves = WAVES.map(|(height, wave)| (height, TAU / wave, TAU * chance.unit()));
        let point = |k: u16| {
            let share = f32::from(k) / f32::from(pieces);
            let aside: f32 =
                waves.iter().map(|(height, turn, start)| height * (turn * share * length + start).sin()).sum();
            self.at(share) + self.side(share) * aside
        };
        (0..=pieces).map(point).collect()
    }

    /// The direction across the line.
    fn side(&self, share: f32) -> Vec2 {
        match self.way {
            Way::To(end) => (end - self.from).perp().normalize_or(Vec2::Y),
            Way::Around(centre, _) => (self.at(share) - centre).normalize_or(Vec2::Y),
        }
    }
}

/// All strokes of `figure` in the order of drawing: rows, squares, half-rounds, what is gone over.
pub fn strokes(figure: &Figure) -> Vec<Stroke> {
    let mut hand = Hand { strokes: Vec::new(), chance: Chance::new(0xc4a1) };
    for player in 0..figure.players {
        hand.rows(figure, player);
    }
    for player in 0..figure.players {
        hand.dividers(figure, player);
    }
    for player in 0..figure.players {
        hand.arc(figure, player);
    }
    for i in 0..hand.strokes.len() {
        hand.again(i);
    }
    hand.strokes
}

struct Hand {
    strokes: Vec<Stroke>,
    chance: Chance,
}

impl Hand {
    /// The outer and the inner edge of a row; two rows share the inner one.
    fn rows(&mut self, figure: &Figure, player: u8) {
        let (frame, half) = (figure.frame(player), figure.half_row());
        self.line(Chalk::Row, frame.at(half, SQUARE), frame.at(-half, SQUARE));
        if figure.players > 2 || player == 0 {
            self.line(Chalk::Row, frame.at(-half, 0.0), frame.at(half, 0.0));
        }
    }

    /// The lines across a row, or across both rows that lie back to back.
    fn dividers(&mut self, figure: &Figure, player: u8) {
        let two = figure.players == 2;
        if two && player > 0 {
            return;
        }
        let frame = figure.frame(player);
        for i in 0..=figure.pits {
            let along = figure.half_row() - f32::from(i) * SQUARE;
            let begin = if two { -SQUARE } else { 0.0 };
            self.line(Chalk::Divider, frame.at(along, begin), frame.at(along, SQUARE));
        }
    }

    fn arc(&mut self, figure: &Figure, player: u8) {
        let round = figure.half_round(player);
        let radius = round.radius + ASIDE * self.chance.signed();
        let (before, after) = (self.overshoot() / radius, self.overshoot() / radius);
        let way = Way::Around(round.centre, PI + before + after);
        let start = Vec2::from_angle(-before).rotate((round.arc(0.0) - round.centre).normalize_or_zero()) * radius;
        self.stroke(Chalk::Arc, round.centre + start, way);
    }

    fn line(&mut self, kind: Chalk, from: Vec2, to: Vec2) {
        let along = (to - from).normalize_or_zero();
        let across = along.perp();
        let ends = [-1.0, 1.0].map(|way| along * way * self.overshoot() + across * ASIDE * self.chance.signed());
        self.stroke(kind, from + ends[0], Way::To(to + ends[1]));
    }

    /// Goes over a part of every third stroke or so again.
    fn again(&mut self, i: usize) {
        let (once, lot) = (self.strokes[i], self.chance.unit());
        if once.kind == Chalk::Divider || lot > 0.5 {
            return;
        }
        let part = AGAIN.0 + AGAIN.1 * self.chance.unit();
        let begin = (1.0 - part) * self.chance.unit();
        let way = match once.way {
            Way::To(_) => Way::To(once.at(begin + part)),
            Way::Around(centre, angle) => Way::Around(centre, angle * part),
        };
        let again = Stroke { from: once.at(begin), way, kind: Chalk::Again, width: once.width * 0.7, key: self.key() };
        self.strokes.push(again);
    }

    fn stroke(&mut self, kind: Chalk, from: Vec2, way: Way) {
        let width = CHALK_WIDTH + 0.7 * self.chance.signed();
        let key = self.key();
        self.strokes.push(Stroke { kind, from, way, width, key });
    }

    fn overshoot(&mut self) -> f32 {
        OVERSHOOT.0 + OVERSHOOT.1 * self.chance.unit()
    }

    fn key(&mut self) -> u32 {
        (self.chance.unit() * 16_777_216.0) as u32
    }
}
