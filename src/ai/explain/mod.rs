//! Why a move is good, and where a game was lost: words are made from facts of the position, never from a score.
//!
//! * [`Reason`]: a fact with its numbers; [`explain`] finds those of the best move, the most telling first.
//! * [`Reviewer`] values every move of a finished game in slices; [`turning_points`] picks those that decided it.
//!
//! What is said is true whatever the search believes: every number is what the rules give when the move is played
//! out. Only [`Reason::Exact`] and [`Reason::Decided`] speak of the rest of the game, and only where no estimate
//! went into what the search found.

mod chance;
mod dangers;
mod effect;
mod facts;
mod reason;
mod review;
mod telling;
mod turn;
mod weight;

#[cfg(test)]
mod claims_tests;
#[cfg(test)]
mod danger_tests;
#[cfg(test)]
mod property_tests;
#[cfg(test)]
mod tests;

pub use chance::{Standing, standing, winning_chance};
pub use effect::never_ends;
pub use reason::{Reason, Verdict};
pub use review::{Judged, Mistake, Reviewer, turning_points};
pub use telling::Value;

use super::endgame::hold;
use super::{EndgameTables, Report, Scored};
use crate::rules::{Choice, Majority, Move, Position};

/// What there is to say of the best move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The best move found.
    pub best: Move,
    /// The final margin that the search expects, in points from the mover's side.
    pub score: i16,
    /// No estimate went into `score`.
    pub proved: bool,
    /// What speaks for the move, the most telling first; never empty.
    pub reasons: Vec<Reason>,
    /// How the game is expected to go on, the best move first.
    pub line: Vec<Move>,
}

/// What there is to say of the best move of `report`, which a search of `position` found with these endgame tables.
/// `None` if there is no legal move.
pub fn explain(position: &Position, report: &Report, tables: Option<&EndgameTables>) -> Option<Advice> {
    let best = report.all.iter().find(|scored| position.check(scored.mv).is_ok())?;
    let certain = certain(position, best, tables);
    let mut reasons = reasons(position, best.mv);
    // What the move itself ends needs no second word.
    if !reasons.iter().any(Reason::is_certain) {
        reasons.extend(certain);
    }
    reasons.extend(plan(position, &report.pv));
    weight::rank(&mut reasons);
    Some(Advice { best: best.mv, score: best.score, proved: best.proved, reasons, line: report.pv.clone() })
}

/// The facts that speak for `mv`, which is legal in `position`, the most telling first.
pub fn reasons(position: &Position, mv: Move) -> Vec<Reason> {
    let mut reasons = facts::facts(position, mv);
    weight::rank(&mut reasons);
    reasons
}

/// What the next move of the expected line takes, when it is one's turn again. Where the answer is one of two ways to
/// sow the same pit, or several moves, it has no short name.
fn plan(position: &Position, line: &[Move]) -> Option<Reason> {
    let (rules, me) = (position.rules(), position.board().mover);
    let (mine, rest) = line.split_first()?;
    let mut game = position.clone();
    game.play(*mine).ok()?;
    let (who, mut answers) = (game.board().mover, 0);
    while game.board().mover != me {
        game.play(*rest.get(answers)?).ok()?;
        answers += 1;
    }
    let next = *rest.get(answers)?;
    game.check(next).ok()?;
    let points = effect::effect(&game, next).points(rules);
    let named = answers == 1 && rules.board.players == 2 && rules.sowing.direction == Choice::Fixed;
    let told = if named { Reason::Plan { who, pit: rest[0].pit, points } } else { Reason::PlanOpen { points } };
    (answers > 0 && points >= 2).then_some(told)
}

/// What is known for certain of the rest of the game. Among more than two nothing is: the others may help one another.
fn certain(position: &Position, best: &Scored, tables: Option<&EndgameTables>) -> Option<Reason> {
    if !best.proved || position.rules().board.players != 2 {
        return None;
    }
    let margin = i32::from(best.score);
    let exact = played_out(position, margin, tables).map(|(own, other)| Reason::Exact { own, other });
    exact.or(Some(Reason::Decided(Verdict::of(margin))))
}

/// The final points of both, where a proved margin is that of a game played to its last seed. Where a majority ends a
/// game, seeds stay on the board of one that is won.
fn played_out(position: &Position, margin: i32, tables: Option<&EndgameTables>) -> Option<(i32, i32)> {
    let (rules, board) = (position.rules(), position.board());
    let all = i32::from(board.total()) + i32::from(board.stones()) * i32::from(rules.quan_worth());
    let known = rules.majority == Majority::PlaysOn || tabled_margin(position, tables) == Some(margin);
    let whole = (all + margin) % 2 == 0 && margin.abs() <= all;
    let stops = rules.majority == Majority::Ends && margin != 0;
    (known && whole && !stops).then_some(((all + margin) / 2, (all - margin) / 2))
}

/// The final margin of the player to move as endgame tables know it.
fn tabled_margin(position: &Position, tables: Option<&EndgameTables>) -> Option<i32> {
    let (rules, board) = (position.rules(), position.board());
    let verdict = tables.filter(|_| hold(rules, board))?.probe(board)?;
    let score = |player| board.score(rules, player);
    Some(score(board.mover) - score(board.mover.next(2)) + i32::from(verdict.value()))
}
