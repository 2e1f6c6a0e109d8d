//! Pointers, keys and pads at the board: they point at pits and ask for moves.

use crate::app::{
    Act, Actor, Deed, FinishPlayback, Focus, GameSystems, Hints, MovePlayed, Overlay, Playback, PositionReset, Screen,
    Session, Settings, ShowAgain, UiSound,
};
use crate::layout::{SQUARE, TableLayout};
use crate::rules::{Choice, Direction, Move, PitId, Place, Player};
use bevy::input_focus::InputFocus;
use bevy::picking::PickingSystems;
use bevy::picking::backend::{HitData, PointerHits, ray::RayMap};
use bevy::prelude::*;

use super::camera::Eye;
use super::{UNIT, arrows};

/// What the pointer can hit: a pit, or the table around the pits.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Target {
    /// A pit.
    Pit(PitId),
    /// The arrow of one way out of the chosen square.
    Way(Direction),
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
    app.init_resource::<Dragged>();
    app.add_observer(point_at).add_observer(point_away).add_observer(choose_pit);
    app.add_observer(begin_drag).add_observer(drag).add_observer(end_drag);
}

/// The square from which a finger is being dragged.
#[derive(Resource, Default)]
struct Dragged(Option<PitId>);

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
    for way in [Direction::Forward, Direction::Backward] {
        commands.spawn((Target::Way(way), Pickable::default()));
    }
    for place in table.layout.places() {
        if let Place::Pit(pit) = place {
            commands.spawn((Target::Pit(pit), Pickable::default()));
        }
    }
}

/// The whole cell of a pit counts as hit, not only its bowl.
fn hit_targets(
    rays: Res<RayMap>,
    table: Option<Res<super::Table>>,
    focus: Res<Focus>,
    cameras: Query<&Camera, With<Camera3d>>,
    targets: Query<(Entity, &Target)>,
    mut hits: MessageWriter<PointerHits>,
) {
    let Some(table) = table else { return };
    for (id, ray) in rays.iter() {
        let Ok(camera) = cameras.get(id.camera) else { continue };
        let wanted = target_under(&table.layout, &focus, *ray);
        let picks: Vec<_> = targets
            .iter()
            .filter(|(_, target)| **target == wanted)
            .map(|(entity, _)| (entity, HitData::new(id.camera, 0.0, None, None)))
            .collect();
        hits.write(PointerHits::new(id.pointer, picks, camera.order as f32));
    }
}

fn target_under(layout: &TableLayout, focus: &Focus, ray: Ray3d) -> Target {
    let chosen = focus.pit.filter(|_| focus.chosen);
    if let Some(way) = chosen.zip(on_ground(ray)).and_then(|(pit, p)| arrows::way_at(layout, pit, p)) {
        return Target::Way(way);
    }
    match layout.pick(ray.origin / UNIT, *ray.direction) {
        Some(Place::Pit(pit)) => Target::Pit(pit),
        Some(Place::Store(_)) | None => Target::Table,
    }
}

/// Where a ray meets the level of the board (x, z), in mm.
fn on_ground(ray: Ray3d) -> Option<Vec2> {
    let (origin, way) = (ray.origin / UNIT, *ray.direction);
    let along = -origin.y / way.y;
    let hit = origin + way * along;
    (way.y < 0.0 && hit.is_finite()).then_some(Vec2::new(hit.x, hit.z))
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
    match targets.get(over.entity) {
        // A chosen square stays so until its way is chosen, or another square.
        Ok(Target::Pit(pit)) if !focus.chosen => {
            *focus = Focus { pit: Some(*pit), ..default() };
            if at.is() {
                sounds.write(UiSound::Hover);
            }
        }
        Ok(Target::Way(way)) => focus.way = Some(*way),
        Ok(Target::Pit(_) | Target::Table) | Err(_) => {}
    }
}

fn point_away(out: On<Pointer<Out>>, targets: Query<&Target>, mut focus: ResMut<Focus>) {
    match targets.get(out.entity) {
        Ok(Target::Pit(pit)) if focus.pit == Some(*pit) && !focus.chosen => *focus = Focus::default(),
        Ok(Target::Way(way)) if focus.way == Some(*way) => focus.way = None,
        Ok(Target::Pit(_) | Target::Way(_) | Target::Table) | Err(_) => {}
    }
}

/// Everything that a choice may lead to.
#[derive(bevy::ecs::system::SystemParam)]
struct Wishes<'w> {
    session: Option<Res<'w, Session>>,
    playback: Res<'w, Playback>,
    since: ResMut<'w, SinceSkip>,
    finish: MessageWriter<'w, FinishPlayback>,
    acts: MessageWriter<'w, Act>,
}

impl Wishes<'_> {
    /// Ends a running animation, or else plays what is pointed at, if it is a whole move; where the
    /// way is open, choosing a square comes first.
    fn choose(&mut self, focus: &mut Focus) {
        if self.playback.running() {
            self.finish.write(FinishPlayback);
            self.since.0 = 0.0;
            return;
        }
        let Some(pit) = focus.pit.filter(|_| self.since.0 >= COOL_DOWN) else { return };
        match focus.way {
            None if self.asks_way(pit) => focus.chosen = true,
            way => {
                *focus = Focus { chosen: false, way: None, ..*focus };
                self.ask(Deed::Play(Move { pit, direction: way.unwrap_or_default() }));
            }
        }
    }

    /// Whether `pit` may be played, and its player has to say which way.
    fn asks_way(&self, pit: PitId) -> bool {
        self.session.as_ref().is_some_and(|s| {
            let either = Move { pit, direction: Direction::Forward };
            s.position().rules().sowing.direction == Choice::Player
                && s.persons_turn()
                && s.position().check(either).is_ok()
        })
    }

    fn ask(&mut self, deed: Deed) {
        self.acts.write(Act { by: Actor::Person, deed });
    }
}

fn choose_pit(
    click: On<Pointer<Click>>,
    targets: Query<&Target>,
    at: AtTheBoard,
    mut focus: ResMut<Focus>,
    mut wishes: Wishes,
) {
    let Ok(target) = targets.get(click.entity) else { return };
    if !at.is() || click.button != PointerButton::Primary {
        return;
    }
    match target {
        // The chosen square once more: not that one after all.
        Target::Pit(pit) if focus.chosen && focus.pit == Some(*pit) => *focus = Focus::default(),
        Target::Pit(pit) => {
            *focus = Focus { pit: Some(*pit), ..default() };
            wishes.choose(&mut focus);
        }
        Target::Way(way) => {
            focus.way = Some(*way);
            wishes.choose(&mut focus);
        }
        Target::Table => {
            *focus = Focus::default();
            wishes.choose(&mut focus);
        }
    }
}

fn begin_drag(
    start: On<Pointer<DragStart>>,
    targets: Query<&Target>,
    at: AtTheBoard,
    wishes: Wishes,
    mut dragged: ResMut<Dragged>,
) {
    if let Ok(Target::Pit(pit)) = targets.get(start.entity)
        && at.is()
        && !wishes.playback.running()
        && wishes.asks_way(*pit)
    {
        dragged.0 = Some(*pit);
    }
}

/// Along the row means that way; back onto the square or across the row means none.
fn drag(
    drag: On<Pointer<Drag>>,
    dragged: Res<Dragged>,
    table: Option<Res<super::Table>>,
    rays: Res<RayMap>,
    mut focus: ResMut<Focus>,
) {
    let (Some(pit), Some(table)) = (dragged.0, table) else { return };
    let ray = rays.iter().find(|(id, _)| id.pointer == drag.pointer_id).map(|(_, ray)| *ray);
    let Some(p) = ray.and_then(on_ground) else { return };
    let middle = table.layout.middle(Place::Pit(pit));
    let way = dragged_way(table.layout.towards(pit, Direction::Forward), p - Vec2::new(middle.x, middle.z));
    focus.set_if_neq(Focus { pit: Some(pit), by_keys: false, chosen: true, way });
}

/// The way that a finger means which was dragged by `by`, in mm, in a row whose forward way is `forward`.
fn dragged_way(forward: Vec2, by: Vec2) -> Option<Direction> {
    let (along, across) = (by.dot(forward), by.perp_dot(forward).abs());
    let far = along.abs() > SQUARE * 0.5 && along.abs() > across;
    far.then_some(if along > 0.0 { Direction::Forward } else { Direction::Backward })
}

fn end_drag(
    _: On<Pointer<DragEnd>>,
    at: AtTheBoard,
    mut dragged: ResMut<Dragged>,
    mut focus: ResMut<Focus>,
    mut wishes: Wishes,
) {
    let Some(pit) = dragged.0.take() else { return };
    if at.is() && focus.pit == Some(pit) && focus.way.is_some() {
        wishes.choose(&mut focus);
    }
}

/// Hints are for one move; keys' focus goes with the position it was set in.
fn let_go(
    mut hints: ResMut<Hints>,
    mut focus: ResMut<Focus>,
    mut moves: MessageReader<MovePlayed>,
    mut resets: MessageReader<PositionReset>,
) {
    if moves.read().count() + resets.read().count() == 0 {
        return;
    }
    if hints.0 {
        hints.0 = false;
    }
    if focus.chosen {
        *focus = Focus::default();
    }
}

/// The switches that keys and buttons share.
#[derive(bevy::ecs::system::SystemParam)]
struct Switches<'w> {
    hints: ResMut<'w, Hints>,
    settings: ResMut<'w, Settings>,
    again: MessageWriter<'w, ShowAgain>,
}

/// The focus of the widgets, which the keys share with the board.
#[derive(bevy::ecs::system::SystemParam)]
struct WidgetFocus<'w, 's> {
    focus: ResMut<'w, InputFocus>,
    windows: Query<'w, 's, (), With<Window>>,
}

impl WidgetFocus<'_, '_> {
    /// Whether a button has it. At first the window itself does: that is nobody.
    fn on_button(&self) -> bool {
        self.focus.get().is_some_and(|entity| !self.windows.contains(entity))
    }
}

fn read_keys(
    keys: Res<ButtonInput<KeyCode>>,
    at: AtTheBoard,
    board: Seen,
    mut widgets: WidgetFocus,
    mut focus: ResMut<Focus>,
    mut wishes: Wishes,
    mut switches: Switches,
) {
    let Some(board) = board.get().filter(|_| at.is()) else { return };
    let Some(session) = &wishes.session else { return };
    if let Some(pushed) = arrow(&keys) {
        widgets.focus.clear();
        board.push(session, &mut focus, pushed);
    }
    if let Some(nth) = digit(&keys) {
        widgets.focus.clear();
        board.focus_nth(session, &mut focus, nth);
    }
    let confirm = keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space]);
    if confirm && !widgets.on_button() {
        wishes.choose(&mut focus);
    }
    let control = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    if keys.just_pressed(KeyCode::Backspace) && focus.chosen {
        *focus = Focus { chosen: false, way: None, ..*focus };
    } else if keys.any_just_pressed([KeyCode::KeyU, KeyCode::Backspace]) || control && keys.just_pressed(KeyCode::KeyZ)
    {
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

fn read_pads(pads: Query<&Gamepad>, at: AtTheBoard, board: Seen, mut focus: ResMut<Focus>, mut wishes: Wishes) {
    const WAYS: [(GamepadButton, Vec2); 4] = [
        (GamepadButton::DPadRight, Vec2::X),
        (GamepadButton::DPadLeft, Vec2::NEG_X),
        (GamepadButton::DPadUp, Vec2::Y),
        (GamepadButton::DPadDown, Vec2::NEG_Y),
    ];
    let Some(board) = board.get().filter(|_| at.is()) else { return };
    for pad in &pads {
        for (_, pushed) in WAYS.into_iter().filter(|(button, _)| pad.just_pressed(*button)) {
            if let Some(session) = &wishes.session {
                board.push(session, &mut focus, pushed);
            }
        }
        if pad.just_pressed(GamepadButton::South) {
            wishes.choose(&mut focus);
        }
        if pad.just_pressed(GamepadButton::East) && focus.chosen {
            *focus = Focus { chosen: false, way: None, ..*focus };
        } else if pad.just_pressed(GamepadButton::East) {
            wishes.ask(Deed::Undo);
        }
    }
}

/// Where an arrow key pushes on the screen: x to the right, y up.
fn arrow(keys: &ButtonInput<KeyCode>) -> Option<Vec2> {
    const WAYS: [(KeyCode, Vec2); 4] = [
        (KeyCode::ArrowRight, Vec2::X),
        (KeyCode::ArrowUp, Vec2::Y),
        (KeyCode::ArrowLeft, Vec2::NEG_X),
        (KeyCode::ArrowDown, Vec2::NEG_Y),
    ];
    WAYS.into_iter().find(|(key, _)| keys.just_pressed(*key)).map(|(_, way)| way)
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

/// The board as it lies on the screen.
#[derive(bevy::ecs::system::SystemParam)]
struct Seen<'w> {
    table: Option<Res<'w, super::Table>>,
    eye: Res<'w, Eye>,
}

impl Seen<'_> {
    fn get(&self) -> Option<OnScreen<'_>> {
        self.table.as_ref().map(|table| OnScreen { layout: &table.layout, turned: self.eye.turn() != 0.0 })
    }
}

/// What keys and pads need of it.
struct OnScreen<'a> {
    layout: &'a TableLayout,
    /// Whether its length runs up the screen, with South at the right.
    turned: bool,
}

impl OnScreen<'_> {
    /// The way on the board (x, z) that lies along `pushed` on the screen.
    fn on_board(&self, pushed: Vec2) -> Vec2 {
        if self.turned { Vec2::new(pushed.y, pushed.x) } else { Vec2::new(pushed.x, -pushed.y) }
    }

    /// The mover's pits in order, as a person reads the screen: from the left, or from below.
    fn row(&self, session: &Session) -> Vec<PitId> {
        let Some(mover) = session.mover() else { return Vec::new() };
        let along = self.along(mover);
        let board = session.position().board();
        let mut row: Vec<PitId> = session.position().rules().ring().filter(|pit| board.owns(mover, *pit)).collect();
        let place = |pit: &PitId| {
            let middle = self.layout.middle(Place::Pit(*pit));
            Vec2::new(middle.x, middle.z).dot(along)
        };
        row.sort_by(|a, b| place(a).total_cmp(&place(b)));
        row
    }

    /// Along a player's side, towards the right of the screen or upwards.
    fn along(&self, player: Player) -> Vec2 {
        let right = self.layout.side(player).right();
        let reading = self.on_board(Vec2::new(1.0, 0.2));
        if right.dot(reading) < 0.0 { -right } else { right }
    }

    /// An arrow key: the next pit of the row, or the way out of the chosen one.
    fn push(&self, session: &Session, focus: &mut Focus, pushed: Vec2) {
        let (Some(mover), pushed) = (session.mover(), self.on_board(pushed)) else { return };
        if let Some(pit) = focus.pit.filter(|_| focus.chosen) {
            let along = self.layout.towards(pit, Direction::Forward).dot(pushed);
            if along.abs() > 0.5 {
                focus.way = Some(if along > 0.0 { Direction::Forward } else { Direction::Backward });
            }
            return;
        }
        let along = self.along(mover).dot(pushed);
        // Across the row: up and to the right go on, down and to the left go back.
        let onwards = if along.abs() > 0.5 { along > 0.0 } else { self.on_board(Vec2::ONE).dot(pushed) > 0.0 };
        step_focus(&self.row(session), focus, onwards);
    }

    fn focus_nth(&self, session: &Session, focus: &mut Focus, nth: usize) {
        if let Some(pit) = self.row(session).get(nth) {
            *focus = Focus { pit: Some(*pit), by_keys: true, ..default() };
        }
    }
}

fn step_focus(row: &[PitId], focus: &mut Focus, onwards: bool) {
    if row.is_empty() {
        return;
    }
    let at = focus.pit.and_then(|pit| row.iter().position(|p| *p == pit));
    let next = match (at, onwards) {
        (Some(i), true) => (i + 1) % row.len(),
        (Some(i), false) => (i + row.len() - 1) % row.len(),
        (None, true) => 0,
        (None, false) => row.len() - 1,
    };
    *focus = Focus { pit: Some(row[next]), by_keys: true, ..default() };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drag_along_the_row_is_a_way_and_any_other_is_none() {
        let forward = Vec2::NEG_X;
        assert_eq!(dragged_way(forward, Vec2::new(-90.0, 10.0)), Some(Direction::Forward));
        assert_eq!(dragged_way(forward, Vec2::new(90.0, -30.0)), Some(Direction::Backward));
        assert_eq!(dragged_way(forward, Vec2::new(20.0, 0.0)), None, "still on the square");
        assert_eq!(dragged_way(forward, Vec2::new(90.0, 120.0)), None, "across the row");
    }

    #[test]
    fn the_focus_goes_round_the_row() {
        let row = [PitId(4), PitId(3), PitId(2)];
        let mut focus = Focus::default();
        let mut step = |onwards| {
            step_focus(&row, &mut focus, onwards);
            focus.pit
        };
        let walked = [step(true), step(false), step(false), step(true)];
        assert_eq!(walked, [Some(PitId(4)), Some(PitId(2)), Some(PitId(3)), Some(PitId(2))]);
    }
}
