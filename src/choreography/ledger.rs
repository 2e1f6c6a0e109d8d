//! Which seed lies where.

use crate::rules::{Board, MAX_PITS, MAX_PLAYERS, Place, Player, Ruleset};
use serde::{Deserialize, Serialize};

/// One seed of the game, from 0; it keeps its number, shape and tone for the whole game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeedId(pub u16);

impl SeedId {
    /// The same as an index into arrays.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The piles of seeds, bottom seed first. The rules know counts; only the ledger knows seeds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    pits: Vec<Vec<SeedId>>,
    stores: Vec<Vec<SeedId>>,
    hand: Vec<SeedId>,
}

impl Ledger {
    /// Numbers the seeds of `board` pit by pit, then store by store.
    pub fn from_board(rules: &Ruleset, board: &Board) -> Ledger {
        let mut next = 0;
        let mut take = |n: u16| {
            let pile: Vec<SeedId> = (next..next + n).map(SeedId).collect();
            next += n;
            pile
        };
        Ledger {
            pits: (0..rules.ring_len()).map(|i| take(board.pits[i].dan)).collect(),
            stores: (0..usize::from(rules.board.players)).map(|i| take(board.stores[i].dan)).collect(),
            hand: Vec::new(),
        }
    }

    /// How many seeds there are.
    pub fn len(&self) -> usize {
        self.pits.iter().chain(&self.stores).map(Vec::len).sum::<usize>() + self.hand.len()
    }

    /// Whether there is no seed at all.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The pile at `place`, bottom seed first; empty for a place this board does not have.
    pub fn pile(&self, place: Place) -> &[SeedId] {
        let pile = match place {
            Place::Pit(pit) => self.pits.get(pit.index()),
            Place::Store(player) => self.stores.get(player.index()),
        };
        pile.map_or(&[], Vec::as_slice)
    }

    /// Every seed that rests somewhere, with its place and its slot from the bottom.
    pub fn resting(&self) -> impl Iterator<Item = (SeedId, Place, u16)> + '_ {
        let pits = (0u8..).zip(&self.pits).map(|(i, pile)| (Place::Pit(crate::rules::PitId(i)), pile));
        let stores = (0u8..).zip(&self.stores).map(|(i, pile)| (Place::Store(Player(i)), pile));
        pits.chain(stores).flat_map(|(place, pile)| (0u16..).zip(pile).map(move |(slot, seed)| (*seed, place, slot)))
    }

    /// Whether the piles have exactly the counts of `board`, with nothing in the hand.
    pub fn matches(&self, board: &Board) -> bool {
        let pits = (0..MAX_PITS).all(|i| self.pits.get(i).map_or(0, Vec::len) == usize::from(board.pits[i].dan));
        let count = |i: usize| self.stores.get(i).map_or(0, Vec::len);
        let stores = (0..MAX_PLAYERS).all(|i| count(i) == usize::from(board.stores[i].dan));
        pits && stores && self.hand.is_empty()
    }

    fn pile_mut(&mut self, place: Place) -> Option<&mut Vec<SeedId>> {
        match place {
            Place::Pit(pit) => self.pits.get_mut(pit.index()),
            Place::Store(player) => self.stores.get_mut(player.index()),
        }
    }

    /// Lifts the top `n` seeds of `place`, topmost last.
    pub(super) fn take(&mut self, place: Place, n: usize) -> Vec<SeedId> {
        let Some(pile) = self.pile_mut(place) else { return Vec::new() };
        pile.split_off(pile.len().saturating_sub(n))
    }

    /// Lays `seed` on top of `place` and returns its slot from the bottom.
    pub(super) fn lay(&mut self, place: Place, seed: SeedId) -> u16 {
        let Some(pile) = self.pile_mut(place) else { return 0 };
        pile.push(seed);
        u16::try_from(pile.len() - 1).unwrap_or(u16::MAX)
    }

    /// Puts lifted seeds into the hand.
    pub(super) fn fill_hand(&mut self, seeds: Vec<SeedId>) {
        self.hand = seeds;
    }

    /// The seeds in the hand; the next to fall is the first.
    pub(super) fn hand(&self) -> &[SeedId] {
        &self.hand
    }

    /// Takes the next seed out of the hand.
    pub(super) fn next_from_hand(&mut self) -> Option<SeedId> {
        if self.hand.is_empty() { None } else { Some(self.hand.remove(0)) }
    }
}
