//! Positions and what their moves are worth.

use super::super::Chance;
use crate::rules::{Board, Family, Move, Position, Ruleset};
use std::collections::BTreeMap;

/// Moves that cost no more than this many seeds against the best one are as good, for all that the book knows.
const AS_GOOD: i16 = 0;

/// The squares of the ring from the leftmost pit of the player to move on, the own store, the other's.
pub(super) type Key = [u16; 14];

/// A move of a position in the book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnownMove {
    /// The move.
    pub mv: Move,
    /// The final margin expected, in seeds, from the mover's side.
    pub value: i16,
    /// Plies that `value` looks ahead from the position, counted along the line that it comes from.
    pub depth: u8,
}

/// What was worked out of the openings of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpeningBook {
    /// How it was made, in words.
    pub made: String,
    /// The moves of each position as South's.
    pub(super) lines: BTreeMap<Key, Vec<KnownMove>>,
}

/// Whether games by these rules can have a book at all: two rows of six, turn about, nothing but seeds.
pub(super) fn fits(rules: &Ruleset) -> bool {
    rules.family() == Family::Oware && (rules.board.players, rules.board.pits) == (2, 6)
}

/// `board` as the player to move sees it.
fn key(board: &Board) -> Key {
    let (first, mover) = (6 * board.mover.index(), board.mover.index());
    let mut key = [0; 14];
    (0..12).for_each(|i| key[i] = board.pits[(first + i) % 12].dan);
    (key[12], key[13]) = (board.stores[mover].dan, board.stores[1 - mover].dan);
    key
}

/// A move of the player to move as South's, or back.
fn turned(position: &Position, mv: Move) -> Move {
    Move::forward((mv.pit.0 + 6 * position.board().mover.0) % 12)
}

impl OpeningBook {
    /// A book without a position.
    pub fn new(made: String) -> OpeningBook {
        OpeningBook { made, lines: BTreeMap::new() }
    }

    /// How many positions it has.
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// Whether it has no position.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// What it knows of `position`, by rules that it holds for: every legal move, the best first.
    pub fn find(&self, position: &Position) -> Option<Vec<KnownMove>> {
        let known = self.known(position)?;
        Some(known.iter().map(|known| KnownMove { mv: turned(position, known.mv), ..*known }).collect())
    }

    fn known(&self, position: &Position) -> Option<&Vec<KnownMove>> {
        let board = position.board();
        let usual = fits(position.rules()) && !board.owners_differ(position.rules());
        self.lines.get(&key(board)).filter(|_| usual)
    }

    /// Writes down what the moves of `position` are worth, in place of what was known of it; the best comes first.
    pub fn learn(&mut self, position: &Position, moves: &[KnownMove]) {
        let mut moves: Vec<_> = moves.iter().map(|m| KnownMove { mv: turned(position, m.mv), ..*m }).collect();
        moves.sort_by_key(|m| (-m.value, m.mv.pit));
        self.lines.insert(key(position.board()), moves);
    }

    /// One of the best moves of `position`, if it is in the book.
    pub fn choose(&self, position: &Position, chance: Chance) -> Option<Move> {
        let known = self.known(position)?;
        let best = known.first()?.value;
        let good = known.iter().filter(|m| m.value >= best - AS_GOOD).count();
        let drawn = (chance.of_opening() * good as f64) as usize;
        let known = known.get(drawn).filter(|known| position.check(turned(position, known.mv)).is_ok())?;
        Some(turned(position, known.mv))
    }
}
