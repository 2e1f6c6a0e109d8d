//! What the end of a game means for its match: who has won it, or how the next game begins.

use crate::app::{Contest, Session};
use crate::rules::{NextRound, Player, Rounds, Ruleset, Standing};
use crate::ui::{Inked, Localized, Phrase, TextRole, Tint, burnt, label, who};
use bevy::prelude::*;

/// The match with the game that is over, and what follows from it.
struct Outlook {
    contest: Contest,
    round: NextRound,
}

fn outlook(session: &Session) -> Option<Outlook> {
    let contest = session.concluded()?;
    let round = contest.next(session.position().rules()).ok()?;
    Some(Outlook { contest, round })
}

/// The headline of a match that is won.
pub(super) fn headline(session: &Session) -> Option<Phrase> {
    let winner = outlook(session)?.round.winner?;
    Some(Phrase::new("match-won").arg("who", who(session.seats(), winner)))
}

/// The games of a match that is won, or how it stands and what that means for the next game.
pub(super) fn tell(sheet: &mut ChildSpawnerCommands, session: &Session) {
    let Some(Outlook { contest, round }) = outlook(session) else { return };
    let rules = session.position().rules();
    let name = |player| who(session.seats(), player);
    if let Some(winner) = round.winner {
        if let Some(phrase) = beaten(rules, winner, name) {
            sheet.spawn(line([phrase]));
        }
        return in_a_row(sheet, games(&contest));
    }
    match contest.standing(rules) {
        Some(Standing::Totals(_)) => {
            in_a_row(sheet, pits(&round, name));
            for phrase in burnt(rules, &round.board, session.seats()).chain(out(rules, &round, name)) {
                sheet.spawn(line([phrase]));
            }
        }
        Some(Standing::Difference(lead)) => {
            sheet.spawn(line(fields(rules, &round, lead, name)));
        }
        None => {}
    }
}

fn in_a_row(sheet: &mut ChildSpawnerCommands, phrases: Vec<Phrase>) {
    sheet.spawn((super::wide_gap(), Pickable::IGNORE)).with_children(|row| {
        for phrase in phrases {
            row.spawn(label(phrase));
        }
    });
}

fn line(phrases: impl IntoIterator<Item = Phrase>) -> impl Bundle {
    let centred = TextLayout::justify(Justify::Center);
    (Localized::all(phrases), TextRole::Label, Inked(Tint::Ink), centred, Pickable::IGNORE)
}

/// What each game came to.
fn games(contest: &Contest) -> Vec<Phrase> {
    let game = |(n, result): (u16, &Vec<i32>)| {
        let result = result.iter().map(i32::to_string).collect::<Vec<_>>().join(" – ");
        Phrase::new("match-played").arg("game", n).arg("result", result)
    };
    (1..).zip(&contest.results).map(game).collect()
}

/// How many pits each player has in the next game.
fn pits(round: &NextRound, name: impl Fn(Player) -> &'static str) -> Vec<Phrase> {
    let own = |(i, n): (u8, &u8)| Phrase::new("score-of").arg("who", name(Player(i))).arg("n", u16::from(*n));
    [Phrase::new("match-pits-next")].into_iter().chain((0..).zip(&round.pits).map(own)).collect()
}

/// Who sits out the rest of the match.
fn out(rules: &Ruleset, round: &NextRound, name: impl Fn(Player) -> &'static str) -> Vec<Phrase> {
    let out = rules.players().filter(|player| round.board.pits_of(*player) == 0);
    out.map(|player| Phrase::new("match-out-now").arg("who", name(player))).collect()
}

/// Who could not fill enough pits, and so has lost the match against `winner`.
fn beaten(rules: &Ruleset, winner: Player, name: impl Fn(Player) -> &'static str) -> Option<Phrase> {
    match rules.rounds? {
        Rounds::BurntPits { least, .. } => {
            let loser = rules.players().find(|player| *player != winner)?;
            Some(Phrase::new("match-beaten").arg("who", name(loser)).arg("n", u16::from(least)))
        }
        Rounds::PitsPerFour { .. } | Rounds::SoldSquares { .. } => None,
    }
}

/// Who leads over all games, and what has been sold for it.
fn fields(rules: &Ruleset, round: &NextRound, lead: i32, name: impl Fn(Player) -> &'static str) -> Vec<Phrase> {
    let (leader, behind) = if lead > 0 { (Player::SOUTH, Player::NORTH) } else { (Player::NORTH, Player::SOUTH) };
    if lead == 0 {
        return vec![Phrase::new("match-level")];
    }
    let points = i32::try_from(lead.unsigned_abs()).unwrap_or(i32::MAX);
    let leads = Phrase::new("match-lead").arg("who", name(leader)).arg("points", points);
    let sold = u16::from(rules.board.pits).saturating_sub(round.board.pits_of(behind) as u16);
    let sale = Phrase::new("match-sold").arg("who", name(behind)).arg("n", sold);
    [leads].into_iter().chain((sold > 0).then_some(sale)).chain(goal(rules).filter(|_| sold > 0)).collect()
}

/// How many sold squares lose the match.
fn goal(rules: &Ruleset) -> Option<Phrase> {
    match rules.rounds? {
        Rounds::SoldSquares { goal, .. } => Some(Phrase::new("match-goal-squares").arg("n", u16::from(goal))),
        Rounds::PitsPerFour { .. } | Rounds::BurntPits { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::TextArg;
    use crate::rules::testing::{ba_awa, congklak, o_an_quan, with};

    fn shown(phrases: &[Phrase]) -> Vec<String> {
        let arg = |(name, value): &(&str, TextArg)| match value {
            TextArg::Number(n) => format!(" {name}={n}"),
            TextArg::Text(text) => format!(" {name}={text}"),
        };
        let phrase = |p: &Phrase| format!("{}{}", p.key, p.args.iter().map(arg).collect::<String>());
        phrases.iter().map(phrase).collect()
    }

    fn name(player: Player) -> &'static str {
        ["one", "two", "three"][player.index()]
    }

    fn after(rules: &Ruleset, result: &[i32]) -> NextRound {
        Contest { results: vec![result.to_vec()], ..Contest::new(Player::SOUTH) }.next(rules).unwrap()
    }

    #[test]
    fn pits_are_told_player_by_player_and_who_is_out() {
        let rules = with(&ba_awa(), &[("players", "3")]);
        let round = after(&rules, &[28, 20, 0]);
        let told = shown(&pits(&round, name));
        assert_eq!(told, ["match-pits-next", "score-of who=one n=7", "score-of who=two n=5", "score-of who=three n=0"]);
        assert_eq!(shown(&out(&rules, &round, name)), ["match-out-now who=three"]);
    }

    #[test]
    fn the_lead_is_told_with_what_it_sells() {
        let rules = o_an_quan();
        let told = |lead: i32| shown(&fields(&rules, &after(&rules, &[lead, 0]), lead, name));
        assert_eq!(told(14), ["match-lead who=one points=14", "match-sold who=two n=1", "match-goal-squares n=3"]);
        assert_eq!(told(-9), ["match-lead who=two points=9"]);
        assert_eq!(told(0), ["match-level"]);
    }

    #[test]
    fn who_could_not_fill_enough_pits_is_told() {
        let rules = with(&congklak(), &[("least", "4")]);
        assert_eq!(after(&rules, &[80, 18]).winner, Some(Player::SOUTH));
        let told: Vec<_> = beaten(&rules, Player::SOUTH, name).into_iter().collect();
        assert_eq!(shown(&told), ["match-beaten who=two n=4"]);
        assert_eq!(beaten(&ba_awa(), Player::SOUTH, name), None);
    }

    #[test]
    fn a_won_match_tells_every_game() {
        let contest = Contest { results: vec![vec![28, 20], vec![44, 4]], ..Contest::new(Player::NORTH) };
        let told = shown(&games(&contest));
        assert_eq!(told, ["match-played game=1 result=28 – 20", "match-played game=2 result=44 – 4"]);
    }
}
