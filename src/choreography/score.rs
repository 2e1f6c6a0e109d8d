//! The score of a move: events become movements and cues.

use super::{Anchor, Cue, CueKind, Ledger, Motion, SeedId, Segment, Spot, Tempo, Timeline};
use crate::rules::{Event, Origin, Pieces, PitCounts, PitId, PitSet, Place, Player, Ruleset};

/// Parts of a move, in seconds.
mod beat {
    /// A handful gathers and rises.
    pub const LIFT: f32 = 0.34;
    /// A seed falls out of the hand.
    pub const DROP: f32 = 0.30;
    /// After the last seed, before a capture or the end of the move.
    pub const LOOK: f32 = 0.38;
    /// A won seed flies to its store.
    pub const WIN: f32 = 0.50;
    /// From one won seed to the next.
    pub const WIN_STEP: f32 = 0.12;
    /// No longer than this leave the seeds of one pit, however many they are.
    pub const WIN_WHOLE: f32 = 1.8;
    /// No longer than this leave all that is swept.
    pub const SWEEP_WHOLE: f32 = 3.0;
    /// From one captured pit to the next.
    pub const LINK: f32 = 0.26;
    /// From one swept seed to the next.
    pub const SWEEP_STEP: f32 = 0.05;
    /// Everything settles.
    pub const REST: f32 = 0.25;
}

/// Turns the events of one move into a timeline and brings `ledger` up to date with them.
///
/// `ledger` must stand at the position before the move; afterwards it stands at the position
/// after it, which the caller asserts with [`Ledger::matches`].
pub fn choreograph(rules: &Ruleset, events: &[Event], ledger: &mut Ledger, tempo: &Tempo) -> Timeline {
    let timeline = Timeline::new(ledger.len());
    let mut score = Score { rules, ledger, tempo, timeline, now: 0.0, hand: None, link: 0, laps: 0 };
    let mut at = 0;
    while let Some(event) = events.get(at) {
        if let Some(next) = score.skips(events, at) {
            score.leave_out(&events[at..next]);
            at = next;
        } else {
            score.event(event);
            at += 1;
        }
    }
    score.timeline.finish(beat::REST)
}

/// Where the hand hovers and what it has done since it was filled.
#[derive(Clone, Copy)]
pub(super) struct Hand {
    origin: PitId,
    /// Seeds left in the origin, below those lifted.
    below: u16,
    pub(super) over: PitId,
    pub(super) sown: usize,
}

/// What is written while a move's events are read.
pub(super) struct Score<'a> {
    rules: &'a Ruleset,
    pub(super) ledger: &'a mut Ledger,
    pub(super) tempo: &'a Tempo,
    timeline: Timeline,
    pub(super) now: f32,
    pub(super) hand: Option<Hand>,
    link: u16,
    /// How often a pit was lifted so far.
    pub(super) laps: usize,
}

impl Score<'_> {
    fn event(&mut self, event: &Event) {
        match *event {
            Event::Pick { pit, n } => self.pick(pit, n),
            Event::Sow { pit } => self.sow(pit),
            Event::Capture { pit, pieces, to } => self.capture(pit, pieces, to),
            Event::Again { player } => self.word(CueKind::Again { player }),
            Event::Pass { player } => self.pass(player),
            Event::Refill { pit, player } => self.refill(pit, Some(player), false),
            Event::Borrow { pit, lender, .. } => self.refill(pit, lender, true),
            Event::Sweep { player, from } => self.gather(player, &from, PitSet::default()),
            Event::Collect { player, dan, quan } => self.gather(player, &dan, quan),
            Event::LastEight { player, from, hand } => {
                self.give_hand(hand, player);
                self.gather(player, &from, PitSet::default());
            }
            Event::Stop { reason } => {
                self.look_at_last_seed();
                self.cue(CueKind::Stopped { reason });
            }
            Event::Turn { player } => self.word(CueKind::TurnPassed { player }),
            Event::End { reason } => self.word(CueKind::Ended { reason }),
        }
    }

    pub(super) fn cue(&mut self, kind: CueKind) {
        self.timeline.cue(Cue { at: self.now, kind });
    }

    /// Says something once everything lies still.
    fn word(&mut self, kind: CueKind) {
        self.look_at_last_seed();
        self.settle();
        self.cue(kind);
    }

    /// Time to see that a row has nothing to move.
    fn pass(&mut self, player: Player) {
        self.word(CueKind::Passed { player });
        self.now += Tempo::PASS;
    }

    /// Waits until nothing moves any more.
    pub(super) fn settle(&mut self) {
        self.now = self.now.max(self.timeline.duration());
    }

    /// The handful rises out of its pit. A relay goes on at the pace that it has reached.
    fn pick(&mut self, pit: PitId, n: u16) {
        if self.hand.is_none() {
            self.link = 0;
        }
        self.laps += 1;
        self.settle();
        let sown = self.hand.map_or(0, |hand| hand.sown);
        let seeds = self.ledger.take(Place::Pit(pit), n.into());
        let below = self.ledger.pile(Place::Pit(pit)).len() as u16;
        let end = self.now + self.seconds(beat::LIFT);
        if !self.tempo.reduced {
            for (slot, seed) in (0u16..).zip(&seeds) {
                let from = rest(Place::Pit(pit), below + slot);
                self.travel(*seed, end, from, hand_anchor(pit, slot, n), Motion::Lift);
            }
        }
        self.cue(CueKind::Lifted { pit, n });
        // The topmost seed falls first.
        self.ledger.fill_hand(seeds.into_iter().rev().collect());
        self.hand = Some(Hand { origin: pit, below, over: pit, sown });
        self.now = end;
    }

    /// The hand moves on over `pit` and drops one seed into it.
    fn sow(&mut self, pit: PitId) {
        let Some(hand) = self.hand else { return };
        let step = self.tempo.step(hand.sown / self.rules.ring_len());
        self.carry(hand, pit, step);
        let Some(seed) = self.ledger.next_from_hand() else { return };
        let left = self.ledger.hand().len() as u16;
        let slot = self.ledger.lay(Place::Pit(pit), seed);
        let falls = self.seconds(beat::DROP).min(step * 1.3);
        self.now += step * 0.62;
        // Without flight a seed waits in its own pit, where the topmost falls first.
        let flying = hand_anchor(pit, left, left + 1);
        let from = if self.tempo.reduced { rest(Place::Pit(hand.origin), hand.below + left) } else { flying };
        self.travel(seed, self.now + falls, from, rest(Place::Pit(pit), slot), Motion::Drop);
        // A falling seed is heard when it first touches, before its bounce has died away.
        let at = self.now + falls * Segment::TOUCH;
        self.timeline.cue(Cue { at, kind: CueKind::Sown { pit, seed, count: slot + 1, left } });
        self.now += step * 0.38;
        self.hand = Some(Hand { over: pit, sown: hand.sown + 1, ..hand });
    }

    /// Moves the whole handful from over one pit to over the next, in the first part of a step.
    fn carry(&mut self, hand: Hand, pit: PitId, step: f32) {
        let skips = self.rules.sowing.origin == Origin::Skipped;
        if skips && hand.over != hand.origin && self.rules.before(pit) == hand.origin {
            self.cue(CueKind::PassedOver { pit: hand.origin });
        }
        if self.tempo.reduced {
            return;
        }
        let seeds = self.ledger.hand().to_vec();
        let of = seeds.len() as u16;
        let end = self.now + step * 0.62;
        for (i, seed) in (0u16..).zip(&seeds) {
            let slot = of - 1 - i;
            self.travel(*seed, end, hand_anchor(hand.over, slot, of), hand_anchor(pit, slot, of), Motion::Carry);
        }
    }

    /// Once the hand is empty, waits for the last seed to settle and points at its pit.
    fn look_at_last_seed(&mut self) {
        if !self.ledger.hand().is_empty() {
            return;
        }
        let Some(hand) = self.hand.take() else { return };
        self.settle();
        let count = self.ledger.pile(Place::Pit(hand.over)).len() as u16;
        self.cue(CueKind::LastSeed { pit: hand.over, count });
        self.now += beat::LOOK;
    }

    /// A pit is won, once the seed that fell there lies still; the hand waits if it is not empty yet.
    fn capture(&mut self, pit: PitId, pieces: Pieces, to: Player) {
        self.look_at_last_seed();
        if !self.ledger.hand().is_empty() {
            self.settle();
        } else if self.link > 0 {
            self.now += self.seconds(beat::LINK);
        }
        let n = pieces.dan + u16::from(pieces.quan);
        self.cue(CueKind::Captured { pit, n, to, link: self.link });
        self.link += 1;
        self.win(pit, pieces, to, beat::WIN_STEP.min(beat::WIN_WHOLE / f32::from(n.max(1))));
    }

    /// What is left on the board goes to `to`, pit by pit.
    fn gather(&mut self, to: Player, dan: &PitCounts, quan: PitSet) {
        self.look_at_last_seed();
        self.settle();
        let step = beat::SWEEP_STEP.min(beat::SWEEP_WHOLE / f32::from(dan.total().max(1)));
        for pit in self.rules.ring() {
            let stone = quan.pits().any(|square| square == pit);
            let pieces = Pieces { dan: dan.0[pit.index()], quan: u8::from(stone) };
            if !pieces.is_empty() {
                self.cue(CueKind::Swept { pit, n: pieces.dan + u16::from(pieces.quan), to });
                self.win(pit, pieces, to, step);
            }
        }
    }

    /// The top seeds of `pit`, and then its stones, fly to a store one after the other.
    fn win(&mut self, pit: PitId, pieces: Pieces, to: Player, step: f32) {
        let place = Place::Pit(pit);
        let seeds = self.ledger.take(place, pieces.dan.into());
        let below = self.ledger.pile(place).len() as u16;
        for (i, seed) in (below..).zip(seeds).collect::<Vec<_>>().into_iter().rev() {
            self.store(seed, rest(place, i), to, step);
        }
        for _ in 0..pieces.quan {
            let Some(stone) = self.ledger.take_stone(place) else { return };
            let slot = self.ledger.stones(place).len() as u16;
            self.store(stone, rest(place, slot), to, step);
        }
    }

    /// One seed or stone flies to a store.
    fn store(&mut self, seed: SeedId, from: Anchor, player: Player, step: f32) {
        let end = self.now + self.seconds(beat::WIN);
        let place = self.ledger.store_of(player);
        let slot = self.ledger.lay(place, seed);
        self.travel(seed, end, from, rest(place, slot), Motion::Win);
        let total = self.ledger.pile(place).len() as u16;
        self.timeline.cue(Cue { at: end, kind: CueKind::Stored { player, place, seed, total } });
        self.now += self.seconds(step);
    }

    /// The hand itself is given to a store.
    fn give_hand(&mut self, n: u16, to: Player) {
        self.settle();
        let Some(hand) = self.hand.filter(|_| n > 0) else { return };
        self.cue(CueKind::HandGiven { n, to });
        for left in (0..n).rev() {
            let Some(seed) = self.ledger.next_from_hand() else { return };
            let flying = hand_anchor(hand.over, left, left + 1);
            let from = if self.tempo.reduced { rest(Place::Pit(hand.origin), hand.below + left) } else { flying };
            self.store(seed, from, to, beat::SWEEP_STEP);
        }
        self.hand = None;
    }

    /// A seed goes from a store, or from the bank, into an empty pit. What the bank lends comes from where the
    /// borrower's own won seeds lie.
    fn refill(&mut self, pit: PitId, from: Option<Player>, borrowed: bool) {
        self.look_at_last_seed();
        self.settle();
        let store = self.ledger.store_of(from.unwrap_or(self.rules.side(pit)));
        let lent = from.and_then(|_| self.ledger.take(store, 1).pop());
        let seed = lent.unwrap_or_else(|| self.ledger.new_seed());
        let start = rest(store, self.ledger.pile(store).len() as u16);
        let slot = self.ledger.lay(Place::Pit(pit), seed);
        let end = self.now + self.seconds(beat::WIN);
        self.travel(seed, end, start, rest(Place::Pit(pit), slot), Motion::Win);
        self.timeline.cue(Cue { at: end, kind: CueKind::Refilled { pit, seed, count: slot + 1, from, borrowed } });
    }

    fn travel(&mut self, seed: SeedId, end: f32, from: Anchor, to: Anchor, motion: Motion) {
        let motion = if self.tempo.reduced { Motion::Fade } else { motion };
        self.travel_as(seed, end, from, to, motion);
    }

    pub(super) fn travel_as(&mut self, seed: SeedId, end: f32, from: Anchor, to: Anchor, motion: Motion) {
        self.timeline.move_seed(Segment { seed, start: self.now, end, from, to, motion });
    }

    fn seconds(&self, beat: f32) -> f32 {
        if self.tempo.reduced { beat.min(Tempo::FADE) } else { beat }
    }
}

impl Segment {
    /// The part of a fall after which the seed first touches; the rest is its bounce.
    pub const TOUCH: f32 = 0.62;
}

pub(super) fn rest(place: Place, slot: u16) -> Anchor {
    Anchor::Rest(Spot { place, slot })
}

fn hand_anchor(over: PitId, slot: u16, of: u16) -> Anchor {
    Anchor::Hand { over: Place::Pit(over), slot, of }
}
