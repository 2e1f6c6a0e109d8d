//! Pointers, keys and pads at the board: they point at pits and ask for moves.

mod drag;
mod keys;

use super::{Table, UNIT, arrows};
use crate::app::{
    Act, Actor, Deed, EndAgreed, FinishPlayback, Focus, GameSystems, Hints, MovePlayed, Overlay, Playback,
    PositionReset, Screen, Session, Thinking, UiSound,
};
use crate::layout::TableLayout;
use crate::rules::{Choice, Direction, Move, PitId, Place};
use bevy::picking::PickingSystems;
use bevy::picking::backend::{HitData, PointerHits, ray::RayMap};
use bevy::prelude::*;

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
        (lay_targets.run_if(resource_exists_and_changed::<Table>), keys::read_keys, keys::read_pads, let_go)
            .in_set(GameSystems::Input),
    );
    app.add_systems(Update, tick.in_set(GameSystems::Input));
    // The tap that left a menu must not fall through to the board behind it.
    app.add_systems(OnEnter(Screen::Play), cool_down).add_systems(OnEnter(Overlay::None), cool_down);
    app.add_plugins(drag::plugin);
    app.add_observer(point_at).add_observer(point_away).add_observer(choose_pit);
}

fn tick(time: Res<Time>, mut since: ResMut<SinceSkip>) {
    since.0 += time.delta_secs();
}

fn cool_down(mut since: ResMut<SinceSkip>) {
    since.0 = 0.0;
}

/// One invisible target a pit, and one for the table.
fn lay_targets(mut commands: Commands, table: Res<Table>, old: Query<Entity, With<Target>>) {
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
    table: Option<Res<Table>>,
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
    thinking: Res<'w, Thinking>,
    since: ResMut<'w, SinceSkip>,
    finish: MessageWriter<'w, FinishPlayback>,
    acts: MessageWriter<'w, Act>,
}

impl Wishes<'_> {
    /// Ends a running animation or the looking of a computer, or else plays what is pointed at, if it is a whole
    /// move; where the way is open, choosing a square comes first.
    fn choose(&mut self, focus: &mut Focus) {
        if self.playback.running() || self.thinking.player().is_some() {
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

/// Hints are for one move; keys' focus goes with the position it was set in.
fn let_go(
    mut hints: ResMut<Hints>,
    mut focus: ResMut<Focus>,
    mut moves: MessageReader<MovePlayed>,
    mut ends: MessageReader<EndAgreed>,
    mut resets: MessageReader<PositionReset>,
) {
    if moves.read().count() + ends.read().count() + resets.read().count() == 0 {
        return;
    }
    hints.set_if_neq(Hints::Off);
    if focus.chosen {
        *focus = Focus::default();
    }
}
