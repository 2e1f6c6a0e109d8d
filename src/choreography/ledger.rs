//! Which seed lies where.

use super::{Pile, SeedId};
use crate::rules::{Board, Pieces, PitId, Place, Player, Ruleset};

/// The piles of seeds, bottom seed first. The rules know counts; only the ledger knows seeds.
///
/// Quan stones have numbers of their own range, after those of the seeds that a game starts with. They lie apart from
/// the seeds of the same place, with their own slots: a stone never lies on a seed, nor a seed on it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    pits: Vec<Pile>,
    stores: Vec<Pile>,
    /// Where each player's won seeds lie.
    stores_at: Vec<Place>,
    hand: Vec<SeedId>,
    /// The first stone, and the first number that is none any more.
    stones: (u16, u16),
    /// Seeds and stones that there are; the bank may bring more.
    len: u16,
}

impl Ledger {
    /// Numbers the seeds of `board` pit by pit, then store by store, then the stones in the same way.
    pub fn from_board(rules: &Ruleset, board: &Board) -> Ledger {
        let mut ledger = Ledger::default();
        let players = usize::from(rules.board.players);
        let (pits, stores) = (&board.pits[..rules.ring_len()], &board.stores[..players]);
        ledger.pits = pits.iter().map(|pieces| ledger.number(pieces.dan)).collect();
        ledger.stores = stores.iter().map(|pieces| ledger.number(pieces.dan)).collect();
        let first = ledger.len;
        for (pile, pieces) in ledger.pits.iter_mut().chain(&mut ledger.stores).zip(pits.iter().chain(stores)) {
            let end = ledger.len + u16::from(pieces.quan);
            pile.stones = (ledger.len..end).map(SeedId).collect();
            ledger.len = end;
        }
        ledger.stones = (first, ledger.len);
        let place = |player| rules.store_square(player).map_or(Place::Store(player), Place::Pit);
        ledger.stores_at = rules.players().map(place).collect();
        ledger
    }

    fn number(&mut self, n: u16) -> Pile {
        let seeds = (self.len..self.len + n).map(SeedId).collect();
        self.len += n;
        Pile { seeds, stones: Vec::new() }
    }

    /// How many seeds and stones there are: all numbers below it are given.
    pub fn len(&self) -> usize {
        self.len.into()
    }

    /// Whether there is no seed at all.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether `seed` is a quan stone.
    pub fn is_stone(&self, seed: SeedId) -> bool {
        (self.stones.0..self.stones.1).contains(&seed.0)
    }

    /// The seeds at `place`, bottom one first; empty for a place this board does not have.
    pub fn pile(&self, place: Place) -> &[SeedId] {
        self.at(place).map_or(&[], |pile| &pile.seeds)
    }

    /// The quan stones at `place`.
    pub fn stones(&self, place: Place) -> &[SeedId] {
        self.at(place).map_or(&[], |pile| &pile.stones)
    }

    /// How many seeds and stones lie at `place`.
    pub fn pieces(&self, place: Place) -> Pieces {
        self.at(place).map_or_else(Pieces::default, Pile::pieces)
    }

    /// Where the seeds that `player` has won lie: beside the ring, or in a square of it.
    pub fn store_of(&self, player: Player) -> Place {
        self.stores_at.get(player.index()).copied().unwrap_or(Place::Store(player))
    }

    /// Every seed and stone that rests somewhere, with its place and its slot from the bottom; stones count their own.
    pub fn resting(&self) -> impl Iterator<Item = (SeedId, Place, u16)> + '_ {
        let pits = (0u8..).zip(&self.pits).map(|(i, pile)| (Place::Pit(PitId(i)), pile));
        let stores = (0u8..).zip(&self.stores).map(|(i, pile)| (Place::Store(Player(i)), pile));
        pits.chain(stores).flat_map(|(place, pile)| pile.slots().map(move |(slot, seed)| (seed, place, slot)))
    }

    /// Whether the piles have exactly the counts of `board`, with nothing in the hand.
    pub fn matches(&self, board: &Board) -> bool {
        let pits = (0u8..).zip(&board.pits).all(|(i, pieces)| self.pieces(Place::Pit(PitId(i))) == *pieces);
        let stores = (0u8..).zip(&board.stores).all(|(i, pieces)| self.pieces(Place::Store(Player(i))) == *pieces);
        pits && stores && self.hand.is_empty()
    }

    fn at(&self, place: Place) -> Option<&Pile> {
        match place {
            Place::Pit(pit) => self.pits.get(pit.index()),
            Place::Store(player) => self.stores.get(player.index()),
        }
    }

    fn at_mut(&mut self, place: Place) -> Option<&mut Pile> {
        match place {
            Place::Pit(pit) => self.pits.get_mut(pit.index()),
            Place::Store(player) => self.stores.get_mut(player.index()),
        }
    }

    /// Lifts the top `n` seeds of `place`, topmost last.
    pub(super) fn take(&mut self, place: Place, n: usize) -> Vec<SeedId> {
        let Some(pile) = self.at_mut(place) else { return Vec::new() };
        pile.seeds.split_off(pile.seeds.len().saturating_sub(n))
    }

    /// Lifts the last quan stone of `place`.
    pub(super) fn take_stone(&mut self, place: Place) -> Option<SeedId> {
        self.at_mut(place)?.stones.pop()
    }

    /// Lays `seed` on top of `place` and returns its slot from the bottom.
    pub(super) fn lay(&mut self, place: Place, seed: SeedId) -> u16 {
        let stone = self.is_stone(seed);
        let Some(pile) = self.at_mut(place) else { return 0 };
        let pile = if stone { &mut pile.stones } else { &mut pile.seeds };
        pile.push(seed);
        u16::try_from(pile.len() - 1).unwrap_or(u16::MAX)
    }

    /// A seed that the bank brings, with the next free number.
    pub(super) fn new_seed(&mut self) -> SeedId {
        self.len += 1;
        SeedId(self.len - 1)
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
