//! Where a book grows, and how values go back through it.

use gieo::ai::opening::{KnownMove, OpeningBook};
use gieo::rules::{Player, Position, Ruleset};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};
use std::sync::Arc;

/// What a ply costs on the way to a position.
const PLY: u32 = 2;
/// What a seed costs that the player whose book it is gives away, and the most of them.
const OWN: (u32, i16) = (4, 1);
/// The same for the other side.
const OTHER: (u32, i16) = (1, 8);

/// A book as a tree.
pub struct Tree {
    pub rules: Arc<Ruleset>,
    pub book: OpeningBook,
    /// The longest way from the start.
    pub plies: u8,
}

/// Takes up the `count` positions that sensible play reaches first; `value` searches what lies behind them. Answers
/// whether there was one.
pub fn grown(tree: &mut Tree, count: usize, mut value: impl FnMut(&Position) -> (i16, u8)) -> bool {
    let frontier = tree.walk().frontier;
    for position in frontier.iter().take(count) {
        let moves: Vec<KnownMove> = position.legal().map(|mv| tree.valued(position, mv, &mut value)).collect();
        tree.book.learn(position, &moves);
    }
    tree.carry_back();
    !frontier.is_empty()
}

/// A position on a way through the book.
#[derive(Clone)]
struct Stop {
    position: Position,
    ply: u8,
}

/// All ways through a book.
#[derive(Default)]
struct Ways {
    /// Positions of the book, in the order of what they cost to reach.
    inside: Vec<Stop>,
    /// Positions just outside it, in the same order.
    frontier: Vec<Position>,
}

impl Tree {
    /// What `mv` is worth in `position`: the game's own result, the best move of a position in the book, or a search.
    fn valued(
        &self,
        position: &Position,
        mv: gieo::rules::Move,
        value: &mut impl FnMut(&Position) -> (i16, u8),
    ) -> KnownMove {
        let mut after = position.clone();
        after.play_unchecked(mv, |_| {});
        if after.board().over.is_some() {
            let lead = after.board().lead(&self.rules, position.board().mover);
            return KnownMove { mv, value: lead as i16, depth: 1 };
        }
        let (worth, depth) = self.best(&after).unwrap_or_else(|| value(&after));
        KnownMove { mv, value: -worth, depth: depth.saturating_add(1) }
    }

    fn best(&self, position: &Position) -> Option<(i16, u8)> {
        self.book.find(position).and_then(|moves| moves.first().map(|best| (best.value, best.depth)))
    }

    /// Goes through the book from the start, the cheapest way first; once with the book as that of who begins, and once
    /// as that of the other.
    fn walk(&self) -> Ways {
        let start = Stop { position: Position::start(self.rules.clone(), Player::SOUTH), ply: 0 };
        let (mut ways, mut seen) = (Ways::default(), BTreeMap::new());
        // What is next, by cost and by order of finding; the stop, and whether the player to move is the one with the book.
        let mut heap = BinaryHeap::from([Reverse((0, 0)), Reverse((0, 1))]);
        let mut stops = vec![(start.clone(), true), (start, false)];
        while let Some(Reverse((cost, at))) = heap.pop() {
            let (stop, own) = stops[at].clone();
            let sides: &mut Vec<bool> = seen.entry(name(&stop.position)).or_default();
            if sides.contains(&own) {
                continue;
            }
            sides.push(own);
            let first = sides.len() == 1;
            let Some(moves) = self.book.find(&stop.position) else {
                if first && stop.ply < self.plies {
                    ways.frontier.push(stop.position);
                }
                continue;
            };
            for (known, price) in priced(&moves, own) {
                let mut position = stop.position.clone();
                position.play_unchecked(known.mv, |_| {});
                if position.board().over.is_none() {
                    heap.push(Reverse((cost + price, stops.len())));
                    stops.push((Stop { position, ply: stop.ply + 1 }, !own));
                }
            }
            if first {
                ways.inside.push(stop);
            }
        }
        ways
    }

    /// Carries what is known of later positions back to earlier ones.
    fn carry_back(&mut self) {
        let mut inside = self.walk().inside;
        inside.sort_by_key(|stop| Reverse(stop.ply));
        for Stop { position, .. } in inside {
            let known = self.book.find(&position).unwrap_or_default();
            let stored = |mv| known.iter().find(|known| known.mv == mv).copied();
            let moves: Vec<KnownMove> =
                position.legal().filter_map(|mv| self.corrected(&position, stored(mv)?)).collect();
            self.book.learn(&position, &moves);
        }
    }

    /// The value of a move whose position behind is in the book now; else what was known.
    fn corrected(&self, position: &Position, known: KnownMove) -> Option<KnownMove> {
        let mut after = position.clone();
        after.play_unchecked(known.mv, |_| {});
        let best = self.best(&after).filter(|_| after.board().over.is_none());
        let better = best.map(|(value, depth)| KnownMove { value: -value, depth: depth.saturating_add(1), ..known });
        Some(better.unwrap_or(known))
    }
}

/// The moves that belong to sensible play, with what they cost.
fn priced(moves: &[KnownMove], own: bool) -> impl Iterator<Item = (KnownMove, u32)> {
    let (seed, most) = if own { OWN } else { OTHER };
    let best = moves.first().map_or(0, |best| best.value);
    let sensible = moves.iter().copied().filter(move |known| best - known.value <= most);
    sensible.map(move |known| (known, PLY + seed * u32::from(known.value.abs_diff(best))))
}

/// The same for a position and its mirror, in which the other player moves.
fn name(position: &Position) -> String {
    let board = position.board();
    let first = 6 * board.mover.index();
    let pits = (0..12).map(|i| board.pits[(first + i) % 12].dan);
    let stores = [board.mover.index(), 1 - board.mover.index()].map(|player| board.stores[player].dan);
    pits.chain(stores).map(|n| n.to_string()).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use gieo::door::Catalogue;

    fn tree() -> Tree {
        let rules = Catalogue::built_in().ok().and_then(|catalogue| catalogue.find("oware").ok()).unwrap();
        Tree { rules, book: OpeningBook::new("for a test".to_owned()), plies: 4 }
    }

    /// Every position is worth nothing, but for the one after F, which is bad for who moves there.
    fn judge(position: &Position) -> (i16, u8) {
        let after_f = position.to_text().starts_with("4-4-4-4-4-0-5");
        (if after_f { -3 } else { 0 }, 5)
    }

    #[test]
    fn a_deeper_line_corrects_the_value_above_it() {
        let mut tree = tree();
        let start = Position::start(tree.rules.clone(), Player::SOUTH);
        assert!(grown(&mut tree, 1, judge));
        let first = tree.book.find(&start).unwrap()[0];
        assert_eq!((first.mv.pit.0, first.value, first.depth), (5, 3, 6));
        // Behind F there is nothing bad after all.
        assert!(grown(&mut tree, 1, judge));
        let moves = tree.book.find(&start).unwrap();
        let f = moves.iter().find(|known| known.mv.pit.0 == 5).unwrap();
        assert_eq!((f.value, f.depth, moves.len()), (0, 7, 6));
    }

    #[test]
    fn it_grows_the_same_in_many_steps_and_ends_at_the_last_ply() {
        let (mut one, mut other) = (tree(), tree());
        for _ in 0..5 {
            assert!(grown(&mut one, 8, judge));
        }
        for _ in 0..5 {
            assert!(grown(&mut other, 8, judge));
            let text = other.book.to_text(&other.rules);
            other.book = OpeningBook::from_text(&text, &other.rules).unwrap();
        }
        assert_eq!(one.book, other.book);
        one.plies = 1;
        one.book = OpeningBook::new(String::new());
        assert!(grown(&mut one, 8, judge) && !grown(&mut one, 8, judge));
        assert_eq!(one.book.len(), 1);
    }
}
