//! The clock that runs over a move's timeline, and where every seed is by it.

mod enact;

use super::{EndAgreed, GameSystems, MovePlayed, Overlay, PositionReset, Profile, Session, Settings};
use crate::choreography::{Anchor, Cue, Ledger, SeedId, Spot, Timeline, Whereabouts, choreograph};
use crate::rules::{Event, Player};
use bevy::prelude::*;

pub use enact::{Enact, Enacted};

/// A fact: a moment of the timeline has come.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct CueStarted {
    /// Which.
    pub cue: Cue,
    /// Whether the player skipped to it: many come at once then, and most should be silent.
    pub hurried: bool,
}

/// A fact: everything lies still and the numbers are those of the rules.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlaybackEnded;

/// A fact: a move starts to be shown; its first seeds are still where they were.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlaybackBegan;

/// A request: let this move come to its end at once; while nothing moves, let the computer that looks at the board move.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct FinishPlayback;

/// A request: show the last move once more.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShowAgain;

/// Where a seed is to be drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Pose {
    /// Exactly there.
    Exact(Whereabouts),
    /// On the way from one whereabouts to another, straight and quick; the number runs from 0 to 1.
    Between(Whereabouts, Whereabouts, f32),
}

/// Seconds in which seeds settle when a move is skipped or taken back.
pub const SETTLE: f32 = 0.15;

/// The move being shown.
#[derive(Resource, Default)]
pub struct Playback {
    timeline: Timeline,
    /// By seed: where it rests when this timeline does not move it.
    rest: Vec<Spot>,
    clock: f32,
    next_cue: usize,
    glide: Option<Glide>,
    running: bool,
    last: Option<LastMove>,
    before: Ledger,
    sower: Option<Player>,
}

/// Seeds on the way from wherever they were when the timeline was changed under them.
struct Glide {
    from: Vec<Whereabouts>,
    age: f32,
}

#[derive(Clone)]
struct LastMove {
    /// Who made it; nobody where an end was agreed on.
    player: Option<Player>,
    events: Vec<Event>,
    before: Ledger,
}

impl Playback {
    /// How many seeds there are.
    pub fn seeds(&self) -> usize {
        self.rest.len()
    }

    /// Whether `seed` is a quan stone.
    pub fn is_stone(&self, seed: SeedId) -> bool {
        self.before.is_stone(seed)
    }

    /// Whether anything moves.
    pub fn running(&self) -> bool {
        self.running
    }

    /// Whose move is being shown; `None` at rest, and while a position is laid out.
    pub fn sower(&self) -> Option<Player> {
        self.sower.filter(|_| self.running)
    }

    /// Seconds into the move that is shown.
    pub fn clock(&self) -> f32 {
        self.clock
    }

    /// Whether there is a move to show again.
    pub fn can_show_again(&self) -> bool {
        self.last.is_some()
    }

    /// Where `seed` is to be drawn now; `None` for a seed that is not in the game.
    pub fn pose(&self, seed: SeedId) -> Option<Pose> {
        let now = self.whereabouts(seed)?;
        let glide = self.glide.as_ref().and_then(|g| Some((g.from.get(seed.index())?, g.age / SETTLE)));
        Some(glide.map_or(Pose::Exact(now), |(from, u)| Pose::Between(*from, now, u.clamp(0.0, 1.0))))
    }

    /// Where the seeds lay before the move that is shown.
    pub(super) fn before(&self) -> &Ledger {
        &self.before
    }

    fn whereabouts(&self, seed: SeedId) -> Option<Whereabouts> {
        let spot = *self.rest.get(seed.index())?;
        Some(self.timeline.whereabouts(seed, self.clock).unwrap_or(Whereabouts::At(Anchor::Rest(spot))))
    }

    fn snapshot(&self) -> Vec<Whereabouts> {
        (0..self.rest.len() as u16).filter_map(|i| self.whereabouts(SeedId(i))).collect()
    }

    /// Starts `timeline`; `after` says where seeds rest that it does not move. Whatever was still
    /// in the air glides to its place in the new timeline.
    fn begin(&mut self, timeline: Timeline, after: &Ledger) {
        let from = self.snapshot();
        let moving = self.running && from.len() == after.len();
        self.glide = moving.then_some(Glide { from, age: 0.0 });
        self.rest = spots(after);
        self.timeline = timeline;
        self.clock = 0.0;
        self.next_cue = 0;
        self.running = true;
    }

    /// Lays every seed where `ledger` says; from the second time on they glide there.
    fn lay_out(&mut self, ledger: &Ledger) {
        let from = self.snapshot();
        let glide = (from.len() == ledger.len()).then_some(Glide { from, age: 0.0 });
        *self = Playback { rest: spots(ledger), running: true, glide, before: ledger.clone(), ..Playback::default() };
    }

    /// Moves the clock and returns the cues that it passes.
    fn advance(&mut self, seconds: f32, speed: f32) -> Vec<Cue> {
        self.clock += seconds * speed;
        if let Some(glide) = &mut self.glide {
            glide.age += seconds;
            if glide.age >= SETTLE {
                self.glide = None;
            }
        }
        let due = self.timeline.cues()[self.next_cue..].iter().take_while(|c| c.at <= self.clock).count();
        let cues = self.timeline.cues()[self.next_cue..self.next_cue + due].to_vec();
        self.next_cue += due;
        cues
    }

    fn finished(&self) -> bool {
        self.clock >= self.timeline.duration() && self.glide.is_none()
    }

    /// Jumps to the end; seeds glide to rest.
    fn finish(&mut self) -> Vec<Cue> {
        if !self.running || self.clock >= self.timeline.duration() {
            return Vec::new();
        }
        self.glide = Some(Glide { from: self.snapshot(), age: 0.0 });
        self.clock = self.timeline.duration();
        let cues = self.timeline.cues()[self.next_cue..].to_vec();
        self.next_cue = self.timeline.cues().len();
        cues
    }
}

fn spots(ledger: &Ledger) -> Vec<Spot> {
    let mut resting: Vec<_> = ledger.resting().collect();
    resting.sort_by_key(|(seed, _, _)| *seed);
    resting.into_iter().map(|(_, place, slot)| Spot { place, slot }).collect()
}

/// The systems that move the clock; whoever reads cues in the same set comes after them.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct PlaybackClock;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Playback>()
        .add_message::<CueStarted>()
        .add_message::<PlaybackBegan>()
        .add_message::<PlaybackEnded>()
        .add_message::<FinishPlayback>()
        .add_message::<ShowAgain>()
        .add_message::<Enact>()
        .init_resource::<Enacted>();
    app.add_systems(
        Update,
        (
            (enact::return_to_game, lay_out_positions).chain(),
            begin_moves,
            show_again,
            enact::enact,
            finish_early,
            run_clock,
        )
            .chain()
            .in_set(GameSystems::Playback)
            .in_set(PlaybackClock),
    );
}

fn lay_out_positions(
    session: Option<Res<Session>>,
    mut playback: ResMut<Playback>,
    mut resets: MessageReader<PositionReset>,
) {
    let reset = resets.read().count() > 0;
    if let Some(session) = session.filter(|_| reset) {
        playback.lay_out(session.ledger());
    }
}

fn begin_moves(
    session: Option<ResMut<Session>>,
    settings: Res<Settings>,
    profile: Res<Profile>,
    mut playback: ResMut<Playback>,
    mut moves: MessageReader<MovePlayed>,
    mut ends: MessageReader<EndAgreed>,
    mut began: MessageWriter<PlaybackBegan>,
) {
    let Some(mut session) = session else { return };
    let moves = moves.read().map(|played| (Some(played.player), &played.events, &played.before));
    let ends = ends.read().map(|agreed| (None, &agreed.events, &agreed.before));
    for (player, events, before) in moves.chain(ends) {
        let mut ledger = before.clone();
        let rules = session.position().rules().clone();
        let tempo = settings.tempo(&profile);
        let timeline = choreograph(&rules, events, &mut ledger, &tempo);
        if !ledger.matches(session.position().board()) {
            // Only possible if another act came in the same frame: the later one lays out anew.
            ledger = Ledger::from_board(&rules, session.position().board());
        }
        playback.last = Some(LastMove { player, events: events.clone(), before: before.clone() });
        playback.sower = player;
        playback.before = before.clone();
        playback.begin(timeline, &ledger);
        session.settle(ledger);
        began.write(PlaybackBegan);
    }
}

fn show_again(
    session: Option<Res<Session>>,
    settings: Res<Settings>,
    profile: Res<Profile>,
    mut playback: ResMut<Playback>,
    mut wishes: MessageReader<ShowAgain>,
    mut began: MessageWriter<PlaybackBegan>,
) {
    let wished = wishes.read().count() > 0;
    let (Some(session), Some(last)) = (session.filter(|_| wished), playback.last.clone()) else { return };
    let mut ledger = last.before.clone();
    let timeline = choreograph(session.position().rules(), &last.events, &mut ledger, &settings.tempo(&profile));
    playback.sower = last.player;
    playback.before = last.before;
    playback.begin(timeline, &ledger);
    began.write(PlaybackBegan);
}

fn finish_early(
    mut playback: ResMut<Playback>,
    mut wishes: MessageReader<FinishPlayback>,
    mut cues: MessageWriter<CueStarted>,
) {
    if wishes.read().count() > 0 {
        cues.write_batch(playback.finish().into_iter().map(|cue| CueStarted { cue, hurried: true }));
    }
}

fn run_clock(
    time: Res<Time>,
    settings: Res<Settings>,
    overlay: Res<State<Overlay>>,
    mut playback: ResMut<Playback>,
    mut cues: MessageWriter<CueStarted>,
    mut ended: MessageWriter<PlaybackEnded>,
) {
    if !playback.running || *overlay.get() != Overlay::None {
        return;
    }
    let due = playback.advance(time.delta_secs(), settings.speed);
    cues.write_batch(due.into_iter().map(|cue| CueStarted { cue, hurried: false }));
    if playback.finished() {
        playback.running = false;
        ended.write(PlaybackEnded);
    }
}
