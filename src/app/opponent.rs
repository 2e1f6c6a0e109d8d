//! The computer at the table: it thinks beside the frame and plays through the same door as a person.

use super::pace::{mood, pause};
use super::{
    Act, Actor, Deed, Endgames, FinishPlayback, GameSystems, Overlay, Playback, PositionReset, Screen, Session,
    Settings, Who,
};
use crate::ai::opening::by_heart;
use crate::ai::{Chance, EndgameTables, Level, Limits, Mind, Report, Search, Status, choose};
use crate::platform::{Job, Stopwatch, Work, set_going, threads_beside_the_frame};
use crate::rules::{Player, Position};
use bevy::prelude::*;
use std::ops::ControlFlow;
use std::sync::Arc;

/// What the computer is doing.
#[derive(Resource, Default)]
pub struct Thinking {
    thought: Option<Thought>,
}

impl Thinking {
    /// Whose move is being thought about.
    pub fn player(&self) -> Option<Player> {
        self.thought.as_ref().map(|t| t.player)
    }

    /// Whether the search is still at work; afterwards the computer only looks.
    pub(super) fn is_busy(&self) -> bool {
        self.thought.as_ref().is_some_and(|t| t.report.is_none())
    }
}

/// A thought about one position.
struct Thought {
    player: Player,
    mind: Mind,
    ply: usize,
    job: Job<Report>,
    report: Option<Report>,
    /// Seconds since the board has been lying still with this player to move.
    waited: f32,
    /// The player has seen enough.
    hurried: bool,
}

/// The most a browser's single thread may give to thinking in one frame, in milliseconds.
pub(super) const SLICE_MS: f64 = 6.0;
/// Nodes between two looks at the clock.
const NODES: u64 = 4000;
/// 2^18 entries: a few MiB, enough for a second of search.
const TABLE_BITS: u8 = 18;

/// The most threads that think about one move; more than two were never measured.
const MOST_THREADS: usize = 2;

/// A search beside the frame.
pub(super) struct ThinkWork {
    search: Search,
    watch: Stopwatch,
    budget_ms: f64,
}

impl ThinkWork {
    /// A search of `position` with these endgame tables that ends by itself after `budget_ms` milliseconds.
    pub(super) fn new(
        position: &Position,
        limits: Limits,
        budget_ms: u32,
        tables: Option<&Arc<EndgameTables>>,
    ) -> ThinkWork {
        ThinkWork::of(Search::with_endgames(position, limits, TABLE_BITS, tables), budget_ms)
    }

    /// The same for a game of a match: what counts is the match.
    fn in_match(position: &Position, limits: Limits, budget_ms: u32) -> ThinkWork {
        ThinkWork::of(Search::in_match(position, limits, TABLE_BITS), budget_ms)
    }

    fn of(search: Search, budget_ms: u32) -> ThinkWork {
        ThinkWork { search, watch: Stopwatch::start(), budget_ms: f64::from(budget_ms) }
    }

    /// The same with the threads that can be spared, if it ends by time alone. They end with it, within a slice.
    fn with_companions(self) -> ThinkWork {
        for mut companion in self.search.companions(threads()) {
            set_going(move || match companion.run(NODES) {
                Status::Working => ControlFlow::Continue(()),
                Status::Done => ControlFlow::Break(()),
            });
        }
        self
    }
}

/// How many threads may think about one move.
fn threads() -> u8 {
    threads_beside_the_frame().min(MOST_THREADS) as u8
}

/// How far to search for `level`. The highest is to be as strong as the machine allows: where another thread can help it,
/// which works only on searches by time, its time is the only limit.
fn limits(level: Level, position: &Position) -> Limits {
    let helped = level == Level::TOP && position.rules().board.players == 2 && threads() > 1;
    if helped { Limits::default() } else { level.limits() }
}

impl Work for ThinkWork {
    type Output = Report;

    fn slice(&mut self) -> bool {
        self.search.run(NODES) == Status::Done || self.watch.elapsed_ms() >= self.budget_ms
    }

    fn finish(self) -> Report {
        self.search.report()
    }
}

/// The systems that begin thoughts and look after them; what has time comes after them.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct ThinkSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>();
    let thinking = (forget_old_thoughts, think, hurry, decide).chain().in_set(ThinkSystems);
    app.add_systems(Update, thinking.in_set(GameSystems::Input));
}

/// A position that was taken back, or a game left for another, is not thought about any more.
fn forget_old_thoughts(
    mut thinking: ResMut<Thinking>,
    session: Option<Res<Session>>,
    mut resets: MessageReader<PositionReset>,
    screen: Res<State<Screen>>,
) {
    let reset = resets.read().count() > 0;
    let stale = thinking.thought.as_ref().is_some_and(|t| {
        let now = session.as_ref().map(|s| (s.moves().len(), s.mover()));
        reset || now != Some((t.ply, Some(t.player))) || *screen.get() != Screen::Play
    });
    if stale {
        thinking.thought = None;
    }
}

fn think(
    mut thinking: ResMut<Thinking>,
    session: Option<Res<Session>>,
    screen: Res<State<Screen>>,
    endgames: Res<Endgames>,
) {
    let Some(session) = session.filter(|s| !s.is_story() && *screen.get() == Screen::Play) else { return };
    if thinking.thought.is_some() {
        return;
    }
    let Some(player) = session.mover() else { return };
    let Some(Who::Computer(mind)) = session.seat(player).map(|s| s.who) else { return };
    let (limits, budget) = (limits(mind.level, session.position()), mind.level.think_ms());
    let tables = endgames.tables().filter(|_| mind.level.knows_endgames());
    let work = match session.contest() {
        Some(_) => ThinkWork::in_match(session.position(), limits, budget),
        None => ThinkWork::new(session.position(), limits, budget, tables),
    };
    let job = Job::start(work.with_companions(), budget);
    let ply = session.moves().len();
    thinking.thought = Some(Thought { player, mind, ply, job, report: None, waited: 0.0, hurried: false });
}

/// Who wants to see the end of a move at once, and finds everything at rest, wants the computer to move. Its search
/// is never cut short: it must not play worse because somebody is in a hurry.
fn hurry(mut wishes: MessageReader<FinishPlayback>, playback: Res<Playback>, mut thinking: ResMut<Thinking>) {
    let wished = wishes.read().count() > 0 && !playback.running();
    if let Some(thought) = thinking.thought.as_mut().filter(|_| wished) {
        thought.hurried = true;
    }
}

fn decide(
    time: Res<Time>,
    settings: Res<Settings>,
    overlay: Res<State<Overlay>>,
    playback: Res<Playback>,
    session: Option<Res<Session>>,
    mut thinking: ResMut<Thinking>,
    mut acts: MessageWriter<Act>,
) {
    let (Some(session), Some(thought)) = (session, thinking.thought.as_mut()) else { return };
    if thought.report.is_none() {
        thought.report = thought.job.poll(SLICE_MS);
    }
    if playback.running() || *overlay.get() != Overlay::None || session.offer().is_some() {
        return;
    }
    thought.waited += time.delta_secs();
    let failed = thought.job.failed();
    let mood = mood(session.seed(), thought.ply);
    let rested = |report: &Report| thought.hurried || thought.waited >= pause(report, mood, settings.speed);
    let Some(report) = thought.report.as_ref().filter(|report| rested(report)) else {
        if failed {
            play_anything(&session, thought.player, &mut acts);
            thinking.thought = None;
        }
        return;
    };
    // Taking back and playing on draws the same again.
    let chance = Chance::new(session.seed(), thought.ply);
    let by = Actor::Computer(thought.player);
    let known = by_heart(thought.mind, session.position(), chance);
    if let Some(mv) = known.or_else(|| choose(thought.mind, report, session.position(), chance)) {
        acts.write(Act { by, deed: Deed::Play(mv) });
    }
    thinking.thought = None;
}

/// A search that broke off must not leave the other side waiting: any legal move will do.
fn play_anything(session: &Session, player: Player, acts: &mut MessageWriter<Act>) {
    warn!("the search failed; the computer plays its first legal move");
    if let Some(mv) = session.position().legal().next() {
        acts.write(Act { by: Actor::Computer(player), deed: Deed::Play(mv) });
    }
}
