//! What a whole turn can bring where a last seed in the own store moves again (Kalah, Congklak): the chain of moves
//! until the turn passes on.

use super::effect::turn_of;
use crate::rules::{Board, BoardKey, Event, Move, Player, Position, Ruleset};
use std::collections::HashSet;
use std::sync::Arc;

/// The most moves that are tried to find out what one turn can bring.
const MOST_TRIED: usize = 400;
/// The longest chain that is followed, in moves.
const LONGEST: u16 = 40;

/// The best turn that was found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// The seeds by which the store grows.
    pub gain: i32,
    /// The moves that bring them, in order.
    pub line: Vec<Move>,
    /// Whether every chain was tried: no turn brings more.
    pub whole: bool,
}

/// The best turn of the player to move.
pub fn best_turn(position: &Position) -> Turn {
    let me = position.board().mover;
    let had = position.board().score(position.rules(), me);
    let best = Turn { whole: true, ..Turn::default() };
    let mut chains = Chains { me, had, tried: 0, seen: HashSet::new(), line: Vec::new(), best };
    chains.follow(position);
    chains.best
}

/// The player among the others of `me` who could gain most in one turn on `board`, if it were theirs, with that turn.
pub fn worst_turn(rules: &Arc<Ruleset>, board: &Board, me: Player) -> (Player, Turn) {
    let others = rules.players().filter(|other| *other != me);
    let turns = others.map(|other| (other, best_turn(&turn_of(rules, board, other))));
    turns.reduce(|worst, next| if next.1.gain > worst.1.gain { next } else { worst }).unwrap_or((me, Turn::default()))
}

/// The chains of one turn. What the store has grown by is seen on the board itself, so that a board which two orders of
/// the same moves lead to is followed once.
struct Chains {
    me: Player,
    had: i32,
    tried: usize,
    seen: HashSet<BoardKey>,
    line: Vec<Move>,
    best: Turn,
}

impl Chains {
    fn follow(&mut self, position: &Position) {
        // From the store on: there the seeds lie that reach it exactly, and playing them opens the others.
        let moves: Vec<_> = position.legal().collect();
        for mv in moves.into_iter().rev() {
            if self.tried == MOST_TRIED || self.line.len() == usize::from(LONGEST) {
                self.best.whole = false;
                return;
            }
            self.tried += 1;
            self.line.push(mv);
            self.try_out(position, mv);
            self.line.pop();
        }
    }

    fn try_out(&mut self, position: &Position, mv: Move) {
        let (mut after, mut again) = (position.clone(), false);
        after.play_unchecked(mv, |event| again |= matches!(event, Event::Again { .. }));
        let gain = after.board().score(position.rules(), self.me) - self.had;
        if gain > self.best.gain {
            self.best = Turn { gain, line: self.line.clone(), ..self.best };
        }
        if again && after.board().over.is_none() && self.seen.insert(after.board().key()) {
            self.follow(&after);
        }
    }
}
