//! What opponents say: a greeting, a word when much is taken, a word at the end. It stands in the speaker's own strip,
//! so that it never hides what the rules tell.

use super::strip::StripSystems;
use super::theme::{Inked, Tint};
use super::type_scale::TextRole;
use super::words::{Localized, Phrase};
use crate::ai::{Character, Word};
use crate::app::{
    GameData, GameSystems, MovePlayed, OfferChanged, OfferStep, PlaybackEnded, PositionReset, ResetCause, Seat,
    Session, Settings, Texts, Who,
};
use crate::rules::{Event, Player, Ruleset};
use bevy::prelude::*;

/// Seconds a line stays; at the end of a game it stays for good.
const STAYS: f32 = 8.0;
/// Whoever takes one of so many parts of all there is has taken much.
const MUCH: u32 = 8;
/// Moves in which nobody speaks again of what was taken.
const QUIET: usize = 6;

/// Where a player's words stand.
#[derive(Component, Clone, Copy)]
pub(super) struct Speech(Player);

/// The room of a player's words.
#[derive(Component)]
struct SpeechBox;

/// What is being said.
#[derive(Resource, Default)]
struct Said {
    line: Option<Line>,
    /// What is to be said once the move has come to rest: who took much.
    taken_by: Option<Player>,
    /// When somebody last spoke of that, in moves.
    spoken_at: Option<usize>,
}

struct Line {
    player: Player,
    /// The keys of the speaker's name and of what is said.
    name: String,
    what: String,
    left: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Said>();
    app.add_systems(
        Update,
        (greet, hear_moves, hear_rest, hear_offers, tell, keep_room)
            .chain()
            .in_set(GameSystems::Present)
            .after(StripSystems),
    );
}

/// The room for what `seat` says, in the language in which that strip is read.
pub(super) fn speech_box(seat: &Seat) -> impl Bundle + use<> {
    let node = Node {
        flex_grow: 1.0,
        flex_basis: px(220),
        min_width: px(0),
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::Center,
        ..default()
    };
    let words = Localized::default().in_language(seat.language);
    (node, SpeechBox, children![(words, Speech(seat.player), TextRole::Small, Inked(Tint::Ink))])
}

impl Said {
    /// Lets the character at `player`'s seat say a `word`.
    fn say(&mut self, session: &Session, data: &GameData, player: Player, word: Word) -> bool {
        let Some(character) = speaker(session, data, player) else { return false };
        let (name, what) = (character.key(Word::Name), character.key(word));
        self.line = Some(Line { player, name, what, left: STAYS });
        true
    }
}

/// The character at `player`'s seat.
fn speaker<'a>(session: &Session, data: &'a GameData, player: Player) -> Option<&'a Character> {
    match session.seat(player)?.who {
        Who::Computer(mind) => data.opponents.with_mind(mind, session.position().rules().game()),
        Who::Person => None,
    }
}

/// All who could speak: where more than two play there is no room for it.
fn speakers(session: &Session) -> impl Iterator<Item = Player> + '_ {
    let two = session.seats().len() == 2 && !session.is_story();
    session.seats().iter().filter(move |seat| two && seat.who != Who::Person).map(|seat| seat.player)
}

fn greet(
    mut resets: MessageReader<PositionReset>,
    session: Option<Res<Session>>,
    data: Res<GameData>,
    mut said: ResMut<Said>,
) {
    let Some(reset) = resets.read().last() else { return };
    *said = Said::default();
    if let Some(session) = session.filter(|_| reset.cause == ResetCause::Started)
        && let Some(player) = speakers(&session).next()
    {
        said.say(&session, &data, player, Word::Greeting);
    }
}

fn hear_moves(mut moves: MessageReader<MovePlayed>, session: Option<Res<Session>>, mut said: ResMut<Said>) {
    let Some(session) = session else { return };
    for played in moves.read() {
        let rules = session.position().rules();
        let much = u32::from(taken(rules, played)) * MUCH >= all_there_is(rules);
        said.taken_by = much.then_some(played.player);
    }
}

/// The points that whoever moved has captured.
fn taken(rules: &Ruleset, played: &MovePlayed) -> u16 {
    let points = |event: &Event| match event {
        Event::Capture { pieces, to, .. } if *to == played.player => {
            pieces.dan + u16::from(pieces.quan) * rules.quan_worth()
        }
        Event::Capture { .. }
        | Event::Pick { .. }
        | Event::Sow { .. }
        | Event::Turn { .. }
        | Event::Again { .. }
        | Event::Pass { .. }
        | Event::Refill { .. }
        | Event::Borrow { .. }
        | Event::Sweep { .. }
        | Event::Collect { .. }
        | Event::LastEight { .. }
        | Event::Stop { .. }
        | Event::End { .. } => 0,
    };
    played.events.iter().map(points).sum()
}

fn all_there_is(rules: &Ruleset) -> u32 {
    let stones = u32::from(rules.quan_worth()) * u32::from(rules.board.players);
    u32::from(rules.total_seeds()) + stones
}

/// The end of the game, or else that much was taken.
fn hear_rest(
    mut rests: MessageReader<PlaybackEnded>,
    session: Option<Res<Session>>,
    data: Res<GameData>,
    mut said: ResMut<Said>,
) {
    let Some(session) = session.filter(|_| rests.read().count() > 0) else { return };
    let taker = said.taken_by.take();
    if let Some(outcome) = session.position().outcome() {
        let word = |player| match outcome.winner {
            Some(winner) if winner == player => Word::Wins,
            Some(_) => Word::Loses,
            None => Word::Draws,
        };
        if let Some(player) = speakers(&session).next()
            && said.say(&session, &data, player, word(player))
            && let Some(line) = &mut said.line
        {
            line.left = f32::INFINITY;
        }
        return;
    }
    let now = session.moves().len();
    let quiet = said.spoken_at.is_some_and(|then| now < then + QUIET);
    let Some(taker) = taker.filter(|_| !quiet) else { return };
    // Of two computers the taker speaks.
    let mut all = speakers(&session).collect::<Vec<_>>();
    all.sort_by_key(|player| *player != taker);
    if let Some(player) = all.first() {
        let word = if *player == taker { Word::Taking } else { Word::Losing };
        if said.say(&session, &data, *player, word) {
            said.spoken_at = Some(now);
        }
    }
}

fn hear_offers(
    mut changes: MessageReader<OfferChanged>,
    session: Option<Res<Session>>,
    data: Res<GameData>,
    mut said: ResMut<Said>,
) {
    let Some(session) = session else { return };
    for change in changes.read() {
        let word = match change.step {
            OfferStep::Made => continue,
            OfferStep::Accepted => Word::Accepts,
            OfferStep::Declined => Word::Declines,
        };
        said.say(&session, &data, change.player, word);
    }
}

fn tell(
    time: Res<Time>,
    settings: Res<Settings>,
    texts: Res<Texts>,
    mut said: ResMut<Said>,
    mut speeches: Query<(&Speech, &mut Localized)>,
) {
    if let Some(line) = &mut said.line {
        line.left -= time.delta_secs();
        if line.left <= 0.0 {
            said.line = None;
        }
    }
    let line = said.line.as_ref().filter(|_| settings.opponents_speak);
    for (speech, mut words) in &mut speeches {
        let language = words.language.unwrap_or(settings.language);
        let text = |key: &str| texts.get(language, key);
        let quoted =
            |line: &Line| Phrase::new("opponent-says").arg("name", text(&line.name)).arg("what", text(&line.what));
        let said = line.filter(|line| line.player == speech.0).map(quoted);
        words.set_if_neq(Localized::all(said).in_language(words.language));
    }
}

/// Two lines of room from the beginning: the board does not move when somebody speaks.
fn keep_room(settings: Res<Settings>, mut boxes: Query<&mut Node, With<SpeechBox>>) {
    let room = px((TextRole::Small.size(settings.text_size) * 1.3 * 2.0).ceil());
    for mut node in &mut boxes {
        if node.min_height != room {
            node.min_height = room;
        }
    }
}

#[cfg(test)]
mod tests;
