//! Boards of wood, and what is said of every table.

use super::{carved, clockwise, congklak, court_of, flat, kalah, middle, pile, pit, rules, three_at_a_board};
use gieo::layout::{Block, SEED_RADIUS, TableLayout};
use gieo::rules::{Direction, PitId, Place, Player, Stores, Turning};
use glam::{Vec2, Vec3, vec2};
use std::time::Instant;

#[test]
fn hollows_of_all_carved_boards_lie_apart_on_the_top() {
    for rules in carved() {
        let layout = TableLayout::new(&rules);
        for (i, a) in layout.hollows().iter().enumerate() {
            let reach = a.half_core() + a.rim();
            assert!((a.centre.abs() + reach).cmple(layout.block.half - Block::EDGE_ROUND).all(), "{:?}", a.place);
            for b in &layout.hollows()[..i] {
                let between = (a.centre - b.centre).abs() - a.half_core() - b.half_core();
                let gap = between.max(Vec2::ZERO).length() - a.rim() - b.rim();
                assert!(gap > 3.0, "{:?}: {:?} {:?} {gap}", rules.board, a.place, b.place);
            }
        }
    }
}

#[test]
fn seeds_of_all_carved_boards_lie_in_their_hollows() {
    for rules in carved() {
        let layout = TableLayout::new(&rules);
        let seeds: Vec<(Place, Vec3)> =
            layout.places().flat_map(|p| pile(&layout, p, 60).into_iter().map(move |s| (p, s))).collect();
        for (i, (place, a)) in seeds.iter().enumerate() {
            assert!(a.y - SEED_RADIUS > layout.height(a.x, a.z) - 0.05, "{:?} {place:?}", rules.board);
            let nearest = seeds[..i].iter().map(|(_, b)| a.distance(*b)).fold(f32::INFINITY, f32::min);
            assert!(nearest > 2.0 * SEED_RADIUS - 0.05, "{:?} {place:?}: {nearest}", rules.board);
            assert_eq!(layout.pick(*a + Vec3::Y * 100.0, Vec3::NEG_Y), Some(*place), "{:?}", rules.board);
        }
    }
}

#[test]
fn a_store_holds_all_seeds_of_its_game_in_one_heap() {
    for (rules, most) in [(kalah(), 36.0), (congklak(), 52.0), (three_at_a_board(), 45.0)] {
        let layout = TableLayout::new(&rules);
        let stores = layout.places().filter(|p| matches!(p, Place::Store(_) | Place::Pit(PitId(6 | 7 | 13 | 15))));
        for store in stores.filter(|p| layout.radius(*p) != 32.0) {
            let seeds = pile(&layout, store, rules.total_seeds());
            let top = seeds.iter().map(|s| s.y + SEED_RADIUS).fold(0.0, f32::max);
            println!("{:?} {store:?}: {} seeds stand {top:.1} mm high", rules.board, seeds.len());
            assert!(top < most, "{:?} {store:?}: {top}", rules.board);
        }
    }
}

#[test]
fn kalah_runs_against_the_clock_with_stores_at_the_right_hands() {
    let layout = TableLayout::new(&kalah());
    assert!(middle(&layout, pit(0)).x < 0.0 && middle(&layout, pit(0)).y > 0.0);
    assert!(middle(&layout, pit(6)).x > middle(&layout, pit(5)).x, "South's store is at the right end");
    assert!(middle(&layout, pit(13)).x < middle(&layout, pit(12)).x);
    for i in 0..14 {
        let (a, b) = (middle(&layout, pit(i)), middle(&layout, pit((i + 1) % 14)));
        assert!(clockwise(a, b) < 0.0, "{i}");
        assert!(layout.towards(PitId(i), Direction::Forward).dot(b - a) > 0.99 * a.distance(b));
    }
    for i in 0..6 {
        assert_eq!(middle(&layout, pit(i)) * vec2(1.0, -1.0), middle(&layout, pit(12 - i)), "opposite {i}");
    }
}

#[test]
fn congklak_runs_with_the_clock_with_stores_at_the_left_hands() {
    let layout = TableLayout::new(&congklak());
    assert!(middle(&layout, pit(0)).x > 0.0 && middle(&layout, pit(0)).y > 0.0, "0 is South's rightmost");
    assert!(middle(&layout, pit(7)).x < middle(&layout, pit(6)).x, "South's store is at the left end");
    assert!(middle(&layout, pit(15)).x > middle(&layout, pit(14)).x);
    for i in 0..16 {
        let (a, b) = (middle(&layout, pit(i)), middle(&layout, pit((i + 1) % 16)));
        assert!(clockwise(a, b) > 0.0, "{i}");
    }
    for i in 0..7 {
        assert_eq!(middle(&layout, pit(i)) * vec2(1.0, -1.0), middle(&layout, pit(14 - i)), "opposite {i}");
    }
}

#[test]
fn of_three_at_a_board_each_has_the_store_at_the_own_end() {
    let layout = TableLayout::new(&three_at_a_board());
    let two = TableLayout::new(&rules(2, 6, 4, Stores::Beside, Turning::CounterClockwise));
    let shift = middle(&layout, pit(0)) - middle(&two, pit(0));
    for i in 0..12 {
        assert_eq!(middle(&layout, pit(i)), middle(&two, pit(i)) + shift, "the pits are those of two players");
    }
    for player in 0..3 {
        let store = middle(&layout, Place::Store(Player(player)));
        let near =
            |p: u8| (4 * p..4 * p + 4).map(|i| store.distance(middle(&layout, pit(i)))).fold(f32::INFINITY, f32::min);
        assert!((0..3).all(|other| other == player || near(player) < near(other)), "store of {player}");
    }
    let outward = [Vec2::Y, Vec2::X, Vec2::NEG_Y];
    for (player, outward) in (0..3).zip(outward) {
        assert_eq!(layout.side(Player(player)).outward, outward);
    }
}

#[test]
fn every_player_sees_the_own_edge_from_left_to_right() {
    let boards = carved().into_iter().map(|r| (TableLayout::new(&r), r.board.players));
    let courts = (2..=4).map(|n| (court_of(n), n));
    for (layout, players) in boards.chain(courts) {
        for player in (0..players).map(Player) {
            let side = layout.side(player);
            let [left, right] = side.edge;
            assert_eq!(side.player, player);
            assert!((right - left).normalize().distance(side.right()) < 1e-3, "{side:?}");
            assert!(left.dot(side.outward) > 0.0);
            let turned = glam::Quat::from_rotation_y(side.turn()) * Vec3::Z;
            assert!(flat(turned).distance(side.outward) < 1e-5);
        }
        assert_eq!(layout.side(Player::SOUTH).turn(), 0.0);
        assert_eq!(layout.side(Player(9)), layout.side(Player::SOUTH));
    }
}

#[test]
fn rings_round_places_can_be_joined() {
    for layout in [court_of(2), court_of(3), TableLayout::new(&congklak())] {
        for place in layout.places() {
            let (inner, outer) = (layout.ring(place, -4.0, 96), layout.ring(place, -1.0, 96));
            for (a, b) in inner.iter().zip(&outer) {
                let gap = flat(*a).distance(flat(*b));
                assert!((2.9..5.3).contains(&gap), "{place:?}: {gap}");
            }
            assert!(outer.iter().all(|p| flat(*p).length() >= layout.radius(place) - 4.0));
        }
        assert!(layout.ring(pit(99), 0.0, 8).is_empty());
    }
}

#[test]
fn the_whole_table_is_laid_in_a_moment() {
    let named = [
        ("Kalah", kalah()),
        ("Congklak", congklak()),
        ("three at a board", three_at_a_board()),
        ("two rows of ten", rules(2, 10, 12, Stores::Beside, Turning::CounterClockwise)),
        ("court of two", rules(2, 5, 5, Stores::QuanSquares, Turning::Clockwise)),
        ("court of four", rules(4, 5, 5, Stores::QuanSquares, Turning::Clockwise)),
    ];
    for (name, rules) in named {
        let began = Instant::now();
        let layout = TableLayout::new(&rules);
        let took = began.elapsed();
        println!("{name}: {} places laid in {took:.1?}", layout.places().count());
        assert!(took.as_secs_f32() < 5.0, "{name}: {took:?}");
    }
    assert_eq!(TableLayout::new(&congklak()), TableLayout::new(&congklak()));
    assert_eq!(court_of(4), court_of(4));
}
