//! All boards of all games in numbers: carved ones of every size, and courts drawn with chalk.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

mod carved;
mod courts;

use gieo::layout::TableLayout;
use gieo::rules::{PitId, Place, Ruleset, Stores, Turning};
use glam::{Vec2, Vec3, vec2};

fn rules(players: u8, pits: u8, seeds: u16, stores: Stores, turning: Turning) -> Ruleset {
    let text = include_str!("../../assets/rulesets/oware.ruleset.ron");
    let mut rules = Ruleset::from_ron(text, "oware.ruleset.ron").expect("the game's own ruleset is right");
    (rules.board.players, rules.board.pits, rules.board.seeds) = (players, pits, seeds);
    (rules.board.stores, rules.board.turning) = (stores, turning);
    rules
}

fn kalah() -> Ruleset {
    rules(2, 6, 4, Stores::InRing, Turning::CounterClockwise)
}

fn congklak() -> Ruleset {
    rules(2, 7, 7, Stores::InRing, Turning::Clockwise)
}

fn three_at_a_board() -> Ruleset {
    rules(3, 4, 4, Stores::Beside, Turning::CounterClockwise)
}

fn court_of(players: u8) -> TableLayout {
    TableLayout::new(&rules(players, 5, 5, Stores::QuanSquares, Turning::Clockwise))
}

fn carved() -> Vec<Ruleset> {
    let sizes = (3..=10).flat_map(|pits| [(pits, 4), (pits, 12)]);
    let own = sizes.flat_map(|(pits, seeds)| {
        [Stores::Beside, Stores::InRing].map(|stores| {
            let turning = if pits % 2 == 0 { Turning::Clockwise } else { Turning::CounterClockwise };
            rules(2, pits, seeds, stores, turning)
        })
    });
    own.chain([kalah(), congklak(), three_at_a_board()]).collect()
}

fn pit(i: u8) -> Place {
    Place::Pit(PitId(i))
}

fn flat(p: Vec3) -> Vec2 {
    vec2(p.x, p.z)
}

fn middle(layout: &TableLayout, place: Place) -> Vec2 {
    flat(layout.middle(place))
}

fn pile(layout: &TableLayout, place: Place, count: u16) -> Vec<Vec3> {
    (0..count).map(|slot| layout.rest(place, slot).position).collect()
}

/// The turn from a to b as seen from the middle of the board, seen from above: positive with the clock.
fn clockwise(a: Vec2, b: Vec2) -> f32 {
    a.angle_to(b)
}
