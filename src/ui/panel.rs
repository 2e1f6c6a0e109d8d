//! What widgets stand on, and texts.

use super::scroll::DragScroll;
use super::theme::{Edged, Fill, GAP, Inked, ROUND, Tint};
use super::type_scale::TextRole;
use super::words::{Localized, Phrase};
use crate::app::Settings;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;

/// A full-screen root that lets clicks through to the table; children are centred in a column.
pub fn screen_root() -> impl Bundle {
    (full_screen(), Pickable::IGNORE, TabGroup::default())
}

/// A full-screen root over everything else: dims the table and keeps clicks and the Tab key to itself.
pub fn scrim() -> impl Bundle {
    (full_screen(), Fill(Tint::Scrim), GlobalZIndex(100), TabGroup::modal())
}

fn full_screen() -> Node {
    Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        padding: UiRect::all(px(MARGIN)),
        row_gap: px(2.0 * GAP),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    }
}

/// How wide a panel is where there is room, in logical pixels. The width is always a number:
/// with a share of the screen the layout would measure heights before it cuts the width, and
/// rows that wrap would be cut off.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(super) struct PanelWidth(f32);

/// Room at both sides of a panel, in logical pixels.
const MARGIN: f32 = 12.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (fit_panels, fit_menus).in_set(super::KitSystems));
}

fn fit_panels(windows: Query<&Window>, mut panels: Query<(&PanelWidth, &mut Node)>) {
    let Some(room) = windows.iter().map(|w| w.width() - 2.0 * MARGIN).next() else { return };
    for (wanted, mut node) in &mut panels {
        let width = px(wanted.0.min(room).max(0.0));
        if node.width != width {
            node.width = width;
        }
    }
}

/// A sheet of warm paper with its children in a column. It is as wide as a line is easily read,
/// and scrolls (wheel, finger, Page Up and Down) when the words are bigger than the screen.
pub fn panel() -> impl Bundle {
    panel_of(560.0)
}

/// The same for many buttons side by side.
pub fn wide_panel() -> impl Bundle {
    panel_of(840.0)
}

fn panel_of(width: f32) -> impl Bundle {
    let node = Node {
        width: px(width),
        max_height: percent(100),
        padding: UiRect::all(px(24)),
        border: UiRect::all(px(2)),
        row_gap: px(1.5 * GAP),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Stretch,
        overflow: Overflow::scroll_y(),
        border_radius: BorderRadius::all(px(ROUND)),
        ..default()
    };
    let shadow = BoxShadow::new(Color::BLACK.with_alpha(0.35), px(0), px(6), px(0), px(24));
    (PanelWidth(width), node, Fill(Tint::Paper), Edged(Tint::Line), shadow, ScrollArea, DragScroll::default())
}

/// What stays in sight below a panel that scrolls: its buttons, on a strip of the same paper.
pub fn foot() -> impl Bundle {
    let node = Node {
        padding: UiRect::axes(px(24), px(12)),
        border: UiRect::all(px(2)),
        column_gap: px(GAP),
        flex_shrink: 0.0,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        border_radius: BorderRadius::all(px(ROUND)),
        ..default()
    };
    (node, Fill(Tint::Paper), Edged(Tint::Line))
}

/// Children side by side, wrapping where there is no room.
pub fn row() -> impl Bundle {
    Node {
        flex_direction: FlexDirection::Row,
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(GAP),
        row_gap: px(GAP),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    }
}

/// Buttons one below the other, in two columns where the window is low.
#[derive(Component)]
pub(super) struct Menu;

/// Below this height at text size 1 a menu has two columns, in logical pixels.
const LOW: f32 = 620.0;

/// The buttons of a menu: one below the other, or in two columns where the window is low.
pub fn menu() -> impl Bundle {
    (Menu, Node { row_gap: px(1.5 * GAP), column_gap: px(1.5 * GAP), align_items: AlignItems::Stretch, ..default() })
}

fn fit_menus(
    windows: Query<&Window>,
    settings: Res<Settings>,
    mut menus: Query<(&mut Node, &Children), With<Menu>>,
    mut items: Query<&mut Node, Without<Menu>>,
) {
    let Some(height) = windows.iter().map(Window::height).next() else { return };
    let two = height < LOW * settings.text_size;
    for (mut node, children) in &mut menus {
        let (direction, wrap) =
            if two { (FlexDirection::Row, FlexWrap::Wrap) } else { (FlexDirection::Column, FlexWrap::NoWrap) };
        if (node.flex_direction, node.flex_wrap) != (direction, wrap) {
            (node.flex_direction, node.flex_wrap) = (direction, wrap);
        }
        for child in children {
            if let Ok(mut item) = items.get_mut(*child) {
                share_row(&mut item, two);
            }
        }
    }
}

/// Lets two items share a row of a container that wraps; each has one to itself where words are too long.
pub fn share_row(item: &mut Mut<Node>, two: bool) {
    let (basis, grow) = if two { (percent(45), 1.0) } else { (auto(), 0.0) };
    if (item.flex_basis, item.flex_grow) != (basis, grow) {
        (item.flex_basis, item.flex_grow) = (basis, grow);
    }
}

/// Children one below the other.
pub fn column() -> impl Bundle {
    Node { flex_direction: FlexDirection::Column, row_gap: px(GAP), align_items: AlignItems::Stretch, ..default() }
}

/// The name of the game, over the table or on paper as `tint` says.
pub fn title(key: impl Into<Phrase>, tint: Tint) -> impl Bundle {
    words(key, TextRole::Title, tint, Justify::Center)
}

/// The head of a panel.
pub fn heading(key: impl Into<Phrase>) -> impl Bundle {
    words(key, TextRole::Heading, Tint::Ink, Justify::Center)
}

/// A paragraph.
pub fn body(key: impl Into<Phrase>) -> impl Bundle {
    words(key, TextRole::Body, Tint::Ink, Justify::Left)
}

/// The name of a thing.
pub fn label(key: impl Into<Phrase>) -> impl Bundle {
    words(key, TextRole::Label, Tint::Ink, Justify::Left)
}

/// A remark.
pub fn small(key: impl Into<Phrase>) -> impl Bundle {
    words(key, TextRole::Small, Tint::FaintInk, Justify::Left)
}

/// What cannot be chosen, and why.
pub fn greyed(key: impl Into<Phrase>) -> impl Bundle {
    let node = Node {
        padding: UiRect::axes(px(14), px(6)),
        border_radius: BorderRadius::all(px(14)),
        flex_direction: FlexDirection::Column,
        ..default()
    };
    let text = words(key, TextRole::Small, Tint::OnButtonOff, Justify::Left);
    (node, Fill(Tint::ButtonOff), Pickable::IGNORE, children![text])
}

fn words(key: impl Into<Phrase>, role: TextRole, tint: Tint, justify: Justify) -> impl Bundle {
    (Localized::new(key), role, Inked(tint), TextLayout::justify(justify), Pickable::IGNORE)
}
