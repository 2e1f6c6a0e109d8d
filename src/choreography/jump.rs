//! Laps of a relay that are left out: those of one that would never end, and those that would take too long.

use super::ledger::Ledger;
use super::score::{Score, rest};
use super::{CueKind, Motion, SeedId, Spot, Tempo};
use crate::rules::{Event, Place, StopReason};

/// Laps of an endless relay that are shown before the others are left out.
const SHOWN_LAPS: usize = 2;
/// Seconds after which the laps of a relay are left out, up to the last one.
const PATIENCE: f32 = 12.0;
/// Seconds in which the seeds of laps left out come to lie where they end up.
const JUMP: f32 = 0.6;

impl Score<'_> {
    /// Up to which of `events` nothing is shown, counted from the event `at`; `None` if that one is shown.
    ///
    /// Of an endless relay the first laps are shown, and of a very long one the last lap too: it is the one that
    /// takes something.
    pub(super) fn skips(&self, events: &[Event], at: usize) -> Option<usize> {
        if !matches!(events[at], Event::Pick { .. }) {
            return None;
        }
        let rest = &events[at..];
        let endless = rest.iter().position(|e| *e == Event::Stop { reason: StopReason::Endless });
        let last = rest.iter().rposition(|e| matches!(e, Event::Pick { .. })).filter(|last| *last > 0);
        match endless {
            Some(end) => (self.laps >= SHOWN_LAPS).then_some(at + end),
            None => last.filter(|_| self.now > PATIENCE).map(|last| at + last),
        }
    }

    /// Lets the seeds of `events`, whole laps of a relay, lie at once where they end up.
    pub(super) fn leave_out(&mut self, events: &[Event]) {
        self.settle();
        let before = spots(self.ledger);
        let laps = events.iter().filter(|e| matches!(e, Event::Pick { .. })).count();
        self.cue(CueKind::LeftOut { laps: laps.try_into().unwrap_or(u16::MAX) });
        events.iter().for_each(|event| self.fold(event));
        let end = self.now + if self.tempo.reduced { Tempo::FADE } else { JUMP };
        let after = spots(self.ledger);
        for ((seed, from), (_, to)) in before.iter().zip(&after).filter(|(b, a)| b != a) {
            let (from, to) = (rest(from.place, from.slot), rest(to.place, to.slot));
            self.travel_as(*seed, end, from, to, Motion::Fade);
        }
        self.now = (self.now + end) / 2.0;
        for place in changed(&before, &after) {
            self.cue(CueKind::Counted { place, pieces: self.ledger.pieces(place) });
        }
        self.now = end;
    }

    /// Moves the seeds of the ledger as `event` says, without showing it.
    fn fold(&mut self, event: &Event) {
        match *event {
            Event::Pick { pit, n } => {
                let seeds = self.ledger.take(Place::Pit(pit), n.into());
                self.ledger.fill_hand(seeds.into_iter().rev().collect());
                self.laps += 1;
            }
            Event::Sow { pit } => {
                if let Some(seed) = self.ledger.next_from_hand() {
                    self.ledger.lay(Place::Pit(pit), seed);
                }
                if let Some(hand) = &mut self.hand {
                    (hand.over, hand.sown) = (pit, hand.sown + 1);
                }
            }
            Event::Capture { pit, pieces, to } => {
                let store = self.ledger.store_of(to);
                let seeds = self.ledger.take(Place::Pit(pit), pieces.dan.into());
                let stone = if pieces.quan > 0 { self.ledger.take_stone(Place::Pit(pit)) } else { None };
                for seed in seeds.into_iter().chain(stone) {
                    self.ledger.lay(store, seed);
                }
            }
            // No relay goes on after any of these, nor do they lie within one.
            Event::Again { .. }
            | Event::Pass { .. }
            | Event::Refill { .. }
            | Event::Borrow { .. }
            | Event::Sweep { .. }
            | Event::Collect { .. }
            | Event::LastEight { .. }
            | Event::Stop { .. }
            | Event::Turn { .. }
            | Event::End { .. } => {}
        }
    }
}

/// Where every seed rests, in the order of the seeds.
fn spots(ledger: &Ledger) -> Vec<(SeedId, Spot)> {
    let mut spots: Vec<_> = ledger.resting().map(|(seed, place, slot)| (seed, Spot { place, slot })).collect();
    spots.sort_by_key(|(seed, _)| *seed);
    spots
}

/// The places whose piles differ.
fn changed(before: &[(SeedId, Spot)], after: &[(SeedId, Spot)]) -> Vec<Place> {
    let mut places = Vec::new();
    for ((_, from), (_, to)) in before.iter().zip(after).filter(|(b, a)| b != a) {
        for place in [from.place, to.place] {
            if !places.contains(&place) {
                places.push(place);
            }
        }
    }
    places
}
