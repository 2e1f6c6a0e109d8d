//! How strong the opponent is, and how it errs.
//!
//! People err by long sowings and by what they do not look at, not by plies. A child sees what it
//! can take and seldom what it will be made to pay; it loses count of long sowings. A club player
//! looks a few plies ahead and is a seed or so off. A master makes no mistakes on purpose.

use super::{Limits, Report, Scored};
use crate::rules::{Move, Position};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

/// The strength of an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// A child can win.
    Child,
    /// A club player has to think.
    Club,
    /// As strong as it gets in the time.
    Master,
}

/// What a level misses; seeds and drops.
struct Habits {
    /// How often the opponent's reply is overlooked.
    overlooks: f64,
    /// How far off every judgement is, in seeds.
    vague: f64,
    /// Sowings up to so many seeds are counted right.
    counts_to: u16,
    /// How far off each further seed puts the judgement, in seeds.
    miscounts: f64,
    /// The most seeds that a choice may cost against the best move, as far as the search sees.
    budget: i16,
    /// With so few seeds left on the board it errs no more. Errors there only make a game wander
    /// for hundreds of plies that steady play ends by capture or repetition.
    steady_from: u16,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 3] = [Level::Child, Level::Club, Level::Master];

    /// 1 for the weakest to 3.
    pub fn number(self) -> u8 {
        match self {
            Level::Child => 1,
            Level::Club => 2,
            Level::Master => 3,
        }
    }

    /// The level with this number.
    pub fn from_number(number: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.number() == number)
    }

    /// How far to search for it.
    pub fn limits(self) -> Limits {
        match self {
            Level::Child => Limits { depth: Some(3), nodes: Some(20_000) },
            Level::Club => Limits { depth: Some(6), nodes: Some(200_000) },
            Level::Master => Limits { depth: None, nodes: None },
        }
    }

    /// The wall time that it may be given, in milliseconds; its limits may end it sooner.
    pub fn think_ms(self) -> u32 {
        match self {
            Level::Child => 200,
            Level::Club => 500,
            Level::Master => 1000,
        }
    }

    /// Whether it knows endgame tables by heart; a weaker player has to work the end out.
    pub fn knows_endgames(self) -> bool {
        match self {
            Level::Child | Level::Club => false,
            Level::Master => true,
        }
    }

    fn habits(self) -> Option<Habits> {
        match self {
            Level::Child => {
                Some(Habits { overlooks: 0.92, vague: 2.0, counts_to: 4, miscounts: 1.2, budget: 8, steady_from: 0 })
            }
            Level::Club => {
                Some(Habits { overlooks: 0.0, vague: 0.5, counts_to: 12, miscounts: 0.1, budget: 2, steady_from: 8 })
            }
            Level::Master => None,
        }
    }
}

/// The move that a player of `level` picks from what the search of `position` found: the first of
/// the report for a master, with human errors below. `None` only if the report has no legal move.
pub fn choose(level: Level, report: &Report, position: &Position, rng: &mut impl Rng) -> Option<Move> {
    let legal: Vec<Scored> = report.all.iter().copied().filter(|s| position.check(s.mv).is_ok()).collect();
    let best = legal.first()?;
    let Some(habits) = level.habits() else { return Some(best.mv) };
    if seeds_left(position) <= habits.steady_from {
        return Some(best.mv);
    }
    let overlooks = rng.random_bool(habits.overlooks);
    let mut choice = (best.mv, f64::NEG_INFINITY);
    for scored in legal.iter().filter(|s| loss(best, s) <= habits.budget) {
        let seen = if overlooks { margin_after(position, scored.mv) } else { scored.score };
        let felt = f64::from(seen) + error(&habits, position, scored.mv, rng);
        if felt > choice.1 {
            choice = (scored.mv, felt);
        }
    }
    Some(choice.0)
}

/// Seeds on the board, in whoever's row.
fn seeds_left(position: &Position) -> u16 {
    position.board().in_play()
}

/// What `other` costs against `best`, in seeds.
fn loss(best: &Scored, other: &Scored) -> i16 {
    best.score.saturating_sub(other.score)
}

/// The mover's lead right after `mv`: what one sees who does not look at the reply.
fn margin_after(position: &Position, mv: Move) -> i16 {
    let mut after = position.clone();
    after.play_unchecked(mv, |_| {});
    let (mover, board) = (position.board().mover, after.board());
    let score = |player| board.score(position.rules(), player);
    let best_other = position.rules().players().filter(|p| *p != mover).map(score).max();
    (score(mover) - best_other.unwrap_or(0)).clamp(i16::MIN.into(), i16::MAX.into()) as i16
}

/// How far a judgement of `mv` is off, in seeds.
fn error(habits: &Habits, position: &Position, mv: Move, rng: &mut impl Rng) -> f64 {
    let long = position.board().seeds(mv.pit).saturating_sub(habits.counts_to);
    let spread = habits.vague + habits.miscounts * f64::from(long);
    // The sum of three even draws is nearly a bell with a deviation of one.
    let bell: f64 = (0..3).map(|_| rng.random_range(-1.0..1.0)).sum();
    bell * spread
}
