//! Quan stones on the plates of numbers: a small stone that bears its worth, before the figures of the dân.

use super::labels::{Badge, LabelSystems, Plan};
use super::theme::{Fill, Inked, Tint};
use super::type_scale::TextRole;
use crate::app::{Session, Shown};
use crate::rules::Pieces;
use bevy::prelude::*;

/// How large the worth is beside the figures of the dân.
const SHARE: f32 = 0.8;

/// The stone on a plate; seen only while there is one.
#[derive(Component)]
pub(super) struct Stone;

/// The figures on a stone.
#[derive(Component)]
struct Worth;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show_stones.in_set(LabelSystems));
}

/// The stone of a plate, hidden at first.
pub(super) fn stone() -> impl Bundle {
    let node = Node {
        display: Display::None,
        padding: UiRect::axes(px(6), px(0)),
        border_radius: BorderRadius::all(percent(50)),
        flex_shrink: 0.0,
        ..default()
    };
    let text = (Text::default(), Worth, Inked(Tint::Ink), TextLayout::no_wrap(), Pickable::IGNORE);
    (Stone, node, Fill(Tint::Stone), Pickable::IGNORE, children![text])
}

/// What stands on the stone of a plate; nothing where there is none.
pub(super) fn stone_words(quan: u8, worth: u16) -> String {
    match quan {
        0 => String::new(),
        1 => worth.to_string(),
        more => format!("{more}×{worth}"),
    }
}

/// The figures of the dân: none beside a stone that lies alone, and added to the worth of one that does not.
pub(super) fn dan_words(pieces: Pieces) -> String {
    match (pieces.dan, pieces.quan) {
        (0, 1..) => String::new(),
        (dan, 1..) => format!("+{dan}"),
        (dan, 0) => dan.to_string(),
    }
}

/// For how many letters a plate needs room.
pub(super) fn letters(pieces: Pieces, worth: u16) -> usize {
    let stone = stone_words(pieces.quan, worth).chars().count();
    dan_words(pieces).len() + if stone > 0 { stone + 1 } else { 0 }
}

fn show_stones(
    session: Option<Res<Session>>,
    shown: Res<Shown>,
    plan: Res<Plan>,
    badges: Query<(&Badge, &Children)>,
    mut stones: Query<(&mut Node, &Children), With<Stone>>,
    mut faces: Query<(&mut Text, &mut TextFont), With<Worth>>,
) {
    let Some(session) = session else { return };
    let worth = session.position().rules().quan_worth();
    for (badge, children) in &badges {
        let words = stone_words(shown.at(badge.0).quan, worth);
        for child in children {
            let Ok((mut node, figures)) = stones.get_mut(*child) else { continue };
            let display = if words.is_empty() { Display::None } else { Display::Flex };
            if node.display != display {
                node.display = display;
            }
            for figure in figures {
                let Ok((mut text, mut font)) = faces.get_mut(*figure) else { continue };
                font.set_if_neq(TextRole::Count.font_at((plan.arranged.px * SHARE).round()));
                text.set_if_neq(Text(words.clone()));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plate(dan: u16, quan: u8) -> (String, String, usize) {
        let pieces = Pieces { dan, quan };
        (stone_words(quan, 10), dan_words(pieces), letters(pieces, 10))
    }

    #[test]
    fn a_stone_is_never_counted_as_nothing() {
        assert_eq!(plate(0, 1), ("10".to_owned(), String::new(), 3));
        assert_eq!(plate(7, 1), ("10".to_owned(), "+7".to_owned(), 5));
        assert_eq!(plate(25, 2), ("2×10".to_owned(), "+25".to_owned(), 8));
    }

    #[test]
    fn without_a_stone_there_are_only_figures() {
        assert_eq!(plate(0, 0), (String::new(), "0".to_owned(), 1));
        assert_eq!(plate(120, 0), (String::new(), "120".to_owned(), 3));
    }
}
