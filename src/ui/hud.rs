//! The HUD at the board: a strip for every seat and the bar of buttons; the board is fitted
//! between them.

use super::buttons::{arrange_bar, bar};
use super::people::opponent_name;
use super::strip::{CaptionBox, strip};
use super::theme::GAP;
use super::type_scale::TextRole;
use crate::ai::Characters;
use crate::app::{GameData, GameSystems, Playback, SafeArea, Screen, Seat, Session, Settings, TableSide};
use crate::rules::Family;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

/// The HUD; the seats and the game that it was built for.
#[derive(Component, Clone, PartialEq, Debug)]
struct Hud(Vec<Seat>, Family);

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
    data: Res<GameData>,
    huds: Query<(Entity, &Hud)>,
    mut commands: Commands,
) {
    let at_board = matches!(screen.get(), Screen::Play | Screen::Over);
    let session = session.filter(|s| at_board && !s.is_story());
    let wanted = session.map(|s| Hud(s.seats().to_vec(), s.position().rules().game()));
    let mut found = false;
    for (entity, hud) in &huds {
        if Some(hud) == wanted.as_ref() {
            found = true;
        } else {
            commands.entity(entity).despawn();
        }
    }
    if let Some(wanted) = wanted.filter(|_| !found) {
        commands.spawn(hud(wanted, &data.opponents));
    }
}

fn hud(hud: Hud, opponents: &Characters) -> impl Bundle + use<> {
    let node = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::SpaceBetween,
        ..default()
    };
    let seats = &hud.0;
    let one = |seat: &Seat| strip(seat, seats, opponent_name(seat, opponents, hud.1));
    let strips =
        |near: bool| -> Vec<_> { seats.iter().filter(|s| (s.side == TableSide::Near) == near).map(one).collect() };
    let (across, near) = (strips(false), strips(true));
    (
        (hud, node, Pickable::IGNORE, TabGroup::new(0), GlobalZIndex(10)),
        children![
            (
                dock(),
                Dock::Top,
                Pickable::IGNORE,
                children![(
                    shelf(),
                    Pickable::IGNORE,
                    Children::spawn(bevy::ecs::spawn::SpawnIter(across.into_iter()))
                )]
            ),
            (
                dock(),
                Dock::Bottom,
                Pickable::IGNORE,
                Children::spawn((bevy::ecs::spawn::SpawnIter(near.into_iter()), Spawn(bar()))),
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

/// Narrower than this, in logical pixels at text size 1, a strip has no room for a caption beside whose turn it is.
const BESIDE: f32 = 900.0;
/// Narrower than this a caption takes three lines.
const NARROW: f32 = 620.0;

/// The least width and height of a caption in a window so wide: below whose turn it is, or beside it. It follows
/// from the window alone, as a strip that grew with its words would move the board while a move is shown.
fn caption_room(width: f32, text_size: f32) -> (Val, Val) {
    let lines = if width < NARROW * text_size { 3.0 } else { 2.0 };
    let basis = if width < BESIDE * text_size { percent(100) } else { px(0) };
    (basis, px((TextRole::Label.size(text_size) * TextRole::Label.line() * lines).ceil()))
}

/// Captions keep their room, whatever is said.
fn keep_room(settings: Res<Settings>, windows: Query<&Window>, mut boxes: Query<&mut Node, With<CaptionBox>>) {
    let Some(width) = windows.iter().map(Window::width).next() else { return };
    let (basis, height) = caption_room(width, settings.text_size);
    for mut node in &mut boxes {
        if (node.flex_basis, node.min_height) != (basis, height) {
            (node.flex_basis, node.min_height) = (basis, height);
        }
    }
}

/// What the measured heights were measured for.
type Occasion = (u32, u32, u32, bool);

/// Frames after which a new layout stands still: words find their lines and buttons their rows
/// one after the other.
const TO_SETTLE: u8 = 12;

/// Tells how much of the screen is covered. A strip may still grow for a very long sentence, but the board makes room
/// for that only once its move is over, and moves back only when the window, the text size or the seats change: it
/// must not sway with every caption.
fn measure(
    docks: Query<(&Dock, &Node, &ComputedNode)>,
    fresh: Query<(), Added<Dock>>,
    moment: Moment,
    mut safe: ResMut<SafeArea>,
    mut last: Local<Option<Occasion>>,
    mut settled: Local<u8>,
) {
    let Some(occasion) = moment.occasion(docks.is_empty()) else { return };
    let same = *last == Some(occasion) && fresh.is_empty();
    *settled = if same { settled.saturating_add(1) } else { 0 };
    *last = Some(occasion);
    let mut now = SafeArea::default();
    for (dock, node, computed) in &docks {
        let size = (computed.size() * computed.inverse_scale_factor).ceil();
        match dock {
            Dock::Top => now.top = size.y,
            Dock::Bottom => now.bottom = size.y,
            // Raised at the end of a game, it leaves the board where it was.
            Dock::Bar if *moment.screen.get() == Screen::Over => now.right = safe.right,
            Dock::Bar if node.position_type == PositionType::Absolute => now.right = size.x + 2.0 * GAP,
            Dock::Bar => {}
            Dock::Left => now.left = size.x + GAP,
        }
    }
    if *settled > TO_SETTLE {
        now = steady(*safe, now, moment.playback.running());
    }
    safe.set_if_neq(now);
}

/// What decides whether the board may move.
#[derive(bevy::ecs::system::SystemParam)]
struct Moment<'w, 's> {
    settings: Res<'w, Settings>,
    playback: Res<'w, Playback>,
    screen: Res<'w, State<Screen>>,
    windows: Query<'w, 's, &'static Window>,
}

impl Moment<'_, '_> {
    fn occasion(&self, empty: bool) -> Option<Occasion> {
        let window = self.windows.iter().next()?;
        Some((window.width() as u32, window.height() as u32, self.settings.text_size.to_bits(), empty))
    }
}

/// What the board keeps clear of once the layout stands still: never less than before, and while a move is shown just
/// that.
fn steady(before: SafeArea, now: SafeArea, moving: bool) -> SafeArea {
    if moving {
        return before;
    }
    SafeArea { top: now.top.max(before.top), bottom: now.bottom.max(before.bottom), ..now }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_stays_while_a_move_is_shown_and_never_moves_back() {
        let area = |bottom| SafeArea { top: 72.0, bottom, ..default() };
        assert_eq!(steady(area(88.0), area(120.0), true), area(88.0));
        assert_eq!(steady(area(88.0), area(120.0), false), area(120.0));
        assert_eq!(steady(area(120.0), area(88.0), false), area(120.0));
    }

    #[test]
    fn a_caption_has_its_room_from_the_window_alone() {
        let below = |width, text| caption_room(width, text).0 == percent(100);
        assert!(!below(960.0, 1.0) && !below(1280.0, 1.4) && below(960.0, 1.2) && below(800.0, 1.0));
        let lines = |width| caption_room(width, 1.0).1;
        assert!(lines(450.0) == px(76) && lines(960.0) == px(51));
    }
}
