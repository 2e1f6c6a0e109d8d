//! Ba-awa: fours in passing and at the end, relays, the last eight (RULES B.1).

use super::guard::Guard;
use super::sowing::Course;
use super::{Board, Capture, EndReason, Event, LastEight, Move, PitId, Player, Relay, Ruleset, StopReason, Winner};

/// What a falling seed wins.
const FOUR: u16 = 4;

/// The knobs of the fours.
#[derive(Clone, Copy)]
pub(super) struct Fours {
    passing: Winner,
    last: Winner,
    last_eight: LastEight,
}

impl Fours {
    /// Those of `rules`, if fours are what wins seeds there.
    pub fn of(rules: &Ruleset) -> Option<Fours> {
        match rules.capture {
            Capture::Fours { passing, last, last_eight } => Some(Fours { passing, last, last_eight }),
            Capture::TwosAndThrees | Capture::Opposite { .. } | Capture::BehindEmpty { .. } => None,
        }
    }
}

/// How a lap ended.
enum Lap {
    /// With the last seed in this pit.
    Fell(PitId),
    /// With a four, or with the game.
    Over,
}

impl<F: FnMut(Event)> Course<'_, F> {
    /// Carries out a move: lap after lap, until a last seed falls into an empty pit or makes a four.
    pub fn play_fours(&mut self, fours: Fours, mv: Move) {
        let (mut guard, mut pit) = (Guard::default(), mv.pit);
        while guard.is_new(self.board, pit) {
            let Lap::Fell(last) = self.lap(fours, pit) else { return };
            if self.board.seeds(last) == 1 || self.rules.relay == Relay::None {
                return;
            }
            pit = last;
        }
        self.happen(Event::Stop { reason: StopReason::Endless });
    }

    fn lap(&mut self, fours: Fours, origin: PitId) -> Lap {
        let n = self.board.seeds(origin);
        self.happen(Event::Pick { pit: origin, n });
        let mut pit = origin;
        for left in (0..n).rev() {
            pit = self.next_pit(origin, pit);
            self.happen(Event::Sow { pit });
            if self.board.seeds(pit) == FOUR {
                let taker = self.win_four(pit, if left == 0 { fours.last } else { fours.passing });
                if self.takes_last_at_once(fours, taker) || left == 0 {
                    return Lap::Over;
                }
            }
        }
        Lap::Fell(pit)
    }

    /// Four seeds in `pit` are won. Answers by whom.
    fn win_four(&mut self, pit: PitId, winner: Winner) -> Player {
        let owner = self.board.owners[pit.index()].filter(|_| winner == Winner::Owner);
        let to = owner.unwrap_or(self.board.mover);
        self.happen(Event::Capture { pit, pieces: self.board.pits[pit.index()], to });
        to
    }

    /// After a capture by `taker`: gives the last seeds if they are given at once. Answers whether the game is over.
    fn takes_last_at_once(&mut self, fours: Fours, taker: Player) -> bool {
        let player = match fours.last_eight {
            LastEight::AfterMove => return false,
            LastEight::AtOnce => self.board.starter,
            LastEight::FourToMover => self.board.mover,
            LastEight::FourToTaker => taker,
        };
        let few = self.board.in_play() <= fours.last_eight.seeds();
        if few {
            self.give_last(fours.last_eight, player);
        }
        few
    }

    /// After a whole move: gives the last eight if it is then that they are given. Answers whether the game is over.
    pub fn ends_with_eight(&mut self) -> bool {
        let after = Fours::of(self.rules).is_some_and(|fours| fours.last_eight == LastEight::AfterMove);
        if after && self.board.in_play() <= LastEight::AfterMove.seeds() {
            self.give_last(LastEight::AfterMove, self.board.starter);
        }
        self.board.over.is_some()
    }

    /// Everything in play, the hand included, goes to `player`.
    fn give_last(&mut self, last: LastEight, player: Player) {
        let (from, hand) = (self.board.seeds_by_pit(), self.board.hand.dan);
        let reason = match last {
            LastEight::AtOnce | LastEight::AfterMove => EndReason::LastEight,
            LastEight::FourToMover | LastEight::FourToTaker => EndReason::LastFour,
        };
        self.happen(Event::LastEight { player, from, hand });
        self.happen(Event::End { reason });
    }
}

/// Whether the relay that `mv` begins would go on for ever.
pub(super) fn is_endless(rules: &Ruleset, board: &Board, mv: Move) -> bool {
    let Some(fours) = Fours::of(rules) else { return false };
    let (mut after, mut endless) = (*board, false);
    let tell = |event| endless |= event == Event::Stop { reason: StopReason::Endless };
    Course { rules, board: &mut after, tell }.play_fours(fours, mv);
    endless
}

#[cfg(test)]
mod tests {
    use super::super::testing::{at, ba_awa, legal, play, result, with};
    use super::super::{EndReason, Event, IllegalMove, Move, PitId, StopReason};

    /// A relay that never ends, from pit c of North's row.
    const ROUND: &str = "0-1-0-2-1-0-1-3-1-0-2-1-20-16-N";

    #[test]
    fn standing_fours_are_not_captured() {
        let text = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
        assert_eq!(result(ba_awa(), text, "A"), "2-7-1-6-1-6-6-6-0-1-6-6-0-0-N s:0");
    }

    #[test]
    fn a_four_in_passing_goes_to_the_owner_of_its_pit() {
        let text = "5-0-0-0-0-2-3-0-0-5-5-0-16-12-S";
        assert_eq!(result(ba_awa(), text, "F"), "5-0-0-0-0-0-0-1-0-5-5-0-16-16-N s:0");
        let mover = with(&ba_awa(), &[("passing_four", "mover")]);
        assert_eq!(result(mover, text, "F"), "5-0-0-0-0-0-0-1-0-5-5-0-20-12-N s:0");
    }

    #[test]
    fn owners_are_not_rows() {
        let text = "5-0-0-0-0-2-3-0-0-5-5-0-16-12-S o:000000011111";
        assert_eq!(result(ba_awa(), text, "F"), "5-0-0-0-0-0-0-1-0-5-5-0-20-12-N o:000000011111 s:0");
        let text = "5-0-0-0-0-0-1-3-0-5-5-1-16-12-S o:000000011111";
        assert_eq!(legal(&at(ba_awa(), text)), "Aa");
        assert_eq!(result(ba_awa(), text, "a"), "5-0-0-0-0-0-0-0-0-5-5-1-20-12-N o:000000011111 s:0");
    }

    #[test]
    fn a_last_seed_that_makes_four_ends_the_move_and_wins_them_for_the_mover() {
        let text = "5-0-0-0-0-1-3-5-0-0-6-0-16-12-S";
        assert_eq!(result(ba_awa(), text, "F"), "5-0-0-0-0-0-0-5-0-0-6-0-20-12-N s:0");
        let owner = with(&ba_awa(), &[("final_four", "owner")]);
        assert_eq!(result(owner, text, "F"), "5-0-0-0-0-0-0-5-0-0-6-0-16-16-N s:0");
    }

    #[test]
    fn a_pit_captured_earlier_in_the_move_is_empty_again() {
        assert_eq!(result(ba_awa(), "0-0-0-0-2-3-0-0-0-7-0-6-15-15-S", "E"), "0-0-0-0-0-0-1-0-0-7-0-6-19-15-N s:0");
        assert_eq!(result(ba_awa(), "0-2-0-1-0-2-3-0-0-7-0-6-12-15-S", "B"), "0-0-1-0-1-0-0-1-1-7-0-6-12-19-N s:0");
    }

    #[test]
    fn the_origin_is_sown_when_the_hand_comes_round() {
        let text = "13-0-0-0-0-0-3-0-0-0-0-0-16-16-S";
        assert_eq!(result(ba_awa(), text, "A"), "2-1-2-0-2-0-1-0-2-0-2-0-16-20-N s:0");
    }

    #[test]
    fn the_last_eight_go_at_once_to_the_player_who_opened_the_game() {
        let mut position = at(ba_awa(), "1-0-0-0-0-2-3-3-1-1-0-1-16-20-S s:1");
        play(&mut position, "F");
        assert_eq!(
            (position.board().over, position.board().store(super::super::Player(1))),
            (Some(EndReason::LastEight), 32)
        );
    }

    #[test]
    fn the_last_eight_can_wait_for_the_end_of_the_move() {
        let after = with(&ba_awa(), &[("last8", "after")]);
        let text = "1-0-0-0-0-2-3-3-1-1-0-1-16-20-S s:1";
        assert_eq!(result(after, text, "F"), "0-0-0-0-0-0-0-0-0-0-0-0-20-28-S s:1");
    }

    #[test]
    fn the_last_four_can_go_to_whose_move_it_is_or_to_whoever_took_the_four_before() {
        // North's four in passing leaves four: two in pit 4, two in the hand.
        let text = "0-0-0-0-2-3-3-0-0-0-0-0-20-20-S";
        let four = |value| with(&ba_awa(), &[("last8", value)]);
        assert_eq!(result(four("last4_mover"), text, "F"), "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S");
        assert_eq!(result(four("last4_taker"), text, "F"), "0-0-0-0-0-0-0-0-0-0-0-0-20-28-S");
        let mut position = at(four("last4_taker"), text);
        assert!(play(&mut position, "F").iter().any(|event| matches!(event, Event::LastEight { hand: 2, .. })));
        assert_eq!(position.board().over, Some(EndReason::LastFour));
        // Eight that are left end nothing there.
        let text = "0-0-0-0-0-3-3-0-2-2-2-0-16-20-S";
        assert_eq!(result(four("last4_mover"), text, "F"), "0-0-0-0-0-0-0-1-0-3-3-1-16-24-N s:0");
        // By the last seed in hand it is the mover who takes four, and so the last four too.
        let text = "1-0-0-0-0-2-3-3-1-1-0-1-16-20-S s:1";
        assert_eq!(result(four("last4_taker"), text, "F"), "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S s:1");
    }

    #[test]
    fn who_has_no_seeds_passes_or_ends_the_game() {
        let text = "1-0-5-0-6-0-0-0-0-0-0-0-18-18-S";
        assert_eq!(result(ba_awa(), text, "A"), "0-1-5-0-6-0-0-0-0-0-0-0-18-18-S");
        let end = with(&ba_awa(), &[("no_move", "end")]);
        assert_eq!(result(end, text, "A"), "0-0-0-0-0-0-0-0-0-0-0-0-30-18-N s:0");
    }

    #[test]
    fn an_endless_relay_ends_where_the_board_comes_back() {
        let mut position = at(ba_awa(), ROUND);
        let events = play(&mut position, "b");
        assert!(events.contains(&Event::Stop { reason: StopReason::Endless }));
        assert_eq!(events.iter().filter(|event| matches!(event, Event::Pick { .. })).count(), 60);
        assert_eq!(position.to_text(), ROUND.replace("-N", "-S s:1"), "it comes to a pass");
    }

    #[test]
    fn an_endless_relay_can_be_forbidden() {
        let position = at(with(&ba_awa(), &[("endless", "forbid")]), ROUND);
        assert_eq!(position.check(Move::forward(7)), Err(IllegalMove::Endless { pit: PitId(7) }));
        assert!(!legal(&position).contains('b') && !legal(&position).is_empty());
    }
}
