//! What a screen reader says of every pit and store.

use super::labels::{Badge, LabelSystems};
use super::people::{pit_number, store_owner, who};
use super::words::Phrase;
use crate::app::{Playback, Seat, Session, Settings, Shown, Texts};
use crate::rules::{Direction, Event, Family, IllegalMove, Move, Pieces, PitId, Place, Player, Ruleset};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, speak_of_places.in_set(LabelSystems));
}

#[allow(clippy::too_many_arguments, reason = "each is a resource of its own")]
fn speak_of_places(
    session: Option<Res<Session>>,
    playback: Res<Playback>,
    shown: Res<Shown>,
    settings: Res<Settings>,
    texts: Res<Texts>,
    badges: Query<(Entity, Ref<Badge>, Option<&AccessibleLabel>)>,
    mut quiet: Local<bool>,
    mut commands: Commands,
) {
    let Some(session) = session else { return };
    // While seeds travel the labels keep still; once they lie, everything is said anew.
    let settled = !playback.running() && !*quiet;
    *quiet = !playback.running();
    let anew = settled || shown.is_changed() || settings.is_changed() || texts.is_changed();
    if playback.running() {
        return;
    }
    for (entity, badge, old) in &badges {
        if !anew && !badge.is_added() {
            continue;
        }
        let say = |phrase: &Phrase| phrase.say(&texts, settings.language);
        let words = phrases(&session, &shown, badge.0).iter().map(say).collect::<Vec<_>>().join(", ");
        if old.is_none_or(|label| label.0 != words) {
            // The numbers may be going in this very frame.
            commands.entity(entity).try_insert(AccessibleLabel(words));
        }
    }
}

/// "Pit 3, 4 seeds", whose it is, and what playing it would take.
fn phrases(session: &Session, shown: &Shown, place: Place) -> Vec<Phrase> {
    let position = session.position();
    let pieces = shown.at(place);
    let pit = match place {
        Place::Store(player) => return store(session, player, pieces),
        Place::Pit(pit) => match store_owner(position.board(), pit) {
            Some(player) => return store(session, player, pieces),
            None => pit,
        },
    };
    let mut said = pit_label(session, pit, pieces);
    if position.board().is_burnt(position.rules(), pit) {
        let number = pit_number(position.rules(), pit);
        let row = who(session.seats(), position.rules().side(pit));
        return vec![Phrase::new("pit-label-burnt").arg("n", number), Phrase::new("pit-label-owner").arg("who", row)];
    }
    if let Some(owner) = position.board().owners[pit.index()] {
        said.extend(whose(position.rules(), session.seats(), pit, owner));
    }
    if session.persons_turn() && session.mover().is_some_and(|p| position.board().owns(p, pit)) {
        said.extend(prospect(session, pit));
    }
    said
}

/// The row in which a pit of `owner`'s lies, by which it has its number, and that it was bought if that is another's.
fn whose(rules: &Ruleset, seats: &[Seat], pit: PitId, owner: Player) -> Vec<Phrase> {
    let row = rules.first_owner(pit).unwrap_or(owner);
    let lies = Phrase::new("pit-label-owner").arg("who", who(seats, row));
    let bought = Phrase::new("pit-label-bought").arg("who", who(seats, owner));
    [lies].into_iter().chain((row != owner).then_some(bought)).collect()
}

/// "Pit 3, 4 seeds", and in Ô ăn quan squares, dân and the stone.
fn pit_label(session: &Session, pit: PitId, pieces: Pieces) -> Vec<Phrase> {
    let rules = session.position().rules();
    let number = pit_number(rules, pit);
    if rules.family() != Family::OAnQuan {
        return vec![Phrase::new("pit-label").arg("n", number).arg("seeds", pieces.dan)];
    }
    let right_of = rules.players().find(|player| rules.quan_square(*player) == Some(pit));
    let square = match right_of {
        Some(player) => Phrase::new("quan-square-label").arg("who", who(session.seats(), player)),
        None => Phrase::new("square-label").arg("n", number),
    };
    [square.arg("dan", pieces.dan)].into_iter().chain(stones(rules, pieces)).collect()
}

fn store(session: &Session, player: Player, pieces: Pieces) -> Vec<Phrase> {
    let rules = session.position().rules();
    let (key, count) = if rules.family() == Family::OAnQuan { ("stock-label", "dan") } else { ("store-label", "n") };
    let won = Phrase::new(key).arg("who", who(session.seats(), player)).arg(count, pieces.dan);
    [won].into_iter().chain(stones(rules, pieces)).collect()
}

/// Quan stones are told besides the dân.
fn stones(rules: &Ruleset, pieces: Pieces) -> Option<Phrase> {
    let stones = Phrase::new("stone-label").arg("quan", u16::from(pieces.quan)).arg("points", rules.quan_worth());
    (pieces.quan > 0).then_some(stones)
}

fn prospect(session: &Session, pit: PitId) -> Option<Phrase> {
    let mv = Move { pit, direction: Direction::Forward };
    match session.position().clone().play(mv) {
        Ok(events) => {
            let taken = |event: &Event| match event {
                Event::Capture { pieces, .. } => pieces.dan,
                Event::Pick { .. }
                | Event::Sow { .. }
                | Event::Again { .. }
                | Event::Pass { .. }
                | Event::Refill { .. }
                | Event::Borrow { .. }
                | Event::Sweep { .. }
                | Event::Collect { .. }
                | Event::LastEight { .. }
                | Event::Stop { .. }
                | Event::Turn { .. }
                | Event::End { .. } => 0,
            };
            let n: u16 = events.iter().map(taken).sum();
            (n > 0).then(|| Phrase::new("pit-label-take").arg("n", n))
        }
        // "0 seeds" says enough.
        Err(IllegalMove::Empty { .. }) => None,
        Err(
            IllegalMove::Over
            | IllegalMove::NoSuchPit { .. }
            | IllegalMove::NotYours { .. }
            | IllegalMove::Burnt { .. }
            | IllegalMove::Direction
            | IllegalMove::Starves { .. }
            | IllegalMove::MustFeed { .. }
            | IllegalMove::Endless { .. },
        ) => Some(Phrase::new("pit-label-blocked")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Seat, StartGame, TextArg, Who};
    use crate::rules::Position;
    use crate::rules::testing::{ba_awa, congklak, o_an_quan, oware};
    use std::sync::Arc;

    /// The keys and numbers of what is said of `place` in `position`.
    fn said(rules: Arc<Ruleset>, position: &str, place: Place) -> Vec<String> {
        let opening = Position::from_text(rules, position).unwrap();
        let seats = Seat::pair(Who::Person, Who::Person);
        let fresh = StartGame::fresh(opening.rules().clone(), seats, Player::SOUTH, 1);
        let session = Session::new(&StartGame { opening, ..fresh });
        let board = session.position().board();
        let shown = Shown {
            pits: board.pits.map(|pit| pit.dan),
            pit_stones: board.pits.map(|pit| pit.quan),
            stores: board.stores.map(|store| store.dan),
            store_stones: board.stores.map(|store| store.quan),
            ..default()
        };
        let words = |p: Phrase| {
            let args = p.args.iter().map(|(_, value)| match value {
                TextArg::Number(n) => format!(" {n}"),
                TextArg::Text(text) => format!(" {text}"),
            });
            format!("{}{}", p.key, args.collect::<String>())
        };
        phrases(&session, &shown, place).into_iter().map(words).collect()
    }

    #[test]
    fn a_bought_pit_is_told_by_its_row_and_its_owner() {
        let (rules, seats) = (ba_awa(), Seat::pair(Who::Person, Who::Person));
        let told = |pit, owner| whose(&rules, &seats, PitId(pit), owner);
        let row = |who: &str| Phrase::new("pit-label-owner").arg("who", who);
        assert_eq!(told(3, Player::SOUTH), [row("south")]);
        assert_eq!(told(6, Player::SOUTH), [row("north"), Phrase::new("pit-label-bought").arg("who", "south")]);
    }

    #[test]
    fn a_stone_is_told_with_its_worth() {
        let position = "0q-5-5-5-5-5-3q-5-5-5-5-5-0-0-N";
        let square = |i| said(o_an_quan(), position, Place::Pit(PitId(i)));
        assert_eq!(square(0), ["quan-square-label south 0", "stone-label 1 10"]);
        assert_eq!(square(6), ["quan-square-label north 3", "stone-label 1 10"]);
        assert_eq!(square(1), ["square-label 5 5", "pit-label-owner south"]);
    }

    #[test]
    fn a_burnt_pit_is_told_as_such_with_its_row() {
        let position = "0-0-7-7-7-7-7-3-7-7-7-7-7-7-7-11-N o:..00000.1111111.";
        let pit = |i| said(congklak(), position, Place::Pit(PitId(i)));
        assert_eq!(pit(0), ["pit-label-burnt 7", "pit-label-owner south"]);
        assert_eq!(pit(2), ["pit-label 5 7", "pit-label-owner south"]);
    }

    #[test]
    fn what_was_won_is_told_with_its_owner() {
        let position = "0-5-5-5-5-5-0q-5-5-5-5-5-7q-0-N";
        let stock = said(o_an_quan(), position, Place::Store(Player::SOUTH));
        assert_eq!(stock, ["stock-label south 7", "stone-label 1 10"]);
        let seeds = said(oware(), "4-4-4-4-4-4-4-4-4-4-4-0-4-0-N", Place::Store(Player::SOUTH));
        assert_eq!(seeds, ["store-label south 4"]);
    }
}
