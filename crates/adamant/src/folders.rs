//! Where things are kept on this machine.

use std::path::PathBuf;

use etcetera::{AppStrategy as _, AppStrategyArgs};

/// The folder of the user's application data that is ours, if there is such a place.
pub(crate) fn data_folder() -> Option<PathBuf> {
    let app = AppStrategyArgs {
        top_level_domain: String::new(),
        author: String::new(),
        app_name: "adamant".to_owned(),
    };
    etcetera::choose_app_strategy(app).ok().map(|app| app.data_dir())
}
