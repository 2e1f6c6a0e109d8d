//! Where the numbers go so that none covers another or leaves the screen: pure arithmetic in
//! logical pixels.

use bevy::math::{Rect, Vec2};

/// What a number wants: its place, and for how many letters there must be room.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Wish {
    /// Where its middle should be.
    pub(super) at: Vec2,
    /// The rim of what it counts: the plate lies beyond it, away from the pieces.
    pub(super) edge: Vec2,
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
/// What lies at least between a plate and the rim of what it counts.
const CLEAR: f32 = 3.0;
/// How high figures are at most beside a pit of this half width, at text size 1.
const TO_RADIUS: f32 = 0.68;

/// The size of figures wanted at `full`, where the smallest pit is `radius` wide to each side: beside small pits large
/// plates would hide more than they tell.
pub(super) fn figures(full: f32, radius: f32, text_size: f32) -> f32 {
    full.min((radius * TO_RADIUS * text_size).max(LEAST))
}

impl Wish {
    /// Where the middle of a plate of this size goes: as wanted, and at least clear of the rim.
    fn middle(&self, size: Vec2) -> Vec2 {
        let out = (self.at - self.edge).normalize_or_zero();
        let reach = out.abs().dot(size) * 0.5 + CLEAR;
        self.edge + out * reach.max(self.at.distance(self.edge))
    }
}

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
    let wanted = |w: &Wish| w.middle(plate_size(px, w.letters));
    let far = wishes.iter().zip(plates).any(|(w, p)| wanted(w).distance(p.center()) > 1.3 * px);
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
    let place = |w: &Wish| {
        let size = plate_size(px, w.letters);
        within(Rect::from_center_size(w.middle(size).round(), size), bounds)
    };
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
    use crate::layout::{Insets, PEBBLE_RADIUS, QUAN_SEMI_AXES, TableLayout, View};
    use crate::rules::{Place, Player, Ruleset};
    use bevy::math::Vec3;

    fn rules(game: &str) -> Ruleset {
        let file = format!("assets/rulesets/{game}.ruleset.ron");
        Ruleset::from_ron(&std::fs::read_to_string(&file).unwrap(), &file).unwrap()
    }

    fn table() -> TableLayout {
        TableLayout::new(&rules("oware"))
    }

    /// What shows a point of the board (mm) on a screen with strips at its top and bottom, and what is free of it.
    fn eye(layout: &TableLayout, screen: Vec2, text: f32, pitch: f32) -> (impl Fn(Vec3) -> Vec2 + use<>, Rect) {
        let insets = Insets { top: 60.0 + 20.0 * text, bottom: 120.0 + 40.0 * text, left: 0.0, right: 0.0 };
        let fov = 30f32.to_radians();
        let mut view = View { pitch: pitch.to_radians(), yaw: 0.0, turn: 0.0, fov, size: screen, insets };
        view.turn = view.best_turn(&layout.bounds());
        let fit = view.fit(&layout.bounds());
        let forward = (fit.target - fit.eye).normalize();
        let right = Vec3::new(view.turn.cos(), 0.0, -view.turn.sin());
        let up = right.cross(forward);
        let half = (fov / 2.0).tan();
        let see = move |p: Vec3| {
            let p = p - fit.eye;
            let flat = Vec2::new(p.dot(right), -p.dot(up)) / (p.dot(forward) * half);
            screen * 0.5 + flat * screen.y * 0.5
        };
        (see, Rect::new(4.0, insets.top + 4.0, screen.x - 4.0, screen.y - insets.bottom - 4.0))
    }

    /// Where the real board's labels are on a screen with strips at its top and bottom.
    fn wishes(layout: &TableLayout, screen: Vec2, text: f32, pitch: f32) -> (Vec<Wish>, Rect) {
        let (see, bounds) = eye(layout, screen, text, pitch);
        let wish = |place| Wish { at: see(layout.label(place)), edge: see(layout.edge(place)), letters: 2 };
        (layout.places().map(wish).collect(), bounds)
    }

    /// 4:3, 16:10, 16:9, 21:9, 9:16 and a small 9:16, in logical pixels.
    const SCREENS: [Vec2; 6] = [
        Vec2::new(1024.0, 768.0),
        Vec2::new(1280.0, 800.0),
        Vec2::new(1920.0, 1080.0),
        Vec2::new(2560.0, 1080.0),
        Vec2::new(800.0, 1422.0),
        Vec2::new(450.0, 800.0),
    ];

    #[test]
    fn numbers_never_overlap_or_leave_the_free_part_of_the_screen() {
        let layout = table();
        for screen in SCREENS {
            for text in [1.0, 1.5, 2.0] {
                for pitch in [52.0, 70.0, 88.0] {
                    let (wishes, bounds) = wishes(&layout, screen, text, pitch);
                    let arranged = arrange(&wishes, 24.0 * text, bounds);
                    assert_eq!(first_overlap(&arranged.plates), None, "{screen} {text} {pitch}");
                    let inside = |p: &Rect| bounds.inflate(0.01).union(*p) == bounds.inflate(0.01);
                    assert!(arranged.plates.iter().all(inside), "{screen} {text} {pitch}");
                    assert!(arranged.px >= 22.0, "{screen} {text} {pitch}: {}", arranged.px);
                }
            }
        }
    }

    #[test]
    fn figures_keep_their_full_size_on_everything_bigger_than_a_phone() {
        let layout = table();
        for screen in &SCREENS[..5] {
            for text in [1.0, 2.0] {
                let (wishes, bounds) = wishes(&layout, *screen, text, 60.0);
                let px = arrange(&wishes, 24.0 * text, bounds).px;
                assert!(px >= 22.0 * text, "{screen} {text}: {px}");
            }
        }
    }

    #[test]
    fn a_number_wanted_outside_comes_back_in() {
        let bounds = Rect::new(0.0, 0.0, 200.0, 100.0);
        let arranged = arrange(&[Wish { at: Vec2::new(-50.0, 300.0), edge: Vec2::ZERO, letters: 1 }], 24.0, bounds);
        assert!(bounds.contains(arranged.plates[0].min) && bounds.contains(arranged.plates[0].max));
    }

    #[test]
    fn no_number_at_all_is_fine() {
        assert!(arrange(&[], 24.0, Rect::new(0.0, 0.0, 1.0, 1.0)).plates.is_empty());
    }

    #[test]
    fn beside_small_pits_figures_are_smaller_but_readable() {
        assert_eq!([90.0, 30.0, 10.0].map(|radius| figures(24.0, radius, 1.0)), [24.0, 30.0 * TO_RADIUS, LEAST]);
        assert_eq!(figures(48.0, 30.0, 2.0), 60.0 * TO_RADIUS);
    }

    #[test]
    fn on_a_court_no_number_lies_over_a_square_or_another_number() {
        for players in 2..=4 {
            let mut rules = rules("o-an-quan");
            rules.board.players = players;
            let layout = TableLayout::new(&rules);
            for screen in [Vec2::new(1024.0, 768.0), Vec2::new(1280.0, 800.0), Vec2::new(1920.0, 1080.0)] {
                let (see, bounds) = eye(&layout, screen, 1.0, 51.0);
                let (wishes, _) = wishes(&layout, screen, 1.0, 51.0);
                let radius = |place| see(layout.middle(place)).distance(see(layout.middle(place) + Vec3::X * 55.0));
                let least = layout.places().map(radius).fold(f32::MAX, f32::min);
                let arranged = arrange(&wishes, figures(24.0, least, 1.0), bounds);
                assert_eq!(first_overlap(&arranged.plates), None, "{players} {screen}");
                for (place, plate) in layout.places().zip(&arranged.plates) {
                    let square = layout.ring(place, -6.0, 24).into_iter().map(|p| see(layout.middle(place) + p));
                    let covered = square.filter(|p| plate.contains(*p)).count();
                    assert_eq!(covered, 0, "{players} {screen} {place:?} {plate:?}");
                    // In a triangle there is no room for that.
                    let won =
                        rules.players().filter(|_| players != 3).flat_map(|player| won(&layout, player)).map(&see);
                    let covered = won.filter(|p| matches!(place, Place::Pit(_)) && plate.contains(*p)).count();
                    assert_eq!(covered, 0, "won: {players} {screen} {place:?} {plate:?}");
                }
            }
        }
    }

    /// Points on the rims of the first thirty pebbles and two stones that `player` wins, and their middles.
    fn won(layout: &TableLayout, player: Player) -> impl Iterator<Item = Vec3> + '_ {
        let store = Place::Store(player);
        let pebbles = (0..30).map(move |slot| (layout.rest(store, slot).position, PEBBLE_RADIUS));
        let stones = (0..2).map(move |nth| (layout.rest_stone(store, nth).position, QUAN_SEMI_AXES.x));
        let rim = |(middle, radius): (Vec3, f32)| {
            [Vec3::ZERO, Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z].map(|way| middle + way * radius * 0.9)
        };
        pebbles.chain(stones).flat_map(rim)
    }
}
