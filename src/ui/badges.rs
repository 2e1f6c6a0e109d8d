//! Where the numbers go so that none covers another or leaves the screen: pure arithmetic in
//! logical pixels.

use bevy::math::{Rect, Vec2};

/// What a number wants: its place, and for how many letters there must be room.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Wish {
    /// Where its middle should be.
    pub(super) at: Vec2,
    /// How many letters.
    pub(super) letters: usize,
}

/// Numbers in their places.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Arranged {
    /// The size of the figures.
    pub(super) px: f32,
    /// The plates, in the order of the wishes.
    pub(super) plates: Vec<Rect>,
}

/// Below this figures cannot be read at arm's length; then rather let plates touch.
const LEAST: f32 = 16.0;
/// What lies at least between two plates.
const AIR: f32 = 2.0;

/// The size of a plate for `letters` figures of `px`.
pub(super) fn plate_size(px: f32, letters: usize) -> Vec2 {
    let high = (px * 1.3).round();
    Vec2::new((px * (0.66 * letters as f32 + 0.5)).round().max(high), high)
}

/// Puts plates as near as possible to where they are wanted, inside `bounds`. Figures are `px`
/// high where they fit, and smaller, all of them, where a small screen leaves no room.
pub(super) fn arrange(wishes: &[Wish], px: f32, bounds: Rect) -> Arranged {
    let mut px = px;
    loop {
        let plates = settle(wishes, px, bounds);
        if px <= LEAST || fits(wishes, &plates, px) {
            return Arranged { px, plates };
        }
        px = (px * 0.94).max(LEAST);
    }
}

fn fits(wishes: &[Wish], plates: &[Rect], px: f32) -> bool {
    let far = wishes.iter().zip(plates).any(|(w, p)| w.at.distance(p.center()) > 1.3 * px);
    !far && first_overlap(plates).is_none()
}

/// The first two plates that overlap.
pub(super) fn first_overlap(plates: &[Rect]) -> Option<(usize, usize)> {
    (0..plates.len()).find_map(|i| {
        let other = (i + 1..plates.len()).find(|j| {
            let common = plates[i].intersect(plates[*j]);
            common.width() > 0.0 && common.height() > 0.0
        });
        other.map(|j| (i, j))
    })
}

fn settle(wishes: &[Wish], px: f32, bounds: Rect) -> Vec<Rect> {
    let place = |w: &Wish| within(Rect::from_center_size(w.at.round(), plate_size(px, w.letters)), bounds);
    let mut plates: Vec<Rect> = wishes.iter().map(place).collect();
    for _ in 0..24 {
        if !push_apart(&mut plates, bounds) {
            break;
        }
    }
    plates
}

/// Moves overlapping plates half the way out of each other each, along the shorter way.
fn push_apart(plates: &mut [Rect], bounds: Rect) -> bool {
    let mut moved = false;
    for i in 0..plates.len() {
        for j in i + 1..plates.len() {
            let (a, b) = (plates[i], plates[j]);
            let reach = (a.size() + b.size()) * 0.5 + AIR;
            let way = b.center() - a.center();
            let deep = reach - way.abs();
            if deep.x <= 0.0 || deep.y <= 0.0 {
                continue;
            }
            let push = if deep.x < deep.y {
                Vec2::new(deep.x * 0.5 * way.x.signum(), 0.0)
            } else {
                Vec2::new(0.0, deep.y * 0.5 * way.y.signum())
            };
            plates[i] = within(shifted(a, -push), bounds);
            plates[j] = within(shifted(b, push), bounds);
            moved = true;
        }
    }
    moved
}

fn shifted(rect: Rect, by: Vec2) -> Rect {
    Rect { min: rect.min + by, max: rect.max + by }
}

/// `rect` moved inside `bounds`; centred where it is too big for them.
pub(super) fn within(rect: Rect, bounds: Rect) -> Rect {
    let half = rect.half_size();
    let (low, high) = (bounds.min + half, bounds.max - half);
    let axis = |x: f32, low: f32, high: f32| if low <= high { x.clamp(low, high) } else { (low + high) * 0.5 };
    let middle = rect.center();
    Rect::from_center_half_size(Vec2::new(axis(middle.x, low.x, high.x), axis(middle.y, low.y, high.y)), half)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::math::Vec3;

    /// A board of two rows of six and two stores, seen from a seat, fitted into `screen`.
    fn labels(screen: Vec2) -> Vec<Wish> {
        let mut places = Vec::new();
        for row in [-1.0_f32, 1.0] {
            for i in 0..6 {
                let x = (i as f32 - 2.5) * 75.0;
                places.push(Vec3::new(x, 0.0, row * 80.0));
            }
            places.push(Vec3::new(row * 262.0, 0.0, 0.0));
        }
        // A camera at 55 degrees above the table, far enough for 600 mm across the screen's width.
        let (sin, cos) = 55f32.to_radians().sin_cos();
        let view = |p: Vec3| {
            let depth = 1000.0 - p.z * cos;
            Vec2::new(p.x, p.z * sin) * 1000.0 / depth
        };
        let scale = (screen.x * 0.94 / 600.0).min(screen.y * 0.5 / 200.0);
        let at = |p: &Vec3| screen * 0.5 + view(*p) * scale;
        places.iter().map(|p| Wish { at: at(p), letters: 2 }).collect()
    }

    const SCREENS: [Vec2; 6] = [
        Vec2::new(1024.0, 768.0),
        Vec2::new(1280.0, 800.0),
        Vec2::new(1920.0, 1080.0),
        Vec2::new(2560.0, 1080.0),
        Vec2::new(720.0, 1280.0),
        Vec2::new(540.0, 960.0),
    ];

    #[test]
    fn numbers_never_overlap_or_leave_the_screen() {
        for screen in SCREENS {
            for text in [1.0, 1.5, 2.0] {
                let bounds = Rect::from_corners(Vec2::ZERO, screen).inflate(-4.0);
                let arranged = arrange(&labels(screen), 24.0 * text, bounds);
                assert_eq!(first_overlap(&arranged.plates), None, "{screen} {text}");
                for plate in &arranged.plates {
                    assert!(bounds.inflate(0.01).contains(plate.min) && bounds.inflate(0.01).contains(plate.max));
                }
                assert!(arranged.px >= 22.0, "{screen} {text}: {}", arranged.px);
            }
        }
    }

    #[test]
    fn figures_keep_their_full_size_where_there_is_room() {
        for screen in [SCREENS[0], SCREENS[1], SCREENS[2], SCREENS[3]] {
            let bounds = Rect::from_corners(Vec2::ZERO, screen);
            assert_eq!(arrange(&labels(screen), 24.0, bounds).px, 24.0);
            assert_eq!(arrange(&labels(screen), 48.0, bounds).px, 48.0, "{screen}");
        }
    }

    #[test]
    fn a_number_wanted_outside_comes_back_in() {
        let bounds = Rect::new(0.0, 0.0, 200.0, 100.0);
        let arranged = arrange(&[Wish { at: Vec2::new(-50.0, 300.0), letters: 1 }], 24.0, bounds);
        assert!(bounds.contains(arranged.plates[0].min) && bounds.contains(arranged.plates[0].max));
    }

    #[test]
    fn no_number_at_all_is_fine() {
        assert!(arrange(&[], 24.0, Rect::new(0.0, 0.0, 1.0, 1.0)).plates.is_empty());
    }
}
