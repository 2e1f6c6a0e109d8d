//! What one frame of the whole game costs the processor, drawing left out: `cargo bench --profile dev --bench frame`
//! (the dev profile, because that build of Bevy is there already; a release build is quicker).
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a bench may break off")]

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use gieo::ai::{Limits, Report, Search, Status};
use gieo::app::{Act, Actor, Deed, GameData, Playback, Screen, Seat, Session, StartGame, Who};
use gieo::platform::{Job, Storage, Work};
use gieo::rules::{Move, Player, Position, Ruleset, RulesetId};
use std::time::{Duration, Instant};

/// One frame of game time.
const FRAME: Duration = Duration::from_micros(16_667);
/// How many frames are timed in each state.
const FRAMES: usize = 400;
/// How long a search lasts, and what it may take of a frame where it has no thread, in milliseconds: as in the game.
const BUDGET_MS: u32 = 1000;
const SLICE_MS: f64 = 6.0;

fn main() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = gieo::without_screen(Storage::at(folder.path()));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    until(&mut app, |app| *app.world().resource::<State<Screen>>().get() == Screen::Title);
    let title = timed(&mut app, |_| true);
    start(&mut app);
    let resting = timed(&mut app, |app| !playing(app));
    let sowing = timed_moves(&mut app);
    let laid_out = timed_openings(&mut app);
    let beside = timed_beside_search(&mut app);
    report("title", &title);
    report("board, all 48 seeds at rest", &resting);
    report("board, a hand being sown", &sowing);
    report("board, all 48 seeds in flight", &laid_out);
    report("board, a search on its thread", &beside);
    report("the search's share: own thread", &shares(Job::start));
    report("the same in slices, no thread", &shares(Job::start_in_slices));
    let ratio = |times| median(times).as_secs_f64() / median(&resting).as_secs_f64();
    println!("to rest as 1: sowing {:.2}, all in flight {:.2}", ratio(&sowing), ratio(&laid_out));
}

fn playing(app: &App) -> bool {
    app.world().resource::<Playback>().running()
}

fn until(app: &mut App, done: impl Fn(&App) -> bool) {
    for _ in 0..20_000 {
        app.update();
        if done(app) {
            return;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    panic!("the game did not get there");
}

/// Two people, so that no search runs beside.
fn ask_for_game(app: &mut App) {
    let rules = app.world().resource::<GameData>().ruleset(&RulesetId("oware".into())).cloned().unwrap();
    let seats = Seat::pair(Who::Person, Who::Person);
    app.world_mut().write_message(StartGame::fresh(rules, seats, Player::SOUTH, 7));
}

fn start(app: &mut App) {
    ask_for_game(app);
    until(app, |app| *app.world().resource::<State<Screen>>().get() == Screen::Play);
    until(app, |app| !playing(app));
}

/// The time of single frames while `wanted`.
fn timed(app: &mut App, wanted: impl Fn(&App) -> bool) -> Vec<Duration> {
    let mut times = Vec::new();
    while times.len() < FRAMES && wanted(app) {
        let began = Instant::now();
        app.update();
        times.push(began.elapsed());
    }
    times
}

/// The time of frames in which seeds are on their way, over as many moves as it takes.
fn timed_moves(app: &mut App) -> Vec<Duration> {
    let rules = app.world().resource::<GameData>().ruleset(&RulesetId("oware".into())).cloned().unwrap();
    let mut game = Position::start(rules, Player::SOUTH);
    let mut times = Vec::new();
    while times.len() < FRAMES {
        let Some(mv) = longest(&game) else { break };
        game.play(mv).unwrap();
        app.world_mut().write_message(Act { by: Actor::Person, deed: Deed::Play(mv) });
        app.update();
        times.extend(timed(app, playing));
    }
    times
}

/// New games begun in the middle of another: every seed glides to its pit.
fn timed_openings(app: &mut App) -> Vec<Duration> {
    let mut times = Vec::new();
    while times.len() < FRAMES {
        ask_for_game(app);
        app.update();
        let flight = timed(app, playing);
        assert!(!flight.is_empty(), "nothing moved");
        times.extend(flight);
        app.update();
    }
    times
}

/// Frames while hints are thought about, on a thread of their own.
fn timed_beside_search(app: &mut App) -> Vec<Duration> {
    ask_for_game(app);
    until(app, |app| !playing(app) && app.world().contains_resource::<Session>());
    app.update();
    let job = Job::start(Thought::new(), BUDGET_MS);
    let times = timed(app, |_| true);
    drop(job);
    times
}

/// How long a frame waits for a search of [`BUDGET_MS`] that `start` begins: it is asked once a frame, as in the game.
fn shares(start: fn(Thought, u32) -> Job<Report>) -> Vec<Duration> {
    let mut times = Vec::new();
    while times.len() < FRAMES {
        let mut job = start(Thought::new(), BUDGET_MS);
        let mut done = false;
        while !done {
            let began = Instant::now();
            done = job.poll(SLICE_MS).is_some();
            times.push(began.elapsed());
            std::thread::sleep(FRAME.saturating_sub(began.elapsed()));
        }
    }
    times
}

/// A search as a computer player has it: the strongest level, without endgame tables.
struct Thought(Search);

impl Thought {
    fn new() -> Thought {
        let rules = Ruleset::from_ron(include_str!("../assets/rulesets/oware.ruleset.ron"), "oware").unwrap();
        let start = Position::start(rules.into(), Player::SOUTH);
        Thought(Search::new(&start, Limits::default(), 18))
    }
}

impl Work for Thought {
    type Output = Report;

    fn slice(&mut self) -> bool {
        self.0.run(4000) == Status::Done
    }

    fn finish(self) -> Report {
        self.0.report()
    }
}

/// The legal move that sows the most seeds.
fn longest(game: &Position) -> Option<Move> {
    game.legal().max_by_key(|mv| game.board().seeds(mv.pit))
}

fn median(times: &[Duration]) -> Duration {
    let mut sorted = times.to_vec();
    sorted.sort();
    sorted.get(sorted.len() / 2).copied().unwrap_or_default()
}

fn report(state: &str, times: &[Duration]) {
    let mut sorted = times.to_vec();
    sorted.sort();
    let at = |share: f64| sorted[((sorted.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    let (middle, ninety, rare, worst) = (at(0.5), at(0.9), at(0.99), at(1.0));
    let n = times.len();
    println!("{state:30} {n:5} frames: {middle:6.3} ms median, {ninety:6.3} p90, {rare:6.3} p99, {worst:6.3} worst");
}
