//! One of several. Watch it with `observe(|choice: On<ValueChange<usize>>, …| …)`; it marks the
//! chosen one itself.

use super::icon::{Icon, icon};
use super::look::{Look, button_node};
use super::theme::{GAP, Inked, Tint};
use super::type_scale::TextRole;
use super::words::{Localized, Phrase};
use bevy::ecs::spawn::SpawnIter;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button, ValueChange};

/// Which of the options is chosen, counted from 0.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice(pub usize);

/// One option of the [`Choice`] that is its grandparent.
#[derive(Component, Clone, Copy)]
struct Choosable {
    number: usize,
}

/// A tick beside the chosen option: colour alone would not tell everybody.
#[derive(Component)]
struct ChosenMark;

/// A choice called `key`, with option number `chosen` chosen at first.
pub fn choice<P: Into<Phrase>>(
    key: impl Into<Phrase>,
    chosen: usize,
    options: impl IntoIterator<Item = P>,
) -> impl Bundle {
    let column = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(4),
        align_items: AlignItems::Stretch,
        flex_shrink: 0.0,
        ..default()
    };
    of_nodes(column, Node::default(), options_node(), key, chosen, options)
}

/// The same with its name beside the options where there is room, else above them: many of them fit on one sheet.
pub fn choice_row<P: Into<Phrase>>(
    key: impl Into<Phrase>,
    chosen: usize,
    options: impl IntoIterator<Item = P>,
) -> impl Bundle {
    let both = Node {
        flex_wrap: FlexWrap::Wrap,
        align_items: AlignItems::Center,
        column_gap: px(1.5 * GAP),
        row_gap: px(4),
        flex_shrink: 0.0,
        ..default()
    };
    // No fixed width: where the player wants big letters, the longest word has to fit.
    let name = Node { flex_basis: px(NAME_WIDTH), flex_shrink: 0.0, ..default() };
    let options_beside = Node { flex_basis: px(OPTIONS_WIDTH), flex_grow: 1.0, min_width: px(0), ..options_node() };
    of_nodes(both, name, options_beside, key, chosen, options)
}

/// Widths of a row's name and, at least, of its options beside it, in logical pixels.
const NAME_WIDTH: f32 = 130.0;
const OPTIONS_WIDTH: f32 = 420.0;

fn options_node() -> Node {
    Node { flex_wrap: FlexWrap::Wrap, column_gap: px(GAP), row_gap: px(GAP), ..default() }
}

fn of_nodes<P: Into<Phrase>>(
    all: Node,
    name: Node,
    row: Node,
    key: impl Into<Phrase>,
    chosen: usize,
    options: impl IntoIterator<Item = P>,
) -> impl Bundle {
    let buttons: Vec<_> = options.into_iter().enumerate().map(|(i, phrase)| option(i, phrase.into())).collect();
    // The words stand in a node of their own: a text beside something else must be able to wrap.
    let words = (Localized::new(key), TextRole::Label, Inked(Tint::Ink), Pickable::IGNORE);
    (
        all,
        Choice(chosen),
        Children::spawn((
            Spawn((name, Pickable::IGNORE, children![words])),
            Spawn((row, Pickable::IGNORE, Children::spawn(SpawnIter(buttons.into_iter())))),
        )),
    )
}

fn option(number: usize, phrase: Phrase) -> impl Bundle {
    let node = Node { padding: UiRect::axes(px(14), px(6)), flex_grow: 1.0, ..button_node() };
    let words = (Localized::new(phrase), TextRole::Label, TextLayout::justify(Justify::Center), Pickable::IGNORE);
    ((Button, Choosable { number }, Look::Quiet, TabIndex(0), node), children![(icon(Icon::Check), ChosenMark), words])
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, mark_chosen.before(super::KitSystems).after(crate::app::GameSystems::Present));
    app.add_observer(on_chosen);
}

fn on_chosen(
    pressed: On<Activate>,
    options: Query<&Choosable>,
    parents: Query<&ChildOf>,
    mut choices: Query<&mut Choice>,
    mut commands: Commands,
) {
    let Ok(option) = options.get(pressed.entity) else { return };
    let Some(source) = parents.iter_ancestors(pressed.entity).find(|e| choices.contains(*e)) else { return };
    if let Ok(mut choice) = choices.get_mut(source) {
        choice.0 = option.number;
        commands.trigger(ValueChange { source, value: option.number, is_final: true });
    }
}

fn mark_chosen(
    choices: Query<(Entity, &Choice), Changed<Choice>>,
    children: Query<&Children>,
    mut options: Query<(&Choosable, &mut Look, &Children)>,
    mut marks: Query<&mut Node, With<ChosenMark>>,
) {
    for (entity, choice) in &choices {
        for child in children.iter_descendants(entity) {
            let Ok((option, mut look, parts)) = options.get_mut(child) else { continue };
            let chosen = option.number == choice.0;
            look.set_if_neq(if chosen { Look::Chosen } else { Look::Quiet });
            for part in parts {
                if let Ok(mut node) = marks.get_mut(*part) {
                    node.display = if chosen { Display::Flex } else { Display::None };
                }
            }
        }
    }
}
