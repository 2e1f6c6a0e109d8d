//! What is to be read of the story, and its buttons, along the lower edge.

use super::Telling;
use crate::app::{GameSystems, Screen, Settings};
use crate::ui::{Edged, Fill, Inked, Localized, TextRole, Tint, button, quiet_button};
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::picking::events::{Click, Pointer};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

/// A part of the sheet that changes with the story.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Part {
    Mark,
    Line,
    Dot(usize),
}

/// The sheet.
#[derive(Component)]
pub(super) struct Sheet;

/// Room for the longest line, so that the sheet does not jump.
#[derive(Component)]
struct LineBox;

/// The dark between two beats.
#[derive(Component)]
struct Curtain;

/// Seconds in which a beat lights up.
const DAWN: f32 = 0.7;
/// The widest the sheet gets, in logical pixels.
const WIDEST: f32 = 860.0;
/// Width of the longest line of any language at text size 1, in logical pixels.
const LONGEST: f32 = 1100.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Story), show.after(super::begin));
    app.add_systems(
        Update,
        (write, light_dots, keep_room, draw_curtain)
            .run_if(in_state(Screen::Story).and_then(resource_exists::<Telling>))
            .in_set(GameSystems::Present),
    );
}

fn show(telling: Option<Res<Telling>>, mut commands: Commands) {
    let beats = telling.map_or(0, |t| t.progress().0);
    commands.spawn(root()).with_children(|root| {
        root.spawn((full(), Curtain, BackgroundColor(Color::BLACK), Pickable::IGNORE));
        // Anywhere beside the buttons is as good as the next line.
        root.spawn((full(), observe(on_touch)));
        root.spawn(sheet()).with_children(|sheet| {
            sheet.spawn((head(), Pickable::IGNORE)).with_children(|head| {
                head.spawn(mark());
                head.spawn((dots_node(), Pickable::IGNORE)).with_children(|dots| {
                    for number in 0..beats {
                        dots.spawn((Part::Dot(number), dot(), Fill(Tint::Line), Pickable::IGNORE));
                    }
                });
            });
            sheet.spawn((LineBox, Node::default(), Pickable::IGNORE, children![line()]));
            sheet.spawn((head(), Pickable::IGNORE)).with_children(buttons);
        });
    });
}

fn root() -> impl Bundle {
    let node = Node {
        padding: UiRect::all(px(12)),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::FlexEnd,
        ..full()
    };
    (node, DespawnOnExit(Screen::Story), Pickable::IGNORE, TabGroup::default(), GlobalZIndex(20))
}

fn full() -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(0),
        top: px(0),
        width: percent(100),
        height: percent(100),
        ..default()
    }
}

fn sheet() -> impl Bundle {
    let node = Node {
        width: percent(100),
        max_width: px(WIDEST),
        padding: UiRect::axes(px(22), px(14)),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(16)),
        row_gap: px(10),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Stretch,
        ..default()
    };
    (Sheet, node, Fill(Tint::Paper), Edged(Tint::Line), Pickable::IGNORE)
}

/// Things at both ends of a line.
fn head() -> Node {
    Node {
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(8),
        row_gap: px(8),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::SpaceBetween,
        ..default()
    }
}

/// How sure the words are.
fn mark() -> impl Bundle {
    let node = Node { padding: UiRect::axes(px(12), px(2)), border_radius: BorderRadius::MAX, ..default() };
    let words = (Part::Mark, Localized::default(), TextRole::Small, Inked(Tint::OnGold), Pickable::IGNORE);
    (node, Fill(Tint::Gold), Pickable::IGNORE, children![words])
}

fn dots_node() -> Node {
    Node { column_gap: px(8), align_items: AlignItems::Center, ..default() }
}

fn dot() -> Node {
    Node { width: px(12), height: px(12), border_radius: BorderRadius::MAX, ..default() }
}

fn line() -> impl Bundle {
    (Part::Line, Localized::default(), TextRole::Button, Inked(Tint::Ink), Pickable::IGNORE)
}

fn buttons(row: &mut ChildSpawnerCommands) {
    row.spawn((quiet_button("button-skip"), observe(on_skip)));
    row.spawn((dots_node(), Pickable::IGNORE)).with_children(|pair| {
        pair.spawn((quiet_button("button-back"), observe(on_back)));
        pair.spawn((button("button-next"), observe(on_next)));
    });
}

fn write(telling: Res<Telling>, mut parts: Query<(&Part, &mut Localized)>) {
    for (part, mut words) in &mut parts {
        let key = match part {
            Part::Mark => telling.beat().map(|b| b.mark.key().to_owned()),
            Part::Line => telling.line().map(str::to_owned),
            Part::Dot(_) => None,
        };
        if let Some(key) = key {
            words.set_if_neq(Localized::new(key));
        }
    }
}

/// The dot of the beat being told is wider as well as darker.
fn light_dots(telling: Res<Telling>, mut dots: Query<(&Part, &mut Fill, &mut Node)>) {
    let (_, now) = telling.progress();
    for (part, mut fill, mut node) in &mut dots {
        let Part::Dot(number) = *part else { continue };
        fill.set_if_neq(Fill(if number <= now { Tint::Button } else { Tint::Line }));
        let width = px(if number == now { 28 } else { 12 });
        if node.width != width {
            node.width = width;
        }
    }
}

fn keep_room(settings: Res<Settings>, windows: Query<&Window>, mut boxes: Query<&mut Node, With<LineBox>>) {
    let Some(width) = windows.iter().map(Window::width).next() else { return };
    let room = width.min(WIDEST) - 24.0 - 48.0;
    let lines = (LONGEST * settings.text_size / room.max(1.0)).ceil().max(1.0);
    let height = px((TextRole::Button.size(settings.text_size) * 1.4 * lines).ceil());
    for mut node in &mut boxes {
        if node.min_height != height {
            node.min_height = height;
        }
    }
}

fn draw_curtain(telling: Res<Telling>, mut curtains: Query<&mut BackgroundColor, With<Curtain>>) {
    let alpha = (1.0 - telling.beat_age() / DAWN).clamp(0.0, 1.0);
    for mut color in &mut curtains {
        color.set_if_neq(BackgroundColor(Color::BLACK.with_alpha(alpha)));
    }
}

fn on_touch(_: On<Pointer<Click>>, telling: Option<ResMut<Telling>>) {
    if let Some(mut telling) = telling {
        telling.next_line();
    }
}

fn on_skip(_: On<Activate>, telling: Option<ResMut<Telling>>) {
    if let Some(mut telling) = telling {
        telling.skip();
    }
}

fn on_back(_: On<Activate>, telling: Option<ResMut<Telling>>) {
    if let Some(mut telling) = telling {
        telling.back();
    }
}

fn on_next(_: On<Activate>, telling: Option<ResMut<Telling>>) {
    if let Some(mut telling) = telling {
        telling.next_beat();
    }
}
