//! Whether spheres are held where they lie.

use super::*;
use crate::rules::{PitId, Place};

fn pit() -> (Hollow, Room) {
    let hollow = Hollow { place: Place::Pit(PitId(0)), centre: Vec2::ZERO, radii: Vec2::splat(32.0), depth: 28.0 };
    (hollow, Room { min: Vec2::new(-28.7, -28.7), max: Vec2::new(28.7, 40.0), reach: 40.0 })
}

fn way(pile: u16) -> Way {
    Way { pile, attempt: 0 }
}

fn store() -> (Hollow, Room) {
    let (hollow, _) = pit();
    let room = Room { min: Vec2::new(-26.7, -64.0), max: Vec2::new(26.7, 64.0), reach: 35.0 };
    (Hollow { radii: Vec2::new(27.0, 56.0), depth: 27.0, ..hollow }, room)
}

/// The steepest way down for the last of `spheres` within `step` mm, as a slope.
fn steepest(hollow: &Hollow, room: Room, spheres: &[Vec3], step: f32) -> f32 {
    let (last, below) = spheres.split_last().expect("there is a sphere");
    let mut field = Field::new(hollow, room, way(0));
    below.iter().for_each(|s| field.spheres.push(*s));
    let place = Vec2::new(last.x, last.z);
    let around = (0..24).map(|k| place + step * Vec2::from_angle(TAU * k as f32 / 24.0));
    around.map(|p| (last.y - field.free(p)) / step).fold(0.0, f32::max)
}

#[test]
fn every_sphere_is_held_where_it_lies() {
    for (hollow, room) in [pit(), store()] {
        for key in 0..8 {
            let spheres = settle(&hollow, room, 32, way(key));
            for count in 1..=spheres.len() {
                // The first in a pit wait for others to lean on, the last of a heap lie rough:
                // friction holds them.
                let (step, most) = match count {
                    0..=1 => (0.4, 0.55),
                    2..=4 => (0.4, 0.7),
                    5..=20 => (0.4, 0.3),
                    _ => (GRID, 1.25 * FRICTION),
                };
                let slope = steepest(&hollow, room, &spheres[..count], step);
                let last = spheres[count - 1];
                assert!(slope < most, "{:?} key {key}: number {count} at {last} rolls down {slope}", hollow.radii);
            }
        }
    }
}

#[test]
fn a_pile_begins_like_every_larger_one() {
    let (hollow, room) = pit();
    let whole = settle(&hollow, room, 30, way(3));
    for count in 0..30 {
        assert_eq!(settle(&hollow, room, count, way(3)), whole[..count]);
    }
}

#[test]
fn no_room_still_ends() {
    let (hollow, _) = pit();
    let none = Room { min: Vec2::ZERO, max: Vec2::ZERO, reach: 0.0 };
    assert_eq!(settle(&hollow, none, 6, way(1)).len(), 6);
}
