//! Ba-awa's board for two in three words.
//!
//! A move of Ba-awa sows thirty seeds and more, lap after lap, so the rules' own way, an event a seed on a board for any
//! game, costs most of a search's time: this one is 3.7 times as quick (two million nodes from the start in 0.43 s instead of
//! 1.6 s). Who owns which pit, and who began, stays the same all game and is part of the rules here. A test plays both side
//! by side.
//!
//! That the last eight are due to who began is worth 0.540 ± 0.018 of the points in 200 games from openings of two to four
//! random moves at 5,000 nodes a move, and 0.535 ± 0.017 in 300 at 1,000. In whole matches at 20,000 nodes a move it won all
//! of 100 against each of a random, a greedy and a six-ply material player, after 2.5, 3.0 and 6.8 rounds on average.

#[cfg(test)]
mod tests;

use super::evaluation::{SEED, decided};
use super::field::{Field, Played, Slot, mixed};
use super::pit_values::PitValues;
use crate::rules::{
    Board, BoardKey, Capture, Choice, Endless, Family, LastEight, Majority, Move, Origin, Player, Relay, Repetition,
    Rounds, Ruleset, Starving, Stores, Winner,
};
use std::sync::Arc;

/// Pits of the ring.
const RING: usize = 12;
/// What a falling seed wins.
const FOUR: u8 = 4;
/// More seeds than any such game has.
const MOST_SEEDS: u16 = 120;
/// A move of more laps is played again with an eye on whether it goes round for ever; few are.
const LAPS: u32 = 40;
/// Laps and seeds after which a move counts as endless, as in the rules.
const MOST_LAPS: usize = 4096;
const MOST_SOWN: u32 = 100_000;

/// A board of Ba-awa.
///
/// In a `MATCH` a round is worth the pits that it brings, four seeds each: a small lead is no win, and only who comes to
/// the goal has won. Otherwise whoever has more has won, and that comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fours<const MATCH: bool> {
    pits: [u8; RING],
    stores: [u8; 2],
    mover: u8,
    over: bool,
    /// Seeds with which the match is won.
    goal: u8,
}

/// What stays the same all game.
pub struct FoursRules {
    /// The pits of each player, as bits.
    pits: [u16; 2],
    /// Seeds in the game.
    total: u8,
    passing: Winner,
    last: Winner,
    /// The last eight are given at once, not after the move.
    at_once: bool,
    /// Who takes the last eight.
    starter: u8,
    /// What a seed in a pit is worth to its owner, in parts of a seed.
    seed: i32,
}

/// Seeds that the opener takes at the end.
const LAST: u8 = 8;

/// The last eight as they are given, by rules of this kind.
fn knobs(rules: &Ruleset) -> Option<(Winner, Winner, bool)> {
    let Capture::Fours { passing, last, last_eight } = rules.capture else { return None };
    let at_once = match last_eight {
        LastEight::AtOnce => true,
        LastEight::AfterMove => false,
        LastEight::FourToMover | LastEight::FourToTaker => return None,
    };
    let kind = (rules.board.players, rules.board.pits, rules.board.stores) == (2, 6, Stores::Beside)
        && rules.sowing.direction == Choice::Fixed
        && rules.sowing.origin == Origin::Sown
        && rules.relay == (Relay::FromLanding { endless: Endless::Stops })
        && rules.starving == Starving::Passes
        && rules.repetition == Repetition::OwnRows
        && rules.majority == Majority::PlaysOn;
    kind.then_some((passing, last, at_once))
}

impl FoursRules {
    fn of(rules: &Ruleset, board: &Board) -> Option<FoursRules> {
        let (passing, last, at_once) = knobs(rules)?;
        let owned = |player: Player| (0..RING).filter(|i| board.owners[*i] == Some(player)).fold(0, |m, i| m | 1 << i);
        let pits = [owned(Player::SOUTH), owned(Player::NORTH)];
        let whole = pits[0] | pits[1] == (1 << RING) - 1 && board.total() <= MOST_SEEDS && board.hand.is_empty();
        let (total, starter) = (board.total() as u8, board.starter.0);
        let seed = PitValues::of(Family::BaAwa).seed();
        whole.then_some(FoursRules { pits, total, passing, last, at_once, starter, seed })
    }

    /// Who wins the four in `pit`.
    #[inline]
    fn taker(&self, pit: usize, winner: Winner, mover: u8) -> u8 {
        if winner == Winner::Owner { (self.pits[1] >> pit & 1) as u8 } else { mover }
    }
}

impl<const MATCH: bool> Field for Fours<MATCH> {
    type Rules = FoursRules;
    type Key = ([u8; RING], u8);

    const DEAR: bool = true;

    fn of(rules: &Arc<Ruleset>, board: &Board) -> Option<(FoursRules, Fours<MATCH>)> {
        let knobs = FoursRules::of(rules, board)?;
        let stores = [Player::SOUTH, Player::NORTH].map(|player| board.store(player) as u8);
        let pits = std::array::from_fn(|i| board.pits[i].dan as u8);
        let goal = match rules.rounds {
            Some(Rounds::PitsPerFour { goal, .. }) if MATCH => FOUR.saturating_mul(goal),
            Some(Rounds::PitsPerFour { .. } | Rounds::SoldSquares { .. } | Rounds::BurntPits { .. }) | None => u8::MAX,
        };
        Some((knobs, Fours { pits, stores, mover: board.mover.0, over: board.over.is_some(), goal }))
    }

    fn past_key(_: &FoursRules, key: &BoardKey) -> Self::Key {
        (std::array::from_fn(|i| key.pits[i].dan as u8), key.mover.0)
    }

    #[inline]
    fn legal(&self, rules: &FoursRules) -> u64 {
        if self.over { 0 } else { u64::from(self.filled() & rules.pits[usize::from(self.mover & 1)]) }
    }

    fn play(&mut self, rules: &FoursRules, slot: Slot, past: &[Self::Key]) -> Played {
        let before = *self;
        let mut laps = 0;
        let mut gain = self.carry_out(rules, slot, |_, _| {
            laps += 1;
            laps <= LAPS
        });
        if laps > LAPS {
            *self = before;
            gain = self.carry_out_guarded(rules, slot);
        }
        let fresh = self.stores != before.stores;
        self.finish(rules, fresh, past);
        Played { gain, fresh }
    }

    fn key(&self) -> Self::Key {
        (self.pits, self.mover)
    }

    #[inline]
    fn hash(&self) -> u64 {
        let bytes = |from: usize| (0..6).fold(0, |word, i| word << 8 | u64::from(self.pits[from + i]));
        let more = u64::from(self.stores[0]) << 48 | u64::from(self.mover) << 56;
        mixed(bytes(0) | more, bytes(6), 0)
    }

    fn over(&self) -> bool {
        self.over
    }

    fn mover(&self) -> usize {
        self.mover.into()
    }

    fn margin(&self) -> i32 {
        let mover = usize::from(self.mover & 1);
        i32::from(self.stores[mover]) - i32::from(self.stores[1 - mover])
    }

    fn estimate(&self, rules: &FoursRules) -> i32 {
        let mover = usize::from(self.mover & 1);
        let rows = self.row(rules, mover) - self.row(rules, 1 - mover);
        // The last eight are as good as won by who began.
        let due = if rules.starter == self.mover { i32::from(LAST) } else { -i32::from(LAST) };
        (self.margin() + due) * SEED + rows * rules.seed
    }

    fn to_move(&self, _: &FoursRules, slot: Slot) -> Move {
        Move::forward(slot)
    }

    fn final_value(&self, ply: usize) -> i32 {
        let won = !MATCH || self.stores.iter().any(|store| *store >= self.goal);
        if won { decided(self.margin(), ply) } else { self.margin() * SEED }
    }
}

impl<const MATCH: bool> Fours<MATCH> {
    /// The pits with seeds, as bits.
    #[inline]
    fn filled(&self) -> u16 {
        (0..RING).fold(0, |mask, i| mask | u16::from(self.pits[i] > 0) << i)
    }

    /// Seeds in the pits of a player.
    fn row(&self, rules: &FoursRules, player: usize) -> i32 {
        (0..RING).map(|i| i32::from(self.pits[i]) * i32::from(rules.pits[player] >> i & 1)).sum()
    }

    /// Seeds in the pits and in the hand.
    fn in_play(&self, rules: &FoursRules) -> u8 {
        rules.total - self.stores[0] - self.stores[1]
    }

    /// Sows lap after lap, as long as `goes_on` at the pit that is lifted next. Returns what the mover captured.
    #[inline]
    fn carry_out(
        &mut self,
        rules: &FoursRules,
        slot: Slot,
        mut goes_on: impl FnMut(&[u8; RING], usize) -> bool,
    ) -> u32 {
        let (mut pit, mut gain) = (usize::from(slot) % RING, 0);
        while goes_on(&self.pits, pit) {
            let mut hand = std::mem::take(&mut self.pits[pit]);
            while hand > 0 {
                pit = if pit == RING - 1 { 0 } else { pit + 1 };
                hand -= 1;
                self.pits[pit] += 1;
                if self.pits[pit] == FOUR {
                    gain += self.win_four(rules, pit, hand == 0);
                    if self.over || hand == 0 {
                        return gain;
                    }
                }
            }
            if self.pits[pit] == 1 {
                break;
            }
        }
        gain
    }

    /// The same with the guard of the rules: it ends where the same pit of the same board is lifted a second time.
    #[cold]
    fn carry_out_guarded(&mut self, rules: &FoursRules, slot: Slot) -> u32 {
        let (mut seen, mut sown) = (Vec::new(), 0_u32);
        self.carry_out(rules, slot, |pits, pit| {
            let known = seen.len() == MOST_LAPS || sown >= MOST_SOWN || seen.contains(&(*pits, pit));
            sown += u32::from(pits[pit]);
            seen.push((*pits, pit));
            !known
        })
    }

    /// Four seeds in `pit` are won. Answers how many of them by the mover.
    #[inline]
    fn win_four(&mut self, rules: &FoursRules, pit: usize, last: bool) -> u32 {
        let taker = rules.taker(pit, if last { rules.last } else { rules.passing }, self.mover);
        self.pits[pit] = 0;
        self.stores[usize::from(taker & 1)] += FOUR;
        if rules.at_once && self.in_play(rules) <= LAST {
            self.give_last(rules);
        }
        if taker == self.mover { FOUR.into() } else { 0 }
    }

    /// Everything in play goes to who began.
    #[cold]
    fn give_last(&mut self, rules: &FoursRules) {
        let left = self.in_play(rules);
        self.stores[usize::from(rules.starter & 1)] += left;
        self.pits = [0; RING];
        self.over = true;
    }

    /// Passes the turn, and ends the game if it is over.
    fn finish(&mut self, rules: &FoursRules, captured: bool, past: &[<Self as Field>::Key]) {
        if !self.over && !rules.at_once && self.in_play(rules) <= LAST {
            self.give_last(rules);
        }
        if self.over {
            return;
        }
        self.mover = 1 - self.mover;
        if self.legal(rules) == 0 {
            self.mover = 1 - self.mover;
            self.over = self.legal(rules) == 0;
        }
        if !captured && !self.over && past.contains(&self.key()) {
            let rows = [0, 1].map(|player| self.row(rules, player) as u8);
            (0..2).for_each(|player| self.stores[player] += rows[player]);
            self.over = true;
        }
    }
}
