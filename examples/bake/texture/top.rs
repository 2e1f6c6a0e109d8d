//! The pictures of the carved top: colour, relief, and how rough and how shaded it is.

use super::canvas::Grid;
use super::noise::{bump, fbm, mix, srgb, sstep};
use super::wood::grain;
use super::{Board, picture};
use glam::{Vec2, Vec3};
use std::path::Path;

/// Columns and rows; the same proportions as the wood.
const SIZE: (usize, usize) = (2048, 688);

/// One texel's worth of wood.
#[derive(Clone, Copy)]
struct Skin {
    albedo: Vec3,
    rough: f32,
    relief: f32,
}

/// What the noises say about one point; all about −1…1 and meant in mm.
struct Chance {
    fine: f32,
    middle: f32,
    large: f32,
}

/// Bakes `NAME.png`, `NAME-normal.png` and `NAME-orm.png`.
pub fn bake(board: &Board, out: &Path, name: &str) -> Result<(), String> {
    let file = |part: &str| out.join(format!("{name}{part}.png"));
    let (w, h) = SIZE;
    let point = |x: usize, y: usize, scale: usize| {
        let uv = Vec2::new(x as f32 + 0.5, y as f32 + 0.5) / Vec2::new((w / scale) as f32, (h / scale) as f32);
        picture::top_point(&board.block, uv)
    };
    let skin = Grid::fill(w, h, |x, y| skin(board, point(x, y, 1)));
    let open = Grid::fill(w / 2, h / 2, |x, y| openness(board, point(x, y, 2)));
    let (fine_w, fine_h) = (w as f32, h as f32);
    let shade = |x: usize, y: usize| open.sample(Vec2::new((x as f32 + 0.5) / fine_w, (y as f32 + 0.5) / fine_h));
    let colour = Grid::fill(w, h, |x, y| skin.cells[y * w + x].albedo * shade(x, y).powf(0.35));
    colour.save_colour(&file(""))?;
    let millimetres = 2.0 * (board.block.half.x + picture::MARGIN) / w as f32;
    skin.map(|s| s.relief).normals(millimetres, false).halved().save_normals(&file("-normal"))?;
    let orm = Grid::fill(w, h, |x, y| Vec3::new(shade(x, y), skin.cells[y * w + x].rough, 0.0));
    orm.halved().save_numbers(&file("-orm"))
}

/// How much of the sky a point of the top sees over the rims of its hollow, 0…1.
fn openness(board: &Board, p: Vec2) -> f32 {
    const DIRECTIONS: usize = 14;
    const STEPS: usize = 9;
    let here = board.layout.height(p.x, p.y);
    if here > -0.2 {
        return 1.0;
    }
    let seen = |k: usize| {
        let angle = std::f32::consts::TAU * (k as f32 + 0.5) / DIRECTIONS as f32;
        let rise = |i: usize| {
            let reach = 1.5 + 0.9 * (i * i) as f32;
            let q = p + Vec2::from_angle(angle) * reach;
            (board.layout.height(q.x, q.y) - here) / reach
        };
        let steepest = (0..STEPS).map(rise).fold(0.0, f32::max);
        // A wall up to the slope t hides the share t²/(1+t²) of the light of a cloudy sky.
        1.0 / (1.0 + steepest * steepest)
    };
    (0..DIRECTIONS).map(seen).sum::<f32>() / DIRECTIONS as f32
}

fn skin(board: &Board, p: Vec2) -> Skin {
    let hollow = board.layout.height(p.x, p.y);
    let depth = -hollow;
    let y = hollow.min(board.edge_height(p));
    let at = Vec3::new(p.x, y, p.y);
    let noise =
        Chance { fine: fbm(at * 0.45, 2, 1), middle: 1.6 * fbm(at * 0.06, 3, 2), large: 1.6 * fbm(at * 0.008, 3, 3) };
    let wood = grain(at);
    let mut skin = Skin { albedo: wood.albedo, rough: wood.rough, relief: wood.relief };
    skin.handle(&noise, depth);
    skin.scratch(p, &noise, depth);
    skin.burn(board, p, &noise, depth);
    skin.rub(board, p, depth);
    skin.albedo = skin.albedo.clamp(Vec3::splat(0.004), Vec3::splat(0.9));
    skin.rough = skin.rough.clamp(0.22, 0.95);
    skin
}

impl Skin {
    /// Years of hands: darker, smoother, with a little red dust.
    fn handle(&mut self, noise: &Chance, depth: f32) {
        let hand = sstep(-0.6, 1.5, noise.large + 0.4 * noise.middle);
        self.albedo *= 1.0 - 0.22 * hand;
        self.rough -= 0.08 * hand;
        if depth < 1.0 {
            let dust = 0.15 * sstep(0.1, 1.2, noise.middle + 0.3 * noise.fine - 0.3 * noise.large);
            self.albedo = self.albedo.lerp(srgb(0xa06a4a), dust);
            self.rough += 0.6 * dust;
        }
    }

    /// Tracks of the scraper, scratches and dents on the flat top.
    fn scratch(&mut self, p: Vec2, noise: &Chance, depth: f32) {
        if depth > 0.8 {
            return;
        }
        let flat = Vec3::new(p.x, 0.0, p.y);
        self.relief -= 0.035 * (p.y * 0.55 + 0.9 * noise.large + 0.5 * noise.middle).sin().abs();
        let line = |across: Vec3, seed: u32| sstep(0.50, 0.68, fbm(flat * across, 2, seed).abs());
        let scratches = line(Vec3::new(0.02, 1.0, 0.7), 7) + line(Vec3::new(0.5, 1.0, 0.018), 8);
        let dent = sstep(0.46, 0.72, fbm(flat * 0.13, 1, 9)) * sstep(0.0, 0.4, noise.middle);
        self.relief -= 0.05 * scratches + 0.40 * dent;
        self.albedo *= 1.0 + 0.14 * scratches - 0.20 * dent;
    }

    /// The hollows are burnt dark and show the gouge; their scorch fades over the rim.
    fn burn(&mut self, board: &Board, p: Vec2, noise: &Chance, depth: f32) {
        let Some((away, hollow)) = board.nearest_hollow(p) else { return };
        let outside = (away.length() - hollow.rim()).max(0.0);
        if depth < 1.0 {
            self.albedo *= 1.0 - 0.36 * (-outside / 5.0).exp();
        }
        if depth <= 0.0 {
            return;
        }
        let burnt = sstep(1.0, 7.5, depth + 1.1 * noise.middle);
        let char_ = srgb(0x22140b) * (0.28 * noise.middle + 0.12 * noise.fine).exp();
        let char_ = char_ * (0.5 + 0.5 * self.albedo / srgb(0x8a5d39));
        self.albedo = self.albedo.lerp(char_, 0.95 * burnt);
        self.rough += 0.14 * burnt;
        let offset = p - hollow.centre;
        let angle = offset.y.atan2(offset.x);
        let share = mix(0.25, 1.0, (away.length() / hollow.radius()).min(1.0));
        // Strokes of the gouge run down the wall, none as wide or as long as the next.
        let swerve = 1.7 * fbm(Vec3::new(p.x, 0.0, p.y) * 0.09, 2, 17) + 0.35 * noise.middle;
        let around = (angle * 7.0 + 2.2 * swerve + 0.05 * depth).sin().abs();
        let down = (depth * 0.42 + 2.6 * swerve + 2.0 * (angle * 3.0).sin()).sin().abs();
        self.relief -= sstep(1.0, 6.0, depth) * (0.34 * around * share + 0.16 * down);
    }

    /// Hands and sleeves have rubbed the convex edges pale and smooth.
    fn rub(&mut self, board: &Board, p: Vec2, depth: f32) {
        let edge = (board.distance(p).min(0.0) / 5.0).exp();
        let rim = bump((depth - 0.7) / 0.75) * f32::from(u8::from(depth > 0.02));
        self.albedo *= 1.0 + 0.30 * edge + 0.42 * rim;
        self.rough -= 0.10 * rim + 0.06 * edge;
    }
}
