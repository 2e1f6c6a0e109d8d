//! Buttons in the order in which they are laid out, however their entities are numbered.

use bevy::prelude::*;

/// Where `entity` stands among what is laid out: the number of each of its parents, from the root on, and its own.
pub(super) fn place_in_tree(world: &World, entity: Entity) -> Vec<usize> {
    let Some(parent) = world.get::<ChildOf>(entity).map(|child| child.0) else { return Vec::new() };
    let mut place = place_in_tree(world, parent);
    place.extend(world.get::<Children>(parent).and_then(|all| all.iter().position(|child| child == entity)));
    place
}
