//! Giving up an abandoned game.

use wire::TableStage;

use super::Table;
use super::play::Hosted;
use crate::entry::Entry;

impl<G: Hosted> Table<G> {
    /// Gives the game up, if that was asked for and there was no move in the meantime.
    pub(super) async fn abandon(&mut self) {
        let Some(before) = self.batch.abandon.take() else { return };
        let acted = self.batch.entries.iter().any(Entry::is_action);
        let moved = acted || !self.batch.changes.is_empty();
        if moved || self.room.stage() != TableStage::Playing {
            return;
        }
        let code = self.room.head.code;
        // Every move at this table is stored by this task: what is read here cannot change before the entry is stored.
        match self.registry.store.is_abandoned(code, before).await {
            Ok(true) if self.accept(Entry::Abandoned).is_ok() => {
                // Everyone who looks on is told that the game waits no longer.
                self.batch.clock = true;
                tracing::info!("an abandoned game is given up");
            }
            Ok(_) => {}
            Err(error) => tracing::debug!(%error, "a game cannot be given up now"),
        }
    }
}
