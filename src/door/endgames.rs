//! Endgame tables for the searches behind the door; where they come from is the caller's affair.

use super::thinking::Budget;
use crate::ai::EndgameTables;
use crate::ai::endgame::{MOST_SEEDS, fits};
use crate::rules::Position;
use std::sync::Arc;
use std::time::Duration;

/// The longest wait for tables that are being made, once in a program's life.
const PATIENCE: Duration = Duration::from_secs(2);

/// Whoever keeps endgame tables.
pub trait Endgames {
    /// The tables as far as they are there: if they do not yet reach `seeds` seeds but will, after at most `wait`.
    fn tables(&self, seeds: u8, wait: Duration) -> Option<Arc<EndgameTables>>;
}

/// The tables for a search of `position`, if it may use any and somebody keeps them. Nobody waits for those that cannot
/// reach so far.
pub(super) fn tables_for(
    keeper: Option<&dyn Endgames>,
    position: &Position,
    budget: &Budget,
    wait: Duration,
) -> Option<Arc<EndgameTables>> {
    let keeper = keeper.filter(|_| budget.knows_endgames() && fits(position.rules()))?;
    match u8::try_from(position.board().in_play()) {
        Ok(seeds) if seeds <= MOST_SEEDS => keeper.tables(seeds, wait),
        Ok(_) | Err(_) => keeper.tables(0, Duration::ZERO),
    }
}

/// How long a search may wait for tables: half of the time that was asked for, and half of what is left to its caller.
pub(super) fn patience(budget: &Budget, left: Duration) -> Duration {
    let time = budget.time.map_or(PATIENCE, |time| time / 2);
    time.min(PATIENCE).min(left / 2)
}
