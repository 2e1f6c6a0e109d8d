//! The program itself, spawned: nothing that can be written to it ends or hangs it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

const ENGINE: &str = env!("CARGO_BIN_EXE_gieo-engine");

/// Runs the engine with `input` on its standard input.
fn run(args: &[&str], input: &[u8]) -> Output {
    run_with(Path::new("/no/such/folder"), args, input)
}

/// The same with the player's folder at `data`.
fn run_with(data: &Path, args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(ENGINE)
        .args(args)
        .env("GIEO_DATA", data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // Beside the reading, or both sides would wait for each other over a full pipe.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    output
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Fifty lines that no honest client would send.
fn nasty_lines() -> Vec<Vec<u8>> {
    let play = |before: &str| format!(r#"{{"ruleset":"oware","before":{before}}}"#).into_bytes();
    let mut lines: Vec<Vec<u8>> = [
        "",
        " ",
        "x",
        "null",
        "true",
        "7",
        "\"start\"",
        "[]",
        "{}",
        "{",
        "}",
        "[",
        "{\"do\"",
        "{\"do\":}",
        "{'do':1}",
        "NaN",
        "{\"do\":\"play\"",
        "{\"do\":null}",
        "{\"do\":[]}",
        "{\"do\":\"\"}",
        "{\"do\":\"quit\"}",
        "// hello",
        "{\"do\":\"rulesets\",\"do\":\"rulesets\"}",
        "{\"do\":\"rulesets\"} {\"do\":\"rulesets\"}",
        "\\u0000",
        "{\"ruleset\":\"\\ud800\",\"before\":\"start\"}",
        "\u{feff}{\"do\":\"rulesets\"}",
        "{\"ruleset\":\"../../etc/passwd\",\"before\":\"start\"}",
        "{\"do\":\"perft\",\"ruleset\":\"oware\",\"before\":\"start\",\"depth\":1e3}",
        "{\"do\":\"perft\",\"ruleset\":\"oware\",\"before\":\"start\",\"depth\":-1}",
        "{\"do\":\"perft\",\"ruleset\":\"oware\",\"before\":\"start\",\"depth\":99,\"limit_ms\":30}",
        "{\"do\":\"search\",\"ruleset\":\"oware\",\"before\":\"start\",\"depth\":100,\"limit_ms\":1,\"movetime\":-5}",
        "{\"do\":\"next_round\",\"ruleset\":\"oware\",\"totals\":[28,20],\"opener\":0}",
    ]
    .iter()
    .map(|line| line.as_bytes().to_vec())
    .collect();
    lines.extend([
        play("{\"board\":[4],\"store\":[0,0],\"mover\":0}"),
        play("{\"board\":[99999999999999999999,4,4,4,4,4,4,4,4,4,4,4],\"store\":[0,0],\"mover\":0}"),
        play("{\"board\":[4,4,4,4,4,4,4,4,4,4,4,4],\"store\":[0,0],\"mover\":-1}"),
        play("{\"board\":[4,4,4,4,4,4,4,4,4,4,4,4],\"store\":[1e400,0],\"mover\":0}"),
        play("{\"board\":{},\"store\":{},\"mover\":{}}"),
        play(&"[".repeat(50)),
        play(&format!("{{\"{}\":1}}", "k".repeat(100_000))),
        vec![b'x'; 1 << 20],
        vec![b'"'; 1 << 20],
        vec![b'x'; 5 << 20],
        "[".repeat(100_000).into_bytes(),
        "{\"a\":".repeat(100_000).into_bytes(),
        format!("[{}0]", "0,".repeat(500_000)).into_bytes(),
        vec![0xff, 0xfe, 0x00, 0x80],
        b"{\"ruleset\":\"\xc3\x28\",\"before\":\"start\"}".to_vec(),
        vec![0; 100],
        b"{\"do\":\"rulesets\"}\x80".to_vec(),
    ]);
    lines
}

#[test]
fn every_nasty_line_gets_one_error_and_the_next_request_its_answer() {
    let nasty = nasty_lines();
    assert_eq!(nasty.len(), 50);
    let good = br#"{"ruleset":"oware","before":"start"}"#;
    let input: Vec<u8> = nasty.iter().flat_map(|line| [line, &b"\n"[..], good, b"\r\n"].concat()).collect();
    let begun = Instant::now();
    let output = run(&["json"], &input);
    assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", begun.elapsed());
    assert!(output.status.success());
    let said = text(&output.stdout);
    let answers: Vec<Value> = said.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 100);
    for (line, pair) in nasty.iter().zip(answers.chunks(2)) {
        let shown = String::from_utf8_lossy(&line[..line.len().min(80)]);
        let error = pair[0]["error"].as_str().unwrap_or_else(|| panic!("{shown}: {}", pair[0]));
        assert!(!error.is_empty() && error.len() < 600, "{shown}: {error}");
        assert_eq!(pair[1]["legal"].as_array().unwrap().len(), 6, "after {shown}");
    }
}

#[test]
fn each_answer_comes_before_the_next_line_is_sent() {
    let mut child = Command::new(ENGINE).arg("json").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for _ in 0..3 {
        stdin.write_all(b"{\"ruleset\":\"oware\",\"before\":\"start\"}\n").unwrap();
        assert_eq!(answers.next().unwrap().unwrap(), r#"{"legal":[0,1,2,3,4,5]}"#);
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_last_line_without_an_end_is_answered() {
    assert_eq!(text(&run(&["json"], b"{\"ruleset\":\"oware\",\"before\":\"start\"}").stdout).lines().count(), 1);
    assert_eq!(run(&["json"], b"").stdout, b"");
}

#[test]
fn uci_speaks_over_a_pipe_and_ends_with_it() {
    let output = run(&["uci"], b"uci\n\xff\xff\nposition startpos moves FfBe\ngo depth 1\n");
    assert!(output.status.success());
    let said = text(&output.stdout);
    assert!(said.contains("\nuciok\n"), "{said}");
    assert!(said.lines().last().unwrap().starts_with("bestmove "), "{said}");
}

#[test]
fn uci_stops_an_endless_search_when_told() {
    let begun = Instant::now();
    let said = text(&run(&["uci"], b"go infinite\nstop\nisready\nquit\n").stdout);
    assert!(begun.elapsed() < Duration::from_secs(20));
    assert!(said.lines().any(|line| line.starts_with("bestmove ")) && said.contains("readyok"), "{said}");
}

#[test]
fn several_threads_search_together_and_all_end() {
    let line = br#"{"do":"search","ruleset":"oware","before":"start","movetime":100,"threads":3}"#;
    let said = text(&run(&["json"], line).stdout);
    let answer: Value = serde_json::from_str(&said).unwrap();
    assert!(answer["move"].is_u64() && answer["nodes"].as_u64().unwrap() > 0, "{said}");
    let said = text(&run(&["uci"], b"setoption name Threads value 3\ngo movetime 100\nquit\n").stdout);
    assert!(said.lines().all(|line| line.starts_with("info depth ") || line.starts_with("bestmove ")), "{said}");
}

#[test]
fn perft_prints_a_table() {
    let output = run(&["perft", "oware", "4"], b"");
    assert!(output.status.success());
    let said = text(&output.stdout);
    let counts: Vec<&str> = said.lines().skip(1).take(4).filter_map(|line| line.split_whitespace().nth(1)).collect();
    assert_eq!(counts, ["6", "36", "190", "1014"]);
}

#[test]
fn a_match_is_counted() {
    let arguments = ["match", "oware", "1", "esi", "--games", "2", "--seed", "7", "--movetime", "5"];
    let said = text(&run(&arguments, b"").stdout);
    assert!(said.starts_with("oware: 1 against esi, 2 games, seed 7\n"), "{said}");
    for word in ["won", "drew", "lost", "seeds", "plies", "longest game"] {
        assert!(said.contains(word), "{said}");
    }
}

#[test]
fn a_ladder_tells_what_neighbours_and_fixed_players_score() {
    let low = ["ladder", "oware", "--games", "4", "--from", "1", "--to", "2"];
    let said = |more: &[&str]| text(&run(&[&low[..], more].concat(), b"").stdout);
    let neighbours = said(&[]);
    assert_eq!((neighbours.lines().count(), &neighbours), (2, &said(&[])), "the same seed, the same games");
    assert!(neighbours.contains("2 against 1 ") && neighbours.contains(" ± "), "{neighbours}");
    assert_eq!(said(&["--fixed"]).lines().count(), 1 + 2 * 3);
    assert_eq!(
        said(&["--errors"]).lines().count(),
        2 + 2 * 2,
        "every decision, and those in which the best move takes"
    );
}

#[test]
fn a_match_can_be_played_against_another_program() {
    let other = format!("uci:{ENGINE} uci");
    let output = run(&["match", "oware-abapa", "1", &other, "--games", "2", "--movetime", "5"], b"");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("2 games"));
}

/// What a match against another program ends with that gets ready and then does `what`.
#[cfg(unix)]
fn match_against(what: &str) -> (Output, Duration) {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("program.sh");
    std::fs::write(&script, format!("printf 'uciok\\nreadyok\\n'; {what}")).unwrap();
    let other = format!("uci:sh {}", script.display());
    let begun = Instant::now();
    let output = run(&["match", "oware-abapa", &other, "random", "--games", "1", "--movetime", "20"], b"");
    (output, begun.elapsed())
}

#[cfg(unix)]
#[test]
fn another_program_that_says_nothing_or_too_much_is_not_waited_for_long() {
    for what in ["exec sleep 60", "exec yes", "exec cat /dev/zero"] {
        let (output, taken) = match_against(what);
        let said = text(&output.stderr);
        assert!(said.contains("sh: no bestmove within 5.0 s after \"go movetime 20\""), "{what}: {said}");
        assert!(output.status.code() == Some(1) && taken < Duration::from_secs(20), "{what}: {taken:?}");
    }
    let (output, _) = match_against("exit 0");
    let said = text(&output.stderr);
    assert!(said.contains("sh: ") && output.status.code() == Some(1), "{said}");
}

#[test]
fn files_are_checked_in_plain_words() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.ruleset.ron");
    let good = include_str!("../assets/rulesets/oware.ruleset.ron");
    let check = |text: &str| {
        std::fs::write(&file, text).unwrap();
        let output = run(&["check", &file.display().to_string()], b"");
        (output.status.code(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
    };
    let (code, said) = check(good);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("note: the game looks for \"oware\" in a file called oware.ruleset.ron"), "{said}");
    assert!(check(&good.replace("seeds: 4", "seeds: 5")).1.contains("another ruleset with the id \"oware\""));
    assert!(
        check(&good.replace("    board", "    base: \"awari\",\n    board")).1.contains("no game \"awari\" for base")
    );
    for (from, to, named) in [
        ("pits: 6", "pits: 60", "board.pits is 60, but must be 3 to 10"),
        ("majority: Ends", "majority: Maybe", "Maybe"),
        ("majority: Ends,", "", "majority"),
        ("relay: None", "relay: None, spoons: 3", "spoons"),
        ("relay: None", "relay: FromNext(from_quan: false)", "line 7, column 5: relay: with TwosAndThrees"),
        ("seeds: 4", "seeds: -4", "line"),
    ] {
        assert_ne!(good.replace(from, to), good);
        let (code, said) = check(&good.replace(from, to));
        assert_eq!(code, Some(1), "{said}");
        assert!(said.contains(named) && said.contains("mine.ruleset.ron"), "{said:?} does not name {named:?}");
    }
}

#[test]
fn a_folder_of_rulesets_joins_the_list() {
    let folder = tempfile::tempdir().unwrap();
    let good = include_str!("../assets/rulesets/oware.ruleset.ron");
    let mine = good.replace("\"oware\"", "\"oware-5\"").replace("seeds: 4", "seeds: 5");
    std::fs::write(folder.path().join("oware-5.ruleset.ron"), mine).unwrap();
    std::fs::write(folder.path().join("wrong.ruleset.ron"), "(").unwrap();
    let request = b"{\"do\":\"rulesets\"}\n{\"ruleset\":\"oware-5\",\"before\":\"start\",\"move\":0}\n";
    let output = run(&["--rulesets", &folder.path().display().to_string(), "json"], request);
    let said = text(&output.stdout);
    assert!(said.lines().next().unwrap().contains("\"oware-5\""), "{said}");
    assert!(said.lines().nth(1).unwrap().contains("[0,6,6,6,6,6,5,5,5,5,5,5]"), "{said}");
    assert!(text(&output.stderr).contains("wrong.ruleset.ron"));
}

#[test]
fn peoples_own_rulesets_are_listed_with_the_game_they_belong_to() {
    let data = tempfile::tempdir().unwrap();
    let folder = data.path().join("rulesets");
    std::fs::create_dir(&folder).unwrap();
    let good = include_str!("../assets/rulesets/kalah.ruleset.ron");
    let mine = good.replace("\"kalah\",", "\"mine\", name: \"Mine\",").replace("seeds: 4", "seeds: 5");
    std::fs::write(folder.join("mine.ruleset.ron"), mine).unwrap();
    std::fs::write(folder.join("wrong.ruleset.ron"), [0xff, 0xfe]).unwrap();
    std::fs::write(folder.join("twin.ruleset.ron"), good.replace("seeds: 4", "seeds: 6")).unwrap();
    std::fs::create_dir(folder.join("folder.ruleset.ron")).unwrap();
    let output = run_with(data.path(), &["json"], b"{\"do\":\"rulesets\"}\n");
    let listed: Value = serde_json::from_str(&text(&output.stdout)).unwrap();
    let all = listed["rulesets"].as_array().unwrap();
    let mine = all.iter().find(|rules| rules["id"] == "mine").unwrap();
    assert_eq!((&mine["base"], &mine["name"]), (&"kalah".into(), &"Mine".into()));
    let kalah = all.iter().find(|rules| rules["id"] == "kalah").unwrap();
    assert_eq!((&kalah["base"], &kalah["options"]["seeds"]["default"]), (&Value::Null, &4.into()));
    let told = text(&output.stderr);
    assert_eq!(told.lines().count(), 3, "{told}");
    for what in ["wrong.ruleset.ron is not a text", "another ruleset \"kalah\"", "folder.ruleset.ron is not a file"] {
        assert!(told.contains(what), "{told}");
    }
    let file = folder.join("mine.ruleset.ron").display().to_string();
    let said = text(&run_with(data.path(), &["check", &file], b"").stdout);
    assert!(said.contains("right. mine, called \"Mine\": 2 players"), "{said}");
    assert!(!said.contains("note:"), "{said}");
}

#[test]
fn bad_arguments_end_with_two() {
    for args in [
        &["dance"][..],
        &["perft"],
        &["perft", "chess", "3"],
        &["perft", "oware", "0"],
        &["check", "/no/such/file"],
        &["match", "oware", "nobody", "1", "--games", "1"],
        &["match", "oware", "1", "1"],
        &["match", "oware", "12", "1", "--games", "1"],
        &["ladder", "oware", "--from", "0"],
        &["ladder", "oware", "--games", "1"],
        &["perft", "oware", "3", "--position", "4-4"],
        &["match", "oware", "uci:/no/such/program", "1", "--games", "1"],
    ] {
        let output = run(args, b"");
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", text(&output.stderr));
        assert!(!output.stderr.is_empty());
    }
    assert_eq!(run(&["--help"], b"").status.code(), Some(0));
}

#[test]
fn a_reader_that_goes_ends_it_without_a_word() {
    let mut child = Command::new(ENGINE)
        .args(["perft", "oware", "5"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.stderr.is_empty(), "{}", text(&output.stderr));
    assert!(output.status.success());
}
