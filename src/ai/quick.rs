//! The boards of the Oware family in two machine words.
//!
//! A row is a word of eight lanes, one pit a lane of eight bits. A sowing is then an addition of
//! two words from a table. The rules stay in `rules`: a test plays both, move by move.

use super::endgame::{EndgameTables, Pits};
use super::evaluation::{KROO, Row, estimate};
use super::field::{Field, Slot};
use super::lookup::Lookup;
use crate::rules::{Board, BoardKey, Capture, Choice, Majority, Move, Relay, Repetition};
use crate::rules::{Ruleset, Starving, Stores};
use std::sync::Arc;

/// A one in every lane.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The top bit of every lane.
const TOPS: u64 = ONES << 7;
/// More seeds than this would spoil the lanes' arithmetic.
const MOST_SEEDS: u16 = 127;

/// A board seen by the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quick {
    own: u64,
    other: u64,
    own_store: u8,
    other_store: u8,
    mover: u8,
    over: bool,
}

/// The knobs that matter here, and the sowing table.
pub struct QuickRules {
    pits: u8,
    starving: Starving,
    repetition: Repetition,
    /// The fewest seeds that are more than half, if they end the game.
    half: Option<u8>,
    /// Whether both stores can hold exactly half.
    even: bool,
    lookup: Lookup,
}

/// Rows and mover.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct QuickKey(u64, u64, u8);

impl Field for Quick {
    type Rules = QuickRules;
    type Key = QuickKey;

    fn of(rules: &Arc<Ruleset>, board: &Board) -> Option<(QuickRules, Quick)> {
        if !(is_family(rules) && fits(rules, board)) {
            return None;
        }
        let total = board.total();
        let knobs = QuickRules {
            pits: rules.board.pits,
            starving: rules.starving,
            repetition: rules.repetition,
            half: match rules.majority {
                Majority::Ends => Some(u8::try_from(rules.majority_seeds()).ok()?),
                Majority::PlaysOn => None,
            },
            even: rules.total_seeds().is_multiple_of(2),
            lookup: Lookup::new(rules, total as u8),
        };
        let (mover, next) = (board.mover, board.mover.next(2));
        let row = |player| word(rules.first_row(player).map(|pit| board.seeds(pit)));
        let quick = Quick {
            own: row(mover),
            other: row(next),
            own_store: board.store(mover) as u8,
            other_store: board.store(next) as u8,
            mover: mover.0,
            over: board.over.is_some(),
        };
        Some((knobs, quick))
    }

    fn past_key(rules: &QuickRules, key: &BoardKey) -> QuickKey {
        let row = |player: u8| {
            let first = usize::from(player * rules.pits);
            word(key.pits[first..first + usize::from(rules.pits)].iter().map(|p| p.dan))
        };
        QuickKey(row(key.mover.0), row(1 - key.mover.0), key.mover.0)
    }

    fn legal(&self, rules: &QuickRules) -> u64 {
        let filled = gather(filled(self.own));
        if self.over {
            return 0;
        }
        match rules.starving {
            // A pit of four or more is never taken, so it keeps its owner fed.
            Starving::Forbidden if at_least(self.other, 4) != 0 => filled,
            Starving::Forbidden => {
                let kind = self.kind(rules, filled);
                if kind == 0 { filled } else { kind }
            }
            Starving::NoCapture | Starving::Allowed if self.other != 0 => filled,
            Starving::NoCapture => bits(filled).filter(|slot| self.leaves_row(rules, *slot)).fold(0, |m, s| m | 1 << s),
            Starving::Allowed => self.kind(rules, filled),
            // Not of this family.
            Starving::Passes
            | Starving::Ends
            | Starving::MustFeed
            | Starving::EndsAnyRow
            | Starving::EndsOwnRow
            | Starving::Refilled => filled,
        }
    }

    fn gain(&self, rules: &QuickRules, slot: Slot) -> u32 {
        self.moved(rules, slot).2.into()
    }

    fn play(&mut self, rules: &QuickRules, slot: Slot, past: &[QuickKey]) -> bool {
        let (own, other, taken) = self.moved(rules, slot);
        *self = Quick {
            own: other,
            other: own,
            own_store: self.other_store,
            other_store: self.own_store + taken,
            mover: 1 - self.mover,
            over: false,
        };
        self.finish(rules, taken > 0, past);
        taken > 0
    }

    fn key(&self) -> QuickKey {
        QuickKey(self.own, self.other, self.mover)
    }

    fn hash(&self) -> u64 {
        // Rows of at most six pits leave the top lanes free; the odd factors spread all of them.
        let stores = u64::from(self.own_store) << 8 | u64::from(self.other_store);
        let mut h = self.own.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ stores.wrapping_mul(0xD6E8_FEB8_6659_FD93);
        h ^= h >> 32;
        h = (h ^ self.other).wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
        h ^= h >> 29;
        h = h.wrapping_mul(0x1656_67B1_9E37_79F9);
        h ^ h >> 32
    }

    fn over(&self) -> bool {
        self.over
    }

    fn mover(&self) -> usize {
        self.mover.into()
    }

    fn margin(&self) -> i32 {
        i32::from(self.own_store) - i32::from(self.other_store)
    }

    fn estimate(&self, _: &QuickRules) -> i32 {
        estimate(self.margin(), row(self.own), row(self.other))
    }

    fn to_move(&self, rules: &QuickRules, slot: Slot) -> Move {
        Move::forward(self.mover * rules.pits + slot)
    }

    fn rest(&self, tables: &EndgameTables) -> Option<i32> {
        let seeds = sum(self.own) + sum(self.other);
        (seeds <= tables.seeds()).then(|| tables.verdict(Pits::of_rows(self.own, self.other), seeds).value().into())
    }
}

impl Quick {
    /// The own row, the other row and the seeds taken after sowing and capturing with `slot`.
    fn moved(&self, rules: &QuickRules, slot: Slot) -> (u64, u64, u8) {
        let shift = u32::from(slot) * 8;
        let n = (self.own >> shift) as u8;
        let sown = rules.lookup.sown(slot, n);
        let own = (self.own & !(0xFF << shift)) + sown.own;
        let other = self.other + sown.other;
        if sown.last < rules.pits {
            return (own, other, 0);
        }
        let (left, taken) = capture(other, sown.last - rules.pits);
        if left == 0 && rules.starving == Starving::NoCapture { (own, other, 0) } else { (own, left, taken) }
    }

    /// Those of `slots` after which the other row has a seed.
    fn kind(&self, rules: &QuickRules, slots: u64) -> u64 {
        bits(slots).filter(|slot| self.moved(rules, *slot).1 != 0).fold(0, |mask, slot| mask | 1 << slot)
    }

    fn leaves_row(&self, rules: &QuickRules, slot: Slot) -> bool {
        let n = (self.own >> (u32::from(slot) * 8)) as u8;
        rules.lookup.sown(slot, n).other != 0
    }

    /// Ends the game if it is over; the turn has passed.
    fn finish(&mut self, rules: &QuickRules, captured: bool, past: &[QuickKey]) {
        if self.stuck(rules) {
            if rules.starving == Starving::Forbidden {
                self.end(0, sum(self.own) + sum(self.other));
            } else {
                self.end(sum(self.own), sum(self.other));
            }
        } else if self.decided(rules) {
            self.over = true;
        } else if !captured && self.repeated(rules, past) {
            let (own, other) = (sum(self.own), sum(self.other));
            match rules.repetition {
                Repetition::Shared => self.end((own + other) / 2, (own + other) / 2),
                Repetition::OwnRows | Repetition::OwnRowsThird | Repetition::Never => self.end(own, other),
            }
        }
    }

    fn stuck(&self, rules: &QuickRules) -> bool {
        // A store that has won comes before a player who has seeds but cannot feed.
        let may_be_stuck = rules.starving != Starving::Forbidden && self.other == 0 && !self.decided(rules);
        self.own == 0 || (may_be_stuck && self.legal(rules) == 0)
    }

    fn decided(&self, rules: &QuickRules) -> bool {
        let Some(half) = rules.half else { return false };
        let (own, other) = (self.own_store, self.other_store);
        own >= half || other >= half || (rules.even && own == half - 1 && other == half - 1)
    }

    fn repeated(&self, rules: &QuickRules, past: &[QuickKey]) -> bool {
        let key = self.key();
        let mut seen = past.iter().filter(|k| **k == key);
        rules.repetition.times().is_some_and(|times| seen.nth(times - 2).is_some())
    }

    fn end(&mut self, own: u8, other: u8) {
        self.own_store += own;
        self.other_store += other;
        self.over = true;
    }
}

/// Takes the unbroken run of twos and threes from `lane` backwards.
fn capture(mut row: u64, lane: u8) -> (u64, u8) {
    let mut shift = u32::from(lane) * 8;
    let mut taken = 0;
    loop {
        let n = (row >> shift) as u8;
        if n & !1 != 2 {
            return (row, taken);
        }
        taken += n;
        row &= !(0xFF << shift);
        if shift == 0 {
            return (row, taken);
        }
        shift -= 8;
    }
}

fn is_family(rules: &Ruleset) -> bool {
    rules.capture == Capture::TwosAndThrees
        && rules.relay == Relay::None
        && rules.board.stores == Stores::Beside
        && rules.sowing.direction == Choice::Fixed
        && rules.board.players == 2
        && rules.board.pits <= 8
}

fn fits(rules: &Ruleset, board: &Board) -> bool {
    let small = board.pits.iter().chain(&board.stores).all(|p| p.dan <= MOST_SEEDS && p.quan == 0);
    let homely = rules.ring().all(|pit| board.owners[pit.index()] == rules.first_owner(pit));
    small && homely && board.hand.is_empty() && board.total() <= MOST_SEEDS
}

/// A row as a word, leftmost pit in the lowest lane.
fn word(row: impl DoubleEndedIterator<Item = u16>) -> u64 {
    row.rev().fold(0, |word, seeds| word << 8 | u64::from(seeds))
}

fn filled(row: u64) -> u64 {
    at_least(row, 1)
}

/// The top bits of the lanes that hold `n` or more.
fn at_least(row: u64, n: u16) -> u64 {
    row.wrapping_add(ONES * u64::from(128 - n)) & TOPS
}

/// The lanes' top bits as the lowest eight bits.
fn gather(tops: u64) -> u64 {
    ((tops >> 7).wrapping_mul(0x0102_0408_1020_4080)) >> 56
}

fn sum(row: u64) -> u8 {
    (row.wrapping_mul(ONES) >> 56) as u8
}

fn row(row: u64) -> Row {
    let count = |tops: u64| tops.count_ones() as i32;
    let filled = count(filled(row));
    Row { filled, kroo: count(at_least(row, KROO)), weak: filled - count(at_least(row, 3)) }
}

/// The set bits of a mask, lowest first.
fn bits(mut mask: u64) -> impl Iterator<Item = Slot> {
    std::iter::from_fn(move || {
        let slot = (mask != 0).then(|| mask.trailing_zeros() as Slot);
        mask &= mask.wrapping_sub(1);
        slot
    })
}

#[cfg(test)]
impl Quick {
    /// The same as a board of the rules, to compare.
    pub fn same_as(&self, rules: &Ruleset, board: &Board) -> bool {
        let (mover, next) = (board.mover, board.mover.next(2));
        let row = |player| word(rules.first_row(player).map(|pit| board.seeds(pit)));
        // What lies on the board of a finished game was swept in the rules and matters no more.
        let rows = board.over.is_some() || (self.own == row(mover) && self.other == row(next));
        let stores =
            [u16::from(self.own_store), u16::from(self.other_store)] == [board.store(mover), board.store(next)];
        rows && stores && self.mover == mover.0 && self.over == board.over.is_some()
    }
}
