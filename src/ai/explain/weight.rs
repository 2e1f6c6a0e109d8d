//! Which reasons are told first, and which are not told together.

use super::reason::{Reason, Verdict};
use std::cmp::Reverse;

/// From so many points on, what somebody can take next belongs to what is told of a move.
const LARGE: i32 = 4;
/// A fact that weighs less stands in for those that are missing.
const FILLER: i32 = 30;

/// Puts the most telling first, and leaves out what another one says better.
pub fn rank(reasons: &mut Vec<Reason>) {
    leave_out(reasons);
    reasons.sort_by_key(|reason| Reverse(weight(reason)));
    // What a move takes is told before what it keeps or prepares, and that before what it costs.
    if let [first, second, ..] = reasons.as_mut_slice() {
        let later = costs(first) && weight(second) >= FILLER || (keeps(first) || wishes(first)) && takes(second);
        if later {
            std::mem::swap(first, second);
        }
    }
}

/// A plan and a threat are the same wish: the larger one is told. A proof says more than a count.
fn leave_out(reasons: &mut Vec<Reason>) {
    let planned = reasons.iter().filter_map(plan).max();
    let threatened = reasons.iter().filter_map(threat).max();
    if let (Some(planned), Some(threatened)) = (planned, threatened) {
        reasons.retain(|reason| if planned > threatened { threat(reason) } else { plan(reason) }.is_none());
    }
    let counted = |reason: &Reason| matches!(reason, Reason::Won | Reason::Lost { .. });
    if reasons.iter().any(Reason::is_certain) {
        reasons.retain(|reason| !counted(reason));
    }
    // Where the end is known, that nobody takes anything right away is no comfort.
    if reasons.iter().any(|reason| reason.is_certain() || counted(reason)) {
        reasons.retain(|reason| *reason != Reason::AllCalm);
    }
}

fn takes(reason: &Reason) -> bool {
    matches!(reason, Reason::Takes { .. } | Reason::TakesQuan { .. } | Reason::TakesBoth { .. })
}

fn costs(reason: &Reason) -> bool {
    matches!(reason, Reason::Costs { .. } | Reason::TurnCosts { .. })
}

/// What is taken out of reach.
fn keeps(reason: &Reason) -> bool {
    let keeps = matches!(reason, Reason::Saves { .. } | Reason::SavesQuan { .. } | Reason::TurnSaves { .. });
    keeps || matches!(reason, Reason::Least { .. } | Reason::TurnLeast { .. } | Reason::OnlyCalm)
}

/// What one takes after the expected answer.
fn plan(reason: &Reason) -> Option<i32> {
    if let Reason::Plan { points, .. } | Reason::PlanOpen { points } = *reason { Some(points) } else { None }
}

/// What one takes if nobody meddles; a stone is more than any dân.
fn threat(reason: &Reason) -> Option<i32> {
    if let Reason::Threatens { points, .. } = *reason {
        return Some(points);
    }
    (*reason == Reason::ThreatensQuan).then_some(i32::MAX)
}

fn wishes(reason: &Reason) -> bool {
    plan(reason).or(threat(reason)).is_some()
}

/// How much it tells a learner, for the order in which reasons are given: what happens at once before what may. That
/// all is lost comes before what the move is good for.
fn weight(reason: &Reason) -> i32 {
    match *reason {
        Reason::Ends { .. } => 1000,
        Reason::Only => 950,
        Reason::Exact { own, other } if own < other => 900,
        Reason::Decided(Verdict::Loss) | Reason::Lost { .. } => 900,
        Reason::Endless => 850,
        Reason::TakesQuan { .. } | Reason::TakesBoth { .. } => 800,
        Reason::SavesQuan { .. } => 700,
        Reason::LastSeeds { .. } => 500,
        Reason::Feeds { .. } => 400,
        Reason::Exact { .. } | Reason::Decided(_) => 300,
        Reason::Again => 230,
        Reason::Turn { .. } => 229,
        Reason::ThreatensQuan => 220,
        Reason::MakesRefill { .. } | Reason::KeepsRow { .. } => 150,
        Reason::OwnFours { .. } => 95,
        Reason::Kroo { .. } => 110,
        Reason::Majority { .. } => 130,
        Reason::Race { need, .. } => 120 - 10 * need,
        Reason::Takes { seeds, .. } => 100 + 20 * i32::from(seeds),
        Reason::Trades { .. } | Reason::Gives { .. } => 310,
        Reason::Saves { before, after, .. } => 95 + 20 * (before - after),
        Reason::TurnSaves { before, after, .. } => 95 + 15 * (before - after),
        Reason::Threatens { points, .. } => 50 + 10 * points,
        Reason::HomeMoves { .. } => 75,
        Reason::Won => 70,
        Reason::KrooGrows { .. } => 65,
        Reason::OnlyCalm => 140,
        Reason::Least { points, others, .. } => 90 + 10 * (others - points),
        Reason::TurnLeast { seeds, others, .. } => 85 + 10 * (others - seeds),
        Reason::Plan { points, .. } => 60 + 8 * points,
        Reason::PlanOpen { points } => 50 + 8 * points,
        Reason::Costs { points, .. } | Reason::TurnCosts { seeds: points, .. } if points >= LARGE => 60 + 10 * points,
        Reason::Limits { .. } => 55,
        Reason::Unavoidable { .. } => 48,
        Reason::Calmer => 45,
        Reason::StaysHome => 40,
        Reason::Calm => 25,
        Reason::Costs { .. } | Reason::TurnCosts { .. } => 20,
        Reason::AllCalm => 12,
        Reason::Choices { .. } => 10,
    }
}
