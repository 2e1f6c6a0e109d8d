//! The look back at a finished game.

use super::{Game, NEARLY_WON};
use crate::app::{Overlay, Screen};
use bevy::prelude::*;

#[test]
fn the_look_back_opens_from_the_result_and_leads_back_to_it() {
    let mut game = Game::at_title();
    game.play_from(NEARLY_WON, &["F"]);
    assert_eq!(game.screen(), Screen::Over);
    let end = game.session().position().clone();
    game.press("review-open");
    assert_eq!(game.screen(), Screen::Review);
    game.until("all is looked at", |g| g.says("review-none"));
    assert!(game.buttons("over-again").is_empty());
    game.press("review-show-better");
    game.tap_key(KeyCode::Escape);
    assert_eq!((game.screen(), game.overlay()), (Screen::Over, Overlay::None));
    assert!(!game.buttons("over-again").is_empty() && game.buttons("review-show-better").is_empty());
    assert_eq!(game.session().position(), &end);
}

#[test]
fn what_decided_the_game_is_told_and_can_be_left_by_its_button() {
    let mut game = Game::at_title();
    game.play_from("0-0-0-0-1-1-1-0-0-0-2-1-23-19-S", &["E"]);
    for _ in 0..200 {
        let Some(mv) = game.session().position().legal().next() else { break };
        let text = mv.to_text(game.session().position().rules());
        game.play_on(&text);
    }
    game.until("the result", |g| g.screen() == Screen::Over);
    game.press("review-open");
    game.until("what decided it", |g| g.says("review-place"));
    assert!(game.says("review-played") && game.says("review-better"));
    game.press("review-show-played");
    assert!(game.says("review-showing-played") && !game.says("review-better"));
    game.press("button-close");
    assert_eq!(game.screen(), Screen::Over);
}
