//! A player's strip: who it is, whose turn, how much is won, what just happened.

use super::people::who;
use super::theme::{Edged, Fill, Inked, ROUND, Tint};
use super::told::Captions;
use super::type_scale::TextRole;
use super::words::{Localized, Phrase};
use crate::ai::Level;
use crate::app::{GameSystems, Seat, Session, Shown, TableSide, Thinking, Who};
use crate::rules::Player;
use bevy::prelude::*;

/// The systems that fill the strips.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct StripSystems;

/// The strip of a player.
#[derive(Component, Clone, Copy)]
struct Strip(Player);

/// What a part of a strip shows.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Part {
    Score(Player),
    Turn(Player),
    Caption,
}

/// The box round the words of whose turn it is.
#[derive(Component, Clone, Copy)]
struct TurnBox(Player);

pub(super) fn plugin(app: &mut App) {
    let filling = (count_stores, tell_turns, tell_captions).in_set(StripSystems);
    app.add_systems(Update, filling.in_set(GameSystems::Present));
}

/// The strip of `seat`, the way up that its player reads it.
pub(super) fn strip(seat: &Seat, seats: &[Seat]) -> impl Bundle + use<> {
    let node = Node {
        width: percent(100),
        padding: UiRect::axes(px(16), px(6)),
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
    (
        (Strip(seat.player), node, Fill(Tint::Paper), Edged(Tint::Paper), UiTransform::from_rotation(turned)),
        Children::spawn((Spawn(identity(seat, seats)), Spawn(turn_box(seat)), bevy::ecs::spawn::SpawnIter(caption))),
    )
}

/// The seat's mark, name and store.
fn identity(seat: &Seat, seats: &[Seat]) -> impl Bundle + use<> {
    let row = Node { column_gap: px(12), align_items: AlignItems::Center, ..default() };
    let names = Node { flex_direction: FlexDirection::Column, ..default() };
    let name = Phrase::new("side-name").arg("who", who(seats, seat.player));
    let level = match seat.who {
        Who::Person => None,
        Who::Computer(level) => Some((in_words(seat, level_key(level)), TextRole::Small, Inked(Tint::FaintInk))),
    };
    (
        row,
        children![
            mark(seat.player),
            (
                names,
                Children::spawn((
                    Spawn((in_words(seat, name), TextRole::Label, Inked(Tint::Ink), TextLayout::no_wrap())),
                    bevy::ecs::spawn::SpawnIter(level.into_iter()),
                )),
            ),
            (Text::default(), Part::Score(seat.player), TextRole::Score, Inked(Tint::Ink), TextLayout::no_wrap()),
        ],
    )
}

fn in_words(seat: &Seat, phrase: impl Into<Phrase>) -> Localized {
    Localized::new(phrase).in_language(seat.language)
}

/// The key of a level's name.
fn level_key(level: Level) -> &'static str {
    match level {
        Level::Child => "opponent-child-name",
        Level::Club => "opponent-club-name",
        Level::Master => "opponent-master-name",
    }
}

/// The player's colour and shape: a disc for South, a diamond for North.
fn mark(player: Player) -> impl Bundle {
    let south = player == Player::SOUTH;
    let node = Node {
        width: px(if south { 24 } else { 20 }),
        height: px(if south { 24 } else { 20 }),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(if south { px(12) } else { px(2) }),
        margin: UiRect::all(px(if south { 2 } else { 4 })),
        flex_shrink: 0.0,
        ..default()
    };
    let turned = if south { Rot2::IDENTITY } else { Rot2::FRAC_PI_4 };
    (node, Fill(Tint::of(player)), Edged(Tint::Ink), UiTransform::from_rotation(turned))
}

fn turn_box(seat: &Seat) -> impl Bundle + use<> {
    let node = Node {
        padding: UiRect::axes(px(14), px(4)),
        border_radius: BorderRadius::all(px(20)),
        align_items: AlignItems::Center,
        ..default()
    };
    let words = (Localized::default().in_language(seat.language), Part::Turn(seat.player), TextRole::Label);
    (node, TurnBox(seat.player), Fill(Tint::Button), children![(words, Inked(Tint::OnButton), TextLayout::no_wrap())])
}

/// Two lines of room from the beginning, so that the board does not move when words come and go.
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
/// them from the same side in the same language, and never for a computer alone.
fn reads_captions(seat: &Seat, seats: &[Seat]) -> bool {
    let reads = |s: &&Seat| s.who == Who::Person || seats.iter().all(|s| s.who != Who::Person);
    let same = |s: &&Seat| (s.side == TableSide::Far, s.language) == (seat.side == TableSide::Far, seat.language);
    let first = seats.iter().filter(reads).filter(same).min_by_key(|s| s.side != TableSide::Near);
    first.is_some_and(|s| s.player == seat.player)
}

fn count_stores(shown: Res<Shown>, mut parts: Query<(&Part, &mut Text)>) {
    for (part, mut text) in &mut parts {
        if let Part::Score(player) = *part {
            text.set_if_neq(Text(shown.stores[player.index()].to_string()));
        }
    }
}

fn tell_turns(
    session: Option<Res<Session>>,
    shown: Res<Shown>,
    thinking: Res<Thinking>,
    mut parts: Query<(&Part, &mut Localized)>,
    mut boxes: Query<(&TurnBox, &mut Node)>,
    mut strips: Query<(&Strip, &mut Edged)>,
) {
    let Some(session) = session else { return };
    for (part, mut words) in &mut parts {
        if let Part::Turn(player) = *part {
            let said = Localized::new(turn_words(&session, player, &thinking)).in_language(words.language);
            words.set_if_neq(said);
        }
    }
    for (turn, mut node) in &mut boxes {
        let display = if shown.mover == Some(turn.0) { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
    }
    for (strip, mut edge) in &mut strips {
        edge.set_if_neq(Edged(if shown.mover == Some(strip.0) { Tint::of(strip.0) } else { Tint::Paper }));
    }
}

fn turn_words(session: &Session, player: Player, thinking: &Thinking) -> Phrase {
    match session.seat(player).map(|s| s.who) {
        Some(Who::Computer(_)) if thinking.player() == Some(player) => Phrase::new("turn-thinking"),
        Some(Who::Computer(_)) => Phrase::new("turn-now").arg("who", who(session.seats(), player)),
        Some(Who::Person) | None => Phrase::new("turn-own"),
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
mod tests {
    use super::*;
    use crate::app::Language;

    #[test]
    fn one_line_serves_two_who_read_the_same_way() {
        let seats = Seat::pair(Who::Person, Who::Person);
        assert!(reads_captions(&seats[0], &seats) && !reads_captions(&seats[1], &seats));
    }

    #[test]
    fn another_side_or_another_language_has_its_own_line() {
        let mut seats = Seat::pair(Who::Person, Who::Person);
        seats[1].side = TableSide::Far;
        assert!(seats.iter().all(|s| reads_captions(s, &seats)));
        seats[1].side = TableSide::FarUpright;
        seats[1].language = Some(Language::Fr);
        assert!(seats.iter().all(|s| reads_captions(s, &seats)));
    }

    #[test]
    fn a_computer_reads_nothing() {
        let seats = Seat::pair(Who::Computer(Level::Club), Who::Person);
        assert!(!reads_captions(&seats[0], &seats) && reads_captions(&seats[1], &seats));
    }
}
