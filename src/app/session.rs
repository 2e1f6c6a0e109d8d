//! The game that is being played, and the one place that changes it.

mod offer;
mod undo;

use self::offer::Offers;
use super::{
    Act, Actor, Contest, Deed, EndAgreed, GameEnded, GameSystems, MovePlayed, MoveRejected, OfferChanged, Overlay,
    Playback, PlaybackEnded, PositionReset, Profile, Refusal, ResetCause, Screen, Seat, StartGame, TimeLimit, Who,
};
use crate::choreography::Ledger;
use crate::rules::{Move, Player, Position};
use bevy::prelude::*;

pub use self::offer::Offer;

/// The game being played.
#[derive(Resource, Clone, Debug)]
pub struct Session {
    opening: Position,
    position: Position,
    moves: Vec<Move>,
    undone: Vec<Move>,
    ledger: Ledger,
    seats: Vec<Seat>,
    seed: u64,
    story: bool,
    contest: Option<Contest>,
    offers: Offers,
    time_limit: Option<TimeLimit>,
}

impl Session {
    /// A session of `start`; moves that do not fit the rules are left out from the first such one on.
    pub fn new(start: &StartGame) -> Session {
        let rules = start.opening.rules().clone();
        let mut session = Session {
            ledger: Ledger::from_board(&rules, start.opening.board()),
            position: start.opening.clone(),
            opening: start.opening.clone(),
            moves: Vec::new(),
            undone: Vec::new(),
            seats: start.seats.clone(),
            seed: start.seed,
            story: start.story,
            contest: start.contest.clone(),
            offers: Offers::default(),
            time_limit: start.time_limit,
        };
        session.replay(&start.moves);
        session
    }

    /// The position; always final, whatever is still moving on the screen.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position in which the game began.
    pub fn opening(&self) -> &Position {
        &self.opening
    }

    /// Which seed lies where once everything has settled.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// Who sits where, in the order of the players.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// The seat of `player`.
    pub fn seat(&self, player: Player) -> Option<&Seat> {
        self.seats.get(player.index())
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// What the computer's chances are drawn from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// How long a person may think about a move; `None` is as long as one likes.
    pub fn time_limit(&self) -> Option<TimeLimit> {
        self.time_limit
    }

    /// Whether it is the story's game.
    pub fn is_story(&self) -> bool {
        self.story
    }

    /// The match that this is a game of, as it stood before this game.
    pub fn contest(&self) -> Option<&Contest> {
        self.contest.as_ref()
    }

    /// The match with this game, once it has come to its end.
    pub fn concluded(&self) -> Option<Contest> {
        self.contest.as_ref().filter(|_| self.mover().is_none()).map(|contest| contest.with(&self.position))
    }

    /// Whether another game of the match follows this finished one.
    pub fn goes_on(&self) -> bool {
        self.concluded().is_some_and(|contest| contest.opening(self.position.rules()).is_ok())
    }

    /// Whether it has to be shown pit by pit whose it is: in a match, and wherever owners are not the first ones.
    pub fn marks_owners(&self) -> bool {
        self.contest.is_some() || self.position.board().owners_differ(self.position.rules())
    }

    /// Whether `player` owns no pit, and so is out of the match.
    pub fn is_out(&self, player: Player) -> bool {
        self.position.board().pits_of(player) == 0
    }

    /// The player to move, unless the game is over.
    pub fn mover(&self) -> Option<Player> {
        let board = self.position.board();
        board.over.is_none().then_some(board.mover)
    }

    /// Whether a person is to move.
    pub fn persons_turn(&self) -> bool {
        self.mover().and_then(|p| self.seat(p)).is_some_and(|seat| seat.who == Who::Person)
    }

    fn play(&mut self, mv: Move) -> Result<MovePlayed, crate::rules::IllegalMove> {
        let player = self.position.board().mover;
        let events = self.position.play(mv)?;
        self.moves.push(mv);
        self.offers.moved(player);
        Ok(MovePlayed { mv, player, events, before: self.ledger.clone(), by_lot: false })
    }

    /// Plays `moves` from the opening without showing them.
    fn replay(&mut self, moves: &[Move]) {
        self.position = self.opening.clone();
        self.moves.clear();
        for mv in moves {
            if self.position.play(*mv).is_err() {
                warn!("a saved move does not fit the rules: the game goes on from before it");
                break;
            }
            self.moves.push(*mv);
        }
        self.ledger = Ledger::from_board(self.position.rules(), self.position.board());
    }

    /// Brings the ledger to where a move's seeds came to rest. Called by playback only.
    pub(super) fn settle(&mut self, ledger: Ledger) {
        self.ledger = ledger;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<StartGame>()
        .add_message::<Act>()
        .add_message::<MovePlayed>()
        .add_message::<MoveRejected>()
        .add_message::<PositionReset>()
        .add_message::<OfferChanged>()
        .add_message::<EndAgreed>()
        .add_message::<GameEnded>();
    app.add_systems(Update, (start_games, perform_acts).chain().in_set(GameSystems::Rules));
    app.add_systems(Update, (close_game.after(super::playback::PlaybackClock)).in_set(GameSystems::Playback));
}

fn start_games(
    mut commands: Commands,
    mut starts: MessageReader<StartGame>,
    mut resets: MessageWriter<PositionReset>,
    mut screen: ResMut<NextState<Screen>>,
    mut overlay: ResMut<NextState<Overlay>>,
    profile: Res<Profile>,
) {
    let Some(mut start) = starts.read().last().cloned() else { return };
    if start.moves.is_empty() {
        start.follow(&profile.ratings);
    }
    let session = Session::new(&start);
    // Of a match its finished game may be taken up again.
    let place = if session.mover().is_some() { Screen::Play } else { Screen::Over };
    commands.insert_resource(session);
    let resumed = !start.moves.is_empty();
    let cause = match (start.story, resumed) {
        (true, _) => ResetCause::Story,
        (false, true) => ResetCause::Resumed,
        (false, false) => ResetCause::Started,
    };
    resets.write(PositionReset { cause });
    if !start.story {
        (*screen).set_if_neq(place);
        (*overlay).set_if_neq(Overlay::None);
    }
}

/// Everything that may follow from an act.
#[derive(bevy::ecs::system::SystemParam)]
struct Facts<'w> {
    played: MessageWriter<'w, MovePlayed>,
    rejected: MessageWriter<'w, MoveRejected>,
    resets: MessageWriter<'w, PositionReset>,
    ended: MessageWriter<'w, GameEnded>,
    offers: MessageWriter<'w, OfferChanged>,
    agreed: MessageWriter<'w, EndAgreed>,
}

fn perform_acts(
    session: Option<ResMut<Session>>,
    playback: Res<Playback>,
    mut acts: MessageReader<Act>,
    mut facts: Facts,
) {
    let Some(mut session) = session else {
        acts.clear();
        return;
    };
    let ply = session.moves.len();
    for act in acts.read() {
        // Whoever moves in the very frame in which the time is up has moved in time.
        if act.by == Actor::Clock && session.moves.len() != ply {
            continue;
        }
        perform(&mut session, *act, !playback.running(), &mut facts);
    }
}

fn perform(session: &mut Session, act: Act, lies_still: bool, facts: &mut Facts) {
    match act.deed {
        Deed::Play(mv) => play(session, act.by, mv, facts),
        Deed::Undo if session.undo() => {
            facts.resets.write(PositionReset { cause: ResetCause::Undone });
        }
        Deed::Redo if session.redo() => {
            facts.resets.write(PositionReset { cause: ResetCause::Redone });
        }
        Deed::Undo | Deed::Redo => {}
        Deed::OfferEnd | Deed::Accept | Deed::Decline => offer::perform(session, act, lies_still, facts),
    }
}

fn play(session: &mut Session, by: Actor, mv: Move, facts: &mut Facts) {
    if !may_move(session, by) {
        facts.rejected.write(MoveRejected { mv, why: Refusal::NotYourTurn });
        return;
    }
    if session.offer().is_some() {
        facts.rejected.write(MoveRejected { mv, why: Refusal::OfferOpen });
        return;
    }
    match session.play(mv) {
        Ok(mut played) => {
            session.undone.clear();
            played.by_lot = by == Actor::Clock;
            facts.played.write(played);
            if let Some(outcome) = session.position.outcome() {
                facts.ended.write(GameEnded { outcome });
            }
        }
        Err(why) => {
            facts.rejected.write(MoveRejected { mv, why: Refusal::Rules(why) });
        }
    }
}

/// Whether `by` may decide for the player to move. A finished game is refused by the rules.
fn may_move(session: &Session, by: Actor) -> bool {
    let Some(mover) = session.mover() else { return true };
    match by {
        Actor::Story => session.story,
        Actor::Person => session.persons_turn() && !session.story,
        Actor::Clock => session.persons_turn() && session.time_limit.is_some(),
        Actor::Computer(player) => player == mover && !session.persons_turn(),
    }
}

/// Once the last move of a game has come to rest, the game-over screen may come.
fn close_game(
    session: Option<Res<Session>>,
    mut ended: MessageReader<PlaybackEnded>,
    mut resets: MessageReader<PositionReset>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut profile: ResMut<Profile>,
) {
    let rested = ended.read().count() > 0;
    let reset = resets.read().count() > 0;
    let Some(session) = session.filter(|s| !s.is_story()) else { return };
    let over = session.mover().is_none();
    if rested && over && *screen.get() == Screen::Play {
        profile.games_finished = profile.games_finished.saturating_add(1);
        (*next).set_if_neq(Screen::Over);
    } else if reset && !over && *screen.get() == Screen::Over {
        (*next).set_if_neq(Screen::Play);
    } else if reset && over && *screen.get() == Screen::Play {
        (*next).set_if_neq(Screen::Over);
    }
}
