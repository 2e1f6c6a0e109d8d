//! A board carved of wood.

use super::hand::Handful;
use super::pile::{self, Pile};
use super::plan::{self, Cell};
use super::{Block, Bounds, HEAP_HEIGHT, Hollow, Rest, SEED_RADIUS, Side, seed};
use crate::rules::{Place, Player, Ruleset};
use glam::{Vec2, Vec3};

/// How far inside the board's edge the middle of a label lies, in mm.
const LABEL_INSET: f32 = 11.5;
/// How far beside the board a tap still counts for the nearest hollow, in mm.
const PICK_MARGIN: f32 = 14.0;

/// The carved board of one ruleset.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Carved {
    pub block: Block,
    hollows: Vec<Hollow>,
    /// By hollow: the part of the board that belongs to it.
    cells: Vec<Cell>,
    /// By hollow: how seeds lie in it.
    piles: Vec<Pile>,
    handful: Handful,
    sides: Vec<Side>,
}

impl Carved {
    pub fn new(rules: &Ruleset) -> Carved {
        let plan = plan::plan(rules);
        let piles = pile::piles(&plan, rules.total_seeds());
        let handful = Handful::new(rules.total_seeds());
        let sides = plan.sides(rules);
        Carved { block: plan.block, hollows: plan.hollows, cells: plan.cells, piles, handful, sides }
    }

    pub fn hollows(&self) -> &[Hollow] {
        &self.hollows
    }

    pub fn handful(&self) -> &Handful {
        &self.handful
    }

    pub fn sides(&self) -> &[Side] {
        &self.sides
    }

    pub fn rest(&self, place: Place, slot: u16) -> Rest {
        let rotation = seed::rotation(place, slot);
        let found = self.hollows.iter().zip(&self.piles).find(|(h, _)| h.place == place);
        let Some((hollow, pile)) = found else { return Rest { position: Vec3::Y * SEED_RADIUS, rotation } };
        Rest { position: hollow.middle() + pile.slot(slot), rotation }
    }

    pub fn ring(&self, place: Place, beyond: f32, n: usize) -> Vec<Vec3> {
        let Some(hollow) = self.hollow(place) else { return Vec::new() };
        let distance = hollow.rim() + beyond;
        let height = hollow.at(distance).height;
        hollow.ring(distance, n).into_iter().map(|p| Vec3::new(p.x, height, p.y)).collect()
    }

    pub fn pick(&self, point: Vec2) -> Option<Place> {
        let limit = self.block.half + PICK_MARGIN;
        if !(point.x.abs() <= limit.x && point.y.abs() <= limit.y) {
            return None;
        }
        let far = |i: usize| self.cells.get(i).map_or(f32::INFINITY, |cell| cell.distance(point));
        let nearest = (0..self.hollows.len()).min_by(|a, b| far(*a).total_cmp(&far(*b)))?;
        self.hollows.get(nearest).map(|h| h.place)
    }

    pub fn label(&self, place: Place) -> Vec3 {
        let Some(hollow) = self.hollow(place) else { return Vec3::ZERO };
        let near = match place {
            _ if hollow.centre.y != 0.0 => hollow.centre.y > 0.0,
            // Of the squares that close the rows, South's comes first in the ring.
            Place::Pit(_) => self.hollows.iter().find(|h| h.centre.y == 0.0) == Some(hollow),
            Place::Store(player) => player == Player::SOUTH,
        };
        let z = self.block.half.y - LABEL_INSET;
        Vec3::new(hollow.centre.x, 0.0, if near { z } else { -z })
    }

    pub fn bounds(&self) -> Bounds {
        let half = self.block.half;
        Bounds { min: Vec3::new(-half.x, -self.block.height, -half.y), max: Vec3::new(half.x, HEAP_HEIGHT, half.y) }
    }

    fn hollow(&self, place: Place) -> Option<&Hollow> {
        self.hollows.iter().find(|h| h.place == place)
    }
}
