//! Where everything lies on the table: pure geometry, in millimetres.
//!
//! Axes: x to the right as South sees it, y up, z towards South; the origin is the middle of the
//! board's top. The 3D board, the seeds, the picking and the labels all ask this module.

use crate::rules::{Place, Ruleset};
use glam::{Quat, Vec2, Vec3};

/// The outline of the wooden block.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Block {
    /// Half the length (x) and half the width (z) of the top, in mm.
    pub half: Vec2,
    /// Height, in mm.
    pub height: f32,
    /// Radius of the corners seen from above, in mm.
    pub corner: f32,
}

/// A carved hollow: a pit or a store.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hollow {
    /// What lies in it.
    pub place: Place,
    /// Its middle (x, z), in mm.
    pub centre: Vec2,
    /// Its radii along x and z at the level of the top, in mm.
    pub radii: Vec2,
    /// Depth below the top, in mm.
    pub depth: f32,
}

/// A seed at rest: the middle of it and how it is turned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rest {
    /// In mm.
    pub position: Vec3,
    /// From the seed's own axes.
    pub rotation: Quat,
}

/// The layout of one ruleset's board.
#[derive(Clone, PartialEq, Debug)]
pub struct TableLayout {
    /// The wooden block.
    pub block: Block,
    hollows: Vec<Hollow>,
}

impl TableLayout {
    /// Lays out the board of `rules`.
    pub fn new(_rules: &Ruleset) -> TableLayout {
        TableLayout { block: Block { half: Vec2::new(300.0, 98.0), height: 60.0, corner: 34.0 }, hollows: Vec::new() }
    }

    /// Pits in ring order, then stores.
    pub fn hollows(&self) -> &[Hollow] {
        &self.hollows
    }

    /// The hollow of `place`.
    pub fn hollow(&self, place: Place) -> Option<&Hollow> {
        self.hollows.iter().find(|h| h.place == place)
    }

    /// Height of the wood at (x, z) in mm; 0 on the flat top, negative in a hollow.
    pub fn height(&self, _x: f32, _z: f32) -> f32 {
        0.0
    }

    /// The wood's normal at (x, z).
    pub fn normal(&self, _x: f32, _z: f32) -> Vec3 {
        Vec3::Y
    }

    /// Where the seed in `slot` (from the bottom) of the pile at `place` rests. Slots never move
    /// when others are filled, so a pile can grow seed by seed. Any slot number has an answer.
    pub fn rest(&self, _place: Place, _slot: u16) -> Rest {
        Rest { position: Vec3::ZERO, rotation: Quat::IDENTITY }
    }

    /// Where seed `slot` of a handful of `of` hovers when the hand is over `place`.
    pub fn hand(&self, _place: Place, _slot: u16, _of: u16) -> Vec3 {
        Vec3::ZERO
    }
}
