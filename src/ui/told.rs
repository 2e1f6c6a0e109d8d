//! What the caption lines say: the move, a refusal, the outlook of the pit that is pointed at.

use super::captions::{Narrator, illegal_key, refusal};
use super::hint::hint;
use super::people::who;
use super::standing::burnt;
use super::words::Phrase;
use crate::app::{
    Advising, CueStarted, Enacted, EndAgreed, Focus, GameSystems, Hints, MovePlayed, MoveRejected, OfferChanged,
    OfferStep, Outlook, Playable, PositionReset, Preview, ResetCause, Session, Thinking,
};
use crate::choreography::Ledger;
use crate::rules::{Board, PitId, Place, Player, Ruleset};
use bevy::prelude::*;

/// Seconds a refusal stays to be read.
const PASSING: f32 = 4.0;

/// What the caption lines say.
#[derive(Resource, Default)]
pub(super) struct Captions {
    narrator: Narrator,
    passing: Option<(Phrase, f32)>,
    outlook: Option<Phrase>,
    /// What the hint says while it is asked for.
    hint: Vec<Phrase>,
    /// The pit over which the hand was last.
    hand: Option<PitId>,
}

impl Captions {
    /// The sentences that hold now: a refusal first, then what is pointed at, the hint, the move.
    pub(super) fn now(&self) -> Vec<Phrase> {
        let passing = self.passing.as_ref().map(|(phrase, _)| phrase);
        match passing.or(self.outlook.as_ref()) {
            Some(phrase) => vec![phrase.clone()],
            None if !self.hint.is_empty() => self.hint.clone(),
            None => self.narrator.said().to_vec(),
        }
    }

    /// The pit over which the hand was last.
    pub(super) fn hand(&self) -> Option<PitId> {
        self.hand
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Captions>();
    let listening = (hear_resets, hear_moves, hear_ends, hear_refusals, hear_offers, read_outlook, read_hint).chain();
    app.add_systems(Update, listening.in_set(GameSystems::Present).before(super::strip::StripSystems));
}

fn hear_resets(
    mut resets: MessageReader<PositionReset>,
    session: Option<Res<Session>>,
    mut captions: ResMut<Captions>,
) {
    let Some(reset) = resets.read().last() else { return };
    let begun = session.as_ref().filter(|_| reset.cause == ResetCause::Started);
    let mut said: Vec<Phrase> = begun.map_or_else(Vec::new, |s| burnt_pits(s));
    said.extend(match reset.cause {
        ResetCause::Started => session.as_ref().and_then(|s| s.mover().map(|p| starts(s, p))),
        ResetCause::Resumed => session.as_ref().and_then(|s| s.mover().map(|p| resumes(s, p))),
        ResetCause::Undone => Some(Phrase::new("undo-done")),
        ResetCause::Redone => Some(Phrase::new("redo-done")),
        ResetCause::Story => None,
    });
    captions.narrator.say_instead(said);
    captions.passing = None;
    captions.hand = None;
}

fn burnt_pits(session: &Session) -> Vec<Phrase> {
    burnt(session.position().rules(), session.position().board(), session.seats()).collect()
}

fn starts(session: &Session, player: Player) -> Phrase {
    Phrase::new("turn-starts").arg("who", who(session.seats(), player))
}

/// Whose turn it is stands beside it.
fn resumes(session: &Session, player: Player) -> Phrase {
    match session.moves().len() {
        0 => starts(session, player),
        moves => Phrase::new("game-resumed").arg("n", u16::try_from(moves).unwrap_or(u16::MAX)),
    }
}

fn hear_moves(
    mut moves: MessageReader<MovePlayed>,
    mut cues: MessageReader<CueStarted>,
    session: Option<Res<Session>>,
    enacted: Res<Enacted>,
    mut captions: ResMut<Captions>,
) {
    let Some(session) = session else { return };
    // What is only enacted is told by whoever has it shown.
    if enacted.0.is_some() {
        cues.clear();
    }
    for played in moves.read() {
        let rules = session.position().rules();
        let before = board_before(rules, session.position().board(), &played.before, played.player);
        captions.narrator.learn(rules, session.seats(), &before, played.player, &played.events);
        captions.passing = played.by_lot.then(|| (Phrase::new("clock-by-lot"), PASSING));
    }
    for started in cues.read() {
        captions.narrator.hear(started.cue.kind);
        if let crate::choreography::CueKind::Lifted { pit, .. } | crate::choreography::CueKind::Sown { pit, .. } =
            started.cue.kind
        {
            captions.hand = Some(pit);
        }
    }
}

fn hear_ends(mut ends: MessageReader<EndAgreed>, session: Option<Res<Session>>, mut captions: ResMut<Captions>) {
    let Some(session) = session else { return };
    for agreed in ends.read() {
        let (rules, now) = (session.position().rules(), session.position().board());
        let before = board_before(rules, now, &agreed.before, now.mover);
        captions.narrator.learn(rules, session.seats(), &before, now.mover, &agreed.events);
    }
}

/// What is said of an offer stands before everything else for a while.
fn hear_offers(
    mut changes: MessageReader<OfferChanged>,
    session: Option<Res<Session>>,
    mut captions: ResMut<Captions>,
) {
    let Some(session) = session else { return };
    for change in changes.read() {
        captions.passing = Some((offered(&session, *change), PASSING));
    }
}

/// A step in an offer; a character answers in its own strip besides.
fn offered(session: &Session, change: OfferChanged) -> Phrase {
    let key = match change.step {
        OfferStep::Made => "offer-made",
        OfferStep::Accepted => "offer-accepted",
        OfferStep::Declined => "offer-declined",
    };
    Phrase::new(key).arg("who", who(session.seats(), change.player))
}

/// The board on which a move was played: as it is now, with the seeds where they lay.
fn board_before(rules: &Ruleset, now: &Board, ledger: &Ledger, player: Player) -> Board {
    let mut board = *now;
    for pit in rules.ring() {
        board.pits[pit.index()] = ledger.pieces(Place::Pit(pit));
    }
    for player in rules.players() {
        board.stores[player.index()] = ledger.pieces(Place::Store(player));
    }
    board.mover = player;
    board.over = None;
    board
}

fn hear_refusals(
    time: Res<Time>,
    mut refusals: MessageReader<MoveRejected>,
    thinking: Res<Thinking>,
    mut captions: ResMut<Captions>,
) {
    if let Some((_, left)) = captions.bypass_change_detection().passing.as_mut() {
        *left -= time.delta_secs();
        if *left <= 0.0 {
            captions.passing = None;
        }
    }
    if let Some(rejected) = refusals.read().last() {
        captions.passing = Some((refusal(rejected.why, thinking.player().is_some()), PASSING));
    }
}

fn read_outlook(preview: Res<Preview>, focus: Res<Focus>, mut captions: ResMut<Captions>) {
    if preview.is_changed() || focus.is_changed() {
        // A chosen square waits for its way.
        let asked = || (focus.chosen && focus.way.is_none()).then(|| Phrase::new("hint-direction"));
        // The move of the hint is told by the hint.
        let outlook = preview.outlook.as_ref().filter(|_| !preview.hinted).map(foretold).or_else(asked);
        if captions.outlook != outlook {
            captions.outlook = outlook;
        }
    }
}

fn read_hint(
    session: Option<Res<Session>>,
    hints: Res<Hints>,
    playable: Res<Playable>,
    advising: Res<Advising>,
    mut captions: ResMut<Captions>,
) {
    if hints.is_changed() || playable.is_changed() || advising.is_changed() {
        let said = session.map_or_else(Vec::new, |session| hint(&session, &playable, *hints, &advising));
        if captions.hint != said {
            captions.hint = said;
        }
    }
}

fn foretold(outlook: &Outlook) -> Phrase {
    if let Some(why) = outlook.refused {
        return Phrase::new(illegal_key(why));
    }
    if outlook.endless {
        return Phrase::new("preview-endless");
    }
    let n: u16 = outlook.captures.iter().map(|(_, n)| n).sum();
    if n > 0 { Phrase::new("preview-take").arg("n", n) } else { Phrase::new("preview-nothing") }
}
