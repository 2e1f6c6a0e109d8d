//! Pointers, keys and pads at the board: they point at pits and ask for moves.

use crate::app::{
    Act, Actor, Deed, FinishPlayback, Focus, GameSystems, Hints, MovePlayed, Overlay, Playback, PositionReset, Screen,
    Session, Settings, ShowAgain, UiSound,
};
use crate::layout::TableLayout;
use crate::rules::{Direction, Move, PitId, Place};
use bevy::input_focus::InputFocus;
use bevy::picking::PickingSystems;
use bevy::picking::backend::{HitData, PointerHits, ray::RayMap};
use bevy::prelude::*;

use super::UNIT;

/// What the pointer can hit: a pit, or the table around the pits.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Target {
    /// A pit.
    Pit(PitId),
    /// Anything else on the table.
    Table,
}

/// Seconds after a skipped animation in which a tap does not play: the second half of a hasty
/// double tap is no decision.
const COOL_DOWN: f32 = 0.35;

/// Seconds since an animation was last skipped, or a menu left.
#[derive(Resource)]
struct SinceSkip(f32);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(SinceSkip(f32::INFINITY));
    app.add_systems(PreUpdate, hit_targets.in_set(PickingSystems::Backend));
    app.add_systems(
        Update,
        (lay_targets.run_if(resource_exists_and_changed::<super::Table>), read_keys, read_pads, let_go)
            .in_set(GameSystems::Input),
    );
    app.add_systems(Update, tick.in_set(GameSystems::Input));
    // The tap that left a menu must not fall through to the board behind it.
    app.add_systems(OnEnter(Screen::Play), cool_down).add_systems(OnEnter(Overlay::None), cool_down);
    app.add_observer(point_at).add_observer(point_away).add_observer(choose_pit);
}

fn tick(time: Res<Time>, mut since: ResMut<SinceSkip>) {
    since.0 += time.delta_secs();
}

fn cool_down(mut since: ResMut<SinceSkip>) {
    since.0 = 0.0;
}

/// One invisible target a pit, and one for the table.
fn lay_targets(mut commands: Commands, table: Res<super::Table>, old: Query<Entity, With<Target>>) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    commands.spawn((Target::Table, Pickable::default()));
    for hollow in table.layout.hollows() {
        if let Place::Pit(pit) = hollow.place {
            commands.spawn((Target::Pit(pit), Pickable::default()));
        }
    }
}

/// The whole cell of a pit counts as hit, not only its bowl.
fn hit_targets(
    rays: Res<RayMap>,
    table: Option<Res<super::Table>>,
    cameras: Query<&Camera, With<Camera3d>>,
    targets: Query<(Entity, &Target)>,
    mut hits: MessageWriter<PointerHits>,
) {
    let Some(table) = table else { return };
    for (id, ray) in rays.iter() {
        let Ok(camera) = cameras.get(id.camera) else { continue };
        let wanted = target_under(&table.layout, *ray);
        let picks: Vec<_> = targets
            .iter()
            .filter(|(_, target)| **target == wanted)
            .map(|(entity, _)| (entity, HitData::new(id.camera, 0.0, None, None)))
            .collect();
        hits.write(PointerHits::new(id.pointer, picks, camera.order as f32));
    }
}

fn target_under(layout: &TableLayout, ray: Ray3d) -> Target {
    match layout.pick(ray.origin / UNIT, *ray.direction) {
        Some(Place::Pit(pit)) => Target::Pit(pit),
        Some(Place::Store(_)) | None => Target::Table,
    }
}

/// Whether the board takes input at all.
#[derive(bevy::ecs::system::SystemParam)]
struct AtTheBoard<'w> {
    screen: Res<'w, State<Screen>>,
    overlay: Res<'w, State<Overlay>>,
}

impl AtTheBoard<'_> {
    fn is(&self) -> bool {
        *self.screen.get() == Screen::Play && *self.overlay.get() == Overlay::None
    }
}

fn point_at(
    over: On<Pointer<Over>>,
    targets: Query<&Target>,
    mut focus: ResMut<Focus>,
    mut sounds: MessageWriter<UiSound>,
    at: AtTheBoard,
) {
    if let Ok(Target::Pit(pit)) = targets.get(over.entity) {
        *focus = Focus { pit: Some(*pit), by_keys: false };
        if at.is() {
            sounds.write(UiSound::Hover);
        }
    }
}

fn point_away(out: On<Pointer<Out>>, targets: Query<&Target>, mut focus: ResMut<Focus>) {
    if let Ok(Target::Pit(pit)) = targets.get(out.entity)
        && focus.pit == Some(*pit)
    {
        *focus = Focus::default();
    }
}

/// Everything that a choice may lead to.
#[derive(bevy::ecs::system::SystemParam)]
struct Wishes<'w> {
    playback: Res<'w, Playback>,
    since: ResMut<'w, SinceSkip>,
    finish: MessageWriter<'w, FinishPlayback>,
    acts: MessageWriter<'w, Act>,
}

impl Wishes<'_> {
    /// Ends a running animation, or else plays `pit` if one is meant.
    fn choose(&mut self, pit: Option<PitId>) {
        if self.playback.running() {
            self.finish.write(FinishPlayback);
            self.since.0 = 0.0;
        } else if let Some(pit) = pit.filter(|_| self.since.0 >= COOL_DOWN) {
            self.ask(Deed::Play(Move { pit, direction: Direction::Forward }));
        }
    }

    fn ask(&mut self, deed: Deed) {
        self.acts.write(Act { by: Actor::Person, deed });
    }
}

fn choose_pit(click: On<Pointer<Click>>, targets: Query<&Target>, at: AtTheBoard, mut wishes: Wishes) {
    let Ok(target) = targets.get(click.entity) else { return };
    if !at.is() || click.button != PointerButton::Primary {
        return;
    }
    match target {
        Target::Pit(pit) => wishes.choose(Some(*pit)),
        Target::Table => wishes.choose(None),
    }
}

/// Hints are for one move; keys' focus goes with the position it was set in.
fn let_go(mut hints: ResMut<Hints>, mut moves: MessageReader<MovePlayed>, mut resets: MessageReader<PositionReset>) {
    if moves.read().count() + resets.read().count() > 0 && hints.0 {
        hints.0 = false;
    }
}

/// The switches that keys and buttons share.
#[derive(bevy::ecs::system::SystemParam)]
struct Switches<'w> {
    hints: ResMut<'w, Hints>,
    settings: ResMut<'w, Settings>,
    again: MessageWriter<'w, ShowAgain>,
}

fn read_keys(
    keys: Res<ButtonInput<KeyCode>>,
    session: Option<Res<Session>>,
    at: AtTheBoard,
    mut ui_focus: ResMut<InputFocus>,
    windows: Query<(), With<Window>>,
    mut focus: ResMut<Focus>,
    mut wishes: Wishes,
    mut switches: Switches,
) {
    let Some(session) = session.filter(|_| at.is()) else { return };
    if let Some(step) = arrow(&keys) {
        ui_focus.clear();
        step_focus(&session, &mut focus, step);
    }
    if let Some(nth) = digit(&keys) {
        ui_focus.clear();
        focus_nth(&session, &mut focus, nth);
    }
    let confirm = keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space]);
    // At first the window itself has the focus: that is nobody.
    let on_button = ui_focus.get().is_some_and(|entity| !windows.contains(entity));
    if confirm && !on_button {
        wishes.choose(focus.pit);
    }
    let control = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    if keys.any_just_pressed([KeyCode::KeyU, KeyCode::Backspace]) || control && keys.just_pressed(KeyCode::KeyZ) {
        wishes.ask(Deed::Undo);
    }
    if keys.just_pressed(KeyCode::KeyR) || control && keys.just_pressed(KeyCode::KeyY) {
        wishes.ask(Deed::Redo);
    }
    if keys.just_pressed(KeyCode::KeyH) {
        switches.hints.0 = !switches.hints.0;
    }
    if keys.just_pressed(KeyCode::KeyV) {
        switches.settings.plan_view = !switches.settings.plan_view;
    }
    if keys.just_pressed(KeyCode::KeyA) {
        switches.again.write(ShowAgain);
    }
}

fn read_pads(
    pads: Query<&Gamepad>,
    session: Option<Res<Session>>,
    at: AtTheBoard,
    mut focus: ResMut<Focus>,
    mut wishes: Wishes,
) {
    let Some(session) = session.filter(|_| at.is()) else { return };
    for pad in &pads {
        if pad.just_pressed(GamepadButton::DPadRight) {
            step_focus(&session, &mut focus, 1);
        }
        if pad.just_pressed(GamepadButton::DPadLeft) {
            step_focus(&session, &mut focus, -1);
        }
        if pad.just_pressed(GamepadButton::South) {
            wishes.choose(focus.pit);
        }
        if pad.just_pressed(GamepadButton::East) {
            wishes.ask(Deed::Undo);
        }
    }
}

fn arrow(keys: &ButtonInput<KeyCode>) -> Option<i8> {
    if keys.any_just_pressed([KeyCode::ArrowRight, KeyCode::ArrowUp]) {
        return Some(1);
    }
    keys.any_just_pressed([KeyCode::ArrowLeft, KeyCode::ArrowDown]).then_some(-1)
}

fn digit(keys: &ButtonInput<KeyCode>) -> Option<usize> {
    const DIGITS: [KeyCode; 8] = [
        KeyCode::Digit1,
        KeyCode::Digit2,
        KeyCode::Digit3,
        KeyCode::Digit4,
        KeyCode::Digit5,
        KeyCode::Digit6,
        KeyCode::Digit7,
        KeyCode::Digit8,
    ];
    DIGITS.iter().position(|key| keys.just_pressed(*key))
}

/// The mover's pits from left to right as South sees them.
fn row_on_screen(session: &Session) -> Vec<PitId> {
    let Some(mover) = session.mover() else { return Vec::new() };
    let board = session.position().board();
    let mut row: Vec<PitId> = session.position().rules().ring().filter(|pit| board.owns(mover, *pit)).collect();
    if mover != crate::rules::Player::SOUTH {
        row.reverse();
    }
    row
}

fn step_focus(session: &Session, focus: &mut Focus, step: i8) {
    let row = row_on_screen(session);
    if row.is_empty() {
        return;
    }
    let at = focus.pit.and_then(|pit| row.iter().position(|p| *p == pit));
    let next = match (at, step > 0) {
        (Some(i), true) => (i + 1) % row.len(),
        (Some(i), false) => (i + row.len() - 1) % row.len(),
        (None, true) => 0,
        (None, false) => row.len() - 1,
    };
    *focus = Focus { pit: Some(row[next]), by_keys: true };
}

fn focus_nth(session: &Session, focus: &mut Focus, nth: usize) {
    if let Some(pit) = row_on_screen(session).get(nth) {
        *focus = Focus { pit: Some(*pit), by_keys: true };
    }
}
