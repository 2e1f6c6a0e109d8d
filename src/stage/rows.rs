//! Whose row is whose, or in a match whose pit: small inlays along the edges, and a soft light along the mover's.

use super::marks::{PLAYER_COLOURS, flat};
use super::{StageSystems, Table, UNIT};
use crate::app::{Picking, Screen, Session, Shown};
use crate::layout::{SQUARE, Side};
use crate::rules::{MAX_PITS, PitId, Place, Player};
use bevy::asset::RenderAssetUsages;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// How far from the board's edge the inlays lie, and their radius, in mm.
const INSET: f32 = 11.5;
const RADIUS: f32 = 3.6;
/// How much larger the inlay is of a pit that lies in another's row.
const BOUGHT: f32 = 1.6;
/// How far beside a count an inlay lies, in mm.
const ASIDE: f32 = 25.0;
/// The dark wood around an inlay, in mm, and its colour.
const SETTING: f32 = 1.1;
const EBONY: Color = Color::srgb_u8(0x1d, 0x12, 0x0b);
/// Height of inlays and of the light over the wood, in mm.
const FLOAT: f32 = 0.12;
/// The light: from the edge inwards, in mm, and how strong.
const GLOW: [f32; 3] = [4.0, 12.0, 26.0];
const STRENGTH: f32 = 0.34;
/// How far the light reaches beyond the ends of a row, and of some pits of one, in mm.
const BEYOND: f32 = 20.0;
const BEYOND_PITS: f32 = 8.0;
/// Half the way from one pit of a carved board to the next, in mm.
const HALF_PITCH: f32 = 37.0;
/// How quickly the light comes and goes, per second.
const PACE: f32 = 4.0;

/// Whose pits the inlays tell.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
struct Owners {
    of: [Option<Player>; MAX_PITS],
    /// Whether it is told pit by pit.
    each: bool,
}

/// An edge of the board that is lit for a player, in mm: its ends, and the way out over it.
#[derive(Clone, Copy, PartialEq, Debug)]
struct LitEdge {
    ends: [Vec2; 2],
    outward: Vec2,
}

/// Something of a player's on the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Transform, NotShadowCaster)]
enum Belonging {
    Inlay,
    Glow(Player),
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Owners { of: [None; MAX_PITS], each: false });
    let relaid = super::table_changed.or_eager(resource_exists_and_changed::<Owners>);
    app.add_systems(
        Update,
        (
            (read_owners, inlay.run_if(relaid)).chain().in_set(StageSystems::Lay).after(super::lay_table),
            glow.in_set(StageSystems::Move),
        ),
    );
}

fn read_owners(
    session: Option<Res<Session>>,
    picking: Res<Picking>,
    table: Option<Res<Table>>,
    mut owners: ResMut<Owners>,
) {
    let Some(table) = table else { return };
    // Behind the title lies a board of nobody's.
    let played = session.filter(|s| s.position().rules().board == table.rules.board);
    let first = |i| table.rules.ring().nth(i).and_then(|pit| table.rules.first_owner(pit));
    let now = match &played {
        Some(session) => {
            let picked = picking.0.as_ref().and_then(|picks| picks.owners(session));
            Owners { of: picked.unwrap_or(session.position().board().owners), each: session.marks_owners() }
        }
        None => Owners { of: std::array::from_fn(first), each: false },
    };
    owners.set_if_neq(now);
}

fn inlay(
    mut commands: Commands,
    table: Option<Res<Table>>,
    owners: Res<Owners>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    old: Query<Entity, With<Belonging>>,
) {
    // The first owners are known before there is a table.
    let Some(table) = table else { return };
    for entity in &old {
        commands.entity(entity).despawn();
    }
    for (player, colour) in table.rules.players().zip(PLAYER_COLOURS) {
        let middles = inlays(&table, &owners, player);
        for (setting, height, colour) in [(SETTING, FLOAT, EBONY), (0.0, 2.0 * FLOAT, colour)] {
            let lacquer = StandardMaterial { base_color: colour, perceptual_roughness: 0.35, ..default() };
            commands.spawn((
                Belonging::Inlay,
                Mesh3d(meshes.add(spots(&middles, corners(player), setting, height))),
                MeshMaterial3d(materials.add(lacquer)),
            ));
        }
        commands.spawn((
            Belonging::Glow(player),
            NotShadowReceiver,
            Mesh3d(meshes.add(strip(&lit_edges(&table, &owners, player)))),
            MeshMaterial3d(materials.add(flat(colour.with_alpha(0.0)))),
        ));
    }
}

/// The shape of a player's inlays, as many corners and by how much they are turned: South's are round, North's
/// square on their points, the third player's square on their sides, the fourth's triangles.
fn corners(player: Player) -> (u32, f32) {
    const TURNED: f32 = std::f32::consts::FRAC_PI_4;
    [(24, 0.0), (4, 0.0), (4, TURNED), (3, 0.0)][player.index() % 4]
}

/// Where the inlays of a player lie (x, z), and their radius, in mm: between the pits of a row that is one player's
/// alone, otherwise one beside the count of every pit.
fn inlays(table: &Table, owners: &Owners, player: Player) -> Vec<(Vec2, f32)> {
    let own = owners.pits(table, player);
    if !owners.each && table.rules.board.players == 2 && table.layout.court().is_none() {
        let z = table.layout.side(player).outward.y * (table.layout.block.half.y - INSET);
        let middles = own.map(|pit| table.layout.middle(Place::Pit(pit)).x);
        return between(middles.collect(), z).into_iter().map(|middle| (middle, RADIUS)).collect();
    }
    own.map(|pit| (beside_count(table, pit), RADIUS * if owners.bought(table, pit) { BOUGHT } else { 1.0 })).collect()
}

fn beside_count(table: &Table, pit: PitId) -> Vec2 {
    let label = table.layout.label(Place::Pit(pit)).xz();
    // The counts of a carved board stand along its long edges, whoever sits before the pit.
    let along = match table.layout.court() {
        Some(_) => table.layout.side(table.rules.side(pit)).right(),
        None => Vec2::X * label.y.signum(),
    };
    label - along * ASIDE
}

impl Owners {
    fn pits(&self, table: &Table, player: Player) -> impl Iterator<Item = PitId> {
        table.rules.ring().filter(move |pit| self.of[pit.index()] == Some(player))
    }

    /// Whether `pit` lies in another's row than its owner's.
    fn bought(&self, table: &Table, pit: PitId) -> bool {
        self.of[pit.index()] != table.rules.first_owner(pit)
    }
}

/// What is lit for a player: the own side, or where owners are told pit by pit, the edges along the own pits.
fn lit_edges(table: &Table, owners: &Owners, player: Player) -> Vec<LitEdge> {
    let side = table.layout.side(player);
    if !owners.each {
        return vec![LitEdge { ends: reaching(side.edge, BEYOND), outward: side.outward }];
    }
    let mut lit: Vec<LitEdge> = Vec::new();
    for pit in owners.pits(table, player) {
        let edge = edge_before(table, pit);
        match lit.iter_mut().find(|other| other.outward == edge.outward) {
            Some(other) => other.include(edge),
            None => lit.push(edge),
        }
    }
    lit.iter().map(|edge| LitEdge { ends: reaching(edge.ends, BEYOND_PITS), ..*edge }).collect()
}

/// The piece of the board's edge before a pit.
fn edge_before(table: &Table, pit: PitId) -> LitEdge {
    let middle = table.layout.middle(Place::Pit(pit)).xz();
    let (outward, far, half) = match table.layout.court() {
        Some(_) => {
            let Side { outward, edge, .. } = table.layout.side(table.rules.side(pit));
            (outward, edge[0].dot(outward), SQUARE / 2.0)
        }
        None => (Vec2::Y * middle.y.signum(), table.layout.block.half.y, HALF_PITCH),
    };
    let right = -outward.perp();
    let foot = outward * far + right * middle.dot(right);
    LitEdge { ends: [foot - right * half, foot + right * half], outward }
}

impl LitEdge {
    /// Makes it as long as both together.
    fn include(&mut self, other: LitEdge) {
        let right = -self.outward.perp();
        if other.ends[0].dot(right) < self.ends[0].dot(right) {
            self.ends[0] = other.ends[0];
        }
        if other.ends[1].dot(right) > self.ends[1].dot(right) {
            self.ends[1] = other.ends[1];
        }
    }
}

/// An edge that is longer at both ends.
fn reaching([left, right]: [Vec2; 2], beyond: f32) -> [Vec2; 2] {
    let more = (right - left).normalize_or_zero() * beyond;
    [left - more, right + more]
}

/// The points between the pits of a row and beside its ends.
fn between(mut xs: Vec<f32>, z: f32) -> Vec<Vec2> {
    xs.sort_by(f32::total_cmp);
    let half = xs.windows(2).map(|pair| (pair[1] - pair[0]) / 2.0).fold(HALF_PITCH, f32::min);
    let first = xs.first().map(|x| x - half);
    first.into_iter().chain(xs.iter().map(|x| x + half)).map(|x| Vec2::new(x, z)).collect()
}

/// Small polygons lying on the wood, each larger than its radius by `setting`.
fn spots(middles: &[(Vec2, f32)], (points, turned): (u32, f32), setting: f32, height: f32) -> Mesh {
    let (mut positions, mut indices) = (Vec::new(), Vec::new());
    for (middle, radius) in middles {
        // Corners have to lie further out than a circle to look as large.
        let radius = (radius + setting) * if points <= 4 { 1.25 } else { 1.0 };
        let first = positions.len() as u32;
        for k in 0..points {
            let p = *middle + Vec2::from_angle(turned + k as f32 / points as f32 * std::f32::consts::TAU) * radius;
            positions.push([p.x * UNIT, height * UNIT, p.y * UNIT]);
        }
        indices.extend((1..points - 1).flat_map(|k| [first, first + k + 1, first + k]));
    }
    let white = vec![[1.0; 4]; positions.len()];
    lying(positions, white, indices)
}

/// Strips along edges that fade out inwards and towards their ends.
fn strip(edges: &[LitEdge]) -> Mesh {
    const PIECES: usize = 24;
    let (mut positions, mut colours, mut indices) = (Vec::new(), Vec::new(), Vec::new());
    for LitEdge { ends: [left, right], outward } in edges {
        let (middle, half) = ((left + right) / 2.0, (right - left) / 2.0);
        let first = positions.len() as u32;
        for k in 0..=PIECES {
            let along = k as f32 / PIECES as f32 * 2.0 - 1.0;
            let strength = (1.0 - along.powi(8)).max(0.0);
            for (inset, share) in GLOW.into_iter().zip([0.0, 1.0, 0.0]) {
                let p = middle + half * along - outward * inset;
                positions.push([p.x * UNIT, 0.5 * FLOAT * UNIT, p.y * UNIT]);
                colours.push([1.0, 1.0, 1.0, strength * share]);
            }
        }
        for k in 0..PIECES as u32 {
            for row in 0..2 {
                let [a, b] = [3 * k + row, 3 * (k + 1) + row].map(|corner| first + corner);
                indices.extend([a, b, b + 1, a, b + 1, a + 1]);
            }
        }
    }
    lying(positions, colours, indices)
}

fn lying(positions: Vec<[f32; 3]>, colours: Vec<[f32; 4]>, indices: Vec<u32>) -> Mesh {
    let normals = vec![[0.0, 1.0, 0.0]; positions.len()];
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
        .with_inserted_indices(Indices::U32(indices))
}

/// The mover's side is lit.
fn glow(
    time: Res<Time>,
    shown: Res<Shown>,
    screen: Res<State<Screen>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    sides: Query<(&Belonging, &MeshMaterial3d<StandardMaterial>)>,
) {
    let share = 1.0 - (-PACE * time.delta_secs()).exp();
    for (belonging, handle) in &sides {
        let Belonging::Glow(player) = *belonging else { continue };
        let lit = *screen.get() == Screen::Play && shown.mover == Some(player);
        let wanted = if lit { STRENGTH } else { 0.0 };
        let Some(now) = materials.get(handle).map(|m| m.base_color.alpha()) else { continue };
        if (now - wanted).abs() > 1e-3
            && let Some(mut material) = materials.get_mut(handle)
        {
            material.base_color.set_alpha(now + (wanted - now) * share);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Contest;
    use crate::layout::TableLayout;
    use crate::rules::Ruleset;
    use crate::rules::testing::{ba_awa, o_an_quan};
    use std::sync::Arc;

    fn laid(rules: &Arc<Ruleset>, result: &[i32], each: bool) -> (Table, Owners) {
        let contest = Contest { results: vec![result.to_vec()], ..Contest::new(Player::SOUTH) };
        let of = contest.opening(rules).unwrap().owners;
        (Table { rules: rules.clone(), layout: TableLayout::new(rules) }, Owners { of, each })
    }

    #[test]
    fn every_pit_of_a_match_has_an_inlay_of_its_owner_and_a_bought_one_is_larger() {
        for (rules, result, own) in [(ba_awa(), [28, 20], 7), (o_an_quan(), [44, 26], 6)] {
            let (table, owners) = laid(&rules, &result, true);
            let south = inlays(&table, &owners, Player::SOUTH);
            assert_eq!((south.len(), inlays(&table, &owners, Player::NORTH).len()), (own, 2 * (own - 1) - own));
            let large = south.iter().filter(|(_, radius)| *radius > RADIUS);
            assert_eq!(large.count(), 1, "{}", rules.id);
            let two = lit_edges(&table, &owners, Player::SOUTH);
            assert_eq!(two.len(), 2, "the light lies along both rows");
            assert_eq!(lit_edges(&table, &owners, Player::NORTH).len(), 1);
        }
    }

    #[test]
    fn a_game_of_its_own_keeps_the_inlays_between_the_pits() {
        let (table, owners) = laid(&ba_awa(), &[24, 24], false);
        let south = inlays(&table, &owners, Player::SOUTH);
        assert_eq!(south.len(), 7, "beside and between six pits");
        assert!(south.iter().all(|(_, radius)| *radius == RADIUS));
        assert_eq!(lit_edges(&table, &owners, Player::SOUTH).len(), 1);
    }
}
