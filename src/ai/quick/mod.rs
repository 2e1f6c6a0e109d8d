//! The boards of the Oware family in two machine words.
//!
//! A row is a word of eight lanes ([`lanes`]). A sowing is then an addition of two words from a table ([`lookup`]). The
//! rules stay in `rules`: a test plays both, move by move.

mod count;
pub(super) mod lanes;
mod lookup;
mod rules;

pub use count::count;

use self::lanes::{LANES, at_least, bits, capture, gather, more, seeds, sum, word};
use self::lookup::HOME;
use super::endgame::{EndgameTables, Pits};
use super::evaluation::{KROO, Lead, estimate};
use super::field::{Field, Played, Slot, mixed};
use crate::rules::{Board, BoardKey, Move, Repetition, Ruleset, Starving};
use rules::QuickRules;
use std::sync::Arc;

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

/// Rows and mover.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct QuickKey(u64, u64, u8);

impl Field for Quick {
    type Rules = QuickRules;
    type Key = QuickKey;

    const DEAR: bool = false;

    fn of(rules: &Arc<Ruleset>, board: &Board) -> Option<(QuickRules, Quick)> {
        rules::quick(rules, board)
    }

    fn past_key(rules: &QuickRules, key: &BoardKey) -> QuickKey {
        let row = |player: u8| {
            let first = usize::from(player * rules.pits);
            word(key.pits[first..first + usize::from(rules.pits)].iter().map(|p| p.dan))
        };
        QuickKey(row(key.mover.0), row(1 - key.mover.0), key.mover.0)
    }

    #[inline]
    fn legal(&self, rules: &QuickRules) -> u64 {
        if self.over {
            return 0;
        }
        let filled = gather(at_least(self.own, 1));
        // A pit of four or more is never taken, so it keeps its owner fed.
        if at_least(self.other, 4) != 0 { filled } else { self.legal_of(rules, filled) }
    }

    #[inline(always)]
    fn play(&mut self, rules: &QuickRules, slot: Slot, past: &[QuickKey]) -> Played {
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
        Played { gain: taken.into(), fresh: taken > 0 }
    }

    fn key(&self) -> QuickKey {
        QuickKey(self.own, self.other, self.mover)
    }

    #[inline]
    fn hash(&self) -> u64 {
        // Seeds in play and in one store tell what is in the other.
        trace(self.own, self.other) ^ u64::from(self.own_store).wrapping_mul(0xD6E8_FEB8_6659_FD93)
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

    #[inline]
    fn estimate(&self, _: &QuickRules) -> i32 {
        let lead = |n| more(self.own, self.other, n);
        estimate(self.margin(), Lead { filled: lead(1), three: lead(3), kroo: lead(KROO) })
    }

    fn to_move(&self, rules: &QuickRules, slot: Slot) -> Move {
        Move::forward(self.mover * rules.pits + slot)
    }

    fn rest(&self, tables: &EndgameTables) -> Option<i32> {
        let seeds = sum(self.own) + sum(self.other);
        (seeds <= tables.seeds()).then(|| tables.verdict(Pits::of_rows(self.own, self.other), seeds).value().into())
    }

    #[inline]
    fn loud(&self, rules: &QuickRules) -> u64 {
        let takes = self.takes(rules);
        if takes == 0 || at_least(self.other, 4) != 0 {
            return takes;
        }
        let legal = bits(self.legal(rules) & takes);
        legal.filter(|slot| self.moved(rules, *slot).2 > 0).fold(0, |mask, slot| mask | 1 << slot)
    }

    fn lifting(&self, slot: Slot) -> u32 {
        1 << (self.mover * 8 + slot)
    }

    fn lifted(rules: &QuickRules, past: &[QuickKey]) -> u32 {
        let lifted = |pair: &[QuickKey]| {
            let fewer = (0..rules.pits).find(|slot| seeds(pair[1].1, *slot) < seeds(pair[0].0, *slot));
            fewer.map_or(0, |slot| 1 << (pair[0].2 * 8 + slot))
        };
        past.windows(2).fold(0, |mask, pair| mask | lifted(pair))
    }

    /// Every seed moves on only. On the way round to where it was before, a seed crosses every pit of the ring, so a
    /// hand begins from each one in between.
    #[inline]
    fn soonest(&self, rules: &QuickRules, lifted: u32) -> u8 {
        let left = |player: u8| (rules.row() & !(lifted >> (8 * player))).count_ones() as u8;
        (2 * left(self.mover)).saturating_sub(1).max(2 * left(1 - self.mover))
    }

    fn trace(key: &QuickKey) -> u64 {
        trace(key.0, key.1).rotate_left(u32::from(key.2))
    }
}

/// A number for two rows.
#[inline]
fn trace(own: u64, other: u64) -> u64 {
    mixed(own, other, 0)
}

impl Quick {
    /// The own row, the other row and the seeds taken after sowing and capturing with `slot`.
    #[inline]
    fn moved(&self, rules: &QuickRules, slot: Slot) -> (u64, u64, u8) {
        let n = seeds(self.own, slot);
        let sown = rules.lookup.sown(slot, n);
        let own = self.own - (u64::from(n) << (u32::from(slot) * 8)) + sown.own;
        let other = self.other + sown.other;
        if sown.shift == HOME {
            return (own, other, 0);
        }
        let (left, taken) = capture(other, sown.shift);
        if left == 0 && rules.starving == Starving::NoCapture { (own, other, 0) } else { (own, left, taken) }
    }

    /// The moves whose last seed makes two or three across.
    #[inline]
    fn takes(&self, rules: &QuickRules) -> u64 {
        let far = gather(at_least(self.own, 2 * u16::from(rules.pits)));
        // Other hands do not go round: each ends so many pits on as it has seeds, where it is the only one to add a seed.
        let prizes = gather(at_least(self.other, 1) & !at_least(self.other, 3)) << rules.pits;
        let ends_in_prize = |slot: Slot| (prizes >> ((seeds(self.own, slot) + slot) & 63)) & 1;
        let near = (0..LANES).fold(0, |mask, slot| mask | ends_in_prize(slot) << slot) & !far;
        let takes = near & gather(at_least(self.own, 1));
        bits(far).filter(|slot| self.ends_in_prize(rules, *slot)).fold(takes, |mask, slot| mask | 1 << slot)
    }

    /// Whether the last seed of `slot` makes two or three across.
    fn ends_in_prize(&self, rules: &QuickRules, slot: Slot) -> bool {
        let sown = rules.lookup.sown(slot, seeds(self.own, slot));
        sown.shift != HOME && ((self.other + sown.other) >> sown.shift) as u8 & !1 == 2
    }

    /// The legal moves out of those with a seed, against a row whose pits could all be taken.
    #[cold]
    fn legal_of(&self, rules: &QuickRules, filled: u64) -> u64 {
        match rules.starving {
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

    /// Those of `slots` after which the other row has a seed.
    fn kind(&self, rules: &QuickRules, slots: u64) -> u64 {
        bits(slots).filter(|slot| self.moved(rules, *slot).1 != 0).fold(0, |mask, slot| mask | 1 << slot)
    }

    fn leaves_row(&self, rules: &QuickRules, slot: Slot) -> bool {
        rules.lookup.sown(slot, seeds(self.own, slot)).other != 0
    }

    /// Ends the game if it is over; the turn has passed.
    #[inline]
    fn finish(&mut self, rules: &QuickRules, captured: bool, past: &[QuickKey]) {
        // Only a capture decides a game, only a row without seeds stops it, and no position comes back sooner than
        // after a hand from every pit.
        let decided = captured && self.decided(rules);
        let empty = self.own == 0 || self.other == 0;
        if decided || empty || (!captured && past.len() >= 2 * usize::from(rules.pits)) {
            self.end_if_over(rules, captured, past);
        }
    }

    #[cold]
    fn end_if_over(&mut self, rules: &QuickRules, captured: bool, past: &[QuickKey]) {
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

    #[inline]
    fn decided(&self, rules: &QuickRules) -> bool {
        let (own, other) = (self.own_store, self.other_store);
        own >= rules.half || other >= rules.half || (own == rules.even && other == rules.even)
    }

    fn repeated(&self, rules: &QuickRules, past: &[QuickKey]) -> bool {
        let (key, soonest) = (self.key(), 2 * usize::from(rules.pits));
        // The same player moves in every other position.
        let mut seen = past.iter().rev().skip(soonest - 1).step_by(2).filter(|k| **k == key);
        rules.repetition.times().is_some_and(|times| seen.nth(times - 2).is_some())
    }

    fn end(&mut self, own: u8, other: u8) {
        self.own_store += own;
        self.other_store += other;
        self.over = true;
    }
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
