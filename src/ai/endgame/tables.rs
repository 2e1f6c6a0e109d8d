//! The tables themselves.

use super::index::{boards, index};
use super::pits::Pits;
use super::verdict::Verdict;
use crate::rules::Board;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What every position of up to so many seeds is worth, a byte each. A clone shares the bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndgameTables {
    layers: Vec<Arc<[u8]>>,
}

impl EndgameTables {
    /// The table of the empty board.
    pub(super) fn empty() -> EndgameTables {
        EndgameTables { layers: vec![Arc::new([Verdict::DRAWN.0])] }
    }

    /// Adds the next layer.
    pub(super) fn push(&mut self, verdicts: Vec<u8>) {
        self.layers.push(verdicts.into());
    }

    /// The layers by number of seeds.
    pub(super) fn layers(&self) -> &[Arc<[u8]>] {
        &self.layers
    }

    /// The most seeds in play that the tables know.
    pub fn seeds(&self) -> u8 {
        (self.layers.len() - 1) as u8
    }

    /// Positions known, which is also the bytes they take.
    pub fn positions(&self) -> u64 {
        self.layers.iter().map(|layer| layer.len() as u64).sum()
    }

    /// What is known of `board` for its player to move, by rules that [fit](super::fits): `None` with more seeds than
    /// the tables know.
    pub fn probe(&self, board: &Board) -> Option<Verdict> {
        let seeds = board.in_play();
        (seeds <= self.seeds().into()).then(|| self.verdict(Pits::of(board), seeds as u8))
    }

    /// What is known of `pits`, which hold so many seeds.
    pub(in crate::ai) fn verdict(&self, pits: Pits, seeds: u8) -> Verdict {
        Verdict(self.layers[usize::from(seeds)][index(pits) as usize])
    }

    /// How many positions of `seeds` seeds have each value; none if the tables do not reach so far.
    pub fn histogram(&self, seeds: u8) -> BTreeMap<i8, u64> {
        let mut counts = BTreeMap::new();
        for byte in self.layers.get(usize::from(seeds)).into_iter().flat_map(|layer| layer.iter()) {
            *counts.entry(Verdict(*byte).value()).or_default() += 1;
        }
        counts
    }

    /// How many positions tables of up to `seeds` seeds hold.
    pub fn positions_of(seeds: u8) -> u64 {
        (0..=seeds).map(|n| u64::from(boards(n))).sum()
    }
}
