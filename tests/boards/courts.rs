//! Courts of Ô ăn quan, drawn with chalk, and the stones on them.

use super::{clockwise, court_of, flat, middle, pile, pit, rules};
use gieo::layout::{
    Cell, Chalk, Court, PEBBLE_KINDS, PEBBLE_RADIUS, QUAN_SEMI_AXES, SQUARE, TableLayout, pebble_semi_axes,
};
use gieo::rules::{Direction, PitId, Place, Player, Stores, Turning};
use glam::{Vec2, Vec3, vec2, vec3};
use std::f32::consts::{FRAC_PI_2, TAU};

/// Half the height of every pebble, in mm.
const HALF_HEIGHT: f32 = 8.6;

/// How far two pebbles are apart in pebbles: 1 if they touch, as flat as they are.
fn pebbles_apart(a: Vec3, b: Vec3) -> f32 {
    let between = (a - b) / vec3(PEBBLE_RADIUS, HALF_HEIGHT, PEBBLE_RADIUS);
    between.length() / 2.0
}

fn court(layout: &TableLayout) -> &Court {
    layout.court().expect("quan squares make a court")
}

#[test]
fn a_court_for_two_is_the_rectangle_of_the_rules() {
    let layout = court_of(2);
    let at = |i| middle(&layout, pit(i));
    for i in 0..5u8 {
        let x = 240.0 - 120.0 * f32::from(i);
        assert!(at(1 + i).distance(vec2(x, 60.0)) < 1e-3, "1 is bottom right, 5 bottom left");
        assert!(at(7 + i).distance(vec2(-x, -60.0)) < 1e-3, "7 is top left, 11 top right");
    }
    assert!(at(0).x > 340.0 && at(0).y.abs() < 1e-3 && at(6).x < -340.0 && at(6).y.abs() < 1e-3);
    let extents: Vec<(Vec2, Vec2)> =
        (0..12).filter_map(|i| court(&layout).cell(pit(i))).map(|c| c.outline.extent()).collect();
    let min = extents.iter().map(|e| e.0).fold(Vec2::INFINITY, Vec2::min);
    let max = extents.iter().map(|e| e.1).fold(Vec2::NEG_INFINITY, Vec2::max);
    assert!(min.distance(vec2(-420.0, -120.0)) < 0.01 && max.distance(vec2(420.0, 120.0)) < 0.01, "{min} {max}");
    let label = layout.label(pit(3));
    assert!(label.z > 125.0 && label.x.abs() < 1e-3);
    assert!(layout.label(pit(9)).z < -125.0 && layout.label(pit(0)).x > 425.0);
}

#[test]
fn rings_of_courts_run_with_the_clock_from_the_right_hand_of_each_player() {
    for players in 2..=4 {
        let layout = court_of(players);
        let ring = 6 * players;
        for i in 0..ring {
            let (a, b) = (middle(&layout, pit(i)), middle(&layout, pit((i + 1) % ring)));
            assert!(clockwise(a, b) > 0.0, "{players} players: {i}");
        }
        assert_eq!(layout.side(Player::SOUTH).outward, Vec2::Y, "South is at the bottom");
        for p in 0..players {
            let (side, next) = (layout.side(Player(p)), layout.side(Player((p + 1) % players)));
            let turn = clockwise(side.outward, next.outward);
            assert!((turn.rem_euclid(TAU) - TAU / f32::from(players)).abs() < 1e-4, "players sit with the clock");
            let quan = middle(&layout, pit(6 * p));
            assert!(quan.dot(side.right()) > 300.0, "the quan square is at the right hand");
            for i in 1..=5 {
                let square = middle(&layout, pit(6 * p + i));
                assert!(square.dot(side.outward) > 0.0 && square.dot(side.right()) < quan.dot(side.right()));
                let forward = layout.towards(PitId(6 * p + i), Direction::Forward);
                assert!(forward.distance(-side.right()) < 1e-4, "forward is to the left for each player");
                assert_eq!(layout.towards(PitId(6 * p + i), Direction::Backward), -forward);
            }
        }
    }
}

#[test]
fn neighbours_in_the_ring_share_a_line() {
    for players in 2..=4 {
        let layout = court_of(players);
        let cells = court(&layout).cells();
        let ring = 6 * usize::from(players);
        for i in 0..ring {
            let (a, b) = (&cells[i], &cells[(i + 1) % ring]);
            let shared = a.outline.ring(0.0, 400).into_iter().filter(|p| b.outline.distance(*p).abs() < 0.1).count();
            let length: f32 = a.outline.sides().map(|(p, q)| p.distance(q)).sum();
            let millimetres = shared as f32 * length / 400.0;
            assert!((millimetres - SQUARE).abs() < 6.0, "{players} players: {i} shares {millimetres} mm");
        }
    }
}

#[test]
fn cells_of_courts_do_not_overlap() {
    for layout in all_courts() {
        let cells = court(&layout).cells();
        let inside: Vec<Vec<Vec2>> = cells.iter().map(inner_points).collect();
        for (i, points) in inside.iter().enumerate() {
            assert!(points.len() > 100);
            for (j, other) in cells.iter().enumerate().filter(|(j, _)| *j != i) {
                let least = points.iter().map(|p| other.outline.distance(*p)).fold(f32::INFINITY, f32::min);
                assert!(least > 0.0, "{:?} {:?}: {least}", cells[i].place, cells[j].place);
            }
        }
    }
}

fn all_courts() -> Vec<TableLayout> {
    let other =
        [3, 4, 7, 10].map(|pits| TableLayout::new(&rules(2, pits, 12, Stores::QuanSquares, Turning::Clockwise)));
    (2..=4).map(court_of).chain(other).collect()
}

/// Points of a cell more than a millimetre inside.
fn inner_points(cell: &Cell) -> Vec<Vec2> {
    let (min, max) = cell.outline.extent();
    let grid = (0..40).flat_map(|i| (0..40).map(move |j| vec2(i as f32, j as f32) / 39.0));
    grid.map(|share| min + (max - min) * share).filter(|p| cell.outline.distance(*p) < -1.0).collect()
}

#[test]
fn pebbles_lie_inside_their_lines_and_apart() {
    for layout in all_courts() {
        for cell in court(&layout).cells() {
            let pebbles = pile(&layout, cell.place, 120);
            let line = if matches!(cell.place, Place::Pit(_)) { 5.5 } else { 0.0 };
            for (slot, a) in pebbles.iter().enumerate() {
                let inside = -cell.outline.distance(flat(*a)) - PEBBLE_RADIUS;
                assert!(inside > line, "{:?} slot {slot} is {inside} mm inside", cell.place);
                assert!(a.y >= HALF_HEIGHT - 1e-3);
                let nearest = pebbles[..slot].iter().map(|b| pebbles_apart(*a, *b)).fold(f32::INFINITY, f32::min);
                assert!(nearest > 0.998, "{:?} slot {slot}: {nearest}", cell.place);
            }
        }
    }
}

#[test]
fn a_square_shows_fifteen_pebbles_side_by_side_and_heaps_stay_low() {
    for players in 2..=4 {
        let layout = court_of(players);
        for cell in court(&layout).cells() {
            let flat_ones = pile(&layout, cell.place, 80).iter().take_while(|p| p.y < HALF_HEIGHT + 0.01).count();
            let top = pile(&layout, cell.place, 70).iter().map(|p| p.y + HALF_HEIGHT).fold(0.0, f32::max);
            println!("{players} players, {:?}: {flat_ones} lie flat, 70 stand {top:.1} mm high", cell.place);
            let (least, most) = match cell.place {
                Place::Store(_) => (60, 36.0),
                Place::Pit(PitId(i)) if i % 6 == 0 => (9, 150.0),
                Place::Pit(_) => (15, 105.0),
            };
            assert!(flat_ones >= least && top < most, "{:?}: {flat_ones}, {top}", cell.place);
        }
    }
}

#[test]
fn five_pebbles_lie_loosely_about_the_middle_of_their_square() {
    let layout = court_of(2);
    let mut shapes: Vec<Vec<Vec2>> = Vec::new();
    for cell in court(&layout).cells().iter().filter(|c| matches!(c.place, Place::Pit(PitId(i)) if i % 6 > 0)) {
        let five: Vec<Vec2> = pile(&layout, cell.place, 5).into_iter().map(|p| flat(p) - cell.middle).collect();
        let middle = five.iter().sum::<Vec2>() / 5.0;
        assert!(middle.length() < 30.0, "{:?}: {middle}", cell.place);
        assert!(
            shapes.iter().all(|other| other.iter().zip(&five).any(|(a, b)| a.distance(*b) > 3.0)),
            "{:?}",
            cell.place
        );
        shapes.push(five);
    }
}

#[test]
fn quan_stones_lie_clear_of_lines_and_pebbles() {
    let stone = QUAN_SEMI_AXES.max_element();
    for layout in all_courts() {
        for cell in court(&layout).cells() {
            let kept = match cell.place {
                Place::Store(_) => 4,
                Place::Pit(_) if cell.outline.corners().len() > 4 => 1,
                Place::Pit(_) => continue,
            };
            let stones: Vec<Vec3> = (0..kept).map(|nth| layout.rest_stone(cell.place, nth).position).collect();
            for (i, a) in stones.iter().enumerate() {
                assert!((a.y - QUAN_SEMI_AXES.y).abs() < 1e-4, "it lies on the ground");
                assert!(cell.outline.distance(flat(*a)) < 1.0 - stone, "{:?} {i}", cell.place);
                assert!(stones[..i].iter().all(|b| a.distance(*b) > 2.0 * stone));
                for pebble in pile(&layout, cell.place, 100) {
                    let gap = flat(*a).distance(flat(pebble)) - stone - PEBBLE_RADIUS;
                    assert!(gap > 0.5, "{:?} {i}: {gap}", cell.place);
                }
            }
        }
    }
}

#[test]
fn labels_of_courts_lie_clear_of_everything() {
    for layout in all_courts() {
        let cells = court(&layout).cells();
        let bounds = layout.bounds();
        for (i, cell) in cells.iter().enumerate() {
            let label = flat(layout.label(cell.place));
            assert!(cell.outline.distance(label) < 30.0, "it is beside its cell");
            let beside = |c: &Cell| c.outline.distance(label);
            assert!(cells.iter().all(|c| beside(c) > 13.0), "{:?}", cell.place);
            assert!(cells[..i].iter().all(|c| c.label.distance(label) > 30.0), "{:?}", cell.place);
            let room = Vec2::splat(12.9);
            assert!((label - room).cmpge(flat(bounds.min)).all() && (label + room).cmple(flat(bounds.max)).all());
        }
    }
}

#[test]
fn a_tap_on_a_court_finds_its_square() {
    let eye = vec3(-40.0, 900.0, 750.0);
    for layout in all_courts() {
        for cell in court(&layout).cells() {
            for point in inner_points(cell).into_iter().chain([cell.middle]) {
                let target = vec3(point.x, 0.0, point.y);
                assert_eq!(layout.pick(eye, target - eye), Some(cell.place), "{point}");
            }
        }
        let far = layout.bounds().max + 40.0;
        assert_eq!(layout.pick(far.with_y(50.0), Vec3::NEG_Y), None);
        assert_eq!(layout.pick(eye, Vec3::NAN), None);
        assert_eq!(layout.pick(eye, Vec3::Y), None);
    }
}

#[test]
fn any_piece_of_a_court_has_an_answer() {
    let layout = court_of(3);
    for place in [pit(0), pit(4), pit(200), Place::Store(Player(1)), Place::Store(Player(9))] {
        for slot in [0, 79, 80, 500, u16::MAX] {
            let rest = layout.rest(place, slot);
            assert!(rest.position.is_finite() && rest.rotation.is_normalized());
            assert!(layout.hand(place, slot, 5).is_finite());
        }
        assert!(layout.rest_stone(place, u8::MAX).position.is_finite() && layout.label(place).is_finite());
    }
    assert_eq!(layout.height(10.0, 20.0), 0.0);
    assert_eq!(layout.normal(10.0, 20.0), Vec3::Y);
    assert_eq!((layout.block.height, layout.hollows().len()), (0.0, 0));
    assert!(layout.places().eq((0..18).map(pit).chain((0..3).map(|p| Place::Store(Player(p))))));
}

#[test]
fn pebbles_lie_flat_and_fit_their_balls() {
    let mean = (0..PEBBLE_KINDS).map(|kind| 2.0 * pebble_semi_axes(kind).x).sum::<f32>() / PEBBLE_KINDS as f32;
    assert!((mean - 24.0).abs() < 0.2, "{mean}");
    for kind in 0..PEBBLE_KINDS {
        let axes = pebble_semi_axes(kind);
        assert!(axes.max_element() <= PEBBLE_RADIUS && axes.y == HALF_HEIGHT);
    }
    let layout = court_of(2);
    for slot in 0..60 {
        let rest = layout.rest(pit(3), slot);
        let up = (rest.rotation * Vec3::Y).y;
        assert!(if slot < 15 { up > 0.99999 } else { up > 0.99 }, "slot {slot}: {up}");
    }
}

#[test]
fn a_hand_of_pebbles_hangs_loosely() {
    let layout = court_of(2);
    let hand: Vec<Vec3> = (0..48).map(|slot| layout.hand(pit(4), slot, 48)).collect();
    for (k, a) in hand.iter().enumerate() {
        assert!(hand[..k].iter().all(|b| b.y > a.y && a.distance(*b) > 2.0 * PEBBLE_RADIUS));
        assert!(flat(*a).distance(middle(&layout, pit(4))) < 62.0);
    }
    assert!(hand[47].y > 45.0, "clear of usual heaps: {}", hand[47].y);
}

#[test]
fn strokes_follow_all_lines_and_overshoot_a_little() {
    for layout in all_courts() {
        let court = court(&layout);
        let cells: Vec<&Cell> = court.cells().iter().filter(|c| matches!(c.place, Place::Pit(_))).collect();
        let points: Vec<Vec2> = court.strokes().iter().flat_map(|s| s.points(3.0)).collect();
        for cell in &cells {
            for wanted in cell.outline.ring(0.0, 60) {
                let nearest = points.iter().map(|p| p.distance(wanted)).fold(f32::INFINITY, f32::min);
                assert!(nearest < 4.5, "{:?}: no chalk within {nearest} mm of {wanted}", cell.place);
            }
        }
        for point in points {
            let off = cells.iter().map(|c| c.outline.distance(point).abs()).fold(f32::INFINITY, f32::min);
            assert!(off < 9.5, "{point} is {off} mm off every line");
        }
        let count = |kind| court.strokes().iter().filter(|s| s.kind == kind).count();
        let players = cells.iter().filter(|c| c.outline.corners().len() > 4).count();
        assert_eq!(count(Chalk::Arc), players);
        assert!(count(Chalk::Again) > 0);
    }
    let two = court_of(2);
    let lines = court(&two).strokes().iter().filter(|s| matches!(s.kind, Chalk::Row | Chalk::Divider)).count();
    assert_eq!(lines, 3 + 6, "three long lines and six across");
}

#[test]
fn a_quarter_turn_leads_from_south_to_the_next_of_four() {
    let turn = court_of(4).side(Player(1)).turn();
    assert!((turn + FRAC_PI_2).abs() < 1e-5, "to the left of South: {turn}");
}
