//! The evaluation bar: a slim bar at the left edge of the board, which tells how a game of two stands.
//!
//! Its parts are the chances of both; the number is the margin that is expected, and a tick stands before one that is
//! certain. It is there only where it is wanted.

use super::hud::Dock;
use super::people::who;
use super::theme::{Edged, Fill, GAP, Inked, Tint};
use super::type_scale::TextRole;
use super::words::Phrase;
use crate::ai::explain::Standing;
use crate::app::{Advising, GameSystems, SafeArea, Screen, Session, Settings, TableSide, Texts};
use crate::rules::Player;
use bevy::prelude::*;

/// How broad the bar is at text size 1, in logical pixels: room for a number of two figures.
const BREADTH: f32 = 52.0;

/// A part of the bar.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Bar,
    /// The part of whoever sits at the upper end.
    Upper,
    Number,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (keep_bar, fill_bar).chain().in_set(GameSystems::Present));
}

fn keep_bar(
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    session: Option<Res<Session>>,
    bars: Query<(Entity, &Part)>,
    mut commands: Commands,
) {
    let seen = settings.evaluation && matches!(screen.get(), Screen::Play | Screen::Over);
    let session = session.filter(|s| seen && !s.is_story() && s.seats().len() == 2);
    let mut bars = bars.iter().filter(|(_, part)| **part == Part::Bar).map(|(entity, _)| entity);
    match (session, bars.next()) {
        (Some(session), None) => drop(commands.spawn(bar(upper(&session)))),
        (None, Some(entity)) => commands.entity(entity).despawn(),
        (Some(_), Some(_)) | (None, None) => {}
    }
}

/// Who has the upper end: whoever sits across the table, North where both sit on one side.
fn upper(session: &Session) -> Player {
    let far = session.seats().iter().find(|seat| seat.side == TableSide::Far);
    far.map_or(Player::NORTH, |seat| seat.player)
}

fn bar(upper: Player) -> impl Bundle {
    let lower = upper.next(2);
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(GAP),
        width: px(BREADTH),
        border: UiRect::all(px(3)),
        border_radius: BorderRadius::all(px(10)),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        overflow: Overflow::clip(),
        ..default()
    };
    let part = Node { width: percent(100), height: percent(50), flex_shrink: 0.0, ..default() };
    let plate = Node {
        position_type: PositionType::Absolute,
        top: percent(50),
        margin: UiRect::top(px(-14)),
        padding: UiRect::axes(px(3), px(2)),
        border_radius: BorderRadius::all(px(8)),
        ..default()
    };
    let number = (Text::default(), Part::Number, TextRole::Small, Inked(Tint::Ink), TextLayout::no_wrap());
    (
        (Part::Bar, Dock::Left, node, Fill(Tint::of(lower)), Edged(Tint::Line), GlobalZIndex(9), Pickable::IGNORE),
        children![
            (Part::Upper, part, Fill(Tint::of(upper)), Pickable::IGNORE),
            (plate, Fill(Tint::Paper), Pickable::IGNORE, children![number]),
        ],
    )
}

/// Lays the bar beside the board and fills it.
#[allow(clippy::too_many_arguments, reason = "each is a resource of its own")]
fn fill_bar(
    advising: Res<Advising>,
    session: Option<Res<Session>>,
    safe: Res<SafeArea>,
    settings: Res<Settings>,
    texts: Res<Texts>,
    mut parts: Query<(Entity, &Part, &mut Node, Option<&AccessibleLabel>), Without<Text>>,
    mut numbers: Query<(&Part, &mut Text)>,
    mut edges: Query<&mut Edged, With<Dock>>,
    mut commands: Commands,
) {
    let (Some(session), standing) = (session, advising.standing()) else { return };
    let top = upper(&session);
    for (entity, part, mut node, label) in &mut parts {
        match part {
            Part::Bar => {
                lay(&mut node, &safe, settings.text_size);
                let said = standing.map(|s| spoken(&session, s).say(&texts, settings.language));
                if label.map(|label| &label.0) != said.as_ref() {
                    commands.entity(entity).try_insert(AccessibleLabel(said.unwrap_or_default()));
                }
                if let Ok(mut edge) = edges.get_mut(entity) {
                    let certain = standing.is_some_and(|s| s.exact);
                    edge.set_if_neq(Edged(if certain { Tint::Gold } else { Tint::Line }));
                }
            }
            Part::Upper => {
                let height = percent((100.0 * share_of(top, standing)).round());
                if node.height != height {
                    node.height = height;
                }
            }
            Part::Number => {}
        }
    }
    for (_, mut text) in numbers.iter_mut().filter(|(part, _)| **part == Part::Number) {
        text.set_if_neq(Text(standing.map_or_else(String::new, figures)));
    }
}

fn lay(node: &mut Mut<Node>, safe: &SafeArea, text_size: f32) {
    let (top, bottom, width) = (px(safe.top + GAP), px(safe.bottom + 5.0 * GAP), px(BREADTH * text_size));
    if (node.top, node.bottom, node.width) != (top, bottom, width) {
        (node.top, node.bottom, node.width) = (top, bottom, width);
    }
}

/// The part of the bar that belongs to `player`: half while nothing is known.
fn share_of(player: Player, standing: Option<Standing>) -> f32 {
    let south = standing.map_or(0.5, |s| s.share) as f32;
    if player == Player::SOUTH { south } else { 1.0 - south }
}

/// The margin of whoever is ahead; certain ones with a tick.
fn figures(standing: Standing) -> String {
    let tick = if standing.exact { "✓" } else { "" };
    match standing.margin {
        0 => format!("{tick}="),
        margin => format!("{tick}+{}", margin.abs()),
    }
}

fn spoken(session: &Session, standing: Standing) -> Phrase {
    let ahead = if standing.margin > 0 { Player::SOUTH } else { Player::NORTH };
    let told = |key| Phrase::new(key).arg("who", who(session.seats(), ahead)).arg("n", standing.margin.abs());
    match (standing.margin, standing.exact) {
        (0, true) => Phrase::new("standing-drawn"),
        (0, false) => Phrase::new("standing-level"),
        (_, true) => told("standing-wins"),
        (_, false) => told("standing-ahead"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_is_that_of_whoever_is_ahead_and_certain_ones_are_ticked() {
        let stands = |margin, exact| figures(Standing { margin, exact, share: 0.5 });
        assert_eq!([stands(4, false), stands(-4, false), stands(0, false)], ["+4", "+4", "="]);
        assert_eq!([stands(4, true), stands(0, true)], ["✓+4", "✓="]);
    }

    #[test]
    fn each_has_their_own_end() {
        let south_wins = Some(Standing { margin: 4, exact: true, share: 1.0 });
        assert_eq!((share_of(Player::SOUTH, south_wins), share_of(Player::NORTH, south_wins)), (1.0, 0.0));
        assert_eq!(share_of(Player::NORTH, None), 0.5);
    }
}
