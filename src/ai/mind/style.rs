//! What an opponent likes: a lean among moves of nearly the same worth.

use super::imagine::{best_gain, replies};
use crate::rules::{Board, PitId, Player, Ruleset};
use serde::{Deserialize, Serialize};

/// A way to play. It is to be felt, and costs at most what the level leaves room for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Style {
    /// No lean.
    #[default]
    Even,
    /// Lets big pits grow.
    Hoarder,
    /// Takes early, and builds the next threat.
    Raider,
    /// Leaves little to take.
    Guardian,
    /// Lays bait: the reply that comes to mind first is the wrong one.
    Trapper,
    /// Keeps seeds at home and waits.
    Elder,
}

impl Style {
    /// All of them.
    pub const ALL: [Style; 6] =
        [Style::Even, Style::Hoarder, Style::Raider, Style::Guardian, Style::Trapper, Style::Elder];

    /// The word for it in files and string keys.
    pub fn word(self) -> &'static str {
        match self {
            Style::Even => "even",
            Style::Hoarder => "hoarder",
            Style::Raider => "raider",
            Style::Guardian => "guardian",
            Style::Trapper => "trapper",
            Style::Elder => "elder",
        }
    }

    /// How much `me` likes to come from `before` to `after`, in seeds.
    pub(super) fn leans_to(self, rules: &Ruleset, before: &Board, after: &Board, me: Player) -> f64 {
        let gain = || f64::from(after.lead(rules, me) - before.lead(rules, me));
        match self {
            Style::Even => 0.0,
            Style::Hoarder => 0.3 * biggest(after, me) + 0.1 * f64::from(after.row(me)),
            Style::Raider => 0.7 * gain() + 0.5 * f64::from(threat(rules, after, me)),
            Style::Guardian => -0.8 * f64::from(exposed(rules, after, me)) - 0.3 * weak(after, me),
            Style::Trapper => 0.6 * f64::from(trap(rules, after, me)),
            Style::Elder => 0.15 * f64::from(after.row(me)) + 0.4 * filled(after, me) - 0.3 * gain().max(0.0),
        }
    }
}

/// The pits of `me` and what lies in them.
fn own(board: &Board, me: Player) -> impl Iterator<Item = u16> + '_ {
    (0..board.pits.len() as u8).map(PitId).filter(move |pit| board.owns(me, *pit)).map(|pit| board.seeds(pit))
}

fn biggest(board: &Board, me: Player) -> f64 {
    f64::from(own(board, me).max().unwrap_or(0))
}

fn filled(board: &Board, me: Player) -> f64 {
    own(board, me).filter(|seeds| *seeds > 0).count() as f64
}

fn weak(board: &Board, me: Player) -> f64 {
    own(board, me).filter(|seeds| (1..=2).contains(seeds)).count() as f64
}

/// What `me` could take if it were to move again.
fn threat(rules: &Ruleset, board: &Board, me: Player) -> i32 {
    if board.over.is_some() {
        return 0;
    }
    best_gain(rules, &Board { mover: me, ..*board })
}

/// What the reply that takes most takes from `me`; nothing if it is still `me` to move.
fn exposed(rules: &Ruleset, board: &Board, me: Player) -> i32 {
    if board.mover == me { 0 } else { best_gain(rules, board) }
}

/// How much better `me` stands behind the reply that comes to mind first than behind the best one: what the other takes
/// less what `me` can take back.
fn trap(rules: &Ruleset, board: &Board, me: Player) -> i32 {
    if board.mover == me {
        return 0;
    }
    let weighed = replies(rules, board).map(|(_, reply, gain)| {
        let back = if reply.after.mover == me { best_gain(rules, &reply.after) } else { 0 };
        (gain, back - gain)
    });
    let (mut natural, mut best) = ((0, 0), i32::MAX);
    for (gain, mine) in weighed {
        natural = if gain > natural.0 { (gain, mine) } else { natural };
        best = best.min(mine);
    }
    // Where nothing is to be taken, nothing lures.
    if natural.0 > 0 { natural.1 - best } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::super::imagine::imagine;
    use super::*;
    use crate::rules::testing::{at, oware};
    use crate::rules::{Move, Position};

    fn liked(style: Style, position: &Position) -> u8 {
        let (rules, before) = (position.rules(), position.board());
        let lean = |mv: Move| style.leans_to(rules, before, &imagine(position, mv).after, before.mover);
        let best = position.legal().max_by(|a, b| lean(*a).total_cmp(&lean(*b)));
        best.unwrap().pit.0
    }

    #[test]
    fn a_hoarder_leaves_the_big_pit_alone() {
        assert_ne!(liked(Style::Hoarder, &at(oware(), "0-0-11-0-3-2-4-4-4-4-4-4-4-4-S")), 2);
    }

    #[test]
    fn a_raider_takes() {
        // F takes the two of g.
        assert_eq!(liked(Style::Raider, &at(oware(), "4-0-4-0-0-1-1-0-5-5-0-5-10-13-S")), 5);
    }

    #[test]
    fn a_guardian_leaves_little_to_take() {
        let position = at(oware(), "1-2-0-4-4-4-4-4-4-4-4-4-4-5-S");
        let (rules, me) = (position.rules(), Player::SOUTH);
        let after = imagine(&position, Move::forward(liked(Style::Guardian, &position))).after;
        let least = position.legal().map(|mv| exposed(rules, &imagine(&position, mv).after, me)).min();
        assert_eq!(Some(exposed(rules, &after, me)), least);
    }

    #[test]
    fn a_trap_is_a_capture_that_costs_more_than_it_takes() {
        // North's f takes two, and South's F then three from a, which was to be moved away.
        let position = at(oware(), "1-0-4-0-0-1-2-0-0-4-0-1-17-18-N");
        let baited = trap(position.rules(), position.board(), Player::SOUTH);
        assert!(baited > 0, "{baited}");
        let quiet = at(oware(), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N");
        assert_eq!(trap(quiet.rules(), quiet.board(), Player::SOUTH), 0);
    }

    #[test]
    fn an_elder_keeps_seeds_at_home() {
        assert!(liked(Style::Elder, &at(oware(), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S")) < 3);
    }
}
