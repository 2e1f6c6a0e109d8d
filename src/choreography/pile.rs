//! One seed, and what lies in one place.

use crate::rules::Pieces;
use serde::{Deserialize, Serialize};

/// One seed or quan stone of the game, from 0; it keeps its number, shape and tone for the whole game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeedId(pub u16);

impl SeedId {
    /// The same as an index into arrays.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What lies in one place: seeds, bottom one first, and quan stones.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Pile {
    pub seeds: Vec<SeedId>,
    pub stones: Vec<SeedId>,
}

impl Pile {
    /// How much of each.
    pub fn pieces(&self) -> Pieces {
        Pieces { dan: self.seeds.len() as u16, quan: self.stones.len() as u8 }
    }

    /// Seeds and stones, each with its slot among its own kind.
    pub fn slots(&self) -> impl Iterator<Item = (u16, SeedId)> + '_ {
        let slots = |pile: &'_ [SeedId]| (0u16..).zip(pile.to_vec());
        slots(&self.seeds).chain(slots(&self.stones))
    }
}
