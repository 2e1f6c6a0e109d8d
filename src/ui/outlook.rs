//! What the move under the pointer would do, on paper plates over the pits: `→ 5` what a pit will
//! hold, `+3` on gold what is taken; the pit of the last seed has a golden rim.

use super::badges::plate_size;
use super::labels::{Figures, LabelSystems, Layer, Plan, lay};
use super::theme::{Edged, Fill, Inked, Tint};
use super::type_scale::TextRole;
use crate::app::{Anchors, Outlook, PlaceAnchor, Preview};
use crate::rules::{PitId, Place};
use bevy::prelude::*;

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

fn omens(outlook: &Outlook) -> Vec<Omen> {
    let omen = |(pit, n): &(PitId, u16)| {
        let taken = outlook.captures.iter().find(|(p, _)| p == pit);
        let words = taken.map_or_else(|| format!("→{n}"), |(_, won)| format!("+{won}"));
        Omen { pit: *pit, words, taken: taken.is_some(), last: outlook.last == Some(*pit) }
    };
    outlook.sown.iter().map(omen).collect()
}

fn keep_ghosts(
    preview: Res<Preview>,
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
    for omen in omens(outlook) {
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

fn follow_board(
    anchors: Res<Anchors>,
    plan: Res<Plan>,
    mut ghosts: Query<(&Ghost, &mut Node, &Children)>,
    mut faces: Query<(&Text, &mut TextFont), With<Figures>>,
) {
    for (ghost, mut node, children) in &mut ghosts {
        let Some(anchor) = anchors.get(Place::Pit(ghost.0)) else { continue };
        for child in children {
            let Ok((text, mut font)) = faces.get_mut(*child) else { continue };
            let px = small(plan.arranged.px);
            font.set_if_neq(TextRole::Count.font_at(px));
            lay(&mut node, ghost_place(anchor, px, text.0.chars().count(), plan.bounds));
        }
    }
}

/// Smaller than what is, because it is not yet.
fn small(px: f32) -> f32 {
    (px * 0.84).round().max(16.0)
}

/// Over the pit, a little away from its own number.
fn ghost_place(anchor: &PlaceAnchor, px: f32, letters: usize, bounds: Rect) -> Rect {
    let size = plate_size(px, letters) + 6.0;
    let away = (anchor.middle - anchor.label).normalize_or(Vec2::NEG_Y);
    let rect = Rect::from_center_size(anchor.middle + away * anchor.radius * 0.3, size);
    if bounds.is_empty() { rect } else { super::badges::within(rect, bounds) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Move;

    #[test]
    fn what_is_taken_and_where_the_last_seed_falls_is_foretold() {
        let outlook = Outlook {
            mv: Move::forward(5),
            refused: None,
            sown: vec![(PitId(6), 5), (PitId(7), 2)],
            last: Some(PitId(7)),
            captures: vec![(PitId(7), 2)],
        };
        let omens = omens(&outlook);
        assert_eq!(omens[0], Omen { pit: PitId(6), words: "→5".to_owned(), taken: false, last: false });
        assert_eq!(omens[1], Omen { pit: PitId(7), words: "+2".to_owned(), taken: true, last: true });
    }
}
