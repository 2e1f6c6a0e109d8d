//! The computer's answer to an offer to end the game: it accepts if playing on promises no more.

use super::opponent::{SLICE_MS, ThinkSystems, ThinkWork};
use super::{Act, Actor, Deed, Endgames, GameSystems, Overlay, Playback, Screen, Session, Who};
use crate::ai::{EndgameTables, Level, Limits, Report};
use crate::platform::Job;
use crate::rules::{Player, Position};
use bevy::prelude::*;
use std::sync::Arc;

/// Seconds that a computer takes to look at the board before it answers.
const LOOK: f32 = 0.9;
/// The most moves tried for an answer.
const MOST_NODES: u64 = 200_000;

/// What a computer is weighing.
#[derive(Resource, Default)]
pub(super) struct Weighing(Option<Weighed>);

impl Weighing {
    /// Whether the search is still at work.
    pub(super) fn is_busy(&self) -> bool {
        self.0.as_ref().is_some_and(|weighed| weighed.report.is_none())
    }
}

struct Weighed {
    player: Player,
    /// The position that is searched.
    position: Position,
    job: Job<Report>,
    report: Option<Report>,
    waited: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Weighing>();
    app.add_systems(Update, (weigh, answer).chain().in_set(ThinkSystems).in_set(GameSystems::Input));
}

/// One computer after the other looks at the board while an offer waits for it.
fn weigh(
    session: Option<Res<Session>>,
    screen: Res<State<Screen>>,
    endgames: Res<Endgames>,
    mut weighing: ResMut<Weighing>,
) {
    let asked = session.as_ref().filter(|_| *screen.get() == Screen::Play).and_then(|s| s.awaited_computers().next());
    if weighing.0.as_ref().map(|weighed| weighed.player) == asked {
        return;
    }
    weighing.0 = session.zip(asked).and_then(|(session, player)| {
        let Who::Computer(mind) = session.seat(player)?.who else { return None };
        Some(Weighed::begin(session.position(), player, mind.level, endgames.tables()))
    });
}

impl Weighed {
    fn begin(position: &Position, player: Player, level: Level, tables: Option<&Arc<EndgameTables>>) -> Weighed {
        let position = seen_by(position, player);
        let limits = level.limits();
        let limits = Limits { nodes: Some(limits.nodes.unwrap_or(MOST_NODES)), ..limits };
        let budget = level.think_ms();
        let tables = tables.filter(|_| level.knows_endgames());
        let job = Job::start(ThinkWork::new(&position, limits, budget, tables), budget);
        Weighed { player, position, job, report: None, waited: 0.0 }
    }
}

fn answer(
    time: Res<Time>,
    overlay: Res<State<Overlay>>,
    playback: Res<Playback>,
    session: Option<Res<Session>>,
    mut weighing: ResMut<Weighing>,
    mut acts: MessageWriter<Act>,
) {
    let (Some(session), Some(weighed)) = (session, weighing.0.as_mut()) else { return };
    if weighed.report.is_none() {
        weighed.report = weighed.job.poll(SLICE_MS);
    }
    let quiet = match overlay.get() {
        Overlay::None => !playback.running(),
        // The board stands still while a person is asked too.
        Overlay::Offer => true,
        Overlay::Pause | Overlay::Settings | Overlay::Rules | Overlay::NewGame => false,
    };
    weighed.waited += if quiet { time.delta_secs() } else { 0.0 };
    let known = weighed.report.as_ref().map(|report| accepts(&session, weighed, report));
    // A search that broke off must not leave the others waiting.
    let answer = known.or(weighed.job.failed().then_some(false)).filter(|_| weighed.waited >= LOOK);
    if let Some(accepts) = answer {
        let deed = if accepts { Deed::Accept } else { Deed::Decline };
        acts.write(Act { by: Actor::Computer(weighed.player), deed });
        weighing.0 = None;
    }
}

/// Whether playing on promises no more than the end that is offered.
fn accepts(session: &Session, weighed: &Weighed, report: &Report) -> bool {
    expected(&weighed.position, weighed.player, report) <= margin(&session.agreed_position(), weighed.player)
}

/// The position that tells what `player` may hope for. A search is that of the player to move; of two, one's hope is the
/// other's fear, but among more it has to be one's own turn.
fn seen_by(position: &Position, player: Player) -> Position {
    if position.rules().board.players == 2 || position.board().mover == player {
        return position.clone();
    }
    let mut board = *position.board();
    board.mover = player;
    Position::from_board(position.rules().clone(), board)
}

/// The final margin that `player` may expect after a search of `position`.
fn expected(position: &Position, player: Player, report: &Report) -> i32 {
    let best = report.all.first().map(|best| i32::from(best.score));
    let own = position.board().mover == player;
    best.map_or_else(|| margin(position, player), |score| if own { score } else { -score })
}

/// By how much `player` leads over the best other.
fn margin(position: &Position, player: Player) -> i32 {
    let score = |player| position.board().score(position.rules(), player);
    let others = position.rules().players().filter(|other| *other != player);
    score(player) - others.map(score).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Search, Status};
    use crate::app::{Seat, StartGame};
    use crate::rules::testing::{at, ba_awa, oware, with};

    const LEVEL: Level = Level::MIDDLE;

    /// What a computer of middling strength answers at `position`.
    fn answers(position: &Position, player: Player) -> bool {
        let seats = Seat::round(&vec![Who::Computer(LEVEL.into()); position.rules().board.players.into()]);
        let start = StartGame { opening: position.clone(), ..StartGame::fresh(oware(), seats, Player::SOUTH, 1) };
        let session = Session::new(&start);
        let weighed = Weighed::begin(position, player, LEVEL, None);
        let mut search = Search::new(&weighed.position, LEVEL.limits(), 12);
        while search.run(4_000) == Status::Working {}
        accepts(&session, &weighed, &search.report())
    }

    #[test]
    fn who_is_to_lose_by_playing_on_accepts_and_the_other_declines() {
        // South takes two at once and wins; level as it stands.
        let position = at(oware(), "0-0-0-0-0-1-1-0-0-0-0-1-23-22-S");
        assert!(answers(&position, Player::NORTH));
        assert!(!answers(&position, Player::SOUTH));
    }

    #[test]
    fn among_three_each_looks_as_if_it_were_its_turn() {
        let three = with(&ba_awa(), &[("players", "3")]);
        let position = Position::start(three, Player::SOUTH);
        assert_eq!(seen_by(&position, Player(2)).board().mover, Player(2));
        assert_eq!(margin(&position, Player(2)), 0);
    }

    #[test]
    fn without_a_move_one_expects_what_one_has() {
        let position = at(oware(), "0-0-0-0-0-0-0-0-0-0-0-0-20-28-S");
        assert_eq!(expected(&position, Player::NORTH, &Report::default()), 8);
    }
}
