//! The computer at the table: it thinks beside the frame and plays through the same door as a person.

use super::{Act, Actor, Deed, GameSystems, Overlay, Playback, PositionReset, Screen, Session, Who};
use crate::ai::{Level, Limits, Report, Search, Status, choose};
use crate::platform::{Job, Stopwatch, Work};
use crate::rules::{Player, Position};
use bevy::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

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
}

/// A thought about one position.
struct Thought {
    player: Player,
    level: Level,
    ply: usize,
    job: Job<Report>,
    report: Option<Report>,
    /// Seconds since the board has been lying still with this player to move.
    waited: f32,
}

/// Seconds that lie at least between a settled board and the computer's move, so that a person
/// can look; close decisions take a little longer.
const SHORTEST_PAUSE: f32 = 0.7;
const LONGEST_PAUSE: f32 = 1.6;
/// The most a browser's single thread may give to thinking in one frame, in milliseconds.
pub(super) const SLICE_MS: f64 = 6.0;
/// Nodes between two looks at the clock.
const NODES: u64 = 4000;
/// 2^18 entries: a few MiB, enough for a second of search.
const TABLE_BITS: u8 = 18;

/// A search beside the frame.
pub(super) struct ThinkWork {
    search: Search,
    watch: Stopwatch,
    budget_ms: f64,
}

impl ThinkWork {
    /// A search of `position` that ends by itself after `budget_ms` milliseconds.
    pub(super) fn new(position: &Position, limits: Limits, budget_ms: u32) -> ThinkWork {
        let search = Search::new(position, limits, TABLE_BITS);
        ThinkWork { search, watch: Stopwatch::start(), budget_ms: f64::from(budget_ms) }
    }
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

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>();
    app.add_systems(Update, (forget_old_thoughts, think, decide).chain().in_set(GameSystems::Input));
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

fn think(mut thinking: ResMut<Thinking>, session: Option<Res<Session>>, screen: Res<State<Screen>>) {
    let Some(session) = session.filter(|s| !s.is_story() && *screen.get() == Screen::Play) else { return };
    if thinking.thought.is_some() {
        return;
    }
    let Some(player) = session.mover() else { return };
    let Some(Who::Computer(level)) = session.seat(player).map(|s| s.who) else { return };
    let budget = level.think_ms();
    let job = Job::start(ThinkWork::new(session.position(), level.limits(), budget), budget);
    let ply = session.moves().len();
    thinking.thought = Some(Thought { player, level, ply, job, report: None, waited: 0.0 });
}

fn decide(
    time: Res<Time>,
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
    let Some(report) = thought.report.as_ref().filter(|r| thought.waited >= pause(r)) else {
        if failed {
            play_anything(&session, thought.player, &mut acts);
            thinking.thought = None;
        }
        return;
    };
    // One stream of chances per ply: taking back and playing on draws the same again.
    let mut rng = ChaCha8Rng::seed_from_u64(session.seed());
    rng.set_stream(thought.ply as u64);
    let by = Actor::Computer(thought.player);
    if let Some(mv) = choose(thought.level, report, session.position(), &mut rng) {
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

/// How long the computer looks at a settled board: longer when its two best moves are close.
fn pause(report: &Report) -> f32 {
    match report.all.as_slice() {
        [best, second, ..] if best.score - second.score <= 1 => LONGEST_PAUSE,
        _ => SHORTEST_PAUSE,
    }
}
