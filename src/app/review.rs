//! A finished game, looked at again: the moves that decided it, each with the better move and what followed, shown on
//! the board itself. The game is only read: no move of it changes, nothing is saved.

use super::{Enact, GameSystems, Playback, Screen, Session, Who};
use crate::ai::Status;
use crate::ai::explain::{Mistake, Reviewer};
use crate::choreography::{Ledger, Tempo, choreograph};
use crate::platform::{Job, Stopwatch, Work};
use crate::rules::{Move, Position};
use bevy::prelude::*;

/// The most nodes for a move.
const MOST_NODES: u64 = 150_000;
/// Nodes between two looks at the clock.
const NODES: u64 = 4000;
/// The time that a whole review has, and what a move has of it at least and at most, in milliseconds.
const WHOLE_MS: u32 = 30_000;
const LEAST_MS: u32 = 60;
const MOST_MS: u32 = 400;
/// How often it tells how far it is, in milliseconds.
const NEWS_MS: f64 = 300.0;
/// The most a browser's single thread gives to it in one frame, in milliseconds.
const SLICE_MS: f64 = 6.0;
/// Seconds between two moves of a line.
const PAUSE: f32 = 0.7;
/// The most moves of a better line that are shown.
const BETTER: usize = 3;

/// A request: somebody wants to see something of the review.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewWish {
    /// Lay out the first of the moves that decided the game.
    Open,
    /// The next one.
    Next,
    /// The one before.
    Previous,
    /// Show the better move.
    Better,
    /// Show what was played, and what follows from it.
    Played,
    /// Back to the result.
    Close,
}

/// What is shown of a move that decided the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reviewed {
    /// The position before it.
    #[default]
    Before,
    /// The better move.
    Better,
    /// What was played.
    Played,
}

/// What is known of the game that is over, and what of it is shown.
#[derive(Resource, Default)]
pub struct Review {
    looked: Option<Looked>,
    at: usize,
    showing: Reviewed,
    line: Option<Line>,
}

/// The look back at one game.
struct Looked {
    seed: u64,
    moves: Vec<Move>,
    /// `None` once all is known.
    job: Option<Job<Reviewer>>,
    plies: usize,
    steps: usize,
    mistakes: Vec<Mistake>,
}

/// Moves that are being shown one after the other.
struct Line {
    left: Vec<Move>,
    position: Position,
    ledger: Ledger,
    pause: f32,
}

impl Review {
    /// How many moves are looked at, of how many.
    pub fn progress(&self) -> (usize, usize) {
        self.looked.as_ref().map_or((0, 0), |looked| (looked.steps.min(looked.plies), looked.plies))
    }

    /// The moves that decided the game, once they are known.
    pub fn mistakes(&self) -> Option<&[Mistake]> {
        self.looked.as_ref().filter(|looked| looked.job.is_none()).map(|looked| &looked.mistakes[..])
    }

    /// Which of them is looked at, from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    /// What of it is shown.
    pub fn showing(&self) -> Reviewed {
        self.showing
    }

    /// The move that is looked at.
    pub fn mistake(&self) -> Option<&Mistake> {
        self.mistakes()?.get(self.at)
    }
}

/// Some steps of a review, until there is news to tell: a frame may last longer than a step.
struct StepWork {
    reviewer: Reviewer,
    /// The most that a step may take, in milliseconds.
    most_ms: f64,
    step: Stopwatch,
    all: Stopwatch,
}

impl StepWork {
    fn new(reviewer: Reviewer, most_ms: u32) -> StepWork {
        StepWork { reviewer, most_ms: most_ms.into(), step: Stopwatch::start(), all: Stopwatch::start() }
    }
}

impl Work for StepWork {
    type Output = Reviewer;

    fn slice(&mut self) -> bool {
        let before = self.reviewer.steps();
        let done = self.reviewer.run(NODES) == Status::Done;
        if self.step.elapsed_ms() >= self.most_ms {
            self.reviewer.settle();
        }
        let stepped = self.reviewer.steps() > before;
        if stepped {
            self.step = Stopwatch::start();
        }
        done || stepped && self.all.elapsed_ms() >= NEWS_MS
    }

    fn finish(self) -> Reviewer {
        self.reviewer
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Review>().add_message::<ReviewWish>();
    app.add_systems(Update, (begin, look_back).chain().in_set(GameSystems::Input));
    app.add_systems(Update, (grant, open_when_known, show_line).chain().in_set(GameSystems::Rules));
}

/// A game that is over is looked at as soon as its result is told, if a person played; a game taken up again is not.
fn begin(mut review: ResMut<Review>, session: Option<Res<Session>>, screen: Res<State<Screen>>) {
    let over = match screen.get() {
        Screen::Over => true,
        Screen::Review => return,
        Screen::Loading | Screen::Title | Screen::Story | Screen::Play => false,
    };
    let Some(session) = session.filter(|_| over) else {
        if review.looked.is_some() {
            *review = Review::default();
        }
        return;
    };
    let same = |looked: &Looked| looked.seed == session.seed() && looked.moves == session.moves();
    let person = session.seats().iter().any(|seat| seat.who == Who::Person);
    if person && !review.looked.as_ref().is_some_and(same) {
        *review = Review { looked: Some(Looked::begin(&session)), ..default() };
    }
}

impl Looked {
    fn begin(session: &Session) -> Looked {
        let reviewer = Reviewer::new(session.opening(), session.moves(), MOST_NODES);
        let (plies, steps, mistakes) = (reviewer.plies(), 0, Vec::new());
        let mut looked =
            Looked { seed: session.seed(), moves: session.moves().to_vec(), job: None, plies, steps, mistakes };
        looked.go_on(reviewer);
        looked
    }

    /// A few steps at a time, so that there is news now and then.
    fn go_on(&mut self, reviewer: Reviewer) {
        self.steps = reviewer.steps();
        if reviewer.is_done() {
            self.mistakes = reviewer.mistakes().unwrap_or_default().to_vec();
            self.job = None;
        } else {
            let budget = (WHOLE_MS / self.plies.max(1) as u32).clamp(LEAST_MS, MOST_MS);
            self.job = Some(Job::start(StepWork::new(reviewer, budget), u32::MAX));
        }
    }
}

fn look_back(mut review: ResMut<Review>) {
    let Some(looked) = review.bypass_change_detection().looked.as_mut() else { return };
    let Some(job) = looked.job.as_mut() else { return };
    let found = job.poll(SLICE_MS);
    let failed = job.failed();
    match found {
        Some(reviewer) => looked.go_on(reviewer),
        None if failed => looked.job = None,
        None => return,
    }
    review.set_changed();
}

/// Grants what is wished for.
fn grant(
    mut wishes: MessageReader<ReviewWish>,
    mut review: ResMut<Review>,
    session: Option<Res<Session>>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut enact: MessageWriter<Enact>,
) {
    let Some(session) = session else {
        wishes.clear();
        return;
    };
    for wish in wishes.read() {
        let at = review.at;
        match (wish, screen.get()) {
            (ReviewWish::Open, Screen::Over) => {
                (*next).set_if_neq(Screen::Review);
                review.lay_out(0, &mut enact);
            }
            (ReviewWish::Close, Screen::Review) => {
                (*next).set_if_neq(Screen::Over);
                review.line = None;
                let before = session.ledger().clone();
                enact.write(Enact { player: None, events: Vec::new(), before, board: None });
            }
            (ReviewWish::Next, Screen::Review) => review.lay_out(at + 1, &mut enact),
            (ReviewWish::Previous, Screen::Review) => review.lay_out(at.saturating_sub(1), &mut enact),
            (ReviewWish::Better, Screen::Review) => review.begin_line(Reviewed::Better, &mut enact),
            (ReviewWish::Played, Screen::Review) => review.begin_line(Reviewed::Played, &mut enact),
            // A wish that came too late, or where it cannot be granted.
            (
                ReviewWish::Open
                | ReviewWish::Close
                | ReviewWish::Next
                | ReviewWish::Previous
                | ReviewWish::Better
                | ReviewWish::Played,
                Screen::Loading | Screen::Title | Screen::Story | Screen::Play | Screen::Over | Screen::Review,
            ) => {}
        }
    }
}

/// Whoever came before all was known sees the first move as soon as it is.
fn open_when_known(
    mut review: ResMut<Review>,
    screen: Res<State<Screen>>,
    next: Res<NextState<Screen>>,
    mut enact: MessageWriter<Enact>,
) {
    // Whoever leaves in this very frame is shown the game again.
    let stays = *screen.get() == Screen::Review && matches!(*next, NextState::Unchanged);
    let waiting = stays && review.line.is_none();
    if waiting && review.mistake().is_some() {
        let at = review.at;
        review.lay_out(at, &mut enact);
    }
}

impl Review {
    /// Lays out the position before move number `at` of those that decided the game, if there is such a one.
    fn lay_out(&mut self, at: usize, enact: &mut MessageWriter<Enact>) {
        let Some(mistake) = self.mistakes().and_then(|mistakes| mistakes.get(at)) else { return };
        let position = mistake.before.clone();
        let ledger = Ledger::from_board(position.rules(), position.board());
        let board = Some(*position.board());
        enact.write(Enact { player: None, events: Vec::new(), before: ledger.clone(), board });
        self.line = Some(Line { left: Vec::new(), position, ledger, pause: PAUSE });
        (self.at, self.showing) = (at, Reviewed::Before);
    }

    fn begin_line(&mut self, what: Reviewed, enact: &mut MessageWriter<Enact>) {
        let Some(mistake) = self.mistake() else { return };
        let left = match what {
            Reviewed::Before => Vec::new(),
            Reviewed::Better => mistake.better.iter().copied().take(BETTER).collect(),
            Reviewed::Played => mistake.refutation.clone(),
        };
        self.lay_out(self.at, enact);
        self.showing = what;
        if let Some(line) = &mut self.line {
            line.left = left;
        }
    }
}

/// Shows the next move of a line once the one before lies still.
fn show_line(time: Res<Time>, playback: Res<Playback>, mut review: ResMut<Review>, mut enact: MessageWriter<Enact>) {
    let line = review.bypass_change_detection().line.as_mut();
    let Some(line) = line.filter(|line| !playback.running() && !line.left.is_empty()) else { return };
    line.pause -= time.delta_secs();
    if line.pause <= 0.0 {
        enact.write_batch(line.step());
    }
}

impl Line {
    fn step(&mut self) -> Option<Enact> {
        let (mv, player, before) = (self.left.remove(0), self.position.board().mover, self.ledger.clone());
        self.pause = PAUSE;
        let events = self.position.play(mv).ok()?;
        choreograph(self.position.rules(), &events, &mut self.ledger, &Tempo::USUAL);
        Some(Enact { player: Some(player), events, before, board: Some(*self.position.board()) })
    }
}
