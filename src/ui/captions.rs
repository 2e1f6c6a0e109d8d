//! What is said about a move while it is shown, and why it happened: from the events and the cues.

mod tale;

use self::tale::{Tale, is_agreed};
use super::words::Phrase;
use crate::app::{Refusal, Seat};
use crate::choreography::CueKind;
use crate::rules::{Board, EndReason, Event, IllegalMove, Player, Ruleset, StopReason};

/// Says the sentences of a move as its cues come by.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Narrator {
    tale: Option<Tale>,
    said: Vec<Phrase>,
}

impl Narrator {
    /// The sentences that hold now.
    pub(super) fn said(&self) -> &[Phrase] {
        &self.said
    }

    /// Forgets the move and says something else.
    pub(super) fn say_instead(&mut self, phrases: Vec<Phrase>) {
        *self = Narrator { tale: None, said: phrases };
    }

    /// Learns the move of `player` that will be shown; `before` is the board it was played on.
    pub(super) fn learn(&mut self, rules: &Ruleset, seats: &[Seat], before: &Board, player: Player, events: &[Event]) {
        self.tale = Tale::of(rules, seats, before, player, events);
        // An agreement lifts no seeds with which its tale would begin.
        if let Some(tale) = self.tale.as_ref().filter(|_| is_agreed(events)) {
            self.said = vec![tale.sowing.clone()];
        }
    }

    /// Follows the picture. Lifting seeds begins the tale anew, so a move can be shown again.
    pub(super) fn hear(&mut self, cue: CueKind) {
        let Some(tale) = &self.tale else { return };
        match cue {
            CueKind::Lifted { .. } => self.said = [&tale.sowing].into_iter().chain(&tale.foreign).cloned().collect(),
            CueKind::PassedOver { .. } => {
                let why = Phrase::new("why-origin");
                if !self.said.contains(&why) {
                    self.said.push(why);
                }
            }
            CueKind::LastSeed { .. } => self.said.extend(tale.nothing.clone()),
            CueKind::Captured { link, n, to, .. } => self.said = tale.captured(usize::from(link) + 1, n, to),
            CueKind::Stopped { reason } => {
                if let Some(why) = stopped(reason, tale.laps) {
                    self.said = vec![tale.sowing.clone(), why];
                }
            }
            CueKind::Swept { .. } | CueKind::HandGiven { .. } => self.said.clone_from(&tale.sweep),
            CueKind::Ended { reason } => {
                let why = ended(reason);
                if !self.said.contains(&why) {
                    self.said.push(why);
                }
            }
            CueKind::Again { .. } => self.said = vec![Phrase::new("event-again").arg("who", tale.who)],
            CueKind::LeftOut { laps } => {
                self.said = vec![tale.sowing.clone(), Phrase::new("note-left-out").arg("n", laps)];
            }
            CueKind::Passed { player } if tale.out.contains(&player) => {}
            CueKind::Passed { player } => self.said.extend(tale.passed(player)),
            CueKind::Refilled { borrowed, from, .. } => {
                let said = tale.laid_out(borrowed, from);
                if !self.said.contains(&said) {
                    self.said.push(said);
                }
            }
            CueKind::Sown { .. } | CueKind::Stored { .. } | CueKind::Counted { .. } | CueKind::TurnPassed { .. } => {}
        }
    }
}

fn ended(reason: EndReason) -> Phrase {
    Phrase::new(match reason {
        EndReason::NoMove => "over-reason-no-move",
        EndReason::Majority => "over-reason-majority",
        EndReason::Level => "over-reason-level",
        EndReason::Cycle => "over-reason-cycle",
        EndReason::LastEight => "over-reason-last8",
        EndReason::LastFour => "over-reason-last4",
        EndReason::QuanGone => "over-reason-het-quan",
        EndReason::Empty => "over-reason-empty",
        EndReason::RowEmpty => "over-reason-row-empty",
        EndReason::Agreed => "over-reason-agreed",
    })
}

/// Why a relay or a chain went no further, where that is worth a sentence.
fn stopped(reason: StopReason, laps: u16) -> Option<Phrase> {
    let key = match reason {
        StopReason::GrandSlam => "why-grand-slam",
        StopReason::Endless => return Some(Phrase::new("why-endless").arg("n", laps)),
        StopReason::Quan => "why-quan",
        StopReason::YoungQuan => "why-young-quan",
        StopReason::TwoEmpty => "why-two-empty",
        StopReason::Chain => return None,
    };
    Some(Phrase::new(key))
}

/// Why a tap did nothing.
pub(super) fn refusal(why: Refusal, thinking: bool) -> Phrase {
    match why {
        Refusal::Rules(illegal) => Phrase::new(illegal_key(illegal)),
        Refusal::NotYourTurn if thinking => Phrase::new("illegal-thinking"),
        Refusal::NotYourTurn => Phrase::new("illegal-not-your-turn"),
        Refusal::OfferOpen => Phrase::new("illegal-offer-open"),
    }
}

/// The key of the words for an illegal move.
pub(super) fn illegal_key(illegal: IllegalMove) -> &'static str {
    match illegal {
        IllegalMove::Over => "illegal-over",
        IllegalMove::NoSuchPit { .. } => "illegal-no-such-pit",
        IllegalMove::NotYours { .. } => "illegal-not-yours",
        IllegalMove::Burnt { .. } => "illegal-burnt",
        IllegalMove::Empty { .. } => "illegal-empty",
        IllegalMove::Direction => "illegal-direction",
        IllegalMove::Starves { .. } => "illegal-starves",
        IllegalMove::MustFeed { .. } => "illegal-must-feed",
        IllegalMove::Endless { .. } => "illegal-endless",
    }
}

#[cfg(test)]
mod tests;
