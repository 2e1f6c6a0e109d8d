//! Ba-awa: fours in passing and at the end, relays, the last eight (RULES B.1).

use super::guard::Guard;
use super::sowing::Course;
use super::{Board, Capture, EndReason, Event, LastEight, Move, PitCounts, PitId, Relay, Ruleset, StopReason, Winner};

/// What a falling seed wins.
const FOUR: u16 = 4;
/// Whoever opened the game takes so many when no more are left.
const LAST: u16 = 8;

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
                self.win_four(pit, if left == 0 { fours.last } else { fours.passing });
                let few = fours.last_eight == LastEight::AtOnce && self.board.in_play() <= LAST;
                if few {
                    self.give_last_eight();
                }
                if few || left == 0 {
                    return Lap::Over;
                }
            }
        }
        Lap::Fell(pit)
    }

    fn win_four(&mut self, pit: PitId, winner: Winner) {
        let owner = self.board.owners[pit.index()].filter(|_| winner == Winner::Owner);
        let to = owner.unwrap_or(self.board.mover);
        self.happen(Event::Capture { pit, pieces: self.board.pits[pit.index()], to });
    }

    /// After a whole move: gives the last eight if it is then that they are given. Answers whether the game is over.
    pub fn ends_with_eight(&mut self) -> bool {
        let after = Fours::of(self.rules).is_some_and(|fours| fours.last_eight == LastEight::AfterMove);
        if after && self.board.in_play() <= LAST {
            self.give_last_eight();
        }
        self.board.over.is_some()
    }

    /// Everything in play, the hand included, goes to the player who opened the game.
    fn give_last_eight(&mut self) {
        let from = all_seeds(self.rules, self.board);
        let (player, hand) = (self.board.starter, self.board.hand.dan);
        self.happen(Event::LastEight { player, from, hand });
        self.happen(Event::End { reason: EndReason::LastEight });
    }
}

fn all_seeds(rules: &Ruleset, board: &Board) -> PitCounts {
    let mut from = PitCounts::default();
    for pit in rules.ring() {
        from.0[pit.index()] = board.seeds(pit);
    }
    from
}

/// Whether the relay that `mv` begins would go on for ever.
pub(super) fn is_endless(rules: &Ruleset, board: &Board, mv: Move) -> bool {
    let Some(fours) = Fours::of(rules) else { return false };
    let (mut after, mut endless) = (*board, false);
    let tell = |event| endless |= event == Event::Stop { reason: StopReason::Endless };
    Course { rules, board: &mut after, tell }.play_fours(fours, mv);
    endless
}
