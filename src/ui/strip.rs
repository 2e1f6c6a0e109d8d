//! A player's strip: who it is, how the match stands, whose turn, how much is won, what just happened.

use super::mark::mark;
use super::people::who;
use super::ponder::Ponders;
use super::speech::speech_box;
use super::standing::{own, standing};
use super::theme::{Edged, Fill, Inked, ROUND, Tint};
use super::time_left;
use super::told::Captions;
use super::type_scale::TextRole;
use super::words::{Localized, Phrase};
use crate::app::{GameSystems, Playback, Seat, Session, Shown, TableSide, Thinking, Who};
use crate::rules::Player;
use bevy::ecs::spawn::SpawnIter;
use bevy::prelude::*;

mod score;

/// The systems that fill the strips.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct StripSystems;

/// The strip of a player.
#[derive(Component, Clone, Copy)]
struct Strip(Player);

/// What a part of a strip shows.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Part {
    Turn(TurnBox),
    Caption,
    /// Which game of the match it is, and how this player stands in it.
    Match(Player),
    /// How a player stands who has no room for more.
    Own(Player),
}

/// The box round the words of whose turn it is.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
struct TurnBox {
    /// Who reads it.
    player: Player,
    /// Whether it tells of everybody's turn, not of the reader's alone.
    all: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(score::plugin);
    let filling = (tell_turns, light_turns, tell_captions, tell_match).in_set(StripSystems);
    app.add_systems(Update, filling.in_set(GameSystems::Present));
}

/// The strip of `seat`, the way up that its player reads it.
///
/// Where more than two play, those across the table have to share the room: the near strip says whose turn it is, so
/// that theirs can be short and never change their size.
///
/// `name` is that of a computer.
pub(super) fn strip(seat: &Seat, seats: &[Seat], name: Option<Phrase>) -> impl Bundle + use<> {
    let round = seats.len() > 2;
    let short = round && seat.side != TableSide::Near;
    let node = Node {
        width: if short { auto() } else { percent(100) },
        flex_grow: if short { 1.0 } else { 0.0 },
        flex_basis: if short { px(200) } else { auto() },
        padding: UiRect::axes(px(if short { 8 } else { 16 }), px(if short { 2 } else { 6 })),
        border: UiRect::all(px(4)),
        border_radius: BorderRadius::all(px(ROUND)),
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(16),
        row_gap: px(2),
        align_items: AlignItems::Center,
        ..default()
    };
    let turned = if seat.side == TableSide::Far { Rot2::PI } else { Rot2::IDENTITY };
    let caption = reads_captions(seat, seats).then(|| caption_line(seat)).into_iter();
    let speaks = seat.who != Who::Person && !round && !reads_captions(seat, seats);
    (
        (Strip(seat.player), node, Fill(Tint::Paper), Edged(Tint::Paper), UiTransform::from_rotation(turned)),
        Children::spawn((
            Spawn(identity(seat, seats, name, short)),
            SpawnIter((!short).then(|| turn_box(seat, round)).into_iter()),
            SpawnIter(caption),
            SpawnIter(speaks.then(|| speech_box(seat)).into_iter()),
            Spawn(time_left::bar(seat.player)),
        )),
    )
}

/// The seat's mark, name and store; where it is `short`, in room that never changes.
fn identity(seat: &Seat, seats: &[Seat], opponent: Option<Phrase>, short: bool) -> impl Bundle + use<> {
    let row = Node { column_gap: px(12), align_items: AlignItems::Center, ..default() };
    let names = Node { flex_direction: FlexDirection::Column, ..default() };
    let name = Phrase::new("side-name").arg("who", who(seats, seat.player));
    let opponent = opponent.map(|name| (in_words(seat, name), TextRole::Small, Inked(Tint::FaintInk)));
    (
        row,
        children![
            (mark(seat.player, 24.0, 2.0), Ponders(seat.player)),
            (
                names,
                Children::spawn((
                    Spawn((in_words(seat, name), TextRole::Label, Inked(Tint::Ink), TextLayout::no_wrap())),
                    SpawnIter(opponent.into_iter()),
                    SpawnIter(match_lines(seat).into_iter()),
                )),
            ),
            score::number(seat, short),
            score::stones(seat, short),
        ],
    )
}

/// On the near strip how the match stands, on the others how their players do; nothing in a game of its own.
fn match_lines(seat: &Seat) -> Vec<impl Bundle + use<>> {
    let near = seat.side == TableSide::Near;
    let line = |part| {
        let words = Localized::default().in_language(seat.language);
        let hidden = Node { display: Display::None, ..default() };
        (words, part, hidden, TextRole::Small, Inked(Tint::FaintInk), TextLayout::no_wrap())
    };
    [if near { Part::Match(seat.player) } else { Part::Own(seat.player) }].map(line).into()
}

fn in_words(seat: &Seat, phrase: impl Into<Phrase>) -> Localized {
    Localized::new(phrase).in_language(seat.language)
}

fn turn_box(seat: &Seat, all: bool) -> impl Bundle + use<> {
    let turn = TurnBox { player: seat.player, all };
    let node = Node {
        padding: UiRect::axes(px(14), px(4)),
        column_gap: px(8),
        border_radius: BorderRadius::all(px(20)),
        align_items: AlignItems::Center,
        ..default()
    };
    let words = (Localized::default().in_language(seat.language), Part::Turn(turn), TextRole::Label);
    let number = time_left::number((!all).then_some(seat.player));
    (node, turn, Fill(Tint::Button), children![(words, Inked(Tint::OnButton), TextLayout::no_wrap()), number])
}

/// Room for its words from the beginning, so that the board does not move when they come and go.
fn caption_line(seat: &Seat) -> impl Bundle + use<> {
    let node = Node {
        flex_grow: 1.0,
        flex_basis: px(300),
        min_width: px(0),
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::Center,
        ..default()
    };
    let words = (Localized::default().in_language(seat.language), Part::Caption, TextRole::Label, Inked(Tint::Ink));
    (node, CaptionBox, children![words])
}

/// The room of a caption line.
#[derive(Component)]
pub(super) struct CaptionBox;

/// Whether the words of what happens stand in this seat's strip: once for everybody who reads
/// them from the same side in the same language, and never for a computer alone. Where more than
/// two play only the near strip has room for them.
fn reads_captions(seat: &Seat, seats: &[Seat]) -> bool {
    let nobody = seats.iter().all(|s| s.who != Who::Person);
    let reads = |s: &&Seat| s.who == Who::Person || nobody || seats.len() > 2;
    let same = |s: &&Seat| (s.side == TableSide::Far, s.language) == (seat.side == TableSide::Far, seat.language);
    let first = seats.iter().filter(reads).filter(same).min_by_key(|s| s.side != TableSide::Near);
    first.is_some_and(|s| s.player == seat.player)
}

fn tell_turns(
    session: Option<Res<Session>>,
    shown: Res<Shown>,
    playback: Res<Playback>,
    thinking: Res<Thinking>,
    mut parts: Query<(&Part, &mut Localized)>,
) {
    let Some(session) = session else { return };
    let sowing = playback.sower().is_some();
    for (part, mut words) in &mut parts {
        if let Part::Turn(turn) = *part {
            let now = shown.mover.filter(|_| turn.all).unwrap_or(turn.player);
            let said = if sowing {
                sowing_words(&session, turn.player, now)
            } else {
                turn_words(&session, turn.player, now, &thinking)
            };
            words.set_if_neq(Localized::new(said).in_language(words.language));
        }
    }
}

/// The box of whoever's turn it is stands out while a move is awaited, not while one is shown.
fn light_turns(
    shown: Res<Shown>,
    playback: Res<Playback>,
    mut boxes: Query<(&TurnBox, &mut Node, &mut Fill, &Children)>,
    mut inks: Query<&mut Inked>,
    mut strips: Query<(&Strip, &mut Edged)>,
) {
    let (fill, ink) =
        if playback.sower().is_some() { (Tint::PaperHover, Tint::Ink) } else { (Tint::Button, Tint::OnButton) };
    for (turn, mut node, mut filled, children) in &mut boxes {
        let told = shown.mover.is_some_and(|mover| turn.all || mover == turn.player);
        let display = if told { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
        filled.set_if_neq(Fill(fill));
        for child in children {
            if let Ok(mut inked) = inks.get_mut(*child) {
                inked.set_if_neq(Inked(ink));
            }
        }
    }
    for (strip, mut edge) in &mut strips {
        edge.set_if_neq(Edged(if shown.mover == Some(strip.0) { Tint::of(strip.0) } else { Tint::Paper }));
    }
}

/// That `mover`'s move is being shown, for `reader`.
fn sowing_words(session: &Session, reader: Player, mover: Player) -> Phrase {
    match session.seat(mover).map(|s| s.who) {
        Some(Who::Person) if mover == reader => Phrase::new("turn-sowing-own"),
        Some(Who::Person | Who::Computer(_)) | None => {
            Phrase::new("turn-sowing").arg("who", who(session.seats(), mover))
        }
    }
}

/// The words of `mover`'s turn for `reader`.
fn turn_words(session: &Session, reader: Player, mover: Player, thinking: &Thinking) -> Phrase {
    // Among several computers it has to be said which one thinks.
    let thinks = session.seats().len() == 2 && thinking.player() == Some(mover);
    match session.seat(mover).map(|s| s.who) {
        Some(Who::Computer(_)) if thinks => Phrase::new("turn-thinking"),
        Some(Who::Person) if mover == reader => Phrase::new("turn-own"),
        Some(Who::Person | Who::Computer(_)) => Phrase::new("turn-now").arg("who", who(session.seats(), mover)),
        None => Phrase::new("turn-own"),
    }
}

fn tell_match(session: Option<Res<Session>>, mut parts: Query<(&Part, &mut Localized, &mut Node)>) {
    let Some(session) = session else { return };
    for (part, mut words, mut node) in &mut parts {
        let said = match *part {
            Part::Match(player) => standing(&session, player),
            Part::Own(player) => own(&session, player),
            Part::Turn(_) | Part::Caption => continue,
        };
        let display = if said.is_some() { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
        let said = Localized::all(said).in_language(words.language);
        words.set_if_neq(said);
    }
}

fn tell_captions(captions: Res<Captions>, mut parts: Query<(Ref<Part>, &mut Localized)>) {
    for (part, mut words) in &mut parts {
        if *part == Part::Caption && (captions.is_changed() || part.is_added()) {
            words.set_if_neq(Localized::all(captions.now()).in_language(words.language));
        }
    }
}

#[cfg(test)]
mod tests;
