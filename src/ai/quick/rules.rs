//! What the quick field knows of the rules, and for which games it can stand.

use super::Quick;
use super::lanes::{MOST_SEEDS, word};
use super::lookup::Lookup;
use crate::rules::{Board, Capture, Choice, Majority, Player, Relay, Repetition, Ruleset, Starving, Stores};

/// The knobs that matter here, and the sowing table.
pub struct QuickRules {
    pub(super) pits: u8,
    pub(super) starving: Starving,
    pub(super) repetition: Repetition,
    /// The fewest seeds that are more than half, if they end the game; otherwise more than there are.
    pub(super) half: u8,
    /// What both stores hold in a game that is decided without a winner; otherwise more than there are.
    pub(super) even: u8,
    pub(super) lookup: Lookup,
}

impl QuickRules {
    fn of(rules: &Ruleset) -> Option<QuickRules> {
        let half = match rules.majority {
            Majority::Ends => u8::try_from(rules.majority_seeds()).ok()?,
            Majority::PlaysOn => u8::MAX,
        };
        let level = rules.majority == Majority::Ends && rules.total_seeds().is_multiple_of(2);
        Some(QuickRules {
            pits: rules.board.pits,
            starving: rules.starving,
            repetition: rules.repetition,
            half,
            even: if level { half - 1 } else { u8::MAX },
            lookup: Lookup::new(rules),
        })
    }

    /// Bits of the pits of a row.
    pub(super) fn row(&self) -> u32 {
        (1 << self.pits) - 1
    }
}

/// The rules and the board as the quick field has them, if it can.
pub fn quick(rules: &Ruleset, board: &Board) -> Option<(QuickRules, Quick)> {
    if !(is_family(rules) && fits(rules, board)) {
        return None;
    }
    let (mover, next) = (board.mover, board.mover.next(2));
    let row = |player: Player| word(rules.first_row(player).map(|pit| board.seeds(pit)));
    let quick = Quick {
        own: row(mover),
        other: row(next),
        own_store: board.store(mover) as u8,
        other_store: board.store(next) as u8,
        mover: mover.0,
        over: board.over.is_some(),
    };
    Some((QuickRules::of(rules)?, quick))
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
