//! The fitted camera in numbers: the whole board is seen, as large as the free part allows.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]
#![expect(clippy::expect_used, reason = "a test may break off")]

use gieo::layout::{Bounds, Fit, Insets, TableLayout, View};
use gieo::rules::{Ruleset, Stores, Turning};
use glam::{Vec2, Vec3, vec2};

fn oware() -> Ruleset {
    let text = include_str!("../assets/rulesets/oware.ruleset.ron");
    Ruleset::from_ron(text, "oware.ruleset.ron").expect("the game's own ruleset is right")
}

fn bounds() -> Bounds {
    TableLayout::new(&oware()).bounds()
}

/// The boards of the other games: Kalah, Congklak, three at a board, courts for two, three and four.
fn other_bounds() -> Vec<Bounds> {
    use Turning::{Clockwise, CounterClockwise};
    let boards = [
        (2, 6, 4, Stores::InRing, CounterClockwise),
        (2, 7, 7, Stores::InRing, Clockwise),
        (3, 4, 4, Stores::Beside, CounterClockwise),
        (2, 5, 5, Stores::QuanSquares, Clockwise),
        (3, 5, 5, Stores::QuanSquares, Clockwise),
        (4, 5, 5, Stores::QuanSquares, Clockwise),
    ];
    let bounds = |(players, pits, seeds, stores, turning)| {
        let mut rules = oware();
        (rules.board.players, rules.board.pits, rules.board.seeds) = (players, pits, seeds);
        (rules.board.stores, rules.board.turning) = (stores, turning);
        TableLayout::new(&rules).bounds()
    };
    boards.map(bounds).to_vec()
}

const SCREENS: [(f32, f32); 6] =
    [(1024.0, 768.0), (1280.0, 800.0), (1920.0, 1080.0), (2560.0, 1080.0), (1080.0, 1920.0), (800.0, 800.0)];

fn insets() -> [Insets; 4] {
    [
        Insets::default(),
        Insets { top: 60.0, bottom: 60.0, left: 20.0, right: 20.0 },
        Insets { top: 30.0, bottom: 180.0, ..Insets::default() },
        Insets { top: 10.0, bottom: 90.0, left: 0.0, right: 320.0 },
    ]
}

fn view(size: (f32, f32), insets: Insets, turn: f32) -> View {
    let (pitch, yaw) = (51f32.to_radians(), -13f32.to_radians());
    View { pitch, yaw, turn, fov: 24.5f32.to_radians(), size: vec2(size.0, size.1), insets }
}

/// Where a point is seen, in pixels from the upper left, by a camera of its own making.
fn project(view: &View, fit: &Fit, point: Vec3) -> Vec2 {
    let forward = (fit.target - fit.eye).normalize();
    let right = forward.cross(Vec3::Y).normalize();
    let up = right.cross(forward);
    let from_eye = point - fit.eye;
    let scale = view.size.y / 2.0 / (view.fov / 2.0).tan() / from_eye.dot(forward);
    view.size / 2.0 + scale * vec2(from_eye.dot(right), -from_eye.dot(up))
}

/// The least and the greatest pixel of the corners.
fn extent(view: &View, bounds: &Bounds) -> (Vec2, Vec2) {
    let fit = view.fit(bounds);
    let seen = bounds.corners().map(|p| project(view, &fit, p));
    (seen.into_iter().fold(Vec2::INFINITY, Vec2::min), seen.into_iter().fold(Vec2::NEG_INFINITY, Vec2::max))
}

#[test]
fn the_board_fills_the_free_part_of_every_screen() {
    fills_every_screen(&bounds());
}

#[test]
fn every_other_board_fills_the_free_part_too() {
    other_bounds().iter().for_each(fills_every_screen);
}

fn fills_every_screen(bounds: &Bounds) {
    for size in SCREENS {
        for insets in insets() {
            for turn in [0.0, View::ALONG] {
                let view = view(size, insets, turn);
                let (least, most) = extent(&view, bounds);
                let low = vec2(insets.left, insets.top);
                let high = view.size - vec2(insets.right, insets.bottom);
                assert!(least.cmpge(low - 0.5).all() && most.cmple(high + 0.5).all(), "{view:?}: {least} {most}");
                let filled = (most - least) / (high - low);
                assert!(filled.max_element() > 0.99, "{view:?} fills {filled}");
                let off = (least + most - low - high).abs();
                assert!(off.max_element() < 1.0, "{view:?} is off the middle by {off}");
            }
        }
    }
}

#[test]
fn a_camera_looks_the_asked_way() {
    let view = view(SCREENS[2], Insets::default(), 0.0);
    let fit = view.fit(&bounds());
    let back = fit.eye - fit.target;
    assert!((back.normalize().y.asin() - view.pitch).abs() < 1e-3);
    assert!((back.x.atan2(back.z) - view.yaw).abs() < 1e-3, "a negative yaw stands to the left");
    let turned = View { yaw: 0.0, turn: View::ALONG, ..view };
    let fit = turned.fit(&bounds());
    let south = project(&turned, &fit, Vec3::new(0.0, 0.0, 98.0));
    let north = project(&turned, &fit, Vec3::new(0.0, 0.0, -98.0));
    assert!(south.x > north.x && (south.y - north.y).abs() < 0.5, "South is at the right");
}

#[test]
fn tall_screens_are_better_filled_along() {
    let bounds = bounds();
    for size in SCREENS {
        let best = view(size, Insets::default(), 0.0).best_turn(&bounds);
        assert_eq!(best, if size.0 < size.1 { View::ALONG } else { 0.0 }, "{size:?}");
        let length = |turn| {
            let view = view(size, Insets::default(), turn);
            let fit = view.fit(&bounds);
            project(&view, &fit, Vec3::X * -300.0).distance(project(&view, &fit, Vec3::X * 300.0))
        };
        assert!(length(best) >= 0.8 * length(0.0).max(length(View::ALONG)), "{size:?}");
    }
}

#[test]
fn every_other_board_stands_the_way_in_which_it_shows_larger() {
    for bounds in other_bounds() {
        for size in SCREENS {
            let seen = |turn| {
                let (least, most) = extent(&view(size, Insets::default(), turn), &bounds);
                (most - least).element_product()
            };
            let best = view(size, Insets::default(), 0.0).best_turn(&bounds);
            let other = if best == 0.0 { View::ALONG } else { 0.0 };
            assert!(seen(best) >= 0.64 * seen(other), "{size:?} {bounds:?}: {} {}", seen(best), seen(other));
            assert!(size.0 <= size.1 || best == 0.0, "wide screens show all boards across: {size:?} {bounds:?}");
            let share = seen(best) / size.0 / size.1;
            println!("{size:?}: the board fills {:.0} % of the screen, turned {best}", share * 100.0);
        }
    }
}

#[test]
fn impossible_screens_still_get_a_camera() {
    let full = Insets { top: 900.0, bottom: 900.0, left: f32::NAN, right: 5000.0 };
    let odd = [
        view((0.0, 0.0), Insets::default(), 0.0),
        view((1920.0, 1080.0), full, 0.0),
        view((f32::NAN, f32::INFINITY), Insets::default(), f32::NAN),
        View { pitch: 4.0, fov: 0.0, ..view((1.0, 5000.0), Insets::default(), 0.0) },
        View { pitch: -1.0, fov: f32::NAN, ..view((640.0, 480.0), full, 1.0) },
    ];
    for view in odd {
        let fit = view.fit(&bounds());
        assert!(fit.eye.is_finite() && fit.target.is_finite() && fit.eye != fit.target, "{view:?}: {fit:?}");
    }
}
