//! Advice for whoever is to move: a search beside the frame, and what there is to say of the move that it finds.

use super::{Endgames, GameSystems, PositionReset, ResetCause, Screen, Session, Settings};
use crate::ai::explain::{Advice, Standing, explain, standing};
use crate::ai::{Limits, Report, Search, Status};
use crate::platform::{Job, Work};
use crate::rules::Position;
use bevy::prelude::*;

/// How much of a hint is shown: every wish for one tells a little more. For one move; off after it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hints {
    /// Nothing.
    #[default]
    Off,
    /// What may be played, and the idea of the best move, in words.
    Idea,
    /// The pit of that move besides.
    Pit,
    /// What that move would do, drop by drop.
    Sown,
}

impl Hints {
    /// The next step, and after the last one nothing again.
    pub fn next(self) -> Hints {
        match self {
            Hints::Off => Hints::Idea,
            Hints::Idea => Hints::Pit,
            Hints::Pit => Hints::Sown,
            Hints::Sown => Hints::Off,
        }
    }

    /// Whether any of it is shown.
    pub fn on(self) -> bool {
        self != Hints::Off
    }

    /// Whether the pit is told.
    pub fn tells_pit(self) -> bool {
        matches!(self, Hints::Pit | Hints::Sown)
    }
}

/// The time that a search for advice has, in milliseconds.
const BUDGET_MS: u32 = 800;
/// The moves that it tries at most: as many on every machine that is quick enough.
const MOST_NODES: u64 = 1_000_000;
/// Nodes between two looks at the clock.
const NODES: u64 = 4000;
/// 2^17 entries: two megabytes.
const TABLE_BITS: u8 = 17;
/// The most a browser's single thread gives to it in one frame, in milliseconds: the opponent may be thinking too.
const SLICE_MS: f64 = 3.0;

/// What is known of the position on the table beyond the rules.
#[derive(Resource, Default)]
pub struct Advising {
    asked: Option<Asked>,
    standing: Option<Standing>,
}

/// A search of one position.
struct Asked {
    position: Position,
    job: Job<Report>,
    advice: Option<Advice>,
}

impl Advising {
    /// What there is to say of the best move, once it is found.
    pub fn advice(&self) -> Option<&Advice> {
        self.asked.as_ref().and_then(|asked| asked.advice.as_ref())
    }

    /// Whether it is still being looked for.
    pub fn looking(&self) -> bool {
        self.asked.as_ref().is_some_and(|asked| asked.advice.is_none() && !asked.job.failed())
    }

    /// How the game stands as far as was looked last; `None` among more than two, and before anything is known.
    pub fn standing(&self) -> Option<Standing> {
        self.standing
    }
}

struct LookWork(Search);

impl Work for LookWork {
    type Output = Report;

    fn slice(&mut self) -> bool {
        self.0.run(NODES) == Status::Done
    }

    fn finish(self) -> Report {
        self.0.report()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Advising>().init_resource::<Hints>();
    app.add_systems(Update, (forget, ask, listen).chain().in_set(GameSystems::Input));
}

/// A position that is no longer on the table is not looked at any more; what was known of the game before holds until
/// its new position is known, but not in another game.
fn forget(
    mut advising: ResMut<Advising>,
    session: Option<Res<Session>>,
    screen: Res<State<Screen>>,
    mut resets: MessageReader<PositionReset>,
) {
    let another_game = resets.read().any(|reset| match reset.cause {
        ResetCause::Started | ResetCause::Resumed | ResetCause::Story => true,
        ResetCause::Undone | ResetCause::Redone => false,
    });
    if another_game {
        *advising = Advising::default();
    }
    let moved = session.as_ref().is_none_or(|session| session.is_changed());
    if advising.asked.is_none() || !moved && *screen.get() == Screen::Play {
        return;
    }
    let now = session.as_ref().filter(|_| *screen.get() == Screen::Play).map(|session| session.position());
    if advising.asked.as_ref().map(|asked| &asked.position) != now {
        advising.asked = None;
    }
}

/// A person who asks for a hint is looked for; the bar at the board wants to know about every position.
fn ask(
    mut advising: ResMut<Advising>,
    session: Option<Res<Session>>,
    hints: Res<Hints>,
    settings: Res<Settings>,
    endgames: Res<Endgames>,
    screen: Res<State<Screen>>,
) {
    let Some(session) = session.filter(|s| !s.is_story() && *screen.get() == Screen::Play) else { return };
    let (position, two) = (session.position(), session.seats().len() == 2);
    let wanted = hints.on() && session.persons_turn() || settings.evaluation && two;
    if !wanted || advising.asked.is_some() {
        return;
    }
    if session.mover().is_none() {
        let over = standing(position, &Report::default());
        if advising.standing != over {
            advising.standing = over;
        }
        return;
    }
    let limits = Limits { depth: None, nodes: Some(MOST_NODES) };
    let search = Search::with_endgames(position, limits, TABLE_BITS, endgames.tables());
    let job = Job::start(LookWork(search), BUDGET_MS);
    advising.asked = Some(Asked { position: position.clone(), job, advice: None });
}

fn listen(endgames: Res<Endgames>, mut advising: ResMut<Advising>) {
    let Some(asked) = advising.bypass_change_detection().asked.as_mut().filter(|asked| asked.advice.is_none()) else {
        return;
    };
    let Some(report) = asked.job.poll(SLICE_MS) else { return };
    let found = explain(&asked.position, &report, endgames.tables().map(|tables| &**tables));
    let stands = standing(&asked.position, &report);
    if let Some(asked) = advising.asked.as_mut() {
        asked.advice = found;
    }
    advising.standing = stands.or(advising.standing);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_wishes_lead_to_the_whole_hint_and_the_fourth_away_from_it() {
        let mut hints = Hints::default();
        let steps = [(); 4].map(|()| {
            hints = hints.next();
            (hints.on(), hints.tells_pit())
        });
        assert_eq!(steps, [(true, false), (true, true), (true, true), (false, false)]);
    }
}
