//! Retrograde analysis of all positions of one number of seeds.
//!
//! Captures lead to fewer seeds and are looked up. What is left is a game on a graph: from the highest value downwards,
//! a position is won by `by` if a capture brings that or a move leads to one lost by as much; it is lost by `by` if every
//! quiet move leads to a won position and no capture brings more. What no value reaches goes in circles: 0.

use super::index::{board, boards, index, next};
use super::moves::{before, legal};
use super::pits::Pits;
use super::tables::EndgameTables;
use super::verdict::Verdict;
use std::collections::VecDeque;

/// Worse than any capture.
const NO_CAPTURE: i8 = i8::MIN;
/// Positions that are looked through in the time that one is played through.
const GATHERED: u32 = 16;

/// What comes next.
#[derive(Clone, Copy)]
enum Stage {
    /// Playing through the moves of each position; this one and its number are next.
    Play(Pits, u32),
    /// Looking for positions worth so much by captures alone, from this number on.
    Gather(u8, u32),
    /// Telling what was found to the positions before.
    Spread(u8),
}

/// A layer under work.
pub struct Layer {
    seeds: u8,
    verdicts: Vec<u8>,
    /// The best that a capture brings.
    captures: Vec<i8>,
    /// Quiet moves not known to lose, and times eight the pit of the best capture.
    moves: Vec<u8>,
    found: VecDeque<u32>,
    stage: Stage,
}

impl Layer {
    /// Nothing known yet of the positions of `seeds` seeds, one at least.
    pub fn new(seeds: u8) -> Layer {
        let len = boards(seeds) as usize;
        Layer {
            seeds,
            verdicts: vec![Verdict::OPEN.0; len],
            captures: vec![0; len],
            moves: vec![0; len],
            found: VecDeque::new(),
            stage: Stage::Play(board(seeds, 0), 0),
        }
    }

    /// Works on, one step for each position of `budget`. Answers with the verdicts when all are found.
    pub fn run(&mut self, below: &EndgameTables, budget: &mut u32) -> Option<Vec<u8>> {
        while *budget > 0 {
            match self.stage {
                Stage::Play(pits, at) => self.play_some(pits, at, below, budget),
                Stage::Gather(0, at) => {
                    if self.close_some(at, budget) {
                        return Some(std::mem::take(&mut self.verdicts));
                    }
                }
                Stage::Gather(by, at) => self.gather_some(by, at, budget),
                Stage::Spread(by) => self.spread_some(by, budget),
            }
        }
        None
    }

    fn len(&self) -> u32 {
        self.verdicts.len() as u32
    }

    fn play_some(&mut self, mut pits: Pits, at: u32, below: &EndgameTables, budget: &mut u32) {
        let end = self.len().min(at.saturating_add(*budget));
        for i in at..end {
            self.play_through(pits, i as usize, below);
            pits = next(pits);
        }
        *budget -= end - at;
        self.stage = if end == self.len() { Stage::Gather(self.seeds, 0) } else { Stage::Play(pits, end) };
    }

    fn play_through(&mut self, pits: Pits, i: usize, below: &EndgameTables) {
        if !pits.has_own() {
            // Whoever moved last takes the rest.
            self.verdicts[i] = Verdict::lost(self.seeds).0;
            return;
        }
        let (mut best, mut quiet) = ((NO_CAPTURE, 0), 0);
        for step in legal(pits).as_slice() {
            if step.taken == 0 && !step.starves() {
                quiet += 1;
                continue;
            }
            let left = self.seeds - step.taken;
            let rest = if step.starves() { left as i8 } else { -below.verdict(step.after, left).value() };
            let value = step.taken as i8 + rest;
            if value > best.0 {
                best = (value, step.pit);
            }
        }
        self.captures[i] = best.0;
        self.moves[i] = quiet | best.1 << 3;
    }

    /// Positions that are won or lost by `by` through captures alone.
    fn gather_some(&mut self, by: u8, at: u32, budget: &mut u32) {
        let end = self.part(at, budget);
        for i in at as usize..end as usize {
            if self.verdicts[i] != Verdict::OPEN.0 {
                continue;
            }
            let (capture, quiet) = (self.captures[i], self.moves[i] & 7);
            if capture == by as i8 {
                self.find(i, Verdict::won(by, self.moves[i] >> 3));
            } else if quiet == 0 && capture == -(by as i8) {
                self.find(i, Verdict::lost(by));
            }
        }
        self.stage = if end == self.len() { Stage::Spread(by) } else { Stage::Gather(by, end) };
    }

    fn find(&mut self, i: usize, verdict: Verdict) {
        self.verdicts[i] = verdict.0;
        self.found.push_back(i as u32);
    }

    fn spread_some(&mut self, by: u8, budget: &mut u32) {
        while *budget > 0 {
            let Some(i) = self.found.pop_front() else {
                self.stage = Stage::Gather(by - 1, 0);
                return;
            };
            *budget -= 1;
            let lost = self.verdicts[i as usize] == Verdict::lost(by).0;
            before(board(self.seeds, i), |from, pit| self.tell(index(from) as usize, pit, by, lost));
        }
    }

    /// Tells position `i` that lifting `pit` leads to one that is lost by `by`, or won.
    fn tell(&mut self, i: usize, pit: u8, by: u8, lost: bool) {
        if self.verdicts[i] != Verdict::OPEN.0 {
            return;
        }
        if lost {
            self.find(i, Verdict::won(by, pit));
            return;
        }
        self.moves[i] -= 1;
        if self.moves[i] & 7 == 0 && self.captures[i] <= -(by as i8) {
            self.find(i, Verdict::lost(by));
        }
    }

    /// What is still open goes in circles. Answers whether that was all.
    fn close_some(&mut self, at: u32, budget: &mut u32) -> bool {
        let end = self.part(at, budget);
        for verdict in &mut self.verdicts[at as usize..end as usize] {
            if *verdict == Verdict::OPEN.0 {
                *verdict = Verdict::DRAWN.0;
            }
        }
        self.stage = Stage::Gather(0, end);
        end == self.len()
    }

    /// Up to where positions from `at` on can be looked through.
    fn part(&self, at: u32, budget: &mut u32) -> u32 {
        let end = self.len().min(at.saturating_add(budget.saturating_mul(GATHERED)));
        *budget -= (end - at).div_ceil(GATHERED).min(*budget);
        end
    }
}
