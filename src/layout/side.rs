//! The players' sides of the table.

use crate::rules::Player;
use glam::Vec2;

/// Where a player sits.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Side {
    /// Who sits there.
    pub player: Player,
    /// From the middle of the board towards the player, of length 1.
    pub outward: Vec2,
    /// The ends of the outer edge of the player's row, in mm: the left and the right one as the
    /// player sees it.
    pub edge: [Vec2; 2],
}

impl Side {
    /// What is to the right for the player, of length 1.
    pub fn right(&self) -> Vec2 {
        -self.outward.perp()
    }

    /// The turn about y, in radians, that brings what lies before South before this player: letters
    /// and whole rows are turned by it.
    pub fn turn(&self) -> f32 {
        self.outward.x.atan2(self.outward.y)
    }
}
