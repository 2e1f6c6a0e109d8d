//! Convex outlines on the ground.

use glam::Vec2;

/// A convex outline: its corners, turning from +x towards +z.
#[derive(Clone, PartialEq, Debug)]
pub struct Outline(Vec<Vec2>);

impl Outline {
    /// The outline with these corners.
    pub(super) fn new(corners: Vec<Vec2>) -> Outline {
        Outline(corners)
    }

    /// Its corners in mm, turning from +x towards +z; an arc is many short sides.
    pub fn corners(&self) -> &[Vec2] {
        &self.0
    }

    /// Every side, from corner to corner.
    pub fn sides(&self) -> impl Iterator<Item = (Vec2, Vec2)> + '_ {
        let ends = self.0.iter().cycle().skip(1);
        self.0.iter().copied().zip(ends.copied())
    }

    /// How far `point` lies outside, in mm; negative inside.
    pub fn distance(&self, point: Vec2) -> f32 {
        let beyond = self.sides().map(|(a, b)| (point - a).dot(outward(a, b))).fold(f32::NEG_INFINITY, f32::max);
        if beyond <= 0.0 {
            return beyond;
        }
        self.sides().map(|(a, b)| to_segment(point, a, b)).fold(f32::INFINITY, f32::min)
    }

    /// `point` moved in until no side is nearer than `inset` mm.
    pub(super) fn confine(&self, mut point: Vec2, inset: f32) -> Vec2 {
        // Moving in from one side may come near to another: a few rounds settle it.
        for _ in 0..8 {
            let mut moved = false;
            for (a, b) in self.sides() {
                let out = outward(a, b);
                let beyond = (point - a).dot(out) + inset;
                if beyond > 1e-4 {
                    point -= out * beyond;
                    moved = true;
                }
            }
            if !moved {
                break;
            }
        }
        point
    }

    /// The middle of its area.
    pub fn middle(&self) -> Vec2 {
        let first = self.0.first().copied().unwrap_or_default();
        let (mut sum, mut area) = (Vec2::ZERO, 0.0);
        for (a, b) in self.sides() {
            let part = (a - first).perp_dot(b - first);
            sum += part * (a + b - 2.0 * first) / 3.0;
            area += part;
        }
        if area > 0.0 { first + sum / area } else { first }
    }

    /// The least and the greatest x and z.
    pub fn extent(&self) -> (Vec2, Vec2) {
        let fold = |start: Vec2, pick: fn(Vec2, Vec2) -> Vec2| self.0.iter().copied().fold(start, pick);
        (fold(Vec2::INFINITY, Vec2::min), fold(Vec2::NEG_INFINITY, Vec2::max))
    }

    /// `n` points all the way round, `beyond` mm outside the outline or, if negative, inside. Point
    /// k of every distance belongs to the same point of the outline, so rings can be joined.
    pub fn ring(&self, beyond: f32, n: usize) -> Vec<Vec2> {
        let moved: Vec<Vec2> = (0..self.0.len()).map(|i| self.moved(i, beyond)).collect();
        let lengths: Vec<f32> = self.sides().map(|(a, b)| a.distance(b)).collect();
        let whole: f32 = lengths.iter().sum();
        let (mut side, mut before) = (0, 0.0);
        let point = |k: usize| {
            let at = whole * k as f32 / n as f32;
            while side + 1 < lengths.len() && at >= before + lengths[side] {
                before += lengths[side];
                side += 1;
            }
            moved[side].lerp(moved[(side + 1) % moved.len()], ((at - before) / lengths[side]).clamp(0.0, 1.0))
        };
        (0..n).map(point).collect()
    }

    /// Where corner `i` comes to lie when all sides move `beyond` mm outwards.
    fn moved(&self, i: usize, beyond: f32) -> Vec2 {
        let n = self.0.len();
        let [before, here, after] = [self.0[(i + n - 1) % n], self.0[i], self.0[(i + 1) % n]];
        let (a, b) = (outward(before, here), outward(here, after));
        here + (a + b) * (beyond / (1.0 + a.dot(b)))
    }
}

/// Which way is out at a side, of length 1.
pub(super) fn outward(a: Vec2, b: Vec2) -> Vec2 {
    -(b - a).perp().normalize_or_zero()
}

fn to_segment(point: Vec2, a: Vec2, b: Vec2) -> f32 {
    let along = b - a;
    let share = ((point - a).dot(along) / along.length_squared().max(1e-9)).clamp(0.0, 1.0);
    point.distance(a + along * share)
}

#[cfg(test)]
mod tests {
    use super::*;
    use glam::vec2;

    fn square() -> Outline {
        Outline::new(vec![vec2(0.0, 0.0), vec2(10.0, 0.0), vec2(10.0, 10.0), vec2(0.0, 10.0)])
    }

    #[test]
    fn distances_are_negative_inside_and_go_round_corners_outside() {
        assert_eq!(square().distance(vec2(5.0, 3.0)), -3.0);
        assert_eq!(square().distance(vec2(5.0, 14.0)), 4.0);
        assert!((square().distance(vec2(13.0, 14.0)) - 5.0).abs() < 1e-5);
    }

    #[test]
    fn a_square_has_its_middle_in_the_middle() {
        assert_eq!(square().middle(), vec2(5.0, 5.0));
    }

    #[test]
    fn a_ring_goes_round_evenly_inside_the_outline() {
        let ring = square().ring(-1.0, 8);
        assert_eq!(ring[0], vec2(1.0, 1.0));
        assert_eq!(ring[1], vec2(5.0, 1.0));
        assert_eq!(ring[4], vec2(9.0, 9.0));
    }

    #[test]
    fn a_confined_point_keeps_its_distance() {
        let point = square().confine(vec2(30.0, -4.0), 2.0);
        assert_eq!(point, vec2(8.0, 2.0));
    }
}
