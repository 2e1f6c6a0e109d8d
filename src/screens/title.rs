//! The door of the house: the name, the way in, the language; the board lies behind.

use super::back::Overlays;
use super::framing::fit;
use super::settings::language_key;
use crate::app::{
    GameData, GameSystems, Language, Overlay, Profile, SafeArea, Screen, Seat, Settings, Shot, StartGame, StoryShot,
    Unfinished, Who,
};
use crate::rules::Player;
use crate::ui::{
    Inked, Localized, Look, OverTable, TextRole, Tint, button, quiet_button, screen_root, share_row, title,
};
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button, ScrollArea, observe};

/// Whether the game can be left from inside; a page in a browser is left by the browser.
pub(super) const CAN_QUIT: bool = cfg!(not(target_arch = "wasm32"));

/// How far down the view looks, how far it stands to the side and sways, in radians; how quickly
/// it sways, in radians a second; how far away it is, in mm.
const PITCH: f32 = 0.8;
const YAW: f32 = -0.1;
const SWAY: f32 = 0.06;
const SWAY_PACE: f32 = 0.11;
const DISTANCE: f32 = 700.0;

/// What is arranged by the shape of the window.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// What stands over the board.
    Side,
    Name,
    Menu,
    Languages,
}

/// Below this height at text size 1 the buttons beside the board have two columns, in logical pixels.
const LOW: f32 = 700.0;

/// Chooses a language.
#[derive(Component, Clone, Copy)]
struct LanguageButton(Language);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), (lay_out_board, show));
    app.add_systems(OnExit(Screen::Title), let_camera_go);
    app.add_systems(
        Update,
        (arrange, pair_buttons, mark_language, frame_board)
            .run_if(in_state(Screen::Title))
            .in_set(GameSystems::Present),
    );
}

/// The seeds lie ready behind the words.
fn lay_out_board(data: Res<GameData>, mut starts: MessageWriter<StartGame>) {
    let Some(rules) = data.rulesets.first() else { return };
    let seats = Seat::pair(Who::Person, Who::Person);
    starts.write(StartGame { story: true, ..StartGame::fresh(rules.clone(), seats, Player::SOUTH, 0) });
}

fn show(unfinished: Res<Unfinished>, mut commands: Commands) {
    let goes_on = unfinished.0.is_some();
    commands.spawn((screen_root(), DespawnOnExit(Screen::Title))).with_children(|root| {
        root.spawn((Part::Side, Node::default(), BackgroundGradient::default(), ScrollArea)).with_children(|side| {
            side.spawn((Part::Name, title("app-name", Tint::OnPlate), Node::default()));
            side.spawn((
                Localized::new("app-tagline"),
                TextRole::Button,
                Inked(Tint::OnPlate),
                TextLayout::justify(Justify::Center),
                Pickable::IGNORE,
            ));
            side.spawn((Part::Menu, Node::default(), Pickable::IGNORE)).with_children(|menu| fill(menu, goes_on));
            side.spawn((Part::Languages, Node::default(), Pickable::IGNORE)).with_children(|row| {
                for language in Language::ALL {
                    row.spawn((language_button(language), observe(on_language)));
                }
            });
        });
    });
}

fn fill(menu: &mut ChildSpawnerCommands, goes_on: bool) {
    if goes_on {
        menu.spawn((button("title-continue"), OverTable, observe(on_continue)));
        menu.spawn((quiet_button("title-play"), OverTable, observe(on_play)));
    } else {
        menu.spawn((button("title-play"), OverTable, observe(on_play)));
    }
    menu.spawn((quiet_button("title-story"), OverTable, observe(on_story)));
    menu.spawn((quiet_button("title-rules"), OverTable, observe(on_rules)));
    menu.spawn((quiet_button("title-settings"), OverTable, observe(on_settings)));
    if CAN_QUIT {
        menu.spawn((quiet_button("title-quit"), OverTable, observe(on_quit)));
    }
}

fn language_button(language: Language) -> impl Bundle {
    let node = Node {
        min_height: px(48),
        padding: UiRect::axes(px(10), px(6)),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(14)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    (
        (Button, LanguageButton(language), Look::Quiet, OverTable, TabIndex(0), node),
        children![(Localized::new(language_key(language)), TextRole::Label, TextLayout::no_wrap(), Pickable::IGNORE)],
    )
}

/// Beside the board on a wide screen, over and under it on a tall one.
fn arrange(
    windows: Query<&Window>,
    settings: Res<Settings>,
    mut parts: Query<(&Part, &mut Node, Option<&mut BackgroundGradient>)>,
    mut last: Local<Option<(Vec2, Settings)>>,
    fresh: Query<(), Added<Part>>,
) {
    let Some(size) = windows.iter().map(Window::size).next() else { return };
    let now = Some((size, settings.clone()));
    if *last == now && fresh.is_empty() {
        return;
    }
    *last = now;
    let wide = is_wide(size);
    let low = wide && size.y < LOW * settings.text_size;
    for (part, mut node, gradient) in &mut parts {
        *node = match part {
            Part::Side => side_node(wide, low, settings.text_size),
            Part::Name => {
                Node { margin: UiRect::top(if wide { auto() } else { px(20) }), flex_shrink: 0.0, ..default() }
            }
            Part::Menu => menu_node(wide && !low, if wide { px(if low { 6 } else { 18 }) } else { auto() }),
            Part::Languages => languages_node(wide),
        };
        if let Some(mut gradient) = gradient {
            *gradient = shade(wide, settings.high_contrast);
        }
    }
}

/// On a low window two buttons of the menu share a row.
fn pair_buttons(
    windows: Query<&Window>,
    settings: Res<Settings>,
    menus: Query<(&Part, &Children)>,
    mut buttons: Query<&mut Node, Without<Part>>,
) {
    let Some(size) = windows.iter().map(Window::size).next() else { return };
    let two = is_wide(size) && size.y < LOW * settings.text_size;
    for (_, children) in menus.iter().filter(|(part, _)| **part == Part::Menu) {
        for child in children {
            if let Ok(mut node) = buttons.get_mut(*child) {
                share_row(&mut node, two);
            }
        }
    }
}

fn is_wide(size: Vec2) -> bool {
    size.x > size.y * 1.15
}

fn side_node(wide: bool, low: bool, text_size: f32) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(0),
        top: px(0),
        width: if wide { px(460.0 + 130.0 * (text_size - 1.0)) } else { percent(100) },
        max_width: percent(100),
        height: percent(100),
        padding: UiRect::axes(px(if wide { 48 } else { 28 }), px(if low { 8 } else { 20 })),
        row_gap: px(if low { 4 } else { 10 }),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Stretch,
        overflow: Overflow::scroll_y(),
        ..default()
    }
}

fn menu_node(in_column: bool, top: Val) -> Node {
    Node {
        margin: UiRect::top(top),
        row_gap: px(10),
        column_gap: px(10),
        flex_shrink: 0.0,
        flex_direction: if in_column { FlexDirection::Column } else { FlexDirection::Row },
        flex_wrap: if in_column { FlexWrap::NoWrap } else { FlexWrap::Wrap },
        align_items: AlignItems::Stretch,
        justify_content: JustifyContent::Center,
        ..default()
    }
}

fn languages_node(wide: bool) -> Node {
    let bottom = if wide { auto() } else { px(16) };
    Node {
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(8),
        row_gap: px(8),
        justify_content: JustifyContent::Center,
        margin: UiRect { top: px(8), bottom, ..default() },
        flex_shrink: 0.0,
        ..default()
    }
}

/// Words over a picture need something dark under them; the board stays clear.
fn shade(wide: bool, strong: bool) -> BackgroundGradient {
    let dark = if strong { Color::BLACK } else { Color::srgb_u8(0x14, 0x0c, 0x06) };
    let at = |alpha: f32, place: f32| ColorStop::percent(dark.with_alpha(alpha), place);
    let gradient = if wide {
        LinearGradient::to_right(vec![at(0.9, 0.0), at(0.8, 65.0), at(0.0, 100.0)])
    } else {
        LinearGradient::to_bottom(vec![at(0.85, 0.0), at(0.7, 18.0), at(0.0, 32.0), at(0.0, 55.0), at(0.85, 75.0)])
    };
    BackgroundGradient::from(gradient)
}

fn mark_language(settings: Res<Settings>, mut buttons: Query<(&LanguageButton, &mut Look)>) {
    for (button, mut look) in &mut buttons {
        look.set_if_neq(if button.0 == settings.language { Look::Chosen } else { Look::Quiet });
    }
}

/// The board beside the words, in evening light; the view sways slowly.
fn frame_board(
    time: Res<Time>,
    settings: Res<Settings>,
    windows: Query<&Window>,
    parts: Query<(&Part, &ComputedNode)>,
    mut shot: ResMut<StoryShot>,
) {
    let Some(size) = windows.iter().map(Window::size).next() else { return };
    let side = parts.iter().find(|(part, _)| **part == Part::Side);
    let side = side.map_or(0.0, |(_, n)| n.size().x * n.inverse_scale_factor);
    let covered = if is_wide(size) {
        SafeArea { left: side, ..default() }
    } else {
        SafeArea { top: size.y * 0.26, bottom: size.y * 0.34, ..default() }
    };
    let way = if settings.reduced_motion { 0.0 } else { (time.elapsed_secs() * SWAY_PACE).sin() };
    let yaw = YAW + SWAY * way;
    let back = Vec3::new(yaw.sin() * PITCH.cos(), PITCH.sin(), yaw.cos() * PITCH.cos()) * DISTANCE;
    let target = Vec3::new(0.0, -20.0, 0.0);
    let view = fit(Shot { eye: target + back, target, light: 0.55 }, size, covered);
    shot.set_if_neq(StoryShot(Some(view)));
}

fn let_camera_go(mut shot: ResMut<StoryShot>) {
    shot.0 = None;
}

fn on_continue(_: On<Activate>, unfinished: Res<Unfinished>, mut starts: MessageWriter<StartGame>) {
    if let Some(game) = &unfinished.0 {
        starts.write(game.resume());
    }
}

/// A first game begins with the story.
fn on_play(_: On<Activate>, profile: Res<Profile>, mut overlays: Overlays, mut screen: ResMut<NextState<Screen>>) {
    if profile.story_seen {
        overlays.open(Overlay::NewGame);
    } else {
        (*screen).set_if_neq(Screen::Story);
    }
}

fn on_story(_: On<Activate>, mut screen: ResMut<NextState<Screen>>) {
    (*screen).set_if_neq(Screen::Story);
}

fn on_rules(_: On<Activate>, mut overlays: Overlays) {
    overlays.open(Overlay::Rules);
}

fn on_settings(_: On<Activate>, mut overlays: Overlays) {
    overlays.open(Overlay::Settings);
}

fn on_quit(_: On<Activate>, mut exit: MessageWriter<AppExit>) {
    exit.write(AppExit::Success);
}

fn on_language(pressed: On<Activate>, buttons: Query<&LanguageButton>, mut settings: ResMut<Settings>) {
    if let Ok(button) = buttons.get(pressed.entity) {
        settings.language = button.0;
    }
}
