//! Looks for every fact that speaks for a move.

use super::effect::{Catch, Effect, best_catch, effect, home_moves};
use super::reason::Reason;
use super::turn::best_turn;
use crate::ai::evaluation::KROO;
use crate::rules::{Board, Capture, Choice, Move, Player, Position, Relay, Ruleset, Starving};
use std::sync::Arc;

/// A threat that is worth a word, in points.
pub(super) const WORTH_A_WORD: i32 = 2;
/// The race is told from so many missing points on.
const NEAR: i32 = 6;
/// Moves that stay at home are told with at most so many seeds in play: before, everybody has plenty.
const ENDING: u16 = 16;
/// A pit is told to be growing towards a kroo from so many missing seeds on.
const GROWING: u16 = 3;
/// Who has so few ways to go on has hardly a choice.
const HARDLY_A_CHOICE: u16 = 2;

/// The facts of one move.
pub struct Facts<'a> {
    pub(super) position: &'a Position,
    pub(super) rules: &'a Arc<Ruleset>,
    pub(super) before: &'a Board,
    pub(super) me: Player,
    pub(super) effect: Effect,
    /// What every other legal move does.
    pub(super) others: Vec<Effect>,
    pub(super) found: Vec<Reason>,
}

/// All facts that speak for `mv`, which is legal, but for what a search knows; in no order.
pub fn facts(position: &Position, mv: Move) -> Vec<Reason> {
    let (rules, before) = (position.rules(), position.board());
    let others = position.legal().filter(|other| *other != mv).map(|other| effect(position, other)).collect();
    let (effect, found) = (effect(position, mv), Vec::new());
    let mut facts = Facts { position, rules, before, me: before.mover, effect, others, found };
    facts.captures();
    facts.gifts();
    facts.turns();
    facts.settled();
    if facts.after().over.is_none() {
        facts.row();
        facts.race();
        facts.kroo();
        facts.home();
        if facts.effect.again {
            facts.turn();
        } else {
            facts.dangers();
            facts.threats();
            facts.answers();
        }
        facts.stays_home();
        facts.choices();
    }
    facts.found
}

impl Facts<'_> {
    pub(super) fn after(&self) -> &Board {
        self.effect.after.board()
    }

    pub(super) fn tell(&mut self, reason: Reason, when: bool) {
        if when {
            self.found.push(reason);
        }
    }

    /// What it takes, and what it ends.
    fn captures(&mut self) {
        let Effect { seeds, stones, laps, own_pits, last_seeds, .. } = self.effect;
        let pits = self.effect.pits.len() as u16;
        self.tell(Reason::TakesQuan { stones }, stones > 0 && seeds == 0);
        self.tell(Reason::TakesBoth { stones, seeds }, stones > 0 && seeds > 0);
        self.tell(Reason::Takes { seeds, pits, laps }, stones == 0 && seeds > 0 && self.given().is_none());
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

    /// Who of the others wins most by it.
    fn given(&self) -> Option<(Player, u16)> {
        let given = self.rules.players().map(|player| (player, self.effect.given[player.index()]));
        given.filter(|(_, seeds)| *seeds > 0).max_by_key(|(_, seeds)| *seeds)
    }

    /// What it hands over, and whether it would ever end.
    fn gifts(&mut self) {
        let seeds = self.effect.seeds;
        if let Some((who, given)) = self.given() {
            self.found.push(match seeds {
                0 => Reason::Gives { who, seeds: given },
                seeds => Reason::Trades { seeds, who, given },
            });
        }
        self.tell(Reason::Endless, self.effect.endless);
    }

    /// Whether who wins is settled before the move, by what is left in play. Dân that refill a row come back from what
    /// was won: there nothing is settled by counting.
    fn settled(&mut self) {
        if self.rules.starving == Starving::Refilled {
            return;
        }
        let left = i32::from(self.before.in_play());
        let mine = self.before.score(self.rules, self.me);
        let others = self.rules.players().filter(|player| *player != self.me);
        let best = others.map(|player| self.before.score(self.rules, player)).max().unwrap_or(0);
        self.tell(Reason::Won, mine > best + left);
        self.tell(Reason::Lost { most: mine + left }, mine + left < best);
    }

    /// What the whole turn can bring, where it goes on.
    fn turn(&mut self) {
        let so_far = self.after().score(self.rules, self.me) - self.before.score(self.rules, self.me);
        let rest = best_turn(&self.effect.after);
        let (seeds, moves) = (so_far + rest.gain, 1 + rest.line.len() as u16);
        self.tell(Reason::Turn { seeds, moves }, rest.gain >= WORTH_A_WORD);
    }

    /// How many ways the next player has to go on, where one has plenty otherwise.
    fn answers(&mut self) {
        let (who, ways) = (self.after().mover, |effect: &Effect| effect.after.legal().len() as u16);
        let moves = ways(&self.effect);
        let plenty = self.others.iter().any(|other| other.after.board().mover == who && ways(other) > moves);
        let few = (1..=HARDLY_A_CHOICE).contains(&moves) && who != self.me;
        // Where the way is open, every pit counts twice.
        let fixed = self.rules.sowing.direction == Choice::Fixed;
        self.tell(Reason::Limits { who, moves }, fixed && few && plenty);
    }

    /// No seed crosses over, while it could.
    fn stays_home(&mut self) {
        let crosses = self.others.iter().any(|other| other.leaves);
        let nothing = self.effect.seeds == 0 && self.effect.stones == 0;
        self.tell(Reason::StaysHome, crosses && nothing && !self.effect.leaves);
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
        self.others.iter().any(|other| {
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
