//! Time per move: a person has so many seconds, and then a move is played by lot (RULES C.9).
//!
//! The clock runs only for persons, and only while they could play: the board lies still, no overlay is open and no
//! offer waits for an answer.

use super::{Act, Actor, Deed, GameSystems, Overlay, Playback, PositionReset, Screen, Session, UiSound};
use crate::rules::{Move, Player};
use bevy::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

/// How long a person may think about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TimeLimit(u16);

/// The most seconds that a move may be given.
const LONGEST: u16 = 600;

impl TimeLimit {
    /// "Đi ngay": at once, that is as soon as one has seen the board.
    pub const AT_ONCE: TimeLimit = TimeLimit(3);
    /// The limits to choose from, longest first; there may be none at all too.
    pub const CHOICES: [TimeLimit; 4] = [TimeLimit(60), TimeLimit(30), TimeLimit(10), TimeLimit::AT_ONCE];

    /// In seconds.
    pub fn seconds(self) -> u16 {
        self.0
    }

    /// Whether it is a time in which a move can be played, and no longer than anybody waits.
    ///
    /// # Errors
    /// Names the number of seconds and those that are possible.
    pub fn check(self) -> Result<(), String> {
        if (1..=LONGEST).contains(&self.0) {
            return Ok(());
        }
        Err(format!("time_limit: {} seconds, but a move has 1 to {LONGEST}", self.0))
    }
}

/// The time that is left for a move; at rest where there is no limit, and while a computer is to move.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct MoveClock(Option<Countdown>);

/// One move's time.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Countdown {
    player: Player,
    /// How many moves were played before.
    ply: usize,
    limit: TimeLimit,
    /// Seconds.
    left: f32,
}

impl MoveClock {
    /// Whose time it is.
    pub fn player(&self) -> Option<Player> {
        self.0.map(|countdown| countdown.player)
    }

    /// The part of the time that is left, 1 to 0.
    pub fn part(&self) -> f32 {
        self.0.map_or(1.0, |c| c.left / f32::from(c.limit.seconds())).clamp(0.0, 1.0)
    }

    /// Seconds that are left, those begun counted as whole ones.
    pub fn seconds(&self) -> Option<u16> {
        self.0.map(|countdown| countdown.left.max(0.0).ceil() as u16)
    }
}

/// From here on each second is heard.
const TICKS_FROM: u16 = 3;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MoveClock>();
    app.add_systems(Update, (set, run).chain().in_set(GameSystems::Input));
}

/// Every decision of a person has a time of its own; a position that was reset has it anew.
fn set(
    session: Option<Res<Session>>,
    screen: Res<State<Screen>>,
    mut resets: MessageReader<PositionReset>,
    mut clock: ResMut<MoveClock>,
) {
    let reset = resets.read().count() > 0;
    let fresh = session.as_ref().filter(|_| *screen.get() == Screen::Play).and_then(|s| countdown(s));
    let key = |countdown: &Countdown| (countdown.player, countdown.ply, countdown.limit);
    if reset || clock.0.as_ref().map(key) != fresh.as_ref().map(key) {
        clock.set_if_neq(MoveClock(fresh));
    }
}

/// The whole time for the decision that is asked for, if it is a person's and limited.
fn countdown(session: &Session) -> Option<Countdown> {
    let limit = session.time_limit().filter(|_| session.persons_turn() && !session.is_story())?;
    let (player, ply) = (session.mover()?, session.moves().len());
    Some(Countdown { player, ply, limit, left: limit.seconds().into() })
}

fn run(
    time: Res<Time>,
    overlay: Res<State<Overlay>>,
    playback: Res<Playback>,
    session: Option<Res<Session>>,
    mut clock: ResMut<MoveClock>,
    mut acts: MessageWriter<Act>,
    mut sounds: MessageWriter<UiSound>,
) {
    let still = *overlay.get() == Overlay::None && !playback.running();
    let Some(session) = session.filter(|s| still && s.offer().is_none()) else { return };
    let before = clock.seconds();
    let Some(countdown) = clock.0.as_mut() else { return };
    countdown.left -= time.delta_secs();
    let up = countdown.left <= 0.0;
    let now = clock.seconds();
    if up {
        let deed = drawn_move(&session).map(Deed::Play);
        acts.write_batch(deed.map(|deed| Act { by: Actor::Clock, deed }));
    } else if now != before && now.is_some_and(|seconds| seconds <= TICKS_FROM) {
        sounds.write(UiSound::Tick);
    }
}

/// The legal move on which the lot falls: always the same at this place of this game.
fn drawn_move(session: &Session) -> Option<Move> {
    let legal: Vec<Move> = session.position().legal().collect();
    let mut rng = ChaCha8Rng::seed_from_u64(session.seed());
    // The computer draws from the streams from 0 on.
    rng.set_stream(u64::MAX - session.moves().len() as u64);
    if legal.is_empty() { None } else { legal.get(rng.random_range(0..legal.len())).copied() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;
    use crate::app::{Seat, StartGame, Who};
    use crate::rules::testing::oware;

    fn session(south: Who, limit: Option<TimeLimit>, seed: u64) -> Session {
        let fresh = StartGame::fresh(oware(), Seat::pair(south, Who::Person), Player::SOUTH, seed);
        Session::new(&StartGame { time_limit: limit, ..fresh })
    }

    #[test]
    fn only_a_persons_decision_has_a_time_and_only_where_there_is_a_limit() {
        let limit = Some(TimeLimit::AT_ONCE);
        let timed = countdown(&session(Who::Person, limit, 1)).unwrap();
        assert_eq!((timed.player, timed.ply, timed.left), (Player::SOUTH, 0, 3.0));
        assert_eq!(countdown(&session(Who::Person, None, 1)), None);
        assert_eq!(countdown(&session(Who::Computer(Level::FIRST.into()), limit, 1)), None);
    }

    #[test]
    fn seconds_begun_count_as_whole_ones_and_nothing_is_below_zero() {
        let clock = |left| MoveClock(Some(Countdown { player: Player::SOUTH, ply: 0, limit: TimeLimit(10), left }));
        assert_eq!([10.0, 9.5, 0.1, -1.0].map(|left| clock(left).seconds().unwrap()), [10, 10, 1, 0]);
        assert_eq!([10.0, 5.0, -1.0].map(|left| clock(left).part()), [1.0, 0.5, 0.0]);
        assert_eq!((MoveClock::default().seconds(), MoveClock::default().player()), (None, None));
    }

    #[test]
    fn the_lot_is_legal_follows_the_seed_and_falls_on_every_move() {
        let mut drawn = [false; 6];
        for seed in 0..100 {
            let session = session(Who::Person, None, seed);
            let mv = drawn_move(&session).unwrap();
            assert_eq!(Some(mv), drawn_move(&session));
            assert!(session.position().check(mv).is_ok());
            drawn[mv.pit.index()] = true;
        }
        assert_eq!(drawn, [true; 6]);
    }

    #[test]
    fn a_limit_nobody_can_keep_or_wait_for_is_named() {
        assert!(TimeLimit::CHOICES.iter().all(|limit| limit.check().is_ok()));
        assert!(TimeLimit(0).check().unwrap_err().contains("0 seconds"));
        assert!(TimeLimit(601).check().is_err());
    }
}
