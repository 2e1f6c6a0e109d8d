//! Hints step by step, how a game stands, and the look back at a finished game.

use crate::table::{CHILD, PERSON, Table};
use gieo::app::{Advising, GameData, Hints, Preview, Review, ReviewWish, Reviewed, Screen, Settings, Shown};
use gieo::rules::{Move, Position, RulesetId};

fn table() -> (tempfile::TempDir, Table) {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::at(folder.path());
    (folder, table)
}

fn oware(table: &Table, text: &str) -> Position {
    let rules = table.app.world().resource::<GameData>().ruleset(&RulesetId("oware".into())).cloned().unwrap();
    Position::from_text(rules, text).unwrap()
}

fn wish_hint(table: &mut Table) -> Hints {
    let mut hints = table.app.world_mut().resource_mut::<Hints>();
    *hints = hints.next();
    let now = *hints;
    table.app.update();
    now
}

fn advice(table: &Table) -> &Advising {
    table.app.world().resource()
}

fn wish(table: &mut Table, wish: ReviewWish) {
    table.app.world_mut().write_message(wish);
    table.frames(3);
}

fn review(table: &Table) -> &Review {
    table.app.world().resource()
}

/// F takes two of three seeds and wins; after E North may save itself.
const CLOSE: &str = "0-0-0-0-1-1-1-0-0-0-2-1-23-19-S";

#[test]
fn a_hint_is_looked_for_beside_the_frame_and_ends_with_the_sowing() {
    let (_folder, mut table) = table();
    let position = oware(&table, CLOSE);
    table.start_from(position, PERSON, PERSON);
    assert!(advice(&table).advice().is_none() && !advice(&table).looking(), "nobody asked");
    assert_eq!(wish_hint(&mut table), Hints::Idea);
    table.until("advice", |t| advice(t).advice().is_some());
    let best = advice(&table).advice().unwrap().best;
    assert_eq!(best, Move::forward(5));
    assert!(table.app.world().resource::<Preview>().outlook.is_none());
    assert_eq!([wish_hint(&mut table), wish_hint(&mut table)], [Hints::Pit, Hints::Sown]);
    let preview = table.app.world().resource::<Preview>();
    assert!(preview.hinted && preview.outlook.as_ref().is_some_and(|outlook| outlook.mv == best));
    assert_eq!(wish_hint(&mut table), Hints::Off);
    assert!(table.app.world().resource::<Preview>().outlook.is_none());
}

#[test]
fn advice_is_for_one_position_and_for_persons() {
    let (_folder, mut table) = table();
    table.start(PERSON, CHILD);
    wish_hint(&mut table);
    table.until("advice", |t| advice(t).advice().is_some());
    table.play(2);
    table.frames(2);
    assert!(advice(&table).advice().is_none() && !advice(&table).looking(), "the computer needs none");
    table.until("the answer", |t| t.session().persons_turn() && !t.playback().running());
    table.until("advice anew", |t| advice(t).advice().is_some());
    let best = advice(&table).advice().unwrap().best;
    assert!(table.session().position().check(best).is_ok());
}

#[test]
fn how_a_game_stands_is_known_only_where_it_is_wanted() {
    let (_folder, mut table) = table();
    let position = oware(&table, CLOSE);
    table.start_from(position, PERSON, PERSON);
    table.frames(30);
    assert!(advice(&table).standing().is_none());
    table.app.world_mut().resource_mut::<Settings>().evaluation = true;
    table.until("a standing", |t| advice(t).standing().is_some());
    let standing = advice(&table).standing().unwrap();
    assert!(standing.exact && standing.margin > 0 && standing.share == 1.0, "{standing:?}");
    table.start(PERSON, PERSON);
    table.until("another standing", |t| advice(t).standing().is_some_and(|s| !s.exact));
}

#[test]
fn what_decided_a_game_is_shown_and_the_game_stays_as_it_was() {
    let (_folder, mut table) = table();
    let position = oware(&table, CLOSE);
    table.start_from(position, PERSON, PERSON);
    table.play(4);
    for _ in 0..200 {
        table.rest();
        if table.screen() == Screen::Over {
            break;
        }
        let Some(mv) = table.session().position().legal().next() else { break };
        table.play(mv.pit.0);
    }
    table.until("the end", |t| t.screen() == Screen::Over);
    let (moves, end) = (table.session().moves().to_vec(), table.session().position().clone());
    table.until("the review", |t| review(t).mistakes().is_some());
    let mistakes = review(&table).mistakes().unwrap().to_vec();
    assert!((1..=3).contains(&mistakes.len()), "{mistakes:?}");
    let first = &mistakes[0];
    let shown = |table: &Table| table.app.world().resource::<Shown>().pits[..12].to_vec();
    let pits = |position: &Position| position.board().pits[..12].iter().map(|pit| pit.dan).collect::<Vec<_>>();
    wish(&mut table, ReviewWish::Open);
    assert_eq!(table.screen(), Screen::Review);
    table.rest();
    assert_eq!(shown(&table), pits(&first.before));
    for (wished, showing, line) in [
        (ReviewWish::Better, Reviewed::Better, &first.better),
        (ReviewWish::Played, Reviewed::Played, &first.refutation),
    ] {
        wish(&mut table, wished);
        assert_eq!(review(&table).showing(), showing);
        let mut after = first.before.clone();
        after.play(line[0]).unwrap();
        table.until("the first move of the line", |t| shown(t) == pits(&after));
    }
    wish(&mut table, ReviewWish::Close);
    table.rest();
    assert_eq!(table.screen(), Screen::Over);
    let session = table.session();
    assert_eq!((shown(&table), session.moves(), session.position()), (pits(&end), &moves[..], &end));
}
