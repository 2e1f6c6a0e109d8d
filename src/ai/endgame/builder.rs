//! Building the tables, a slice at a time.

use super::MOST_SEEDS;
use super::layer::Layer;
use super::tables::EndgameTables;
use crate::ai::Status;

/// How far a [`Builder`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The number of seeds being worked on, or the last one when all is done.
    pub seeds: u8,
    /// Positions of finished layers.
    pub positions: u64,
    /// Positions in all.
    pub of: u64,
}

/// Fills endgame tables, fewest seeds first. It knows no clock: how large a slice may be is the caller's affair.
///
/// ```
/// # use gieo::ai::{Builder, Status};
/// let mut builder = Builder::new(5);
/// while builder.run(1000) == Status::Working {}
/// assert_eq!(builder.tables().seeds(), 5);
/// ```
pub struct Builder {
    tables: EndgameTables,
    seeds: u8,
    layer: Option<Box<Layer>>,
}

impl Builder {
    /// Tables of up to `seeds` seeds, [`MOST_SEEDS`] at most. While it works it needs four bytes for each position of
    /// the largest number of seeds, besides the tables.
    pub fn new(seeds: u8) -> Builder {
        Builder::onto(EndgameTables::empty(), seeds)
    }

    /// Makes `tables` larger, up to `seeds` seeds.
    pub fn onto(tables: EndgameTables, seeds: u8) -> Builder {
        Builder { tables, seeds: seeds.min(MOST_SEEDS), layer: None }
    }

    /// Works on about as long as playing through `positions` positions takes: 4000 are a millisecond or less.
    pub fn run(&mut self, positions: u32) -> Status {
        let mut budget = positions;
        while budget > 0 && self.tables.seeds() < self.seeds {
            let next = self.tables.seeds() + 1;
            let layer = self.layer.get_or_insert_with(|| Box::new(Layer::new(next)));
            if let Some(verdicts) = layer.run(&self.tables, &mut budget) {
                self.tables.push(verdicts);
                self.layer = None;
            }
        }
        if self.tables.seeds() < self.seeds { Status::Working } else { Status::Done }
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        let seeds = self.seeds.min(self.tables.seeds() + 1);
        Progress { seeds, positions: self.tables.positions(), of: EndgameTables::positions_of(self.seeds) }
    }

    /// The tables as far as they are finished; a smaller number of seeds is whole and right.
    pub fn tables(&self) -> &EndgameTables {
        &self.tables
    }
}
