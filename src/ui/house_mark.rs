//! A small mark over a corner of the table while a game by house rules is played.

use super::names::Names;
use super::theme::{Fill, GAP, Inked, Tint};
use super::type_scale::TextRole;
use super::words::{Localized, Phrase};
use crate::app::{GameData, GameSystems, SafeArea, Screen, Session, Texts};
use crate::rules::Ruleset;
use bevy::prelude::*;

/// The mark, and what it says.
#[derive(Component)]
struct HouseMark(Phrase);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (keep_mark, place_mark).chain().in_set(GameSystems::Present));
}

/// The mark is there at the board, as long as the game at the table is by house rules.
fn keep_mark(
    screen: Res<State<Screen>>,
    session: Option<Res<Session>>,
    data: Res<GameData>,
    texts: Res<Texts>,
    marks: Query<(Entity, &HouseMark)>,
    mut commands: Commands,
) {
    let at_board = matches!(screen.get(), Screen::Play | Screen::Over);
    let session = session.filter(|s| at_board && !s.is_story());
    let words = session.and_then(|s| words(Names { texts: &texts, data: &data }, s.position().rules()));
    let mut found = false;
    for (entity, mark) in &marks {
        if Some(&mark.0) == words.as_ref() {
            found = true;
        } else {
            commands.entity(entity).despawn();
        }
    }
    if let Some(words) = words.filter(|_| !found) {
        commands.spawn(house_mark(words));
    }
}

/// Nothing for a game as it is told on its card.
fn words(names: Names, rules: &Ruleset) -> Option<Phrase> {
    if names.data.is_own(&rules.id) {
        return Some(names.marked(rules));
    }
    names.data.has_house_rules(rules).then(|| Phrase::new("house-mark"))
}

fn house_mark(words: Phrase) -> impl Bundle {
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(GAP),
        padding: UiRect::axes(px(10), px(2)),
        border_radius: BorderRadius::all(px(10)),
        ..default()
    };
    let text = (Localized::new(words.clone()), TextRole::Small, Inked(Tint::OnPlate), Pickable::IGNORE);
    (HouseMark(words), node, Fill(Tint::Plate), GlobalZIndex(9), Pickable::IGNORE, children![text])
}

/// It lies in the near left corner of what the HUD leaves free.
fn place_mark(safe: Res<SafeArea>, mut marks: Query<&mut Node, With<HouseMark>>) {
    for mut node in &mut marks {
        let bottom = px(safe.bottom + 2.0);
        if node.bottom != bottom {
            node.bottom = bottom;
        }
    }
}
