//! Time per move, from the new-game sheet to the table.

use super::Game;
use crate::app::{MoveClock, Screen, TimeLimit};

#[test]
fn a_time_per_move_is_chosen_kept_for_the_next_game_and_shown() {
    let mut game = Game::at_title();
    game.story_seen();
    game.press("title-play");
    game.press("new-time-at-once");
    game.press("new-begin");
    assert_eq!((game.screen(), game.session().time_limit()), (Screen::Play, Some(TimeLimit::AT_ONCE)));
    game.frames(30);
    let clock = *game.0.world().resource::<MoveClock>();
    assert!(clock.part() < 1.0 && clock.player().is_some());
    let numbers = |game: &mut Game| {
        let world = game.0.world_mut();
        let mut texts = world.query::<&bevy::prelude::Text>();
        texts.iter(world).filter(|text| Some(text.0.clone()) == clock.seconds().map(|s| s.to_string())).count()
    };
    assert!(numbers(&mut game) > 0);
    game.tap_key(bevy::prelude::KeyCode::Escape);
    game.press("pause-restart");
    game.press("restart-yes");
    assert_eq!(game.session().time_limit(), Some(TimeLimit::AT_ONCE));
}
