//! Looks for every fact that speaks for a move.

use super::effect::{Catch, Effect, best_catch, effect, home_moves, quan_in_danger, worst_threat};
use super::reason::Reason;
use crate::ai::evaluation::KROO;
use crate::rules::{Board, Capture, Choice, Move, Player, Position, Relay, Ruleset, Starving};
use std::sync::Arc;

/// A threat that is worth a word, in points.
const WORTH_A_WORD: i32 = 2;
/// The race is told from so many missing points on.
const NEAR: i32 = 6;
/// Moves that stay at home are told with at most so many seeds in play: before, everybody has plenty.
const ENDING: u16 = 16;
/// A pit is told to be growing towards a kroo from so many missing seeds on.
const GROWING: u16 = 3;

/// The facts of one move.
pub struct Facts<'a> {
    position: &'a Position,
    rules: &'a Arc<Ruleset>,
    before: &'a Board,
    me: Player,
    mv: Move,
    effect: Effect,
    found: Vec<Reason>,
}

/// All facts that speak for `mv`, which is legal, but for what a search knows; in no order.
pub fn facts(position: &Position, mv: Move) -> Vec<Reason> {
    let (rules, before) = (position.rules(), position.board());
    let effect = effect(position, mv);
    let mut facts = Facts { position, rules, before, me: before.mover, mv, effect, found: Vec::new() };
    facts.captures();
    facts.turns();
    if facts.after().over.is_none() {
        facts.row();
        facts.race();
        facts.kroo();
        facts.home();
        // Where a turn may go on, others could take more than one move of theirs shows.
        if !facts.effect.again && !rules.sowing.again {
            facts.dangers();
        }
        if !facts.effect.again {
            facts.threats();
        }
        facts.choices();
    }
    facts.found
}

impl Facts<'_> {
    fn after(&self) -> &Board {
        self.effect.after.board()
    }

    fn tell(&mut self, reason: Reason, when: bool) {
        if when {
            self.found.push(reason);
        }
    }

    /// What it takes, and what it ends.
    fn captures(&mut self) {
        let Effect { seeds, stones, laps, own_pits, last_seeds, .. } = self.effect;
        let pits = self.effect.pits.len() as u16;
        self.tell(Reason::TakesQuan { stones }, stones > 0);
        self.tell(Reason::Takes { seeds, pits, laps }, seeds > 0);
        let fours = matches!(self.rules.capture, Capture::Fours { .. });
        self.tell(Reason::OwnFours { pits: own_pits }, fours && own_pits > 0);
        self.tell(Reason::LastSeeds { seeds: last_seeds }, last_seeds > 0);
        if self.after().over.is_some() {
            let own = self.after().score(self.rules, self.me);
            let others = self.rules.players().filter(|player| *player != self.me);
            let other = others.map(|player| self.after().score(self.rules, player)).max().unwrap_or(0);
            self.found.push(Reason::Ends { own, other });
        }
    }

    /// Whose turn it makes, and whether there was a choice.
    fn turns(&mut self) {
        let only = self.position.legal().len() == 1;
        self.tell(Reason::Only, only);
        let again = self.effect.again && self.after().over.is_none();
        self.tell(Reason::Again, again);
    }

    /// Empty rows: the next one's that has to be fed, and those that have to be filled again.
    fn row(&mut self) {
        let next = self.me.next(self.rules.board.players);
        let must = match self.rules.starving {
            Starving::Forbidden | Starving::NoCapture | Starving::Allowed | Starving::MustFeed => true,
            Starving::Passes | Starving::Ends | Starving::EndsAnyRow | Starving::EndsOwnRow | Starving::Refilled => {
                false
            }
        };
        let seeds = self.after().row(next);
        let hungry = self.before.row(next) == 0 && self.before.pits_of(next) > 0;
        self.tell(Reason::Feeds { who: next, seeds }, must && hungry && seeds > 0);
        if self.rules.starving == Starving::Refilled {
            if let Some((who, dan)) = self.effect.refill {
                self.found.push(Reason::MakesRefill { who, dan });
            }
            let dan = self.before.pits_of(self.me) as u16;
            let keeps = self.after().row(self.me) > 0 && self.another_empties_the_row();
            self.tell(Reason::KeepsRow { dan }, keeps);
        }
    }

    fn another_empties_the_row(&self) -> bool {
        let others = self.position.legal().filter(|mv| *mv != self.mv);
        others.map(|mv| effect(self.position, mv)).any(|other| {
            let board = other.after.board();
            board.over.is_none() && board.row(self.me) == 0
        })
    }

    /// How near it brings more than half of all points.
    fn race(&mut self) {
        let board = self.after();
        let all = i32::from(board.total()) + i32::from(board.stones()) * i32::from(self.rules.quan_worth());
        let score = |board: &Board| board.score(self.rules, self.me);
        let (had, have) = (score(self.before), score(board));
        let need = all / 2 + 1 - have;
        self.tell(Reason::Race { have, need }, have > had && (1..=NEAR).contains(&need));
        self.tell(Reason::Majority { have }, need <= 0 && had * 2 <= all);
    }

    /// A pile that will go all the way round.
    fn kroo(&mut self) {
        if self.rules.capture != Capture::TwosAndThrees || self.rules.relay != Relay::None {
            return;
        }
        let grown = |pit: &_| self.after().owns(self.me, *pit) && self.after().seeds(*pit) > self.before.seeds(*pit);
        let Some(pit) = self.rules.ring().filter(grown).max_by_key(|pit| self.after().seeds(*pit)) else { return };
        let (had, seeds) = (self.before.seeds(pit), self.after().seeds(pit));
        self.tell(Reason::Kroo { pit, seeds }, had < KROO && seeds >= KROO);
        let need = KROO.saturating_sub(seeds);
        self.tell(Reason::KrooGrows { pit, seeds, need }, (1..=GROWING).contains(&need));
    }

    /// Moves in hand, towards the end.
    fn home(&mut self) {
        let plain = self.rules.relay == Relay::None && self.rules.sowing.direction == Choice::Fixed;
        let two = self.rules.capture == Capture::TwosAndThrees && self.rules.board.players == 2;
        if !plain || !two || self.after().in_play() > ENDING {
            return;
        }
        let moves = home_moves(self.rules, self.after(), self.me);
        let others = home_moves(self.rules, self.after(), self.me.next(2));
        self.tell(Reason::HomeMoves { moves }, moves >= 2 && moves > others);
    }

    /// What others could take before and after.
    fn dangers(&mut self) {
        let (rules, me) = (self.rules, self.me);
        let (by, before) = worst_threat(rules, self.before, me);
        let (next, after) = worst_threat(rules, self.after(), me);
        let quan = quan_in_danger(rules, self.before, me);
        let saved = quan.filter(|_| quan_in_danger(rules, self.after(), me).is_none());
        if let Some(by) = saved {
            self.found.push(Reason::SavesQuan { by });
        }
        let saves = before.points >= WORTH_A_WORD && after.points < before.points && before.stones == 0;
        self.tell(Reason::Saves { by, pit: before.from, before: before.points, after: after.points }, saves);
        if !saves {
            self.costs(next, after.points);
        }
    }

    /// What `by` could take after it, beside what anybody could take after the other moves.
    fn costs(&mut self, by: Player, points: i32) {
        let least = self.least_of_the_others().filter(|others| points < *others);
        self.found.push(match (points, least) {
            (0, Some(_)) => Reason::OnlyCalm,
            (0, None) => Reason::Calm,
            (_, Some(others)) => Reason::Least { by, points, others },
            (_, None) => Reason::Costs { by, points },
        });
    }

    /// The least that anybody could take after another move; `None` where that cannot be told so shortly.
    fn least_of_the_others(&self) -> Option<i32> {
        let others = self.position.legal().filter(|mv| *mv != self.mv).map(|mv| effect(self.position, mv));
        let cost = |other: Effect| {
            let board = other.after.board();
            let plain = board.over.is_none() && !other.again;
            plain.then(|| worst_threat(self.rules, board, self.me).1.points)
        };
        others.map(cost).collect::<Option<Vec<_>>>()?.into_iter().min()
    }

    /// What the next own move could take that none can now.
    fn threats(&mut self) {
        let catch = |board| best_catch(self.rules, board, self.me, self.me);
        let (now, then): (Catch, Catch) = (catch(self.before), catch(self.after()));
        let more = then.points >= WORTH_A_WORD && then.points > now.points;
        self.tell(Reason::ThreatensQuan, then.stones > 0 && now.stones == 0);
        self.tell(Reason::Threatens { points: then.points, pits: then.pits }, more && then.stones == 0);
    }

    fn choices(&mut self) {
        let own = |pit: &_| self.after().owns(self.me, *pit) && self.after().seeds(*pit) > 0;
        let pits = self.rules.ring().filter(own).count() as u16;
        self.tell(Reason::Choices { pits }, pits > 0 && self.found.is_empty());
    }
}
