//! The carved board in numbers: sizes, the wood's shape, piles, handfuls, picking, labels.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]
#![expect(clippy::expect_used, reason = "a test may break off")]

use gieo::layout::{Block, Hollow, SEED_KINDS, SEED_RADIUS, TableLayout, seed_semi_axes};
use gieo::rules::{PitId, Place, Player, Ruleset, Stores, Turning};
use glam::{Vec2, Vec3, vec2, vec3};

/// How far spheres may cut one another or the wood, in mm.
const TOLERANCE: f32 = 0.05;

fn oware() -> Ruleset {
    let text = include_str!("../assets/rulesets/oware.ruleset.ron");
    Ruleset::from_ron(text, "oware.ruleset.ron").expect("the game's own ruleset is right")
}

fn board() -> TableLayout {
    TableLayout::new(&oware())
}

fn pit(i: u8) -> Place {
    Place::Pit(PitId(i))
}

fn pile(layout: &TableLayout, place: Place, count: u16) -> Vec<Vec3> {
    (0..count).map(|slot| layout.rest(place, slot).position).collect()
}

/// Distance from a point above the wood to its nearest point, found by looking around.
fn to_wood(layout: &TableLayout, from: Vec3) -> f32 {
    let distance = |p: Vec2| from.distance(vec3(p.x, layout.height(p.x, p.y), p.y));
    let square = (-5..=5).flat_map(|i| (-5..=5).map(move |j| vec2(i as f32, j as f32) * 2.0));
    let starts = square.map(|o| vec2(from.x, from.z) + o);
    let mut at = starts.min_by(|a, b| distance(*a).total_cmp(&distance(*b))).expect("there are starts");
    let mut step = 1.0;
    while step > 0.002 {
        let around = (0..8).map(|k| at + step * Vec2::from_angle(std::f32::consts::TAU * k as f32 / 8.0));
        let next = around.min_by(|a, b| distance(*a).total_cmp(&distance(*b))).expect("there are eight");
        if distance(next) < distance(at) { at = next } else { step *= 0.5 }
    }
    distance(at)
}

#[test]
fn oware_lies_as_its_players_see_it() {
    let layout = board();
    assert_eq!(layout.block, Block { half: vec2(300.0, 98.0), height: 60.0, corner: 34.0 });
    let centre = |place| layout.hollow(place).expect("it is on the board").centre;
    assert_eq!(centre(pit(0)), vec2(-185.0, 37.0));
    assert_eq!(centre(pit(5)), vec2(185.0, 37.0));
    assert_eq!(centre(pit(6)), vec2(185.0, -37.0));
    assert_eq!(centre(pit(11)), vec2(-185.0, -37.0));
    assert_eq!(centre(Place::Store(Player::SOUTH)), vec2(258.0, 0.0));
    assert_eq!(centre(Place::Store(Player::NORTH)), vec2(-258.0, 0.0));
    let order: Vec<Place> = layout.hollows().iter().map(|h| h.place).collect();
    let stores = [Place::Store(Player::SOUTH), Place::Store(Player::NORTH)];
    assert_eq!(order, (0..12).map(pit).chain(stores).collect::<Vec<_>>());
}

#[test]
fn the_wood_has_the_carved_depths() {
    let layout = board();
    assert!((layout.height(-185.0, 37.0) + 28.0).abs() < 1e-4);
    for z in [-29.0, 0.0, 29.0] {
        assert!((layout.height(258.0, z) + 27.0).abs() < 1e-4, "a store is deep all along its core");
    }
    assert_eq!(layout.height(0.0, 0.0), 0.0, "between two pits the top is flat");
    assert_eq!(layout.height(-148.0, 37.0), 0.0);
    assert_eq!(layout.normal(0.0, 0.0), Vec3::Y);
}

#[test]
fn rims_do_not_touch_and_lie_on_the_flat_top() {
    let layout = board();
    let flat = layout.block.half - Block::EDGE_ROUND;
    for (i, a) in layout.hollows().iter().enumerate() {
        let reach = a.half_core() + a.rim();
        assert!((a.centre.abs() + reach).cmple(flat).all(), "{:?}", a.place);
        for b in &layout.hollows()[..i] {
            let between = (a.centre - b.centre).abs() - a.half_core() - b.half_core();
            assert!(between.max(Vec2::ZERO).length() > a.rim() + b.rim() + 3.0, "{:?} {:?}", a.place, b.place);
        }
    }
}

/// Every (x, z) of a grid over one pit, one store and the top around them.
fn samples() -> impl Iterator<Item = (f32, f32)> {
    (0..260).flat_map(|i| (0..380).map(move |j| (140.0 + i as f32 * 0.611, -95.0 + j as f32 * 0.499)))
}

#[test]
fn normals_are_those_of_the_height() {
    let layout = board();
    for (x, z) in samples() {
        let e = 0.02;
        let slope = |dx: f32, dz: f32| (layout.height(x + dx, z + dz) - layout.height(x - dx, z - dz)) / (2.0 * e);
        let measured = vec3(-slope(e, 0.0), 1.0, -slope(0.0, e)).normalize();
        let given = layout.normal(x, z);
        assert!((given.length() - 1.0).abs() < 1e-5);
        assert!(measured.distance(given) < 0.01, "at {x} {z}: {measured} but {given}");
    }
}

#[test]
fn the_wood_is_smooth_and_nowhere_steeper_than_62_degrees() {
    let layout = board();
    for (x, z) in samples() {
        let here = layout.normal(x, z);
        assert!(here.y > 62.1f32.to_radians().cos(), "at {x} {z}");
        for (dx, dz) in [(0.05, 0.0), (0.0, 0.05)] {
            let there = layout.normal(x + dx, z + dz);
            // The rim bends most: 1/3.4 radian a millimetre seen along the arc, twice that from above.
            assert!(here.distance(there) < 0.05 * 2.2 / 3.4, "a crease at {x} {z}");
        }
    }
}

#[test]
fn a_profile_and_its_rings_lie_on_the_wood() {
    let layout = board();
    for hollow in [layout.hollow(pit(3)), layout.hollow(Place::Store(Player::SOUTH))] {
        let hollow: &Hollow = hollow.expect("it is on the board");
        let mut last = -1.0;
        for k in 0..=40 {
            let profile = hollow.profile(k as f32 / 40.0);
            assert!(profile.distance > last && profile.height <= 1e-6);
            last = profile.distance;
            for offset in hollow.ring(profile.distance, 64) {
                assert!((hollow.from_core(offset).length() - profile.distance).abs() < 1e-3);
                assert!((hollow.height(offset) - profile.height).abs() < 0.01, "{profile:?}");
            }
        }
        assert!((last - hollow.rim()).abs() < 1e-4);
        let ring = hollow.ring(hollow.rim(), 64);
        let longest = (0..64).map(|k| ring[k].distance(ring[(k + 1) % 64])).fold(0.0, f32::max);
        assert!(longest < 6.5, "points lie evenly: {longest}");
        assert!(ring[0].x > 0.0 && ring[8].y > 0.0 && ring[16].y > ring[8].y, "from +x towards +z");
    }
}

#[test]
fn spheres_cut_neither_one_another_nor_the_wood() {
    let layout = board();
    let piles: Vec<(Place, Vec<Vec3>)> =
        layout.hollows().iter().map(|h| (h.place, pile(&layout, h.place, 48))).collect();
    for (i, (place, seeds)) in piles.iter().enumerate() {
        for (k, a) in seeds.iter().enumerate() {
            assert!(to_wood(&layout, *a) > SEED_RADIUS - TOLERANCE, "{place:?} slot {k} cuts the wood");
            let below = seeds[..k].iter().chain(piles[..i].iter().flat_map(|(_, others)| others));
            let nearest = below.map(|b| a.distance(*b)).fold(f32::INFINITY, f32::min);
            assert!(nearest > 2.0 * SEED_RADIUS - TOLERANCE, "{place:?} slot {k} overlaps");
        }
    }
}

#[test]
fn seeds_touch_what_they_lie_on() {
    let layout = board();
    for hollow in layout.hollows() {
        let seeds = pile(&layout, hollow.place, 30);
        for (k, a) in seeds.iter().enumerate() {
            let earlier = seeds[..k].iter().map(|b| a.distance(*b) - 2.0 * SEED_RADIUS);
            let gap = earlier.fold(to_wood(&layout, *a) - SEED_RADIUS, f32::min);
            assert!(gap < TOLERANCE, "{:?} slot {k} hangs {gap} mm in the air", hollow.place);
        }
    }
}

#[test]
fn the_first_four_lie_side_by_side_on_the_bottom() {
    let layout = board();
    for i in 0..12 {
        let hollow = layout.hollow(pit(i)).expect("it is on the board");
        for seed in pile(&layout, pit(i), 4) {
            assert!(to_wood(&layout, seed) < SEED_RADIUS + TOLERANCE, "pit {i}: a seed is stacked");
            assert!(vec2(seed.x, seed.z).distance(hollow.centre) < 20.0);
        }
    }
}

#[test]
fn heaps_rise_like_mounds() {
    let layout = board();
    let top = |place, n| pile(&layout, place, n).iter().map(|s| s.y + SEED_RADIUS).fold(f32::MIN, f32::max);
    for hollow in layout.hollows() {
        let (level, tall) = match hollow.place {
            Place::Pit(_) => (6, [(14, 17.0), (20, 24.0), (30, 36.0), (48, 68.0)]),
            Place::Store(_) => (9, [(14, 8.0), (20, 14.0), (30, 22.0), (48, 36.0)]),
        };
        assert!(top(hollow.place, level) < 2.5, "{:?}: {level} seeds lie level", hollow.place);
        for (count, most) in tall {
            let height = top(hollow.place, count);
            assert!(height < most, "{:?}: {count} seeds stand {height} mm high", hollow.place);
        }
    }
}

#[test]
fn pits_look_different_and_always_the_same() {
    let (layout, again) = (board(), board());
    assert_eq!(layout, again);
    let shape = |i| {
        let hollow = layout.hollow(pit(i)).expect("it is on the board");
        pile(&layout, pit(i), 9).into_iter().map(|s| s - hollow.middle()).collect::<Vec<_>>()
    };
    for a in 0..12 {
        for b in 0..a {
            let (a_shape, b_shape) = (shape(a), shape(b));
            let differ = a_shape.iter().zip(&b_shape).filter(|(p, q)| p.distance(**q) > 1.0).count();
            assert!(differ >= 6, "pits {a} and {b} look alike");
        }
    }
}

#[test]
fn any_slot_of_any_place_has_an_answer() {
    let layout = board();
    for place in [pit(0), Place::Store(Player::NORTH)] {
        let seeds = pile(&layout, place, 90);
        for (k, a) in seeds.iter().enumerate() {
            assert!(seeds[..k].iter().all(|b| a.distance(*b) > 2.0 * SEED_RADIUS - TOLERANCE), "slot {k}");
        }
    }
    for place in [pit(200), Place::Store(Player(9)), pit(0)] {
        let rest = layout.rest(place, u16::MAX);
        assert!(rest.position.is_finite() && rest.rotation.is_normalized());
        assert!(layout.hand(place, u16::MAX, 0).is_finite() && layout.label(place).is_finite());
    }
}

#[test]
fn every_kind_of_seed_fits_its_sphere() {
    for kind in 0..SEED_KINDS {
        let axes = seed_semi_axes(kind);
        assert!(axes.max_element() <= SEED_RADIUS && axes.min_element() >= 7.4);
        assert!((0..kind).all(|other| seed_semi_axes(other) != axes));
    }
    assert_eq!(seed_semi_axes(SEED_KINDS), seed_semi_axes(0));
}

#[test]
fn a_handful_hangs_loosely_and_its_next_seed_lowest() {
    let layout = board();
    let over = layout.hollow(pit(4)).expect("it is on the board").middle();
    let hand: Vec<Vec3> = (0..48).map(|slot| layout.hand(pit(4), slot, 48)).collect();
    for (k, a) in hand.iter().enumerate() {
        assert!(hand[..k].iter().all(|b| b.y > a.y && a.distance(*b) > 2.0 * SEED_RADIUS));
        assert_eq!(*a, layout.hand(pit(4), k as u16, k as u16 + 1), "a spot does not depend on how many hang");
        assert!(vec2(a.x - over.x, a.z - over.z).length() < 40.0);
    }
    assert!(hand[3].y > 90.0, "a usual handful hovers well above");
    for n in [60, 200, 300] {
        let gap = layout.hand(pit(4), n - 1, n).y - layout.hand(pit(4), 47, 48).y;
        assert!(gap.abs() < 0.01, "a large one is raised: {gap}");
    }
}

#[test]
fn a_tap_finds_the_cell_it_hits() {
    let layout = board();
    let eye = vec3(-140.0, 738.0, 578.0);
    for hollow in layout.hollows() {
        for aside in [vec3(0.0, 0.0, 0.0), vec3(30.0, 0.0, 30.0), vec3(-30.0, 0.0, -30.0)] {
            let target = hollow.middle() + aside;
            assert_eq!(layout.pick(eye, target - eye), Some(hollow.place), "{aside}");
        }
    }
    let straight = |x, z| layout.pick(vec3(x, 50.0, z), Vec3::NEG_Y);
    assert_eq!(straight(-185.0, 105.0), Some(pit(0)), "a little beside the board counts too");
    assert_eq!(straight(310.0, -60.0), Some(Place::Store(Player::SOUTH)));
    assert_eq!(straight(0.0, 130.0), None);
    assert_eq!(straight(330.0, 0.0), None);
    assert_eq!(layout.pick(eye, Vec3::Y), None, "upwards");
    assert_eq!(layout.pick(eye, Vec3::X), None, "level");
    assert_eq!(layout.pick(vec3(0.0, -10.0, 0.0), Vec3::NEG_Y), None, "from below");
    assert_eq!(layout.pick(eye, Vec3::NAN), None);
}

#[test]
fn labels_lie_on_the_top_beside_their_seeds() {
    let layout = board();
    for hollow in layout.hollows() {
        let label = layout.label(hollow.place);
        let flat = vec2(label.x, label.z);
        assert_eq!(layout.height(flat.x, flat.y), 0.0);
        assert!(flat.abs().cmplt(layout.block.half).all());
        for place in layout.hollows().iter().map(|h| h.place) {
            for (slot, seed) in pile(&layout, place, 30).into_iter().enumerate() {
                let gap = flat.distance(vec2(seed.x, seed.z)) - SEED_RADIUS;
                let half_badge = if slot < 14 { 9.0 } else { 2.0 };
                assert!(gap > half_badge, "{:?} is covered by {place:?} slot {slot}: {gap}", hollow.place);
            }
        }
    }
    assert!(layout.label(pit(2)).z > 72.0 && layout.label(pit(9)).z < -72.0);
    assert!(layout.label(Place::Store(Player::SOUTH)).z > 59.0);
}

#[test]
fn every_ring_has_a_board() {
    for pits in 1..=8 {
        for (players, stores) in [(2, Stores::Beside), (2, Stores::InRing), (3, Stores::Beside)] {
            let mut rules = oware();
            rules.board.pits = pits;
            rules.board.players = players;
            rules.board.stores = stores;
            rules.board.turning = if pits % 2 == 0 { Turning::Clockwise } else { Turning::CounterClockwise };
            check_board(&rules);
        }
    }
}

fn check_board(rules: &Ruleset) {
    let layout = TableLayout::new(rules);
    let beside = if rules.board.stores == Stores::InRing { 0 } else { usize::from(rules.board.players) };
    assert_eq!(layout.hollows().len(), rules.ring_len() + beside);
    for (i, a) in layout.hollows().iter().enumerate() {
        let reach = a.half_core() + a.rim();
        assert!((a.centre.abs() + reach).cmple(layout.block.half - Block::EDGE_ROUND).all());
        assert_eq!(layout.pick(a.middle() + Vec3::Y, Vec3::NEG_Y), Some(a.place));
        for b in &layout.hollows()[..i] {
            let between = (a.centre - b.centre).abs() - a.half_core() - b.half_core();
            assert!(between.max(Vec2::ZERO).length() > a.rim() + b.rim(), "{rules:?}: {:?} {:?}", a.place, b.place);
        }
    }
}

#[test]
fn the_outline_is_closed_convex_and_looks_outwards() {
    let block = board().block;
    for inset in [0.0, 7.0, 13.0] {
        let outline = block.outline(inset, 12);
        let n = outline.len();
        for k in 0..n {
            let (a, b, c) = (outline[k].point, outline[(k + 1) % n].point, outline[(k + 2) % n].point);
            assert!(a.distance(b) > 1e-3, "no point twice: {k} {a}");
            assert!((b - a).perp_dot(c - b) < 1e-3, "convex: {k}");
            let normal = (b - a).perp().normalize();
            let given = (outline[k].outward + outline[(k + 1) % n].outward).normalize();
            assert!(normal.dot(given) > 0.995 && given.dot(a) > 0.0, "{k}: {normal} {given}");
            assert!(a.abs().cmple(block.half - inset + 1e-3).all());
        }
        let longest = outline.iter().map(|e| e.point.x).fold(0.0, f32::max);
        assert!((longest - (300.0 - inset)).abs() < 1e-3);
    }
}

#[test]
fn the_side_leads_smoothly_from_the_top_to_the_ground() {
    let block = board().block;
    let side = block.side(8);
    assert!(side[0].point.distance(vec2(7.0, 0.0)) < 1e-4 && side[0].outward.distance(Vec2::Y) < 1e-5);
    let last = side.last().expect("it has points");
    assert_eq!(last.point.y, -60.0);
    assert!((last.point.x - 5.3).abs() < 0.3, "leans in by a tenth of its height");
    for pair in side.windows(2) {
        assert!(pair[1].point.y < pair[0].point.y);
        let along = vec2(pair[0].point.x - pair[1].point.x, pair[1].point.y - pair[0].point.y).normalize();
        assert!(along.dot(pair[0].outward + pair[1].outward).abs() < 0.02, "{pair:?}");
    }
}
