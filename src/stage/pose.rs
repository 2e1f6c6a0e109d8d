//! Where a seed is drawn: a pure function of where the playback says it is.

use crate::app::Pose;
use crate::choreography::{Anchor, Motion, SeedId, Segment, Whereabouts};
use crate::layout::TableLayout;
use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

/// Where and how a seed is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placement {
    /// Its middle, in mm.
    pub position: Vec3,
    /// From its own axes.
    pub rotation: Quat,
    /// 1 for its full size.
    pub scale: f32,
}

/// What is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Its number.
    pub seed: SeedId,
    /// Whether it is a quan stone: those lie apart from the seeds.
    pub stone: bool,
}

/// How high the hand rises between two pits, in mm.
const CARRY_ARC: f32 = 7.0;
/// How high a fallen seed hops, in mm.
const HOP: f32 = 5.0;
/// How high a won seed flies: at least, and more for every mm of its way, in mm.
const WIN_ARC: (f32, f32) = (62.0, 0.13);
/// How much of its spin a seed still has when it first touches.
const SPIN_LEFT: f32 = 0.12;

/// Where `piece` is drawn.
pub fn place(pose: &Pose, piece: Piece, layout: &TableLayout) -> Placement {
    match pose {
        Pose::Exact(now) => whereabouts(now, piece, layout),
        Pose::Between(from, to, u) => {
            let (a, b) = (whereabouts(from, piece, layout), whereabouts(to, piece, layout));
            a.towards(b, smooth(*u))
        }
    }
}

fn whereabouts(at: &Whereabouts, piece: Piece, layout: &TableLayout) -> Placement {
    match at {
        Whereabouts::At(anchor) => anchored(anchor, piece, layout),
        Whereabouts::Moving(segment, u) => moving(segment, *u, piece, layout),
    }
}

fn anchored(anchor: &Anchor, piece: Piece, layout: &TableLayout) -> Placement {
    let (position, rotation) = match anchor {
        Anchor::Rest(spot) => {
            let rest = if piece.stone {
                layout.rest_stone(spot.place, u8::try_from(spot.slot).unwrap_or(u8::MAX))
            } else {
                layout.rest(spot.place, spot.slot)
            };
            (rest.position, rest.rotation)
        }
        Anchor::Hand { over, slot, of } => (layout.hand(*over, *slot, *of), turned(piece.seed)),
    };
    Placement { position, rotation, scale: 1.0 }
}

/// How a seed is turned while it is in the hand.
fn turned(seed: SeedId) -> Quat {
    let i = f32::from(seed.0);
    Quat::from_euler(EulerRot::YXZ, i * 2.4, i * 1.7 + 0.5, i * 0.9)
}

fn moving(segment: &Segment, u: f32, piece: Piece, layout: &TableLayout) -> Placement {
    let u = u.clamp(0.0, 1.0);
    let from = anchored(&segment.from, piece, layout);
    let to = anchored(&segment.to, piece, layout);
    match segment.motion {
        Motion::Lift => lift(from, to, u),
        Motion::Carry => carry(from, to, u),
        Motion::Drop => drop_in(from, to, u, segment.seed),
        Motion::Win => win(from, to, u, segment.seed),
        Motion::Fade => fade(from, to, u),
    }
}

/// Up first, then together: a handful gathers as it leaves its pit.
fn lift(from: Placement, to: Placement, u: f32) -> Placement {
    let rise = 1.0 - (1.0 - u).powi(3);
    let gather = smooth(u);
    let across = from.position.lerp(to.position, gather);
    let position = across.with_y(from.position.y + (to.position.y - from.position.y) * rise);
    Placement { position, rotation: from.rotation.slerp(to.rotation, gather), scale: 1.0 }
}

fn carry(from: Placement, to: Placement, u: f32) -> Placement {
    let mut there = from.towards(to, smooth(u));
    there.position.y += CARRY_ARC * (PI * u).sin().powi(2);
    there
}

/// A free fall that reaches the slot at [`Segment::TOUCH`], then two small hops.
fn drop_in(from: Placement, to: Placement, u: f32, seed: SeedId) -> Placement {
    let fall = (u / Segment::TOUCH).min(1.0);
    let after = ((u - Segment::TOUCH) / (1.0 - Segment::TOUCH)).max(0.0);
    let mut position = from.position.lerp(to.position, fall);
    position.y = from.position.y + (to.position.y - from.position.y) * fall * fall + hops(after);
    let spin = (1.0 - fall) * (1.0 - SPIN_LEFT) + SPIN_LEFT * (1.0 - smooth(after));
    Placement { position, rotation: spun(from.rotation, to.rotation, spin, seed), scale: 1.0 }
}

/// Height of the hops after a fall, in mm, over 0…1.
fn hops(after: f32) -> f32 {
    let hop = |from: f32, to: f32| {
        let t = (after - from) / (to - from);
        if (0.0..=1.0).contains(&t) { 4.0 * t * (1.0 - t) } else { 0.0 }
    };
    HOP * hop(0.0, 0.6) + 0.22 * HOP * hop(0.6, 1.0)
}

/// A high arc: steep out of the one hollow, steep into the other.
fn win(from: Placement, to: Placement, u: f32, seed: SeedId) -> Placement {
    let across = smoother(u);
    let mut position = from.position.lerp(to.position, across);
    let height = WIN_ARC.0 + WIN_ARC.1 * from.position.distance(to.position);
    position.y = from.position.y + (to.position.y - from.position.y) * u + height * 4.0 * u * (1.0 - u);
    Placement { position, rotation: spun(from.rotation, to.rotation, 1.0 - smooth(u), seed), scale: 1.0 }
}

/// Shrinks away here and grows again there: nothing flies.
fn fade(from: Placement, to: Placement, u: f32) -> Placement {
    let there = if u < 0.5 { from } else { to };
    Placement { scale: (2.0 * u - 1.0).abs().max(0.02), ..there }
}

/// A turn that ends at `to`; `left` of a whole extra turn is still to come. At 1 it is `from`.
fn spun(from: Quat, to: Quat, left: f32, seed: SeedId) -> Quat {
    let axis = turned(seed) * Vec3::X;
    to.slerp(from, left) * Quat::from_axis_angle(axis, TAU * (1.0 - left))
}

fn smooth(u: f32) -> f32 {
    u * u * (3.0 - 2.0 * u)
}

fn smoother(u: f32) -> f32 {
    u * u * u * (u * (u * 6.0 - 15.0) + 10.0)
}

impl Placement {
    fn towards(self, other: Placement, u: f32) -> Placement {
        Placement {
            position: self.position.lerp(other.position, u),
            rotation: self.rotation.slerp(other.rotation, u),
            scale: self.scale.lerp(other.scale, u),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choreography::{Ledger, Tempo, Timeline, choreograph};
    use crate::layout::SEED_RADIUS;
    use crate::rules::{Move, Player, Position, Ruleset};
    use std::sync::Arc;

    const RULES: &str = include_str!("../../assets/rulesets/oware.ruleset.ron");

    fn a_seed(seed: SeedId) -> Piece {
        Piece { seed, stone: false }
    }

    /// The timelines of a whole game in which the first legal move is always played.
    fn game(tempo: &Tempo) -> (TableLayout, Vec<(Timeline, usize)>) {
        let rules = Arc::new(Ruleset::from_ron(RULES, "oware").unwrap());
        let mut position = Position::start(rules.clone(), Player::SOUTH);
        let mut ledger = Ledger::from_board(&rules, position.board());
        let mut timelines = Vec::new();
        for turn in 0..60_u8 {
            let Some(mv) =
                (0..12).map(|i| Move::forward((i + turn % 12 * 5) % 12)).find(|m| position.clone().play(*m).is_ok())
            else {
                break;
            };
            let events = position.play(mv).unwrap();
            timelines.push((choreograph(&rules, &events, &mut ledger, tempo), ledger.len()));
        }
        assert!(timelines.len() > 10);
        (TableLayout::new(&rules), timelines)
    }

    /// How deep a seed at `p` is in the wood, in mm.
    fn depth_in_wood(layout: &TableLayout, p: Vec3) -> f32 {
        let mut worst = f32::MIN;
        for i in 0..60 {
            let (turn, tilt) = (i as f32 * 2.4, (i as f32 + 0.5) / 60.0);
            let level = (1.0 - tilt * tilt).sqrt();
            let q = p + SEED_RADIUS * Vec3::new(level * turn.cos(), -tilt, level * turn.sin());
            worst = worst.max(layout.height(q.x, q.z) - q.y);
        }
        worst
    }

    #[test]
    fn seeds_never_cut_the_wood() {
        let (layout, timelines) = game(&Tempo::USUAL);
        for (timeline, seeds) in timelines {
            for seed in (0..seeds as u16).map(SeedId) {
                for segment in timeline.segments(seed) {
                    for k in 0..=24 {
                        let p = moving(segment, k as f32 / 24.0, a_seed(segment.seed), &layout).position;
                        let depth = depth_in_wood(&layout, p);
                        assert!(depth < 0.5, "{segment:?} at {k}/24: {depth} mm deep at {p}");
                    }
                }
            }
        }
    }

    #[test]
    fn seeds_move_without_a_jump() {
        let (layout, timelines) = game(&Tempo::USUAL);
        for (timeline, seeds) in timelines {
            let steps = (timeline.duration() * 500.0) as usize;
            for seed in (0..seeds as u16).map(SeedId) {
                let mut before: Option<Placement> = None;
                for k in 0..steps {
                    let Some(at) = timeline.whereabouts(seed, k as f32 / 500.0) else { break };
                    let now = whereabouts(&at, a_seed(seed), &layout);
                    if let Some(before) = before {
                        // 9 mm in 2 ms are 4.5 m/s.
                        let step = now.position.distance(before.position);
                        assert!(step < 9.0, "{seed:?} jumps {step} mm at {k}: {at:?}");
                        let turn = now.rotation.angle_between(before.rotation);
                        assert!(turn < 0.35, "{seed:?} turns {turn} at {k}: {at:?}");
                    }
                    before = Some(now);
                }
            }
        }
    }

    #[test]
    fn with_reduced_motion_nothing_flies() {
        let (layout, timelines) = game(&Tempo { reduced: true, ..Tempo::USUAL });
        for (timeline, seeds) in timelines {
            for segment in (0..seeds as u16).flat_map(|i| timeline.segments(SeedId(i))) {
                let ends = [0.0, 1.0].map(|u| moving(segment, u, a_seed(segment.seed), &layout).position);
                for k in 0..=10 {
                    let now = moving(segment, k as f32 / 10.0, a_seed(segment.seed), &layout);
                    assert!(ends.contains(&now.position));
                    assert!(now.scale > 0.0 && now.scale <= 1.0);
                }
            }
        }
    }
}
