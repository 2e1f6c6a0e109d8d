//! Pictures of numbers, and how they become PNG files.

use super::noise::to_srgb;
use glam::{Vec2, Vec3};
use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

/// A grid of values, row by row from the top.
#[derive(Clone)]
pub struct Grid<T> {
    /// Columns.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// Row by row.
    pub cells: Vec<T>,
}

impl<T: Copy> Grid<T> {
    /// A grid whose cell (column, row) is `cell(column, row)`.
    pub fn fill(width: usize, height: usize, mut cell: impl FnMut(usize, usize) -> T) -> Grid<T> {
        let cells = (0..height).flat_map(|y| (0..width).map(move |x| (x, y))).map(|(x, y)| cell(x, y)).collect();
        Grid { width, height, cells }
    }

    /// The cell at a column and row, each kept inside.
    pub fn at(&self, x: isize, y: isize) -> T {
        let inside = |v: isize, n: usize| v.clamp(0, n as isize - 1) as usize;
        self.cells[inside(y, self.height) * self.width + inside(x, self.width)]
    }

    /// The same grid with every cell changed.
    pub fn map<U: Copy>(&self, change: impl Fn(T) -> U) -> Grid<U> {
        Grid { width: self.width, height: self.height, cells: self.cells.iter().map(|c| change(*c)).collect() }
    }
}

impl Grid<f32> {
    /// Between the cells, at fractions 0…1 of width and height.
    pub fn sample(&self, at: Vec2) -> f32 {
        let p = at * Vec2::new(self.width as f32, self.height as f32) - 0.5;
        let (c, f) = (p.floor(), p - p.floor());
        let (x, y) = (c.x as isize, c.y as isize);
        let top = self.at(x, y) * (1.0 - f.x) + self.at(x + 1, y) * f.x;
        let bottom = self.at(x, y + 1) * (1.0 - f.x) + self.at(x + 1, y + 1) * f.x;
        top * (1.0 - f.y) + bottom * f.y
    }

    /// Blurred by `sigma` cells: three box blurs come close to a Gaussian.
    pub fn blur(&self, sigma: f32) -> Grid<f32> {
        let radius = (sigma.max(0.0)).round() as isize;
        (0..3).fold(self.clone(), |grid, _| grid.box_rows(radius).turned().box_rows(radius).turned())
    }

    fn box_rows(&self, radius: isize) -> Grid<f32> {
        let span = (2 * radius + 1) as f32;
        let mut cells = Vec::with_capacity(self.cells.len());
        for y in 0..self.height as isize {
            let mut sum: f32 = (-radius..=radius).map(|x| self.at(x, y)).sum();
            for x in 0..self.width as isize {
                cells.push(sum / span);
                sum += self.at(x + radius + 1, y) - self.at(x - radius, y);
            }
        }
        Grid { width: self.width, height: self.height, cells }
    }

    fn turned(&self) -> Grid<f32> {
        Grid::fill(self.height, self.width, |x, y| self.cells[x * self.width + y])
    }

    /// A tangent-space normal map of this height field; `cell` is the size of a cell in the unit of
    /// the heights. Green points up the picture. With `tiled` the far edges are neighbours.
    pub fn normals(&self, cell: f32, tiled: bool) -> Grid<Vec3> {
        let (w, h) = (self.width as isize, self.height as isize);
        let get = |x: isize, y: isize| {
            if tiled { self.at(x.rem_euclid(w), y.rem_euclid(h)) } else { self.at(x, y) }
        };
        Grid::fill(self.width, self.height, |x, y| {
            let (x, y) = (x as isize, y as isize);
            let right = (get(x + 1, y) - get(x - 1, y)) / (2.0 * cell);
            let down = (get(x, y + 1) - get(x, y - 1)) / (2.0 * cell);
            Vec3::new(-right, down, 1.0).normalize()
        })
    }
}

impl Grid<Vec3> {
    /// Every 2 × 2 cells averaged into one.
    pub fn halved(&self) -> Grid<Vec3> {
        Grid::fill(self.width / 2, self.height / 2, |x, y| {
            let (x, y) = (2 * x as isize, 2 * y as isize);
            (self.at(x, y) + self.at(x + 1, y) + self.at(x, y + 1) + self.at(x + 1, y + 1)) / 4.0
        })
    }

    /// Writes linear light as an sRGB picture.
    pub fn save_colour(&self, path: &Path) -> Result<(), String> {
        self.save(path, |c| [to_srgb(c.x), to_srgb(c.y), to_srgb(c.z)])
    }

    /// Writes numbers 0…1 as they are.
    pub fn save_numbers(&self, path: &Path) -> Result<(), String> {
        self.save(path, |c| c.to_array())
    }

    /// Writes unit vectors as a normal map.
    pub fn save_normals(&self, path: &Path) -> Result<(), String> {
        self.save(path, |n| (n.normalize() * 0.5 + 0.5).to_array())
    }

    fn save(&self, path: &Path, encode: impl Fn(Vec3) -> [f32; 3]) -> Result<(), String> {
        let byte = |v: f32| (v.clamp(0.0, 1.0) * 255.0).round() as u8;
        let bytes: Vec<u8> = self.cells.iter().flat_map(|c| encode(*c).map(byte)).collect();
        write_rgb(path, self.width as u32, self.height as u32, &bytes).map_err(|e| format!("{}: {e}", path.display()))
    }
}

fn write_rgb(path: &Path, width: u32, height: u32, bytes: &[u8]) -> Result<(), Box<dyn std::error::Error>> {
    let mut encoder = png::Encoder::new(BufWriter::new(File::create(path)?), width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::Adaptive);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(bytes)?;
    writer.finish()?;
    Ok(())
}
