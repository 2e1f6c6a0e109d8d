//! The game's own files: which there are, and what they say.
//!
//! Everything goes through the asset server, so that it works from a folder and from the web
//! alike; what cannot be read is told on the loading screen, file by file.

use super::{Language, OwnFile, Screen, Story, Texts};
use crate::ai::Characters;
use crate::rules::{Ruleset, RulesetId};
use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, LoadState};
use bevy::prelude::*;
use serde::Deserialize;
use std::sync::Arc;

/// A text file.
#[derive(Asset, TypePath, Debug)]
struct TextFile(String);

#[derive(Default, TypePath)]
struct TextFileLoader;

#[derive(Debug, thiserror::Error)]
enum TextFileError {
    #[error("it cannot be read: {0}")]
    Io(#[from] std::io::Error),
    #[error("it is not UTF-8 text: {0}")]
    Utf8(#[from] std::string::FromUtf8Error),
}

impl AssetLoader for TextFileLoader {
    type Asset = TextFile;
    type Settings = ();
    type Error = TextFileError;

    async fn load(&self, reader: &mut dyn Reader, _: &(), _: &mut LoadContext<'_>) -> Result<TextFile, TextFileError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(TextFile(String::from_utf8(bytes)?))
    }

    fn extensions(&self) -> &[&str] {
        &["ron", "ftl"]
    }
}

/// What exists, in menu order: the web cannot list folders.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
struct Catalog {
    /// Ids of `rulesets/ID.ruleset.ron`.
    rulesets: Vec<String>,
    /// Names of `story/NAME.story.ron`.
    stories: Vec<String>,
    /// Names of `strings/LANGUAGE/NAME.ftl`.
    strings: Vec<String>,
}

/// What the files said.
#[derive(Resource, Default, Debug)]
pub struct GameData {
    /// In menu order; after the game's own those of people's own that are right.
    pub rulesets: Vec<Arc<Ruleset>>,
    /// People's own ruleset files, right or wrong, by name.
    pub own: Vec<OwnFile>,
    /// In menu order.
    pub stories: Vec<Story>,
    /// Opponents with a name.
    pub opponents: Characters,
}

impl GameData {
    /// The ruleset called `id`.
    pub fn ruleset(&self, id: &RulesetId) -> Option<&Arc<Ruleset>> {
        self.rulesets.iter().find(|r| r.id == *id)
    }
}

/// A file of the game that cannot be used: shown on the loading screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataProblem {
    /// Which.
    pub file: String,
    /// What is wrong with it.
    pub what: String,
}

/// How far loading has come.
#[derive(Resource, Default)]
pub struct LoadingState {
    catalog: Option<Handle<TextFile>>,
    files: Option<Vec<(FileKind, String, Handle<TextFile>)>>,
    /// What is wrong; the game does not start while there is something here.
    pub problems: Vec<DataProblem>,
    done: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum FileKind {
    Ruleset,
    Story,
    Opponents,
    Strings(Language),
}

const CATALOG: &str = "catalog.ron";
const OPPONENTS: &str = "opponents.ron";

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<TextFile>().init_asset_loader::<TextFileLoader>();
    app.init_resource::<GameData>().init_resource::<LoadingState>();
    app.add_systems(Startup, ask_for_catalog);
    app.add_systems(Update, (ask_for_files, read_files).chain().run_if(in_state(Screen::Loading)));
}

fn ask_for_catalog(server: Res<AssetServer>, mut loading: ResMut<LoadingState>) {
    loading.catalog = Some(server.load(CATALOG));
}

fn ask_for_files(server: Res<AssetServer>, texts: Res<Assets<TextFile>>, mut loading: ResMut<LoadingState>) {
    let Some(handle) = loading.catalog.clone().filter(|_| loading.files.is_none()) else { return };
    if let Some(problem) = failure(&server, &handle, CATALOG) {
        loading.files = Some(Vec::new());
        loading.problems.push(problem);
        return;
    }
    let Some(text) = texts.get(&handle) else { return };
    let files = match ron::from_str::<Catalog>(&text.0) {
        Ok(catalog) => catalog.files(),
        Err(e) => {
            loading.problems.push(DataProblem { file: CATALOG.to_owned(), what: e.to_string() });
            Vec::new()
        }
    };
    loading.files = Some(files.into_iter().map(|(kind, path)| (kind, path.clone(), server.load(path))).collect());
}

impl Catalog {
    fn files(&self) -> Vec<(FileKind, String)> {
        let rulesets = self.rulesets.iter().map(|id| (FileKind::Ruleset, format!("rulesets/{id}.ruleset.ron")));
        let stories = self.stories.iter().map(|name| (FileKind::Story, format!("story/{name}.story.ron")));
        let strings = Language::ALL.into_iter().flat_map(|l| {
            let path = move |name: &String| (FileKind::Strings(l), format!("strings/{}/{name}.ftl", l.code()));
            self.strings.iter().map(path)
        });
        let opponents = [(FileKind::Opponents, OPPONENTS.to_owned())];
        strings.chain(rulesets).chain(stories).chain(opponents).collect()
    }
}

fn read_files(
    server: Res<AssetServer>,
    files: Res<Assets<TextFile>>,
    mut loading: ResMut<LoadingState>,
    mut data: ResMut<GameData>,
    mut texts: ResMut<Texts>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(wanted) = loading.files.clone().filter(|_| !loading.done) else { return };
    let settled = |h: &Handle<TextFile>| files.contains(h) || matches!(server.load_state(h), LoadState::Failed(_));
    if !wanted.iter().all(|(_, _, handle)| settled(handle)) {
        return;
    }
    for (kind, path, handle) in &wanted {
        let result = match files.get(handle) {
            Some(file) => read_file(*kind, path, &file.0, &mut data, &mut texts),
            None => Err(failure(&server, handle, path).map_or_else(String::new, |p| p.what)),
        };
        if let Err(what) = result {
            error!("{path}: {what}");
            loading.problems.push(DataProblem { file: path.clone(), what });
        }
    }
    loading.done = true;
    if loading.problems.is_empty() {
        (*next).set_if_neq(Screen::Title);
    }
}

fn read_file(kind: FileKind, path: &str, text: &str, data: &mut GameData, texts: &mut Texts) -> Result<(), String> {
    match kind {
        FileKind::Ruleset => {
            let rules = Ruleset::from_ron(text, path).map_err(|e| e.to_string())?;
            data.rulesets.push(Arc::new(rules));
        }
        FileKind::Story => data.stories.push(Story::from_ron(text)?),
        FileKind::Opponents => data.opponents = Characters::from_ron(text).map_err(|e| e.to_string())?,
        FileKind::Strings(language) => texts.add(language, text)?,
    }
    Ok(())
}

fn failure(server: &AssetServer, handle: &Handle<TextFile>, path: &str) -> Option<DataProblem> {
    match server.load_state(handle) {
        LoadState::Failed(e) => Some(DataProblem { file: path.to_owned(), what: e.to_string() }),
        LoadState::NotLoaded | LoadState::Loading | LoadState::Loaded => None,
    }
}
