//! The tree of Max^n with its own stack: it can stop after any node and go on later as if nothing had happened.

use super::super::super::field::{Field, MAX_SLOTS, Slot};
use super::super::super::plain::Plain;
use super::super::standing::{Leads, expected, finished};
use crate::rules::{BoardKey, Move, Player, Ruleset};
use std::cmp::Reverse;
use std::sync::Arc;

/// What a node is worth to each player, and how play goes on from it.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The leads.
    pub leads: Leads,
    /// The moves of all players that lead there.
    pub line: Vec<Move>,
}

/// A node on the way from the root to where the search is.
struct Frame {
    plain: Plain,
    /// The first position of the past that can come back.
    since: usize,
    depth: u8,
    slots: Vec<Slot>,
    next: usize,
    best: Option<(Slot, Answer)>,
}

/// A search of one root move to one depth, and what all searches of a root share.
pub struct Tree {
    rules: Arc<Ruleset>,
    /// Positions of the game and of the way to the top frame.
    past: Vec<BoardKey>,
    frames: Vec<Frame>,
    me: Player,
    nodes: u64,
    guessed: bool,
}

impl Tree {
    /// Nothing searched yet, for `me`; `past` holds the positions since the last capture, the root last.
    pub fn new(rules: Arc<Ruleset>, past: Vec<BoardKey>, me: Player) -> Tree {
        Tree { rules, past, frames: Vec::new(), me, nodes: 0, guessed: false }
    }

    /// Moves tried since the beginning.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether a search was begun and not finished.
    pub fn busy(&self) -> bool {
        !self.frames.is_empty()
    }

    /// Whether any value since the last call rests on an estimate.
    pub fn take_guessed(&mut self) -> bool {
        std::mem::take(&mut self.guessed)
    }

    /// Begins the search of a root move. Returns its answer at once if there is nothing to search.
    pub fn begin(&mut self, root: &Plain, slot: Slot, depth: u8) -> Option<Answer> {
        self.try_move(*root, slot, 0, depth)
    }

    /// Searches on until `nodes` are tried in all. Returns the answer when it is known.
    pub fn run(&mut self, nodes: u64) -> Option<Answer> {
        while self.nodes < nodes {
            if let Some(answer) = self.step() {
                return Some(answer);
            }
        }
        None
    }

    fn step(&mut self) -> Option<Answer> {
        let frame = self.frames.last()?;
        match frame.slots.get(frame.next) {
            Some(slot) if !self.hopeless() => {
                let (plain, slot, since, depth) = (frame.plain, *slot, frame.since, frame.depth);
                if let Some(answer) = self.try_move(plain, slot, since, depth) {
                    self.receive(answer);
                }
                None
            }
            Some(_) | None => self.leave(),
        }
    }

    /// Whether the player before has a better move than the one that leads to the top frame, whatever is still found
    /// here: the leads of two add up to 0 at most, and what is found can only be better for the player to move here.
    fn hopeless(&self) -> bool {
        let [.., parent, frame] = self.frames.as_slice() else { return false };
        let (before, here) = (parent.plain.board().mover.index(), frame.plain.board().mover.index());
        let (Some((_, one)), Some((_, other))) = (&parent.best, &frame.best) else { return false };
        before != here && one.leads[before] > -other.leads[here]
    }

    /// Plays `slot` and enters the node behind it, or returns what it is worth.
    fn try_move(&mut self, mut plain: Plain, slot: Slot, since: usize, depth: u8) -> Option<Answer> {
        let played = plain.play(&self.rules, slot, &self.past[since..]);
        self.nodes += 1;
        let ply = self.frames.len() + 1;
        let leaf = |leads| Some(Answer { leads, line: Vec::new() });
        if plain.over() {
            return leaf(finished(&self.rules, plain.board(), ply));
        }
        let legal = if depth <= 1 { 0 } else { plain.legal(&self.rules) };
        if legal == 0 {
            self.guessed = true;
            return leaf(expected(&self.rules, plain.board()));
        }
        let since = if played.fresh { self.past.len() } else { since };
        let slots = ordered(&self.rules, &plain, legal, depth - 1);
        self.past.push(plain.key());
        self.frames.push(Frame { plain, since, depth: depth - 1, slots, next: 0, best: None });
        None
    }

    /// Takes the answer on the move being tried on the top frame.
    fn receive(&mut self, answer: Answer) {
        let me = self.me.index();
        let Some(frame) = self.frames.last_mut() else { return };
        let (slot, mover) = (frame.slots[frame.next], frame.plain.board().mover.index());
        let rank = |slot: Slot, leads: &Leads| (leads[mover], -leads[me], Reverse(slot));
        frame.next += 1;
        if frame.best.as_ref().is_none_or(|(known, best)| rank(*known, &best.leads) < rank(slot, &answer.leads)) {
            frame.best = Some((slot, answer));
        }
    }

    /// Takes the finished top frame off. Returns its answer if it was the last one.
    fn leave(&mut self) -> Option<Answer> {
        let frame = self.frames.pop()?;
        self.past.pop();
        let (slot, mut answer) = frame.best?;
        answer.line.insert(0, frame.plain.to_move(&self.rules, slot));
        if self.frames.is_empty() {
            return Some(answer);
        }
        self.receive(answer);
        None
    }
}

/// The moves of `legal`, where a move has more than one ply to come the most promising for its player first.
fn ordered(rules: &Arc<Ruleset>, plain: &Plain, legal: u64, depth: u8) -> Vec<Slot> {
    let mut slots: Vec<Slot> = (0..MAX_SLOTS as Slot).filter(|slot| legal & (1 << slot) != 0).collect();
    if depth > 1 {
        let mover = plain.board().mover.index();
        slots.sort_by_cached_key(|slot| {
            let mut after = *plain;
            after.play(rules, *slot, &[]);
            Reverse(expected(rules, after.board())[mover])
        });
    }
    slots
}
