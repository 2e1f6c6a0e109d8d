//! Best-reply search that keeps the turn order (BRS+; Esser, Gras, Winands, Schadd and Lanctot 2013), as a field of the
//! two-sided search: the one who thinks against all others.
//!
//! Between two moves of the thinker one of the others may play any move. The rest play their nearest: the move after
//! which they lead the most at once. So the turn order is kept, every position is one of the game, and the thinker comes
//! to move again after few nodes.

use super::super::field::{Field, MAX_SLOTS, Played, Slot};
use super::super::plain::Plain;
use super::standing::{expected, finished};
use crate::rules::{Board, BoardKey, Move, Ruleset};
use std::cell::RefCell;
use std::sync::Arc;

/// A board seen by the one who thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reply {
    plain: Plain,
    /// Somebody has played another move than the nearest since the thinker moved.
    replied: bool,
}

/// The rules, and nearest moves that were looked for already: a position is asked for them once a child.
pub struct ReplyRules {
    rules: Arc<Ruleset>,
    nearest: RefCell<Vec<Option<(u64, Slot)>>>,
}

/// Positions whose nearest moves are kept.
const KEPT: usize = 1 << 12;

impl Reply {
    /// Whether it is the turn of one of the others, so that the reply counts.
    fn answering(&self) -> bool {
        self.plain.mover() == 1
    }

    /// The nearest move of the player to move; the first in ring order of equal ones.
    fn nearest(&self, rules: &ReplyRules) -> Option<Slot> {
        let hash = self.plain.hash();
        let at = hash as usize % KEPT;
        let known = rules.nearest.borrow()[at];
        if let Some((_, slot)) = known.filter(|(other, _)| *other == hash) {
            return Some(slot);
        }
        let found = nearest(&rules.rules, &self.plain)?;
        rules.nearest.borrow_mut()[at] = Some((hash, found));
        Some(found)
    }
}

/// The move after which the player to move leads the most at once.
pub(super) fn nearest(rules: &Arc<Ruleset>, plain: &Plain) -> Option<Slot> {
    let (mover, legal) = (plain.board().mover.index(), plain.legal(rules));
    let worth = |slot: &Slot| {
        let mut after = *plain;
        after.play(rules, *slot, &[]);
        let over = after.over();
        let leads = if over { finished(rules, after.board(), 0) } else { expected(rules, after.board()) };
        (leads[mover], std::cmp::Reverse(*slot))
    };
    (0..MAX_SLOTS as Slot).filter(|slot| legal & (1 << slot) != 0).max_by_key(worth)
}

impl Field for Reply {
    type Rules = ReplyRules;
    type Key = BoardKey;

    const DEAR: bool = true;

    fn of(rules: &Arc<Ruleset>, board: &Board) -> Option<(ReplyRules, Reply)> {
        let (rules, plain) = Plain::of(rules, board)?;
        let nearest = RefCell::new(vec![None; KEPT]);
        Some((ReplyRules { rules, nearest }, Reply { plain, replied: false }))
    }

    fn past_key(_: &ReplyRules, key: &BoardKey) -> BoardKey {
        *key
    }

    fn legal(&self, rules: &ReplyRules) -> u64 {
        if self.replied && self.answering() {
            return self.nearest(rules).map_or(0, |slot| 1 << slot);
        }
        self.plain.legal(&rules.rules)
    }

    fn play(&mut self, rules: &ReplyRules, slot: Slot, past: &[BoardKey]) -> Played {
        self.replied = self.answering() && (self.replied || self.nearest(rules) != Some(slot));
        self.plain.play(&rules.rules, slot, past)
    }

    fn key(&self) -> BoardKey {
        self.plain.key()
    }

    fn hash(&self) -> u64 {
        self.plain.hash() ^ if self.replied { 0x9E37_79B9_7F4A_7C15 } else { 0 }
    }

    fn over(&self) -> bool {
        self.plain.over()
    }

    fn mover(&self) -> usize {
        self.plain.mover()
    }

    fn margin(&self) -> i32 {
        self.plain.margin()
    }

    fn estimate(&self, rules: &ReplyRules) -> i32 {
        self.plain.estimate(&rules.rules)
    }

    fn to_move(&self, rules: &ReplyRules, slot: Slot) -> Move {
        self.plain.to_move(&rules.rules, slot)
    }
}
