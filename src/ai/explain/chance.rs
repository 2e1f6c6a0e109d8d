//! From an expected margin to a chance of winning, and to the shares of a bar.

use super::Verdict;
use crate::ai::{Report, Scored};
use crate::rules::{Family, Position};

/// The chance of winning, from 0 to 1, with an expected final margin of `margin` points of `all` in a game of `family`:
/// a logistic curve. A draw counts as half a win.
pub fn winning_chance(family: Family, margin: f64, all: f64) -> f64 {
    1.0 / (1.0 + (-steepness(family) * margin / all.max(1.0)).exp())
}

/// How steep the curve is, per whole of the points. Fitted by maximum likelihood to games from four random moves on in
/// which both sides searched 2000 nodes and played every seventh move by lot, as people err: what the search expected
/// against who won (60 games of Oware, 120 of Ba-awa, 50 of Ô ăn quan, 60 of Congklak, 80 of Kalah).
fn steepness(family: Family) -> f64 {
    match family {
        Family::Oware => 10.0,
        Family::BaAwa => 13.5,
        Family::OAnQuan => 7.0,
        Family::Congklak => 19.0,
        Family::Kalah => 12.0,
    }
}

/// How a game of two stands, for a bar at the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// The expected final margin of player 0, in points.
    pub margin: i32,
    /// No estimate went into it.
    pub exact: bool,
    /// Player 0's part of the bar, from 0 to 1: the chance of winning, which is 0, a half or 1 where it is exact.
    pub share: f64,
}

/// How `position` stands by what a search found; `None` for more than two players, of whom a search only knows how it
/// goes if all others join against one, and where nothing is known.
pub fn standing(position: &Position, report: &Report) -> Option<Standing> {
    let (rules, board) = (position.rules(), position.board());
    if rules.board.players != 2 {
        return None;
    }
    let sign = if board.mover.0 == 0 { 1 } else { -1 };
    let (margin, exact) = match report.all.first() {
        Some(Scored { score, proved, .. }) => (sign * i32::from(*score), *proved),
        None if board.over.is_some() => (rules.players().map(|p| board.score(rules, p)).reduce(|a, b| a - b)?, true),
        None => return None,
    };
    let share =
        if exact { certain_share(margin) } else { winning_chance(rules.family(), margin.into(), points(position)) };
    Some(Standing { margin, exact, share })
}

fn certain_share(margin: i32) -> f64 {
    match Verdict::of(margin) {
        Verdict::Win => 1.0,
        Verdict::Draw => 0.5,
        Verdict::Loss => 0.0,
    }
}

/// All points of a game.
pub(super) fn points(position: &Position) -> f64 {
    let (rules, board) = (position.rules(), position.board());
    f64::from(board.total()) + f64::from(board.stones()) * f64::from(rules.quan_worth())
}
