//! What is pointed at on the board: the last seed, captures, choices, hints, refusals.

mod facts;

use super::ring_mesh::{Pattern, ring};
use super::{StageSystems, Table, UNIT, units};
use crate::layout::TableLayout;
use crate::rules::{PitId, Place, Player};
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;
use facts::Facts;

/// The colours of the players: told apart with every kind of colour vision.
pub const PLAYER_COLOURS: [Color; 4] = [
    Color::srgb_u8(0xe6, 0x9f, 0x00),
    Color::srgb_u8(0x00, 0x72, 0xb2),
    Color::srgb_u8(0x00, 0x9e, 0x73),
    Color::srgb_u8(0x8e, 0x2a, 0x6a),
];
const CREAM: Color = Color::srgb_u8(0xff, 0xf0, 0xd0);
const GOLD: Color = Color::srgb_u8(0xff, 0xc9, 0x3c);
const RED: Color = Color::srgb_u8(0xe0, 0x4a, 0x2a);

/// What a mark says about its pit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sign {
    /// It is under the pointer or a finger.
    Pointed,
    /// It was reached by keys.
    Chosen,
    /// It may be played: a quiet seam in its owner's colour.
    Playable(Player),
    /// It may be played, and the hint points that out.
    Legal(Player),
    /// The move that is pointed at would drop a seed here,
    Landing,
    /// the last seed here,
    Last,
    /// and would capture this.
    Prey,
    /// The last seed of the last move fell here.
    LastSeed,
    /// The last move captured this.
    Captured,
    /// It may not be played.
    Refused,
    /// It is a player's in this game of a match, though it lies in another's row.
    Bought(Player),
    /// Its owner has nothing to move and passes.
    Empty,
}

/// How strong the seam of a playable pit is.
const QUIET: f32 = 0.6;
/// How many pits of a row that passes are lit at once.
const LIT: f32 = 3.0;
/// How long the light needs to pass over such a row, as a share of the time that a pass is shown.
const SWEEP: f32 = 0.8;

const SIGNS: [Sign; 21] = [
    Sign::Pointed,
    Sign::Chosen,
    Sign::Playable(Player(0)),
    Sign::Playable(Player(1)),
    Sign::Playable(Player(2)),
    Sign::Playable(Player(3)),
    Sign::Legal(Player(0)),
    Sign::Legal(Player(1)),
    Sign::Legal(Player(2)),
    Sign::Legal(Player(3)),
    Sign::Landing,
    Sign::Last,
    Sign::Prey,
    Sign::LastSeed,
    Sign::Captured,
    Sign::Refused,
    Sign::Bought(Player(0)),
    Sign::Bought(Player(1)),
    Sign::Bought(Player(2)),
    Sign::Bought(Player(3)),
    Sign::Empty,
];

/// A mark of a pit; seen only while it is true.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Transform, NotShadowCaster, NotShadowReceiver)]
struct Mark {
    pit: PitId,
    sign: Sign,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            draw.run_if(super::table_changed).in_set(StageSystems::Lay).after(super::lay_table),
            show.in_set(StageSystems::Move),
        ),
    );
}

impl Sign {
    fn pattern(self) -> Pattern {
        match self {
            Sign::Pointed => Pattern::Halo,
            Sign::Empty => Pattern::Glow,
            Sign::Chosen => Pattern::Band,
            Sign::Playable(_) => Pattern::Seam,
            Sign::Legal(_) => Pattern::Dots,
            Sign::Landing => Pattern::Line,
            Sign::Last => Pattern::Rays,
            Sign::Prey => Pattern::Teeth,
            Sign::LastSeed => Pattern::Double,
            Sign::Captured => Pattern::Dashes,
            Sign::Refused => Pattern::Quarters,
            Sign::Bought(player) => Pattern::Owner(player),
        }
    }

    fn colour(self) -> Color {
        match self {
            Sign::Empty => CREAM.with_alpha(0.55),
            Sign::Chosen | Sign::LastSeed => CREAM.with_alpha(0.95),
            Sign::Playable(player) => player_colour(player).with_alpha(QUIET),
            Sign::Legal(player) | Sign::Bought(player) => player_colour(player),
            Sign::Pointed | Sign::Landing | Sign::Last => CREAM.with_alpha(0.8),
            Sign::Prey | Sign::Captured => GOLD.with_alpha(0.95),
            Sign::Refused => RED.with_alpha(0.95),
        }
    }
}

fn player_colour(player: Player) -> Color {
    PLAYER_COLOURS[player.index() % PLAYER_COLOURS.len()]
}

/// Every mark of every pit, hidden.
fn draw(
    mut commands: Commands,
    table: Res<Table>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    old: Query<Entity, With<Mark>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let looks = SIGNS.map(|sign| (sign, materials.add(flat(sign.colour()))));
    let mut cut = Vec::new();
    for place in table.layout.places() {
        let Place::Pit(pit) = place else { continue };
        for (sign, look) in &looks {
            let mesh = shared(&mut cut, &table.layout, place, sign.pattern(), &mut meshes);
            commands.spawn((
                Mark { pit, sign: *sign },
                Mesh3d(mesh),
                MeshMaterial3d(look.clone()),
                Transform::from_translation(units(table.layout.middle(place))),
                Visibility::Hidden,
            ));
        }
    }
}

/// A mesh with the shape and the pattern that it was cut for.
type Cut = (Vec<Vec3>, Pattern, Handle<Mesh>);

/// Pits of one shape share their marks' meshes.
fn shared(
    cut: &mut Vec<Cut>,
    layout: &TableLayout,
    place: Place,
    pattern: Pattern,
    meshes: &mut Assets<Mesh>,
) -> Handle<Mesh> {
    let shape = layout.ring(place, 0.0, 8);
    let same = |other: &[Vec3]| other.iter().zip(&shape).all(|(a, b)| a.distance_squared(*b) < 1e-4);
    if let Some((.., mesh)) = cut.iter().find(|(other, p, _)| *p == pattern && same(other)) {
        return mesh.clone();
    }
    let mesh = meshes.add(ring(layout, place, pattern));
    cut.push((shape, pattern, mesh.clone()));
    mesh
}

/// Paint that the light does not change.
pub(super) fn flat(colour: Color) -> StandardMaterial {
    StandardMaterial { base_color: colour, unlit: true, alpha_mode: AlphaMode::Blend, cull_mode: None, ..default() }
}

fn show(facts: Facts, table: Option<Res<Table>>, mut marks: Query<(&Mark, &mut Visibility, &mut Transform)>) {
    let Some(table) = table else { return };
    for (mark, mut visibility, mut transform) in &mut marks {
        let seen = if facts.true_now(*mark) { Visibility::Inherited } else { Visibility::Hidden };
        visibility.set_if_neq(seen);
        if seen == Visibility::Inherited {
            let middle = table.layout.middle(Place::Pit(mark.pit));
            let aside = if facts.settings.reduced_motion { Vec3::ZERO } else { facts.shake.offset(mark.pit) };
            transform.set_if_neq(Transform::from_translation((middle + aside) * UNIT));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::facts::is_lit;
    use super::*;

    #[test]
    fn what_may_be_played_is_quieter_than_the_hint_and_of_another_shape() {
        for player in (0..4).map(Player) {
            let (seam, hint) = (Sign::Playable(player), Sign::Legal(player));
            assert_ne!(seam.pattern(), hint.pattern());
            assert!(seam.colour().alpha() < hint.colour().alpha());
            assert!(SIGNS.contains(&seam) && SIGNS.contains(&hint));
        }
    }

    #[test]
    fn no_mark_lies_over_the_pieces_of_its_pit() {
        let table = TableLayout::new(&crate::rules::testing::oware());
        let place = Place::Pit(PitId(2));
        // The light of a pass runs over empty pits.
        for sign in SIGNS.into_iter().filter(|sign| *sign != Sign::Empty) {
            let mesh = ring(&table, place, sign.pattern());
            let points = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|p| p.as_float3()).unwrap();
            let inmost = points.iter().map(|[x, _, z]| x.hypot(*z)).fold(f32::MAX, f32::min) / UNIT;
            assert!(inmost > 0.83 * table.radius(place), "{sign:?}: {inmost}");
        }
    }

    #[test]
    fn the_light_of_a_pass_runs_along_the_row_and_off_it() {
        let lit = |progress| (0..6).filter(|place| is_lit(*place, 6, progress)).collect::<Vec<_>>();
        assert_eq!(lit(0.0), [0]);
        assert_eq!(lit(0.5), [2, 3, 4]);
        assert!(lit(1.0).is_empty());
    }
}
