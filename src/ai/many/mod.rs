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
use super::search::{Limits, Report, Status};
use crate::rules::{Family, Move, Position, Ruleset};
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

    /// The way that plays `rules` best, by `gieo-engine round-robin` (shares of the won games with 95 % intervals).
    ///
    /// * Ô ăn quan for three, 10 ms a move: Max^n 0.688 ± 0.114 and MCTS 0.719 ± 0.069 against paranoid, Max^n
    ///   0.618 ± 0.081 against BRS+, paranoid 0.469 ± 0.131 against BRS+ (48 games each). MCTS against Max^n at 3 ms:
    ///   0.517 ± 0.094 (78 games, 42 of them open after 160 plies). For four, 10 ms: Max^n 0.571 ± 0.081 against
    ///   paranoid (42 games). Of the two that are level, Max^n says what every move is worth at one depth.
    /// * Ba-awa for three is seen to its end so soon that at 10 ms a move all ways are level. With 150 nodes a move
    ///   (300 games each): BRS+ 0.519 ± 0.030, 0.527 ± 0.026 and 0.490 ± 0.027 against paranoid, Max^n and MCTS, with
    ///   0.501 ± 0.005, 0.503 ± 0.007 and 0.507 ± 0.006 of the points.
    pub fn usual(rules: &Ruleset) -> Way {
        match rules.family() {
            Family::BaAwa => Way::BestReply,
            Family::OAnQuan => Way::MaxN,
            // Two play; there all ways are one.
            Family::Oware | Family::Congklak | Family::Kalah => Way::Paranoid,
        }
    }
}

/// A search of `position` in `way`. Two players are searched by alpha-beta whatever the way: there all ways are one.
pub fn searcher(position: &Position, limits: Limits, table_bits: u8, way: Way) -> Option<Box<dyn Searcher>> {
    let way = if position.rules().board.players > 2 { way } else { Way::Paranoid };
    match way {
        Way::Paranoid => alpha_beta::<Plain>(position, limits, table_bits, None),
        Way::BestReply => assumed(position, alpha_beta::<Reply>(position, limits, table_bits, None)?),
        Way::MaxN => assumed(position, Box::new(MaxN::new(position, limits))),
        Way::Sampled => assumed(position, Box::new(Sampled::new(position, limits, table_bits))),
    }
}

/// A search that takes the others to play as they need not: however far it sees, it proves nothing beyond the moves that
/// end the game at once.
struct Assumed {
    searcher: Box<dyn Searcher>,
    ends: Vec<Move>,
}

fn assumed(position: &Position, searcher: Box<dyn Searcher>) -> Option<Box<dyn Searcher>> {
    let ends_game = |mv: &Move| {
        let mut after = position.clone();
        after.play_unchecked(*mv, |_| {});
        after.board().over.is_some()
    };
    Some(Box::new(Assumed { searcher, ends: position.legal().filter(ends_game).collect() }))
}

impl Searcher for Assumed {
    fn run(&mut self, nodes: u64) -> Status {
        self.searcher.run(nodes)
    }

    fn report(&self) -> Report {
        let mut report = self.searcher.report();
        report.all.iter_mut().for_each(|scored| scored.proved &= self.ends.contains(&scored.mv));
        report
    }
}
