//! What is explained when it happens for the first time, and the file that remembers it.

use std::fs;
use std::path::{Path, PathBuf};

use prose::{Explained, Playable};
use table::Viewer;
use voice::Speaker;

use crate::Session;
use crate::store::write_text;

/// Explains what happens for the first time; by default nothing.
#[derive(Default)]
pub(crate) struct Explainer {
    /// Where it is remembered. Without such a place nothing is explained, rather than every time.
    file: Option<PathBuf>,
    explained: Explained,
    /// How many of the events have been looked at for what is new.
    looked: usize,
}

impl Explainer {
    /// Explains what this file does not say has been explained, and what happens after so many events: what happened in an
    /// earlier sitting is old.
    pub(crate) fn open(file: Option<&Path>, looked: usize) -> Self {
        let text = file.and_then(|file| fs::read_to_string(file).ok()).unwrap_or_default();
        Self { file: file.map(Path::to_owned), explained: Explained::from(text.as_str()), looked }
    }

    /// What is to be said of what has happened since this was last asked.
    pub(crate) fn explain_news<G: Playable>(
        &mut self,
        session: &Session<G>,
        viewer: Viewer,
        to: &Speaker<'_>,
    ) -> Vec<String> {
        let events = session.events();
        let new = events.get(self.looked..).unwrap_or_default();
        let seen: Vec<_> = new.iter().filter_map(|event| G::seen(event, viewer)).collect();
        self.looked = events.len();
        self.explain::<G>(&seen, &session.game().view(viewer), to)
    }

    /// What is to be said now that the viewer saw this, each with its clause. What cannot be remembered is said all the same, once.
    fn explain<G: Playable>(
        &mut self,
        seen: &[G::Seen],
        view: &G::View,
        to: &Speaker<'_>,
    ) -> Vec<String> {
        let Some(file) = &self.file else { return Vec::new() };
        let firsts = self.explained.explain::<G>(seen, view);
        if !firsts.is_empty() {
            let _ = write_text(file, &self.explained.to_string());
        }
        let said = firsts.iter().map(|first| (to.say(&(first.message)()), first.clause));
        said.map(|(said, clause)| format!("{said} ({clause})")).collect()
    }
}

#[cfg(test)]
mod tests {
    use diamant::{Diamant, Options, Seen, Told};
    use table::Game as _;
    use voice::{Lang, Names, Voice};

    use super::*;

    #[test]
    fn a_first_time_is_explained_once_and_remembered_in_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("adamant/explained");
        let view = Diamant::new(3, &Options::default()).unwrap().view(Viewer::Spectator);
        let hazard = [Seen::Told(Told::Hazard { hazard: diamant::Hazard::Snake })];
        let names = Names::default();
        let to = Voice::of(Lang::En).to(Viewer::Spectator, &names);
        let told = |explainer: &mut Explainer| explainer.explain::<Diamant>(&hazard, &view, &to);

        let mut explainer = Explainer::open(Some(&file), 0);
        let said = told(&mut explainer);
        assert!(said.len() == 1 && said[0].ends_with(" (D9)"), "{said:?}");
        assert!(told(&mut explainer).is_empty());
        assert!(
            told(&mut Explainer::open(Some(&file), 0)).is_empty(),
            "not in the next game either"
        );
        assert!(told(&mut Explainer::open(None, 0)).is_empty(), "switched off");
    }
}
