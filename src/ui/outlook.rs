//! What the move under the pointer would do, on paper plates in the places of the numbers: `4→5` what a pit holds and
//! will hold, `+3` on gold what is taken; the pit of the last seed has a golden rim. The seeds stay in sight.

use super::badges::{Wish, arrange};
use super::labels::{Figures, LabelSystems, Layer, Plan, lay};
use super::theme::{Edged, Fill, Inked, Tint};
use super::type_scale::TextRole;
use crate::app::{Anchors, Outlook, Preview, Session, Shown};
use crate::rules::{PitId, Place};
use bevy::prelude::*;

/// Letters for which a plate has room at least, so that it hides the number below it.
const LETTERS: usize = 3;

/// A plate that foretells what becomes of a pit.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
struct Ghost(PitId);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (keep_ghosts, follow_board).chain().in_set(LabelSystems));
}

/// What is foretold of one pit.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Omen {
    pit: PitId,
    words: String,
    taken: bool,
    last: bool,
}

/// What is foretold of every pit that changes, where a quan stone is worth `stone`.
fn omens(outlook: &Outlook, shown: &Shown, stone: u16) -> Vec<Omen> {
    let omen = |(pit, n): &(PitId, u16)| {
        let taken = outlook.captures.iter().find(|(p, _)| p == pit);
        let now = shown.at(Place::Pit(*pit));
        let stones = u16::from(now.quan) * stone;
        let words = taken.map_or_else(|| format!("{}→{}", now.dan + stones, n + stones), |(_, won)| format!("+{won}"));
        Omen { pit: *pit, words, taken: taken.is_some(), last: outlook.last == Some(*pit) }
    };
    outlook.sown.iter().map(omen).collect()
}

fn keep_ghosts(
    preview: Res<Preview>,
    shown: Res<Shown>,
    session: Option<Res<Session>>,
    ghosts: Query<Entity, With<Ghost>>,
    layers: Query<Entity, With<Layer>>,
    mut commands: Commands,
) {
    if !preview.is_changed() {
        return;
    }
    for ghost in &ghosts {
        commands.entity(ghost).despawn();
    }
    let (Some(outlook), Ok(layer)) = (&preview.outlook, layers.single()) else { return };
    let stone = session.map_or(0, |session| session.position().rules().quan_worth());
    for omen in omens(outlook, &shown, stone) {
        commands.entity(layer).with_children(|layer| {
            layer.spawn(ghost(&omen));
        });
    }
}

fn ghost(omen: &Omen) -> impl Bundle + use<> {
    let fill = if omen.taken { Tint::Gold } else { Tint::Paper };
    let edge = if omen.last { Tint::Button } else { Tint::Line };
    let node = Node {
        position_type: PositionType::Absolute,
        border: UiRect::all(px(if omen.last { 4 } else { 1 })),
        border_radius: BorderRadius::all(px(10)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    let text = (Text::new(omen.words.clone()), Figures, Inked(Tint::Ink), TextLayout::no_wrap(), Pickable::IGNORE);
    (Ghost(omen.pit), node, Fill(fill), Edged(edge), Pickable::IGNORE, children![text])
}

/// Each plate lies where the number of its pit lies, and over it.
fn follow_board(
    anchors: Res<Anchors>,
    plan: Res<Plan>,
    mut ghosts: Query<(&Ghost, &mut Node, &Children)>,
    mut faces: Query<(&Text, &mut TextFont), With<Figures>>,
) {
    let wish = |(ghost, _, children): (&Ghost, _, &Children)| {
        let anchor = anchors.get(Place::Pit(ghost.0));
        let letters = children.iter().find_map(|child| faces.get(child).ok().map(|(text, _)| text.0.chars().count()));
        let at = anchor.map_or(Vec2::ZERO, |a| a.label);
        Wish { at, edge: anchor.map_or(at, |a| a.edge), letters: letters.unwrap_or(1).max(LETTERS) }
    };
    let wishes: Vec<Wish> = ghosts.iter().map(wish).collect();
    let arranged = arrange(&wishes, plan.arranged.px, plan.bounds);
    for ((_, mut node, children), rect) in ghosts.iter_mut().zip(&arranged.plates) {
        lay(&mut node, *rect);
        for child in children {
            if let Ok((_, mut font)) = faces.get_mut(*child) {
                font.set_if_neq(TextRole::Count.font_at(arranged.px));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Move;

    #[test]
    fn what_is_taken_and_where_the_last_seed_falls_is_foretold_and_a_stone_counts() {
        let outlook = Outlook {
            mv: Move::forward(5),
            refused: None,
            sown: vec![(PitId(6), 5), (PitId(7), 2), (PitId(0), 1)],
            last: Some(PitId(7)),
            captures: vec![(PitId(7), 2)],
            endless: false,
        };
        let mut shown = Shown::default();
        shown.pit_stones[0] = 1;
        shown.pits[6] = 4;
        let omens = omens(&outlook, &shown, 10);
        assert_eq!(omens[0], Omen { pit: PitId(6), words: "4→5".to_owned(), taken: false, last: false });
        assert_eq!(omens[1], Omen { pit: PitId(7), words: "+2".to_owned(), taken: true, last: true });
        assert_eq!(omens[2].words, "10→11");
    }
}
