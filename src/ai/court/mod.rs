//! The court of Ô ăn quan for two players in two machine words.
//!
//! The half of the ring before each player is a word of eight lanes: the quan square at the right hand, then the dân
//! squares. A sowing is an addition of two words from a table ([`sowing`]). Points are all that is kept of what was won,
//! lent and owed: a dân that is laid out costs its player a point, whoever it was borrowed from, and what others have
//! lent comes back to them in the score. The rules stay in `rules`: a test plays both, move by move.

mod rules;
mod sowing;
#[cfg(test)]
mod tests;

use self::rules::{CourtRules, STONE, halves};
use self::sowing::{LANES, is_quan, lane, shift, way};
use super::evaluation::SEED;
use super::field::{Field, Played, Slot, mixed};
use super::quick::lanes::{MOST_SEEDS, at_least, gather, sum};
use crate::rules::{Board, BoardKey, Direction, Move, PitId, QUIET_LAPS, Ruleset};
use std::sync::Arc;

/// A court seen by the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Court {
    own: u64,
    other: u64,
    /// By how many points the player to move leads.
    margin: i16,
    mover: u8,
    over: bool,
}

/// Halves, margin and mover.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CourtKey(u64, u64, i16, u8);

/// Both halves after a move, and what it won.
struct Moved {
    own: u64,
    other: u64,
    points: i16,
    /// A quan stone was taken.
    stone: bool,
}

impl Field for Court {
    type Rules = CourtRules;
    type Key = CourtKey;

    const DEAR: bool = true;

    fn of(rules: &Arc<Ruleset>, board: &Board) -> Option<(CourtRules, Court)> {
        rules::court(rules, board)
    }

    fn past_key(rules: &CourtRules, key: &BoardKey) -> CourtKey {
        let squares = usize::from(rules.pits) + 1;
        let half = |player: usize| halves(&key.pits[player * squares..][..squares]);
        let (mover, next) = (key.mover.index(), 1 - key.mover.index());
        let margin = key.points(rules.quan.into(), mover) - key.points(rules.quan.into(), next);
        CourtKey(half(mover), half(next), margin as i16, key.mover.0)
    }

    #[inline]
    fn legal(&self, rules: &CourtRules) -> u64 {
        if self.over {
            return 0;
        }
        let filled = gather(at_least(self.own & rules.row, 1));
        filled | filled << LANES
    }

    #[inline]
    fn play(&mut self, rules: &CourtRules, slot: Slot, past: &[CourtKey]) -> Played {
        let moved = self.moved(rules, slot);
        *self = Court {
            own: moved.other,
            other: moved.own,
            margin: -(self.margin + moved.points),
            mover: 1 - self.mover,
            over: false,
        };
        self.finish(rules, past);
        // No stone comes back to its square; dân may.
        Played { gain: moved.points as u32, fresh: moved.stone }
    }

    fn key(&self) -> CourtKey {
        CourtKey(self.own, self.other, self.margin, self.mover)
    }

    #[inline]
    fn hash(&self) -> u64 {
        mixed(self.own, self.other, self.margin as u64)
    }

    fn over(&self) -> bool {
        self.over
    }

    fn mover(&self) -> usize {
        self.mover.into()
    }

    fn margin(&self) -> i32 {
        self.margin.into()
    }

    #[inline]
    fn estimate(&self, rules: &CourtRules) -> i32 {
        let rows = i32::from(sum(self.own & rules.row)) - i32::from(sum(self.other & rules.row));
        i32::from(self.margin) * SEED + rows * rules.dan
    }

    fn to_move(&self, rules: &CourtRules, slot: Slot) -> Move {
        let pit = PitId(self.mover * (rules.pits + 1) + lane(slot));
        let direction = if way(slot) == 0 { Direction::Forward } else { Direction::Backward };
        Move { pit, direction }
    }
}

/// The lane of `place`.
#[inline]
fn seen(own: u64, other: u64, place: u8) -> u8 {
    let half = if usize::from(place) < LANES { own } else { other };
    (half >> shift(place)) as u8
}

/// Points of a half.
fn worth(rules: &CourtRules, half: u64) -> i32 {
    let stone = if half & STONE == 0 { 0 } else { i32::from(rules.quan) };
    i32::from(sum(half & !STONE)) + stone
}

impl Court {
    /// Sows and captures.
    #[inline]
    fn moved(&self, rules: &CourtRules, slot: Slot) -> Moved {
        if rules.from_quan {
            let mut seen = Vec::new();
            return self.moved_while(rules, slot, |own, other, place| {
                let new = !seen.contains(&(own, other, place));
                seen.push((own, other, place));
                new
            });
        }
        self.moved_while(rules, slot, |_, _, _| true)
    }

    /// The same as long as the relay meets something new.
    #[inline]
    fn moved_while(&self, rules: &CourtRules, slot: Slot, mut is_new: impl FnMut(u64, u64, u8) -> bool) -> Moved {
        let (mut own, mut other, mut place, way) = (self.own, self.other, lane(slot), way(slot));
        let mut hand = seen(own, other, place);
        loop {
            if is_quan(place) {
                // It hands on one dân to the square behind it.
                let behind = rules.sowings.step(way, place);
                for (square, dan) in [(place, 1_u64.wrapping_neg()), (behind, 1)] {
                    let half = if usize::from(square) < LANES { &mut own } else { &mut other };
                    *half = half.wrapping_add(dan << shift(square));
                }
                place = rules.sowings.step(way, behind);
            } else {
                let sown = rules.sowings.sown(hand, way, place);
                (own, other) = (own.wrapping_add(sown.own), other.wrapping_add(sown.other));
                place = sown.next;
            }
            hand = seen(own, other, place);
            if hand == 0 {
                return taken(rules, own, other, place, way);
            }
            let stays = is_quan(place) && (!rules.from_quan || u64::from(hand) & !STONE == 0);
            if stays || !is_new(own, other, place) {
                return Moved { own, other, points: 0, stone: false };
            }
        }
    }

    /// Ends the game if it is over, or lays out an empty row; the turn has passed.
    #[inline]
    fn finish(&mut self, rules: &CourtRules, past: &[CourtKey]) {
        if (self.own | self.other) & rules.ends == 0 {
            return self.collect(rules);
        }
        if self.own & rules.row == 0 && !self.lay_out(rules) {
            return self.collect(rules);
        }
        if past.len() >= 4 && (self.repeated(past) || self.drags_on(past)) {
            self.collect(rules);
        }
    }

    /// One dân goes into each square of the row. Answers whether the court can hold them.
    #[cold]
    fn lay_out(&mut self, rules: &CourtRules) -> bool {
        // A court that cannot be held is taken to be over; only one loan from the bank upon another leads there.
        if sum(self.own & !STONE) + sum(self.other & !STONE) + rules.pits > MOST_SEEDS as u8 {
            return false;
        }
        self.own += rules.laid_out;
        self.margin -= i16::from(rules.pits);
        true
    }

    /// Whether the position stands here for the third time.
    #[inline]
    fn repeated(&self, past: &[CourtKey]) -> bool {
        let key = self.key();
        // The same player moves in every other position.
        past.iter().rev().skip(1).step_by(2).filter(|k| **k == key).nth(1).is_some()
    }

    /// Whether nobody has taken a quan stone for too long.
    #[inline]
    fn drags_on(&self, past: &[CourtKey]) -> bool {
        let stones = |own: u64, other: u64| (own & STONE) + (other & STONE);
        let then = past.len().checked_sub(2 * QUIET_LAPS).map(|at| past[at]);
        then.is_some_and(|key| stones(key.0, key.1) == stones(self.own, self.other))
    }

    /// Everybody takes the own half.
    #[cold]
    fn collect(&mut self, rules: &CourtRules) {
        self.margin += (worth(rules, self.own) - worth(rules, self.other)) as i16;
        self.over = true;
    }
}

/// Takes what lies behind the empty place `empty`, and on as long as empty and filled squares take turns.
#[inline]
fn taken(rules: &CourtRules, mut own: u64, mut other: u64, mut empty: u8, way: u8) -> Moved {
    let (mut points, mut stone) = (0, false);
    loop {
        if is_quan(empty) && !rules.over_quan {
            break;
        }
        let place = rules.sowings.step(way, empty);
        let lane = seen(own, other, place);
        let (is_stone, dan) = (u64::from(lane) & STONE != 0, lane & !(STONE as u8));
        if lane == 0 || is_stone && dan < rules.young {
            break;
        }
        let half = if usize::from(place) < LANES { &mut own } else { &mut other };
        *half -= u64::from(lane) << shift(place);
        points += i16::from(dan) + if is_stone { i16::from(rules.quan) } else { 0 };
        stone |= is_stone;
        empty = rules.sowings.step(way, place);
        if seen(own, other, empty) != 0 {
            break;
        }
    }
    Moved { own, other, points, stone }
}

#[cfg(test)]
impl Court {
    /// The same as a board of the rules, to compare.
    pub fn same_as(&self, rules: &Ruleset, board: &Board) -> bool {
        let (mover, next) = (board.mover, board.mover.next(2));
        let half = |player| rules::half(rules, &board.pits, player);
        // What lies on the board of a finished game was collected in the rules and matters no more.
        let halves = board.over.is_some() || (self.own == half(mover) && self.other == half(next));
        let margin = board.score(rules, mover) - board.score(rules, next);
        halves && self.margin() == margin && self.mover == mover.0 && self.over == board.over.is_some()
    }
}
