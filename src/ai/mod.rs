//! A stand-in of the opponent: it looks one ply ahead and counts captured seeds.

use crate::rules::{Move, Position};

pub struct Limits {
    pub depth: Option<u8>,
    pub nodes: Option<u64>,
}
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    Working,
    Done,
}
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scored {
    pub mv: Move,
    pub score: i16,
    pub exact: bool,
}
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    pub depth: u8,
    pub nodes: u64,
    pub pv: Vec<Move>,
    pub all: Vec<Scored>,
}
pub struct Search {
    report: Report,
}
impl Search {
    pub fn new(position: &Position, _limits: Limits, _table_bits: u8) -> Search {
        let margin = |p: &Position, me: usize| p.board().stores[me].dan as i16 - p.board().stores[1 - me].dan as i16;
        let me = position.board().mover.index();
        let mut all: Vec<Scored> = position
            .legal()
            .map(|mv| {
                let mut next = position.clone();
                next.play_unchecked(mv, |_| {});
                Scored { mv, score: margin(&next, me), exact: next.board().over.is_some() }
            })
            .collect();
        all.sort_by_key(|s| -s.score);
        let pv = all.first().map(|s| s.mv).into_iter().collect();
        Search { report: Report { depth: 1, nodes: all.len() as u64, pv, all } }
    }
    pub fn run(&mut self, _nodes: u64) -> Status {
        Status::Done
    }
    pub fn report(&self) -> Report {
        self.report.clone()
    }
}
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    Child,
    Club,
    Master,
}
impl Level {
    pub const ALL: [Level; 3] = [Level::Child, Level::Club, Level::Master];
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
    pub fn from_number(n: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|l| l.number() == n)
    }
    pub fn limits(self) -> Limits {
        Limits { depth: Some(1), nodes: None }
    }
    pub fn think_ms(self) -> u32 {
        100
    }
}
pub fn choose(_level: Level, report: &Report, _position: &Position, _rng: &mut impl rand::Rng) -> Option<Move> {
    report.all.first().map(|s| s.mv)
}
