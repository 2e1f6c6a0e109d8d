//! The rules' own board as a field: any two-player game, at the speed of the rules.

use super::evaluation::{Row, estimate};
use super::field::{Field, Slot};
use crate::rules::{Board, BoardKey, Direction, Move, PitId, Player, Ruleset, legal_moves, play_on_board};
use std::sync::Arc;

/// A board of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plain(Board);

/// Slots from here on are the moves against the sowing order.
const BACKWARD: Slot = 32;

fn slot(mv: Move) -> Slot {
    match mv.direction {
        Direction::Forward => mv.pit.0,
        Direction::Backward => mv.pit.0 + BACKWARD,
    }
}

fn to_move(slot: Slot) -> Move {
    let direction = if slot < BACKWARD { Direction::Forward } else { Direction::Backward };
    Move { pit: PitId(slot % BACKWARD), direction }
}

impl Field for Plain {
    type Rules = Arc<Ruleset>;
    type Key = BoardKey;

    fn of(rules: &Arc<Ruleset>, board: &Board) -> Option<(Arc<Ruleset>, Plain)> {
        Some((Arc::clone(rules), Plain(*board)))
    }

    fn past_key(_: &Arc<Ruleset>, key: &BoardKey) -> BoardKey {
        *key
    }

    fn legal(&self, rules: &Arc<Ruleset>) -> u64 {
        legal_moves(rules, &self.0).fold(0, |mask, mv| mask | 1 << slot(mv))
    }

    fn gain(&self, rules: &Arc<Ruleset>, slot: Slot) -> u32 {
        let mut after = self.0;
        play_on_board(rules, &mut after, to_move(slot), &[], |_| {});
        u32::from(after.store(self.0.mover).saturating_sub(self.0.store(self.0.mover)))
    }

    fn play(&mut self, rules: &Arc<Ruleset>, slot: Slot, past: &[BoardKey]) -> bool {
        play_on_board(rules, &mut self.0, to_move(slot), past, |_| {})
    }

    fn key(&self) -> BoardKey {
        self.0.key()
    }

    fn hash(&self) -> u64 {
        let pieces = self.0.pits.iter().chain(&self.0.stores);
        let counts = pieces.map(|p| u64::from(p.dan) << 8 | u64::from(p.quan));
        counts.chain([u64::from(self.0.mover.0)]).fold(0x9E37_79B9_7F4A_7C15, |hash, count| {
            let mixed = (hash ^ count).wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
            mixed ^ mixed >> 29
        })
    }

    fn over(&self) -> bool {
        self.0.over.is_some()
    }

    fn mover(&self) -> usize {
        self.0.mover.index()
    }

    fn margin(&self) -> i32 {
        i32::from(self.0.store(self.0.mover)) - i32::from(self.0.store(self.0.mover.next(2)))
    }

    fn estimate(&self, rules: &Arc<Ruleset>) -> i32 {
        let row = |player: Player| {
            let mut row = Row::default();
            for pit in rules.ring().filter(|pit| self.0.owns(player, *pit)) {
                row.add(self.0.seeds(pit));
            }
            row
        };
        estimate(self.margin(), row(self.0.mover), row(self.0.mover.next(2)))
    }

    fn to_move(&self, _: &Arc<Ruleset>, slot: Slot) -> Move {
        to_move(slot)
    }
}
