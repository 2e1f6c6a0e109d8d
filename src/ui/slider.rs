//! A slider with its words and its value in per cent. Watch it with
//! `observe(|change: On<ValueChange<f32>>, …| …)`; it moves itself.

use super::look::Look;
use super::theme::{Fill, GAP, Inked, TARGET, Tint};
use super::type_scale::TextRole;
use super::words::{Localized, Phrase};
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui_widgets::{
    Slider, SliderOrientation, SliderPrecision, SliderRange, SliderStep, SliderThumb, SliderValue, TrackClick,
    ValueChange,
};

/// Diameter of the knob, in logical pixels.
const KNOB: f32 = 32.0;

/// A slider of the kit.
#[derive(Component)]
struct Sliding;

/// The part of a slider that shows its value.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Part {
    Knob,
    Filled,
    Number,
}

/// A slider called `key` from `min` to `max`. Shown in per cent: 1.0 is 100 %.
pub fn slider(key: impl Into<Phrase>, value: f32, min: f32, max: f32) -> impl Bundle {
    let node = Node {
        min_height: px(TARGET),
        padding: UiRect::axes(px(10), px(6)),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(12)),
        row_gap: px(4),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Stretch,
        flex_shrink: 0.0,
        ..default()
    };
    let widget = Slider { track_click: TrackClick::Drag, orientation: SliderOrientation::Horizontal };
    (
        (Sliding, widget, SliderValue(value), SliderRange::new(min, max)),
        (SliderStep((max - min) / 20.0), SliderPrecision(2), Look::Field, TabIndex(0), node),
        children![words(key), track()],
    )
}

fn words(key: impl Into<Phrase>) -> impl Bundle {
    let node = Node { column_gap: px(GAP), justify_content: JustifyContent::SpaceBetween, ..default() };
    let name = (Localized::new(key), TextRole::Label, Inked(Tint::Ink), Pickable::IGNORE);
    let number = (Localized::default(), Part::Number, TextRole::Label, Inked(Tint::Ink), TextLayout::no_wrap());
    let name_box = Node { flex_shrink: 1.0, min_width: px(0), ..default() };
    (node, Pickable::IGNORE, children![(name_box, Pickable::IGNORE, children![name]), (number, Pickable::IGNORE)])
}

fn track() -> impl Bundle {
    let track = Node { height: px(KNOB), align_items: AlignItems::Center, ..default() };
    let rail = Node {
        position_type: PositionType::Absolute,
        left: px(0),
        right: px(0),
        height: px(8),
        border_radius: BorderRadius::MAX,
        ..default()
    };
    let filled = Node { right: auto(), width: percent(0), ..rail.clone() };
    // The knob's left edge runs over the track less the knob's own width.
    let run =
        Node { position_type: PositionType::Absolute, left: px(0), right: px(KNOB), height: px(KNOB), ..default() };
    let knob = Node {
        position_type: PositionType::Absolute,
        width: px(KNOB),
        height: px(KNOB),
        border_radius: BorderRadius::MAX,
        ..default()
    };
    (
        track,
        Pickable::IGNORE,
        children![
            (rail, Fill(Tint::Line), Pickable::IGNORE),
            (filled, Part::Filled, Fill(Tint::Button), Pickable::IGNORE),
            (run, Pickable::IGNORE, children![(knob, Part::Knob, SliderThumb, Fill(Tint::Button))]),
        ],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw_sliders.before(super::KitSystems).after(crate::app::GameSystems::Present));
    app.add_observer(on_change);
}

fn on_change(change: On<ValueChange<f32>>, sliders: Query<(), With<Sliding>>, mut commands: Commands) {
    if sliders.contains(change.source) {
        commands.entity(change.source).insert(SliderValue(change.value));
    }
}

#[allow(clippy::type_complexity, reason = "a query spells out what it wants")]
fn draw_sliders(
    sliders: Query<(Entity, &SliderValue, &SliderRange), (With<Sliding>, Changed<SliderValue>)>,
    children: Query<&Children>,
    mut parts: Query<(&Part, &mut Node, Option<&mut Localized>)>,
) {
    for (slider, value, range) in &sliders {
        let way = percent(range.thumb_position(value.0) * 100.0);
        for child in children.iter_descendants(slider) {
            let Ok((part, mut node, words)) = parts.get_mut(child) else { continue };
            match part {
                Part::Knob => node.left = way,
                Part::Filled => node.width = way,
                Part::Number => {
                    let per_cent = Phrase::new("setting-percent").arg("n", (value.0 * 100.0).round().max(0.0) as u16);
                    if let Some(mut words) = words {
                        words.set_if_neq(Localized::new(per_cent));
                    }
                }
            }
        }
    }
}
