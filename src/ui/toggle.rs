//! A switch with its words. Watch it with `observe(|change: On<ValueChange<bool>>, …| …)`; it
//! switches itself.

use super::look::Look;
use super::theme::{Edged, Fill, GAP, Inked, TARGET, Tint};
use super::type_scale::TextRole;
use super::words::{Localized, Phrase};
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Checkbox, ValueChange};

/// A switch; where it stands at first is taken over into Bevy's [`Checked`].
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
struct Toggle(bool);

/// The box that is ticked.
#[derive(Component)]
struct Tick;

/// The tick in the box.
#[derive(Component)]
struct TickMark;

/// A switch called `key` that is `on` at first.
pub fn toggle(key: impl Into<Phrase>, on: bool) -> impl Bundle {
    let node = Node {
        min_height: px(TARGET),
        padding: UiRect::axes(px(10), px(6)),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(12)),
        column_gap: px(1.5 * GAP),
        align_items: AlignItems::Center,
        flex_shrink: 0.0,
        ..default()
    };
    let square = Node {
        width: px(32),
        height: px(32),
        border: UiRect::all(px(3)),
        border_radius: BorderRadius::all(px(8)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        flex_shrink: 0.0,
        ..default()
    };
    let mark = (Text::new("✓"), TickMark, TextRole::Label, Inked(Tint::OnButton), Pickable::IGNORE);
    // The words stand in a node of their own: a text beside something else must be able to wrap.
    let words = (Localized::new(key), TextRole::Label, Inked(Tint::Ink), Pickable::IGNORE);
    (
        (Checkbox, Toggle(on), Look::Field, TabIndex(0), node),
        children![
            (square, Tick, Fill(Tint::Paper), Edged(Tint::Ink), Pickable::IGNORE, children![mark]),
            (Node { flex_shrink: 1.0, min_width: px(0), ..default() }, Pickable::IGNORE, children![words]),
        ],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (set_out, draw_ticks).chain().in_set(super::KitSystems));
    app.add_observer(on_change);
}

fn set_out(new: Query<(Entity, &Toggle), Added<Toggle>>, mut commands: Commands) {
    for (entity, toggle) in &new {
        if toggle.0 {
            commands.entity(entity).insert(Checked);
        }
    }
}

fn on_change(change: On<ValueChange<bool>>, toggles: Query<(), With<Toggle>>, mut commands: Commands) {
    if !toggles.contains(change.source) {
        return;
    }
    if change.value {
        commands.entity(change.source).insert(Checked);
    } else {
        commands.entity(change.source).remove::<Checked>();
    }
}

fn draw_ticks(
    toggles: Query<(Has<Checked>, &Children), With<Toggle>>,
    mut squares: Query<(&mut Fill, &Children), With<Tick>>,
    mut marks: Query<&mut Visibility, With<TickMark>>,
) {
    for (on, children) in &toggles {
        for child in children {
            let Ok((mut fill, inner)) = squares.get_mut(*child) else { continue };
            fill.set_if_neq(Fill(if on { Tint::Button } else { Tint::Paper }));
            for mark in inner {
                if let Ok(mut seen) = marks.get_mut(*mark) {
                    seen.set_if_neq(if on { Visibility::Inherited } else { Visibility::Hidden });
                }
            }
        }
    }
}
