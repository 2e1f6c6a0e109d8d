//! What others could take before a move and after it, beside what they could after the other moves.

use super::effect::{Effect, quan_in_danger, worst_threat};
use super::facts::{Facts, WORTH_A_WORD};
use super::reason::Reason;
use super::turn::{Turn, worst_turn};
use crate::rules::{Board, Player};

/// So many seeds less in the other's next turn are worth a word.
const WORTH_A_TURN: i32 = 3;

impl Facts<'_> {
    /// What others could take before and after: in one move, or where a turn may go on, in one turn.
    pub(super) fn dangers(&mut self) {
        if self.rules.sowing.again { self.of_turns() } else { self.of_moves() }
    }

    fn of_moves(&mut self) {
        let (rules, me) = (self.rules, self.me);
        let (by, before) = worst_threat(rules, self.before, me);
        let (next, after) = worst_threat(rules, self.after(), me);
        self.quan();
        let saves = before.points >= WORTH_A_WORD && after.points < before.points && before.stones == 0;
        self.tell(Reason::Saves { by, pit: before.from, before: before.points, after: after.points }, saves);
        if !saves {
            self.costs(next, after.points);
        }
    }

    /// A stone that could be taken now, and no stone can after it. The one that the move takes itself is no such stone.
    fn quan(&mut self) {
        let before = quan_in_danger(self.rules, self.before, self.me);
        let left = before.iter().find(|(pit, _)| self.after().pits[pit.index()].quan > 0);
        let Some((_, by)) = left.copied() else { return };
        let saved = quan_in_danger(self.rules, self.after(), self.me).is_empty();
        self.tell(Reason::SavesQuan { by, other: self.effect.stones > 0 }, saved);
    }

    /// What `by` could take after it, beside what anybody could take after the other moves.
    fn costs(&mut self, by: Player, points: i32) {
        let others = self.after_the_others(|board| worst_threat(self.rules, board, self.me).1.points);
        let least = others.as_ref().and_then(|others| others.iter().min().copied());
        self.found.push(match least {
            _ if points == 0 => calm(others.as_deref()),
            Some(others) if points < others => Reason::Least { by, points, others },
            Some(others) if points == others => Reason::Unavoidable { by, points },
            Some(_) | None => Reason::Costs { by, points },
        });
    }

    fn of_turns(&mut self) {
        let (rules, me) = (self.rules, self.me);
        let (by, before) = worst_turn(rules, self.before, me);
        let (next, after) = worst_turn(rules, self.after(), me);
        let saves = after.whole && before.gain >= after.gain + WORTH_A_TURN;
        self.tell(Reason::TurnSaves { by, before: before.gain, after: after.gain }, saves);
        if !saves {
            self.turn_costs(next, &after);
        }
    }

    /// What `by` could gain in the turn after it.
    fn turn_costs(&mut self, by: Player, turn: &Turn) {
        let gain = |turn: Turn| turn.gain.max(i32::from(!turn.whole));
        let others = self.after_the_others(|board| gain(worst_turn(self.rules, board, self.me).1));
        let least = others.as_ref().and_then(|others| others.iter().min().copied());
        let seeds = turn.gain;
        self.found.push(match least {
            _ if seeds == 0 && turn.whole => calm(others.as_deref()),
            Some(others) if turn.whole && seeds < others => Reason::TurnLeast { by, seeds, others },
            Some(_) | None => Reason::TurnCosts { by, seeds, most: turn.whole },
        });
    }

    /// What anybody could take after each of the other moves; `None` where one of them ends the game or moves again,
    /// so that this cannot be told so shortly. Empty if there is no other move.
    fn after_the_others(&self, cost: impl Fn(&Board) -> i32) -> Option<Vec<i32>> {
        let plain = |other: &Effect| other.after.board().over.is_none() && !other.again;
        self.others.iter().map(|other| plain(other).then(|| cost(other.after.board()))).collect()
    }
}

/// That nothing can be taken after a move, beside what could be taken after the others.
fn calm(others: Option<&[i32]>) -> Reason {
    let Some(others) = others.filter(|others| !others.is_empty()) else { return Reason::Calm };
    match others.iter().filter(|points| **points > 0).count() {
        0 => Reason::AllCalm,
        risky if risky == others.len() => Reason::OnlyCalm,
        _ => Reason::Calmer,
    }
}
