//! The search of games of more than two players.
//!
//! Four [`Way`]s to think of the others stand behind one door, [`searcher`]. All of them are resumable, draw no lots
//! that differ from run to run, and report the same thing: by how much the player to move will lead the best other.

mod brs;
mod maxn;
mod sampled;
mod standing;
#[cfg(test)]
mod tests;

use super::driver::{Searcher, searcher as alpha_beta};
use super::plain::Plain;
use super::search::Limits;
use crate::rules::{Family, Position, Ruleset};
use brs::Reply;
use maxn::MaxN;
use sampled::Sampled;

/// What is assumed of the others where more than two play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// All play against the one who thinks, and for nothing else.
    Paranoid,
    /// Each plays for its own lead over the best other (Max^n).
    MaxN,
    /// Between two moves of the one who thinks one of the others finds the move that hurts most; the rest take what
    /// lies nearest (best-reply search that keeps the turn order, BRS+).
    BestReply,
    /// Each plays for its own lead; lines are tried the more often the better they look (MCTS on the tree of Max^n).
    Sampled,
}

impl Way {
    /// All ways.
    pub const ALL: [Way; 4] = [Way::Paranoid, Way::MaxN, Way::BestReply, Way::Sampled];

    /// Its name in the field.
    pub fn word(self) -> &'static str {
        match self {
            Way::Paranoid => "paranoid",
            Way::MaxN => "max-n",
            Way::BestReply => "brs-plus",
            Way::Sampled => "mcts-max-n",
        }
    }

    /// The way that plays `rules` best.
    pub fn usual(rules: &Ruleset) -> Way {
        match rules.family() {
            Family::BaAwa | Family::OAnQuan => Way::Paranoid,
            Family::Oware | Family::Congklak | Family::Kalah => Way::Paranoid,
        }
    }
}

/// A search of `position` in `way`. Two players are searched by alpha-beta whatever the way: there all ways are one.
pub fn searcher(position: &Position, limits: Limits, table_bits: u8, way: Way) -> Option<Box<dyn Searcher>> {
    let way = if position.rules().board.players > 2 { way } else { Way::Paranoid };
    match way {
        Way::Paranoid => alpha_beta::<Plain>(position, limits, table_bits, None),
        Way::BestReply => alpha_beta::<Reply>(position, limits, table_bits, None),
        Way::MaxN => Some(Box::new(MaxN::new(position, limits))),
        Way::Sampled => Some(Box::new(Sampled::new(position, limits, table_bits))),
    }
}
