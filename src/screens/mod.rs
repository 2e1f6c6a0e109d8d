//! One screen or overlay a file. They are built of the kit in [`crate::ui`], read the resources
//! of [`crate::app`] and write its requests. At the board itself the HUD is all there is; Esc,
//! the menu button and the gamepad's start button open the pause overlay (`back`).

use bevy::prelude::*;

mod back;
mod card;
mod framing;
mod house;
mod knobs;
mod loading;
mod new_game;
mod offer;
mod over;
mod pause;
mod review;
mod rules;
mod settings;
mod story;
mod title;

/// All screens and overlays.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        back::plugin,
        loading::plugin,
        title::plugin,
        story::plugin,
        new_game::plugin,
        offer::plugin,
        over::plugin,
        pause::plugin,
        review::plugin,
        settings::plugin,
        rules::plugin,
    ));
}

#[cfg(test)]
mod tests;
