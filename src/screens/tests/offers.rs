//! Offering to end the game, from the menu to the last screen.

use super::Game;
use crate::app::{Overlay, Screen, Seat, StartGame, Who};
use crate::rules::testing::{ba_awa, with};
use crate::rules::{EndReason, Player};
use crate::ui::Localized;
use bevy::prelude::*;

const OPENING: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

fn says(game: &mut Game, key: &str) -> usize {
    let world = game.0.world_mut();
    let mut all = world.query::<&Localized>();
    all.iter(world).filter(|words| words.phrases.iter().any(|p| p.key == key)).count()
}

fn offer(game: &mut Game) {
    game.tap_key(KeyCode::Escape);
    game.press("pause-offer");
}

#[test]
fn an_agreement_is_asked_for_shown_and_told() {
    let mut game = Game::at_title();
    game.play_from(OPENING, &["C"]);
    offer(&mut game);
    assert_eq!(game.overlay(), Overlay::Offer);
    assert_eq!((says(&mut game, "offer-title"), says(&mut game, "score-of")), (1, 2));
    game.press("offer-agree");
    game.until("the end", |g| g.screen() == Screen::Over);
    game.frames(3);
    assert_eq!(game.session().position().board().over, Some(EndReason::Agreed));
    assert!(says(&mut game, "over-reason-agreed") > 0);
    game.press("button-undo");
    game.frames(10);
    assert_eq!((game.screen(), game.session().moves().len()), (Screen::Play, 1));
}

#[test]
fn turning_away_from_the_question_plays_on() {
    let mut game = Game::at_title();
    game.play_from(OPENING, &[]);
    offer(&mut game);
    game.tap_key(KeyCode::Escape);
    assert_eq!((game.overlay(), game.session().offer().is_none()), (Overlay::None, true));
    game.tap_key(KeyCode::Escape);
    assert!(game.buttons("pause-offer").is_empty() && says(&mut game, "offer-later") == 1);
}

#[test]
fn of_three_one_after_the_other_is_asked() {
    let mut game = Game::at_title();
    let seats = Seat::round(&[Who::Person; 3]);
    let start = StartGame::fresh(with(&ba_awa(), &[("players", "3")]), seats, Player::SOUTH, 1);
    game.0.world_mut().write_message(start);
    game.frames(20);
    offer(&mut game);
    for asked in [1, 2] {
        assert_eq!(game.session().awaited_person(), Some(Player(asked)));
        game.press("offer-agree");
    }
    assert_eq!((game.overlay(), game.session().mover()), (Overlay::None, None));
}
