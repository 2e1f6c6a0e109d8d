//! The end of a game: who won and why, and what may come next. The board stays in sight.

mod contest;
mod picks;

use super::back::Overlays;
use crate::app::{
    Act, Actor, Contest, Deed, GameSystems, Overlay, Picking, Picks, ReviewWish, SafeArea, Screen, Session, StartGame,
    Who,
};
use crate::platform;
use crate::rules::{Outcome, Player, Ruleset};
use crate::ui::{
    Edged, Fill, Inked, Localized, OverTable, Phrase, TextRole, Tint, button, heading, label, quiet_button, row, who,
};
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea, observe};

/// What lies over the board: the result, or the button that brings it back.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Sheet {
    Result,
    Board,
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(picks::plugin);
    app.add_systems(OnEnter(Screen::Over), show.after(GameSystems::Rules));
    app.add_systems(Update, keep_clear.run_if(in_state(Screen::Over)).in_set(GameSystems::Present));
}

fn show(session: Option<Res<Session>>, picking: Res<Picking>, mut commands: Commands) {
    let Some(session) = session else { return };
    let Some(outcome) = session.position().outcome() else { return };
    commands.spawn(root(Sheet::Result)).with_children(|root| {
        root.spawn(sheet()).with_children(|sheet| {
            result(sheet, &session, outcome);
            if let Some(picks) = &picking.0 {
                picks::offer(sheet, &session, picks);
            }
            sheet.spawn((row(), Pickable::IGNORE)).with_children(|row| buttons(row, &session));
        });
    });
}

fn root(sheet: Sheet) -> impl Bundle {
    let node = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        padding: UiRect::all(px(8)),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::FlexEnd,
        ..default()
    };
    // Its buttons come before those of the HUD.
    (sheet, node, DespawnOnExit(Screen::Over), Pickable::IGNORE, TabGroup::new(-1), GlobalZIndex(20))
}

/// Along the whole lower edge, over the HUD's strip and bar.
fn sheet() -> impl Bundle {
    let node = Node {
        width: percent(100),
        max_height: percent(60),
        padding: UiRect::axes(px(20), px(12)),
        border: UiRect::all(px(2)),
        row_gap: px(6),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Stretch,
        overflow: Overflow::scroll_y(),
        border_radius: BorderRadius::all(px(16)),
        ..default()
    };
    (node, Fill(Tint::Paper), Edged(Tint::Line), ScrollArea)
}

fn result(sheet: &mut ChildSpawnerCommands, session: &Session, outcome: Outcome) {
    let (headline, remark) = verdict(session, outcome);
    sheet.spawn(heading(contest::headline(session).unwrap_or(headline)));
    let reason = Phrase::new(format!("over-reason-{}", outcome.reason.word().replace('_', "-")));
    let lines = if is_ranked(session.position().rules()) { Some(ranking(session)) } else { None };
    sheet.spawn((wide_gap(), Pickable::IGNORE)).with_children(|row| {
        for phrase in lines.unwrap_or_else(|| scores(session)) {
            row.spawn(label(phrase));
        }
    });
    let words = (Localized::all([reason, remark]), TextRole::Small, Inked(Tint::FaintInk));
    sheet.spawn((words, TextLayout::justify(Justify::Center), Pickable::IGNORE));
    contest::tell(sheet, session);
}

fn wide_gap() -> Node {
    Node { flex_wrap: FlexWrap::Wrap, column_gap: px(28), justify_content: JustifyContent::Center, ..default() }
}

/// Whether the end is told place by place: where more than two play, and where stones and debts count.
fn is_ranked(rules: &Ruleset) -> bool {
    rules.board.players > 2 || rules.board.quan.is_some()
}

/// The headline and the remark under it.
fn verdict(session: &Session, outcome: Outcome) -> (Phrase, Phrase) {
    let is_person = |player: Player| session.seat(player).is_some_and(|s| s.who == Who::Person);
    let against = session.seats().iter().filter(|s| s.who == Who::Person).count() == 1;
    match outcome.winner {
        None => (Phrase::new("over-draw"), Phrase::new("over-line-draw")),
        Some(winner) if against && is_person(winner) => (Phrase::new("over-win"), Phrase::new("over-line-win")),
        Some(_) if against && session.seats().len() == 2 => (Phrase::new("over-lose"), Phrase::new("over-line-lose")),
        Some(winner) => {
            // Among more than two it has to be said which computer won.
            let headline = Phrase::new("over-side-wins").arg("who", who(session.seats(), winner));
            (headline, Phrase::new(if against { "over-line-lose" } else { "over-line-two" }))
        }
    }
}

fn scores(session: &Session) -> Vec<Phrase> {
    let board = session.position().board();
    let score = |player| Phrase::new("score-of").arg("who", who(session.seats(), player)).arg("n", board.store(player));
    session.position().rules().players().map(score).collect()
}

/// A line for every player, best first; who are level share a place.
fn ranking(session: &Session) -> Vec<Phrase> {
    let line = |(place, player, points): (usize, Player, i32)| {
        let phrase = Phrase::new("ranking-line").arg("place", place as u16);
        phrase.arg("who", who(session.seats(), player)).arg("points", points)
    };
    session.position().ranking().into_iter().map(line).collect()
}

fn buttons(row: &mut ChildSpawnerCommands, session: &Session) {
    if session.goes_on() {
        row.spawn((button("over-next-game"), observe(on_next_game)));
    } else {
        row.spawn((button("over-again"), observe(on_again)));
    }
    row.spawn((quiet_button("button-new-game"), observe(on_new_game)));
    row.spawn((quiet_button("over-see-board"), observe(on_see_board)));
    if session.seats().iter().any(|seat| seat.who == Who::Person) && !session.moves().is_empty() {
        row.spawn((quiet_button("review-open"), observe(on_review)));
    }
    if session.can_undo() {
        row.spawn((quiet_button("button-undo"), observe(on_undo)));
    }
    row.spawn((quiet_button("over-to-title"), observe(on_title)));
}

/// The button back to the result stands clear of the HUD.
fn keep_clear(safe: Res<SafeArea>, mut sheets: Query<(&Sheet, &mut Node)>) {
    for (sheet, mut node) in &mut sheets {
        let room = match sheet {
            Sheet::Result => px(8),
            Sheet::Board => px(safe.bottom + 8.0),
        };
        if node.padding.bottom != room {
            node.padding.bottom = room;
        }
    }
}

/// The same players and rules; the other side starts. After a match that is another one.
fn on_again(_: On<Activate>, session: Option<Res<Session>>, mut starts: MessageWriter<StartGame>) {
    let Some(session) = session else { return };
    let rules = session.position().rules();
    match session.contest() {
        Some(contest) => start(&session, Contest::new(contest.first.next(rules.board.players)), &mut starts),
        None => {
            let starter = session.opening().board().starter.next(rules.board.players);
            let fresh = StartGame::fresh(rules.clone(), session.seats().to_vec(), starter, platform::entropy());
            starts.write(StartGame { time_limit: session.time_limit(), ..fresh });
        }
    }
}

/// The match goes on with the pits that it stands at.
fn on_next_game(
    _: On<Activate>,
    session: Option<Res<Session>>,
    picking: Res<Picking>,
    mut starts: MessageWriter<StartGame>,
) {
    if let Some(session) = session
        && let Some(contest) = picking.0.as_ref().map(Picks::contest).or_else(|| session.concluded())
    {
        start(&session, contest, &mut starts);
    }
}

/// The current game of `contest`, among those who play now.
fn start(session: &Session, contest: Contest, starts: &mut MessageWriter<StartGame>) {
    let (rules, seats) = (session.position().rules().clone(), session.seats().to_vec());
    match StartGame::of_match(rules, seats, contest, platform::entropy()) {
        Ok(start) => drop(starts.write(StartGame { time_limit: session.time_limit(), ..start })),
        Err(e) => warn!("{e}"),
    }
}

fn on_new_game(_: On<Activate>, mut overlays: Overlays) {
    overlays.open(Overlay::NewGame);
}

fn on_undo(_: On<Activate>, mut acts: MessageWriter<Act>) {
    acts.write(Act { by: Actor::Person, deed: Deed::Undo });
}

fn on_title(_: On<Activate>, mut screen: ResMut<NextState<Screen>>) {
    (*screen).set_if_neq(Screen::Title);
}

fn on_review(_: On<Activate>, mut wishes: MessageWriter<ReviewWish>) {
    wishes.write(ReviewWish::Open);
}

fn on_see_board(_: On<Activate>, sheets: Query<Entity, With<Sheet>>, mut commands: Commands) {
    for sheet in &sheets {
        commands.entity(sheet).despawn();
    }
    commands.spawn(root(Sheet::Board)).with_children(|root| {
        root.spawn((button("button-back"), OverTable, observe(on_see_result)));
    });
}

fn on_see_result(
    _: On<Activate>,
    session: Option<Res<Session>>,
    picking: Res<Picking>,
    sheets: Query<Entity, With<Sheet>>,
    mut commands: Commands,
) {
    for sheet in &sheets {
        commands.entity(sheet).despawn();
    }
    show(session, picking, commands);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Seat, TextArg};
    use crate::rules::testing::{ba_awa, o_an_quan, oware, with};
    use crate::rules::{Board, Pieces, Position};
    use std::sync::Arc;

    /// Place, name and points of each line after a game in which the players have won this.
    fn ranked(rules: &Arc<Ruleset>, won: &[(u16, u8)], lend: bool) -> Vec<(f64, String, f64)> {
        let mut board = Board::start(rules, Player::SOUTH);
        for (store, (dan, quan)) in board.stores.iter_mut().zip(won) {
            *store = Pieces { dan: *dan, quan: *quan };
        }
        if lend {
            board.debts.lend(Player::SOUTH, Some(Player::NORTH), 5);
        }
        let opening = Position::from_board(rules.clone(), board);
        let seats = Seat::round(&vec![Who::Person; won.len()]);
        let fresh = StartGame::fresh(rules.clone(), seats, Player::SOUTH, 0);
        let session = Session::new(&StartGame { opening, ..fresh });
        ranking(&session).iter().map(read).collect()
    }

    fn read(line: &Phrase) -> (f64, String, f64) {
        let [(_, TextArg::Number(place)), (_, TextArg::Text(who)), (_, TextArg::Number(points))] = &line.args[..]
        else {
            panic!("{line:?}")
        };
        (*place, who.clone(), *points)
    }

    #[test]
    fn who_are_level_share_a_place() {
        let rules = with(&o_an_quan(), &[("players", "4")]);
        let lines = ranked(&rules, &[(3, 0), (12, 0), (2, 1), (4, 0)], false);
        let line = |place: f64, who: &str, points: f64| (place, who.to_owned(), points);
        let expected =
            [line(1.0, "two", 12.0), line(1.0, "three", 12.0), line(3.0, "four", 4.0), line(4.0, "one", 3.0)];
        assert_eq!(lines, expected);
    }

    #[test]
    fn debts_are_settled_in_the_points() {
        let lines = ranked(&o_an_quan(), &[(2, 0), (7, 0)], true);
        assert_eq!(lines, [(1.0, "north".to_owned(), 12.0), (2.0, "south".to_owned(), -3.0)]);
    }

    #[test]
    fn two_who_only_count_seeds_are_not_ranked() {
        assert!(!is_ranked(&oware()) && !is_ranked(&ba_awa()) && is_ranked(&o_an_quan()));
        assert!(is_ranked(&with(&ba_awa(), &[("players", "3")])));
    }
}
