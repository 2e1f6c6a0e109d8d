//! The HUD at the board: a strip for every seat and the bar of buttons; the board is fitted
//! between them.

use super::buttons::{arrange_bar, bar};
use super::strip::{CaptionBox, strip};
use super::theme::GAP;
use super::type_scale::TextRole;
use crate::app::{GameSystems, SafeArea, Screen, Seat, Session, Settings, TableSide};
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

/// The HUD; the seats that it was built for.
#[derive(Component, Clone, PartialEq, Debug)]
struct Hud(Vec<Seat>);

/// An edge of the screen that the HUD covers.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dock {
    Top,
    Bottom,
    /// The bar of buttons, where it stands at the right.
    Bar,
    /// The evaluation bar.
    Left,
}

pub(super) fn plugin(app: &mut App) {
    let keeping = (keep_hud, (keep_room, arrange_bar), measure).chain();
    app.add_systems(Update, keeping.in_set(GameSystems::Present).before(super::strip::StripSystems));
}

/// The HUD is there at the board and nowhere else, and always that of the seats at the table.
fn keep_hud(
    screen: Res<State<Screen>>,
    session: Option<Res<Session>>,
    huds: Query<(Entity, &Hud)>,
    mut commands: Commands,
) {
    let at_board = matches!(screen.get(), Screen::Play | Screen::Over);
    let seats = session.filter(|s| at_board && !s.is_story()).map(|s| s.seats().to_vec());
    let mut found = false;
    for (entity, hud) in &huds {
        if Some(&hud.0) == seats.as_ref() {
            found = true;
        } else {
            commands.entity(entity).despawn();
        }
    }
    if let Some(seats) = seats.filter(|_| !found) {
        commands.spawn(hud(&seats));
    }
}

fn hud(seats: &[Seat]) -> impl Bundle + use<> {
    let node = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::SpaceBetween,
        ..default()
    };
    let strips = |near: bool| -> Vec<_> {
        seats.iter().filter(|s| (s.side == TableSide::Near) == near).map(|s| strip(s, seats)).collect()
    };
    (
        (Hud(seats.to_vec()), node, Pickable::IGNORE, TabGroup::new(0), GlobalZIndex(10)),
        children![
            (
                dock(),
                Dock::Top,
                Pickable::IGNORE,
                children![(
                    shelf(),
                    Pickable::IGNORE,
                    Children::spawn(bevy::ecs::spawn::SpawnIter(strips(false).into_iter()))
                )]
            ),
            (
                dock(),
                Dock::Bottom,
                Pickable::IGNORE,
                Children::spawn((bevy::ecs::spawn::SpawnIter(strips(true).into_iter()), Spawn(bar()))),
            ),
        ],
    )
}

/// The lower edge of the screen where no HUD is: the board is fitted above what lies in it.
pub fn lower_dock() -> impl Bundle {
    let node = Node { position_type: PositionType::Absolute, bottom: px(0), ..dock() };
    (node, Dock::Bottom, Pickable::IGNORE, GlobalZIndex(20))
}

fn dock() -> Node {
    Node {
        width: percent(100),
        padding: UiRect::all(px(GAP)),
        row_gap: px(GAP),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        ..default()
    }
}

/// The strips of all who sit across the table share one row, and more where the screen is narrow.
fn shelf() -> Node {
    Node { width: percent(100), column_gap: px(GAP), row_gap: px(GAP), flex_wrap: FlexWrap::Wrap, ..default() }
}

/// Caption lines keep room for two lines of words, three on a narrow screen.
fn keep_room(settings: Res<Settings>, windows: Query<&Window>, mut boxes: Query<&mut Node, With<CaptionBox>>) {
    let Some(width) = windows.iter().map(Window::width).next() else { return };
    let lines = if width < 620.0 * settings.text_size { 3.0 } else { 2.0 };
    let room = px((TextRole::Label.size(settings.text_size) * 1.4 * lines).ceil());
    for mut node in &mut boxes {
        if node.min_height != room {
            node.min_height = room;
        }
    }
}

/// What the measured heights were measured for.
type Occasion = (u32, u32, u32, bool);

/// Frames after which a new layout stands still: words find their lines and buttons their rows
/// one after the other.
const TO_SETTLE: u8 = 12;

/// Tells how much of the screen is covered. A strip may grow for a long sentence, but the board
/// moves back only when the window, the text size or the seats change: it must not sway with
/// every caption.
fn measure(
    docks: Query<(&Dock, &Node, &ComputedNode)>,
    settings: Res<Settings>,
    windows: Query<&Window>,
    fresh: Query<(), Added<Dock>>,
    mut safe: ResMut<SafeArea>,
    mut last: Local<Option<Occasion>>,
    mut settled: Local<u8>,
) {
    let Some(window) = windows.iter().next() else { return };
    let empty = docks.is_empty();
    let occasion = (window.width() as u32, window.height() as u32, settings.text_size.to_bits(), empty);
    let same = *last == Some(occasion) && fresh.is_empty();
    *settled = if same { settled.saturating_add(1) } else { 0 };
    *last = Some(occasion);
    let mut now = SafeArea { top: 0.0, bottom: 0.0, left: 0.0, right: 0.0 };
    for (dock, node, computed) in &docks {
        let size = (computed.size() * computed.inverse_scale_factor).ceil();
        match dock {
            Dock::Top => now.top = size.y,
            Dock::Bottom => now.bottom = size.y,
            Dock::Bar if node.position_type == PositionType::Absolute => now.right = size.x + 2.0 * GAP,
            Dock::Bar => {}
            Dock::Left => now.left = size.x + GAP,
        }
    }
    if *settled > TO_SETTLE {
        now.top = now.top.max(safe.top);
        now.bottom = now.bottom.max(safe.bottom);
    }
    safe.set_if_neq(now);
}
