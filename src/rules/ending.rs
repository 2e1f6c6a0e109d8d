//! Whose turn it is after a move, and how a game ends.

use super::legality::{hungry, legal_mask};
use super::quan::{drags_on, quan_gone};
use super::sowing::Course;
use super::{
    Board, BoardKey, EndReason, Event, Family, Majority, PitCounts, PitSet, Player, Repetition, Ruleset, Starving,
    Stores,
};

/// Whose turn comes after a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    /// The next player's.
    Next,
    /// The mover's again, for a last seed in the own store.
    Again,
}

impl<F: FnMut(Event)> Course<'_, F> {
    /// Passes the turn, lets those pass who cannot move, refills an empty row, and ends the game if it is over.
    /// `history` holds the positions that can come back, this move's starting position included.
    pub fn finish(&mut self, turn: Turn, captured: bool, history: &[BoardKey]) {
        if self.board.over.is_some() || self.ends_with_eight() {
            return;
        }
        let mover = self.board.mover;
        if turn == Turn::Next {
            self.happen(Event::Turn { player: mover.next(self.rules.board.players) });
        }
        if let Some(reason) = settled(self.rules, self.board) {
            return self.end(reason, mover);
        }
        if turn == Turn::Again {
            self.happen(Event::Again { player: mover });
        }
        if !self.find_mover() {
            self.end(EndReason::NoMove, mover);
        } else if !(captured && self.rules.captures_are_final()) && self.goes_round(history) {
            self.end(EndReason::Cycle, mover);
        }
    }

    /// Until somebody can move: an empty row is refilled, or its player passes. Answers whether anybody can.
    fn find_mover(&mut self) -> bool {
        match self.rules.starving {
            Starving::Refilled => {
                self.refill();
                true
            }
            Starving::Passes | Starving::Ends | Starving::MustFeed => self.pass_until_able(),
            Starving::Forbidden
            | Starving::NoCapture
            | Starving::Allowed
            | Starving::EndsAnyRow
            | Starving::EndsOwnRow => true,
        }
    }

    fn pass_until_able(&mut self) -> bool {
        for _ in self.rules.players() {
            if legal_mask(self.rules, self.board) != 0 {
                return true;
            }
            if settled(self.rules, self.board).is_some() {
                return false;
            }
            let player = self.board.mover;
            self.happen(Event::Pass { player });
            self.happen(Event::Turn { player: player.next(self.rules.board.players) });
            if settled(self.rules, self.board).is_some() {
                return false;
            }
        }
        false
    }

    /// Ends the game after a move of `mover`: what is left is given to whom it belongs.
    pub fn end(&mut self, reason: EndReason, mover: Player) {
        match reason {
            EndReason::NoMove if self.rules.starving == Starving::Forbidden => self.sweep(mover, |_| true),
            EndReason::NoMove | EndReason::RowEmpty => self.sweep_own_rows(),
            EndReason::QuanGone => self.collect_all(),
            EndReason::Cycle => self.end_circle(),
            EndReason::Agreed => self.go_home(),
            EndReason::Majority | EndReason::Level | EndReason::LastEight | EndReason::LastFour | EndReason::Empty => {}
        }
        self.happen(Event::End { reason });
    }

    /// Whether the position stands here once too often, or the game drags on.
    fn goes_round(&self, history: &[BoardKey]) -> bool {
        let key = self.board.key();
        let mut seen = history.iter().filter(|k| **k == key);
        let repeated = self.rules.repetition.times().is_some_and(|times| seen.nth(times - 2).is_some());
        repeated || drags_on(self.rules, self.board, history)
    }

    fn end_circle(&mut self) {
        match self.rules.repetition {
            Repetition::Shared => self.share(),
            Repetition::OwnRows | Repetition::OwnRowsThird | Repetition::Never => self.go_home(),
        }
    }

    /// Everybody takes what is on the own side.
    fn go_home(&mut self) {
        match self.rules.family() {
            Family::OAnQuan => self.collect_all(),
            Family::Oware | Family::BaAwa | Family::Congklak | Family::Kalah => self.sweep_own_rows(),
        }
    }

    /// Everybody takes what lies in the own squares and in the quan square at the right hand (RULES C.3, C.6).
    fn collect_all(&mut self) {
        for player in self.rules.players() {
            let (mut dan, mut quan) = (PitCounts::default(), PitSet::default());
            for pit in self.rules.ring() {
                let stones = self.rules.quan_square(player) == Some(pit);
                if stones || self.board.owns(player, pit) {
                    dan.0[pit.index()] = self.board.seeds(pit);
                }
                if stones && self.board.pits[pit.index()].quan > 0 {
                    quan.insert(pit);
                }
            }
            self.happen(Event::Collect { player, dan, quan });
        }
    }

    fn sweep_own_rows(&mut self) {
        for player in self.rules.players() {
            self.sweep(player, |owner| owner == Some(player));
        }
    }

    fn sweep(&mut self, player: Player, wanted: impl Fn(Option<Player>) -> bool) {
        let mut from = PitCounts::default();
        for pit in self.rules.ring().filter(|pit| wanted(self.board.owners[pit.index()])) {
            from.0[pit.index()] = self.board.seeds(pit);
        }
        self.happen(Event::Sweep { player, from });
    }

    /// Shares what lies on the board equally; an odd seed stays in the first non-empty pit in
    /// sowing order from the leftmost pit of the player to move.
    fn share(&mut self) {
        for (player, from) in self.rules.players().zip(shares(self.rules, self.board)) {
            self.happen(Event::Sweep { player, from });
        }
    }
}

impl Ruleset {
    /// Whether a capture can never be undone, so that no earlier position comes back. Dân that are won in Ô ăn quan
    /// may have to be laid out again.
    pub(super) fn captures_are_final(&self) -> bool {
        self.starving != Starving::Refilled
    }
}

/// Why `board` needs no further move, seen at the start of a turn.
pub(super) fn settled(rules: &Ruleset, board: &Board) -> Option<EndReason> {
    let stuck = || board.row(board.mover) == 0;
    match rules.starving {
        Starving::Forbidden | Starving::NoCapture | Starving::Allowed => oware_settled(rules, board),
        Starving::Passes | Starving::Ends if rules.board.stores == Stores::InRing && board.in_play() == 0 => {
            Some(EndReason::Empty)
        }
        Starving::Passes => None,
        Starving::MustFeed => nobody_feeds(rules, board).then_some(EndReason::NoMove),
        // Who owns no pit is out of the match: the turn passes and nothing ends.
        Starving::Ends => (stuck() && board.pits_of(board.mover) > 0).then_some(EndReason::NoMove),
        Starving::EndsAnyRow => rules.players().any(|p| board.row(p) == 0).then_some(EndReason::RowEmpty),
        Starving::EndsOwnRow => stuck().then_some(EndReason::RowEmpty),
        Starving::Refilled => quan_gone(rules, board).then_some(EndReason::QuanGone),
    }
}

/// Whether the player to move has seeds, but no move that would feed the next player, who has none.
fn nobody_feeds(rules: &Ruleset, board: &Board) -> bool {
    let hungry = hungry(rules, board).is_some();
    hungry && board.row(board.mover) > 0 && legal_mask(rules, board) == 0
}

/// In the order of RULES A.1.5: the row of the player to move is empty, the stores decide the game, or (where not every
/// move is allowed to a player who has seeds) none of them is legal.
fn oware_settled(rules: &Ruleset, board: &Board) -> Option<EndReason> {
    if board.row(board.mover) == 0 {
        return Some(EndReason::NoMove);
    }
    let stuck = || rules.starving != Starving::Forbidden && legal_mask(rules, board) == 0;
    decided(rules, board).or_else(|| stuck().then_some(EndReason::NoMove))
}

/// Whether the stores decide the game.
fn decided(rules: &Ruleset, board: &Board) -> Option<EndReason> {
    if rules.majority == Majority::PlaysOn {
        return None;
    }
    let half = rules.majority_seeds();
    let stores = || rules.players().map(|p| board.store(p));
    if stores().any(|n| n >= half) {
        return Some(EndReason::Majority);
    }
    let level = rules.total_seeds().is_multiple_of(2) && stores().all(|n| n == half - 1);
    level.then_some(EndReason::Level)
}

/// Each of two players' equal share: the own row first, what is over goes across.
fn shares(rules: &Ruleset, board: &Board) -> [PitCounts; 2] {
    let mut left = board.seeds_by_pit();
    if left.total() % 2 == 1 {
        let ring = rules.ring_len();
        let first = rules.first_row(board.mover).next().map_or(0, |pit| pit.index());
        let odd = (0..ring).map(|i| (first + i) % ring).find(|i| left.0[*i] > 0);
        if let Some(i) = odd {
            left.0[i] -= 1;
        }
    }
    let half = left.total() / 2;
    let mut shares = [PitCounts::default(); 2];
    for own in [true, false] {
        for (player, share) in rules.players().zip(&mut shares) {
            for pit in rules.ring().filter(|pit| board.owns(player, *pit) == own) {
                let n = left.0[pit.index()].min(half - share.total());
                share.0[pit.index()] += n;
                left.0[pit.index()] -= n;
            }
        }
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::super::testing::{abapa, after, at, oware, oware_with, play};
    use super::super::{EndReason, Player, Ruleset};
    use super::Majority;
    use std::sync::Arc;

    fn reason(rules: Arc<Ruleset>, text: &str, letters: &str) -> Option<EndReason> {
        let mut position = at(rules, text);
        play(&mut position, letters);
        position.board().over
    }

    const WALK: &str = "0-1-0-0-1-0-0-0-0-1-0-0-22-23-S";
    const ROUND: &str = "EdFeBaCbDfAc";

    #[test]
    fn an_empty_row_ends_the_game_and_the_one_who_just_moved_takes_the_rest() {
        let text = "1-1-0-0-0-0-0-0-0-0-0-0-23-23-S";
        assert_eq!(after(oware(), text, "A"), "0-0-0-0-0-0-0-0-0-0-0-0-25-23-N");
        assert_eq!(reason(oware(), text, "A"), Some(EndReason::NoMove));
    }

    #[test]
    fn an_empty_row_comes_before_the_majority() {
        let text = "0-0-0-0-0-17-0-0-0-0-0-0-16-15-S";
        assert_eq!(after(oware(), text, "F"), "0-0-0-0-0-0-0-0-0-0-0-0-33-15-N");
        assert_eq!(reason(oware(), text, "F"), Some(EndReason::NoMove));
    }

    #[test]
    fn more_than_half_ends_the_game_and_the_rest_stays() {
        let text = "0-0-0-0-0-1-1-0-0-0-0-5-23-18-S";
        assert_eq!(after(oware(), text, "F"), "0-0-0-0-0-0-0-0-0-0-0-5-25-18-N");
        assert_eq!(reason(oware(), text, "F"), Some(EndReason::Majority));
    }

    #[test]
    fn more_than_half_comes_before_a_player_who_cannot_feed() {
        let text = "0-0-0-0-0-1-1-0-1-1-0-0-24-20-S";
        assert_eq!(after(abapa(), text, "F"), "0-0-0-0-0-0-0-0-1-1-0-0-26-20-N");
    }

    #[test]
    fn more_than_half_plays_on_where_that_is_the_rule() {
        let mut rules = Ruleset::clone(&oware());
        rules.majority = Majority::PlaysOn;
        assert_eq!(reason(Arc::new(rules), "0-0-0-0-0-1-1-0-0-0-0-5-23-18-S", "F"), None);
    }

    #[test]
    fn half_each_is_a_draw() {
        let text = "0-0-0-0-0-1-1-0-0-0-0-1-22-24-S";
        assert_eq!(reason(oware(), text, "F"), Some(EndReason::Level));
        let mut position = at(oware(), text);
        play(&mut position, "F");
        assert_eq!(position.outcome().and_then(|outcome| outcome.winner), None);
    }

    #[test]
    fn whoever_cannot_feed_ends_the_game_by_the_tournament_rules_and_each_keeps_the_own_row() {
        let text = "0-0-0-0-0-3-0-1-0-0-0-0-22-22-S";
        assert_eq!(after(abapa(), text, "F"), "0-0-0-0-0-0-0-0-0-0-0-0-22-26-N");
        assert_eq!(after(oware(), text, "F"), "0-0-0-0-0-0-1-2-1-0-0-0-22-22-N", "a move is left to play");
    }

    #[test]
    fn the_first_repetition_shares_the_rest_and_an_odd_seed_stays_with_the_mover() {
        assert_eq!(after(oware(), WALK, ROUND), "0-1-0-0-0-0-0-0-0-0-0-0-23-24-S");
        assert_eq!(reason(oware(), WALK, ROUND), Some(EndReason::Cycle));
    }

    #[test]
    fn a_repetition_can_leave_each_the_own_row() {
        assert_eq!(after(oware_with("cycle", "own"), WALK, ROUND), "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S");
    }

    #[test]
    fn a_repetition_can_wait_for_the_third_time() {
        let third = || oware_with("cycle", "third");
        assert_eq!(reason(third(), WALK, ROUND), None);
        assert_eq!(reason(third(), WALK, &ROUND.repeat(2)), Some(EndReason::Cycle));
    }

    #[test]
    fn a_share_takes_from_across_what_the_own_row_lacks() {
        let position = at(oware(), "5-0-0-0-0-0-1-0-0-0-0-0-20-20-S");
        let [south, north] = super::shares(position.rules(), position.board());
        assert_eq!(south.pits().map(|(pit, n)| (pit.0, n)).collect::<Vec<_>>(), [(0, 3)]);
        assert_eq!(north.pits().map(|(pit, n)| (pit.0, n)).collect::<Vec<_>>(), [(0, 2), (6, 1)]);
    }

    #[test]
    fn a_position_that_is_already_decided_is_over() {
        let over = |text| at(oware(), text).board().over;
        assert_eq!(over("0-0-0-0-0-0-4-4-4-4-4-4-0-0-S"), Some(EndReason::NoMove));
        assert_eq!(over("1-0-0-0-0-0-0-0-0-0-0-4-25-18-S"), Some(EndReason::Majority));
        assert_eq!(over("1-0-0-0-0-0-0-0-0-0-0-1-23-23-S"), None);
    }

    #[test]
    fn three_seeds_a_pit_are_won_by_nineteen() {
        let text = "0-0-0-0-0-1-1-0-0-0-0-5-17-12-S";
        assert_eq!(reason(oware_with("seeds", "3"), text, "F"), Some(EndReason::Majority));
        assert_eq!(at(oware_with("seeds", "3"), text).rules().majority_seeds(), 19);
    }

    #[test]
    fn the_winner_is_who_has_most() {
        let mut position = at(oware(), "0-0-0-0-0-1-1-0-0-0-0-5-23-18-S");
        play(&mut position, "F");
        assert_eq!(position.outcome().and_then(|outcome| outcome.winner), Some(Player::SOUTH));
    }
}
