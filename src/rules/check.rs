//! Whether the knobs of a ruleset make a game, and in plain words why not.

use super::ruleset_error::syntax;
use super::ruleset_file::dialect;
use super::{
    Capture, Choice, Family, MAX_PITS, MAX_PLAYERS, Majority, Origin, OwnSeed, QuanSpec, Relay, Repetition, Rounds,
    Ruleset, RulesetError, Starving, Stores,
};

/// Why two knobs do not go together.
type Clash = Result<(), &'static str>;

fn need(ok: bool, why: &'static str) -> Clash {
    if ok { Ok(()) } else { Err(why) }
}

impl Ruleset {
    /// Reads and checks the text of a ruleset file; `file` is only for messages.
    ///
    /// # Errors
    /// Names the place, the knob or the pair of knobs that is wrong.
    pub fn from_ron(text: &str, file: &str) -> Result<Ruleset, RulesetError> {
        // Some editors mark the beginning of a text with a character that nobody sees.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let rules: Ruleset = dialect().from_str(text).map_err(|e| syntax(&e, text, file))?;
        rules.check(file).map_err(|e| e.with_place(text))?;
        Ok(rules)
    }

    /// Whether these knobs make a game.
    ///
    /// # Errors
    /// Names the knob or the pair of knobs that is wrong.
    pub fn check(&self, file: &str) -> Result<(), RulesetError> {
        self.check_names(file)?;
        self.check_name(file)?;
        self.check_numbers(file)?;
        let clash = |what: &str| RulesetError::NotPlayable { file: file.to_owned(), what: what.to_owned() };
        if self.ring_len() > MAX_PITS {
            let what = format!("board: {} squares in the ring, at most {MAX_PITS} are possible", self.ring_len());
            return Err(clash(&what));
        }
        let family = match self.family() {
            Family::Oware => self.check_oware(),
            Family::BaAwa => self.check_fours(),
            Family::OAnQuan => self.check_quan(),
            Family::Congklak | Family::Kalah => self.check_opposite(),
        };
        family.and_then(|()| self.check_rounds()).map_err(clash)
    }

    /// Names are parts of file names and of the keys of strings.
    fn check_names(&self, file: &str) -> Result<(), RulesetError> {
        let sound = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let names = [("id", Some(&self.id)), ("base", self.base.as_ref())];
        let wrong = names.into_iter().find(|(_, id)| id.is_some_and(|id| id.0.is_empty() || !id.0.chars().all(sound)));
        let Some((knob, Some(id))) = wrong else { return Ok(()) };
        let allowed = "letters a to z, digits and hyphens, such as my-game".to_owned();
        Err(RulesetError::Range { file: file.to_owned(), knob, value: format!("{:?}", id.0), allowed })
    }

    fn check_numbers(&self, file: &str) -> Result<(), RulesetError> {
        let range = |knob, value: u16, low: u16, high: u16| {
            if (low..=high).contains(&value) {
                return Ok(());
            }
            let (file, value) = (file.to_owned(), value.to_string());
            Err(RulesetError::Range { file, knob, value, allowed: format!("{low} to {high}") })
        };
        range("board.players", self.board.players.into(), 2, MAX_PLAYERS as u16)?;
        range("board.pits", self.board.pits.into(), 3, 10)?;
        range("board.seeds", self.board.seeds, 1, 12)?;
        if let Some(QuanSpec { value, extra, .. }) = self.board.quan {
            range("board.quan.value", value, 1, 20)?;
            range("board.quan.extra", extra, 0, 50)?;
        }
        match (self.capture, self.rounds) {
            (Capture::BehindEmpty { young, .. }, _) if young > 20 => range("capture.young", young, 0, 20),
            (_, Some(Rounds::PitsPerFour { goal, .. })) => range("rounds.goal", goal.into(), 7, 12),
            (_, Some(Rounds::SoldSquares { points, goal })) => {
                range("rounds.points", points, 1, 50)?;
                // Nobody can sell more squares than there are.
                range("rounds.goal", goal.into(), 1, self.board.pits.into())
            }
            (_, Some(Rounds::BurntPits { least, .. })) => {
                range("rounds.least", least.into(), 1, self.board.pits.into())
            }
            (_, None) => Ok(()),
        }
    }

    fn check_oware(&self) -> Clash {
        need(self.relay == Relay::None, "relay: with TwosAndThrees only None makes sense")?;
        need(self.board.stores == Stores::Beside, "board.stores: with TwosAndThrees only Beside makes sense")?;
        need(self.sowing.direction == Choice::Fixed, "sowing.direction: with TwosAndThrees only Fixed makes sense")?;
        need(self.board.players == 2, "board.players: with TwosAndThrees two play")?;
        need(!self.sowing.again, "sowing.again: no store is sown, so no seed can earn another turn")?;
        let feeds = matches!(self.starving, Starving::Forbidden | Starving::NoCapture | Starving::Allowed);
        need(feeds, "starving: with TwosAndThrees only Forbidden, NoCapture and Allowed make sense")?;
        need(self.repetition != Repetition::Never, "repetition: with Never a game of TwosAndThrees need not end")?;
        self.check_no_quan()
    }

    fn check_fours(&self) -> Clash {
        need(self.board.stores == Stores::Beside, "board.stores: with Fours only Beside makes sense")?;
        need(self.sowing.direction == Choice::Fixed, "sowing.direction: with Fours only Fixed makes sense")?;
        let relay = !matches!(self.relay, Relay::FromNext { .. });
        need(relay, "relay: with Fours only None and FromLanding make sense")?;
        need(!self.sowing.again, "sowing.again: no store is sown, so no seed can earn another turn")?;
        let feeds = matches!(self.starving, Starving::Passes | Starving::Ends | Starving::MustFeed);
        need(feeds, "starving: with Fours only Passes, Ends and MustFeed make sense")?;
        let own = matches!(self.repetition, Repetition::OwnRows | Repetition::OwnRowsThird);
        need(own, "repetition: with Fours only OwnRows and OwnRowsThird let a game end")?;
        need(self.majority == Majority::PlaysOn, "majority: with Fours only PlaysOn makes sense")?;
        let eight = self.total_seeds() > 8;
        need(eight, "board: with Fours the last seeds end the game, so it needs more than eight")?;
        self.check_no_quan()
    }

    fn check_opposite(&self) -> Clash {
        need(self.board.stores == Stores::InRing, "board.stores: with Opposite only InRing makes sense")?;
        need(self.board.players == 2, "board.players: with Opposite two play, for only then is one pit opposite")?;
        need(self.sowing.direction == Choice::Fixed, "sowing.direction: with Opposite only Fixed makes sense")?;
        need(self.sowing.origin == Origin::Sown, "sowing.origin: with Opposite only Sown makes sense")?;
        let relay = !matches!(self.relay, Relay::FromNext { .. });
        need(relay, "relay: with Opposite only None and FromLanding make sense")?;
        let over_empty = matches!(self.capture, Capture::Opposite { own_seed: OwnSeed::Stays, over_empty: true });
        need(!over_empty, "capture: over_empty wins the seed that own_seed lets stay; nothing can be won that way")?;
        let ends =
            matches!(self.starving, Starving::Passes | Starving::Ends | Starving::EndsAnyRow | Starving::EndsOwnRow);
        need(ends, "starving: with Opposite only Passes, Ends, EndsAnyRow and EndsOwnRow make sense")?;
        need(self.repetition == Repetition::Never, "repetition: with Opposite nothing can come back, so only Never")?;
        need(self.majority == Majority::PlaysOn, "majority: with Opposite only PlaysOn makes sense")?;
        self.check_no_quan()
    }

    fn check_quan(&self) -> Clash {
        need(self.board.stores == Stores::QuanSquares, "board.stores: with BehindEmpty only QuanSquares makes sense")?;
        need(self.board.quan.is_some(), "board.quan: missing, but stores is QuanSquares")?;
        need(self.sowing.direction == Choice::Player, "sowing.direction: with BehindEmpty only Player makes sense")?;
        need(self.sowing.origin == Origin::Sown, "sowing.origin: with BehindEmpty only Sown makes sense")?;
        let relay = matches!(self.relay, Relay::FromNext { .. });
        need(relay, "relay: with BehindEmpty only FromNext makes sense")?;
        need(!self.sowing.again, "sowing.again: no store is sown, so no seed can earn another turn")?;
        need(self.starving == Starving::Refilled, "starving: with BehindEmpty only Refilled makes sense")?;
        let third = self.repetition == Repetition::OwnRowsThird;
        need(
            third,
            "repetition: with BehindEmpty only OwnRowsThird is played: won dân come back, so a game can go round",
        )?;
        need(self.majority == Majority::PlaysOn, "majority: with BehindEmpty only PlaysOn makes sense")
    }

    fn check_no_quan(&self) -> Clash {
        need(self.board.quan.is_none(), "board.quan: given, but stores is not QuanSquares")
    }

    fn check_rounds(&self) -> Clash {
        match (self.family(), self.rounds) {
            (_, None) => Ok(()),
            (Family::BaAwa, Some(Rounds::PitsPerFour { .. })) => {
                let twelve = self.ring_len() == 12 && self.board.seeds == 4;
                need(twelve, "rounds: PitsPerFour needs twelve pits of four seeds")
            }
            (Family::OAnQuan, Some(Rounds::SoldSquares { .. }))
            | (Family::Congklak | Family::Kalah, Some(Rounds::BurntPits { .. })) => Ok(()),
            (_, Some(Rounds::PitsPerFour { .. })) => Err("rounds: PitsPerFour goes with Fours only"),
            (_, Some(Rounds::SoldSquares { .. })) => Err("rounds: SoldSquares goes with BehindEmpty only"),
            (_, Some(Rounds::BurntPits { .. })) => Err("rounds: BurntPits goes with Opposite only"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWARE: &str = include_str!("../../assets/rulesets/oware.ruleset.ron");

    fn error(from: &str, to: &str) -> String {
        assert!(OWARE.contains(from));
        Ruleset::from_ron(&OWARE.replacen(from, to, 1), "mine.ron").unwrap_err().to_string()
    }

    #[test]
    fn a_wrong_file_is_named_with_the_place() {
        let wrong = error("relay: None", "relay: Never");
        assert!(wrong.starts_with("mine.ron, line 7, column ") && wrong.contains("Never"), "{wrong}");
        assert!(error("relay: None,", "relay: None, lamps: 3,").contains("lamps"));
        assert!(error("    majority: Ends,\n", "").contains("majority"));
    }

    #[test]
    fn a_value_out_of_range_is_named_with_its_range() {
        assert_eq!(error("pits: 6", "pits: 11"), "mine.ron, line 5, column 25: board.pits is 11, but must be 3 to 10");
        assert_eq!(error("seeds: 4", "seeds: 0"), "mine.ron, line 5, column 34: board.seeds is 0, but must be 1 to 12");
        assert_eq!(
            error("players: 2", "players: 5"),
            "mine.ron, line 5, column 13: board.players is 5, but must be 2 to 4"
        );
    }

    #[test]
    fn knobs_that_do_not_go_together_are_named() {
        for (line, from, to, knob) in [
            (5, "players: 2", "players: 3", "board.players"),
            (5, "stores: Beside", "stores: InRing", "board.stores"),
            (7, "relay: None", "relay: FromLanding(endless: Stops)", "relay"),
            (6, "direction: Fixed", "direction: Player", "sowing.direction"),
            (8, "capture: TwosAndThrees", "capture: Opposite(own_seed: Leads, over_empty: false)", "board.stores"),
            (9, "starving: Forbidden", "starving: Passes", "starving"),
            (10, "repetition: Shared", "repetition: Never", "repetition"),
        ] {
            let error = error(from, to);
            let line = if knob == "board.stores" { 5 } else { line };
            assert!(error.starts_with(&format!("mine.ron, line {line}, column ")), "{error}");
            assert!(error.contains(&format!(": {knob}: ")), "{error}");
        }
        assert!(error("relay: None", "relay: FromLanding").contains("round brackets with knobs in them"));
    }

    #[test]
    fn mistakes_are_told_in_plain_words() {
        for (from, to, words) in [
            (
                "majority: Ends",
                "majority: End",
                "line 11, column 15: there is no value \"End\" here; it may be Ends, PlaysOn",
            ),
            (
                "relay: None",
                "relais: None",
                "there is no knob \"relais\" here; there are id, name, base, board, sowing, relay,",
            ),
            ("relay: None,", "", "the knob \"relay\" is missing before this closing bracket"),
            ("pits: 6", "pits: 6, pits: 6", "the knob \"pits\" is given twice"),
            ("pits: 6", "pits: \"six\"", "a whole number belongs here"),
            ("pits: 6", "pits: 6.5", "column 32: a whole number belongs here, such as 4, without"),
            ("id: \"oware\"", "id: \"oware", "the name that begins here has no closing quotation mark"),
            ("(\n", "/* (\n", "a remark that begins with /* has no */ at its end"),
            ("pits: 6", "pits: 6, [7]", "a name without quotation marks belongs here"),
            ("pits: 6", "pits: -6", "this number is below 0 or far too large"),
            ("pits: 6,", "pits: 6", "a comma or a closing bracket belongs here"),
            ("pits: 6", "pits = 6", "a colon belongs here"),
            ("id: \"oware\"", "id: oware", "in straight quotation marks"),
            ("id: \"oware\"", "id: \"My game\"", "id is \"My game\", but must be letters a to z, digits and hyphens"),
            ("id: \"oware\"", "id: \"\"", "id is \"\", but must be letters"),
            ("    majority: Ends,\n)", "    majority: Ends,", "the file ends too early"),
        ] {
            let error = error(from, to);
            assert!(error.contains(words), "{error}");
        }
        let inner = error("capture: TwosAndThrees", "capture: Fours(passing: Owner, last: Mover, last_eigth: AtOnce)");
        assert!(inner.contains("there is no knob \"last_eigth\" here; there are passing, last, last_eight"), "{inner}");
        let empty = Ruleset::from_ron("", "mine.ron").unwrap_err().to_string();
        assert_eq!(
            empty,
            "mine.ron, line 1, column 1: a ruleset begins with an opening bracket, followed by id:; remarks begin with //"
        );
    }

    #[test]
    fn a_mark_at_the_beginning_of_the_text_is_passed_over() {
        assert!(Ruleset::from_ron(&format!("\u{feff}{OWARE}"), "mine.ron").is_ok());
    }

    const QUAN: &str = include_str!("../../assets/rulesets/o-an-quan.ruleset.ron");

    fn quan_error(from: &str, to: &str) -> String {
        assert!(QUAN.contains(from));
        Ruleset::from_ron(&QUAN.replacen(from, to, 1), "mine.ron").unwrap_err().to_string()
    }

    #[test]
    fn what_is_missing_inside_a_knob_is_told_at_that_knob() {
        let start = QUAN.find("quan: (").unwrap();
        let end = start + QUAN[start..].find("),").unwrap() + 2;
        let without = quan_error(&QUAN[start..end], "");
        let line = QUAN.lines().position(|line| line.trim_start().starts_with("board:")).unwrap() + 1;
        assert!(without.starts_with(&format!("mine.ron, line {line}, column 5: board.quan: missing")), "{without}");
    }

    #[test]
    fn nobody_sells_more_squares_than_there_are() {
        let error = quan_error("goal: 3", "goal: 6");
        assert!(error.ends_with("rounds.goal is 6, but must be 1 to 5"), "{error}");
    }

    #[test]
    fn burnt_pits_go_with_stores_in_the_ring_and_nobody_must_fill_more_than_there_are() {
        const CONGKLAK: &str = include_str!("../../assets/rulesets/congklak.ruleset.ron");
        let told = |text: &str, rounds: &str| {
            let text = text.replacen("\n)", &format!("\n    rounds: BurntPits({rounds}),\n)"), 1);
            Ruleset::from_ron(&text, "mine.ron").map_err(|e| e.to_string())
        };
        assert!(told(CONGKLAK, "least: 7, opener: Winner").is_ok());
        let error = told(CONGKLAK, "least: 8, opener: Winner").unwrap_err();
        assert!(error.ends_with("rounds.least is 8, but must be 1 to 7"), "{error}");
        let error = told(OWARE, "least: 1, opener: Winner").unwrap_err();
        assert!(error.ends_with("rounds: BurntPits goes with Opposite only"), "{error}");
        let error = told(CONGKLAK, "goal: 1, opener: Winner").unwrap_err();
        assert!(error.contains("there is no knob \"goal\" here; there are least, opener"), "{error}");
    }

    #[test]
    fn words_for_numbers_and_remarks_without_a_mark_are_told_plainly() {
        let word = quan_error("young: 0", "young: five");
        assert!(word.contains("a whole number belongs here"), "{word}");
        let remark = Ruleset::from_ron("Ô ăn quan\n(id: \"a\")", "mine.ron").unwrap_err().to_string();
        assert!(remark.contains("a ruleset begins with an opening bracket"), "{remark}");
    }
}
