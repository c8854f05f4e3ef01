//! All tables: those that somebody is at live in memory, the others in the store.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;

use fair::Seed;
use games::with_game;
use tokio::sync::{OnceCell, Semaphore, mpsc, oneshot};
use wire::Stage;

use crate::abandoned;
use crate::code::Code;
use crate::config::Config;
use crate::entry::Entry;
use crate::guest::random;
use crate::limits::Gate;
use crate::metrics::Metrics;
use crate::retention;
use crate::store::{Head, Line, Store, StoreError};
use crate::table::{Knock, Table};
use crate::trouble::Trouble;

/// All tables.
pub struct Hall {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) gate: Arc<Gate>,
    pub(crate) metrics: Metrics,
    /// As many bots think at once as there are cores.
    pub(crate) thinkers: Arc<Semaphore>,
    live: Mutex<HashMap<Code, Arc<OnceCell<mpsc::Sender<Knock>>>>>,
}

/// How many knocks wait at a table's door before those who knock must wait.
const DOOR: usize = 64;

impl Hall {
    /// Opens the database and the hall.
    pub async fn open(config: Config) -> Result<Arc<Self>, StoreError> {
        let metrics = Metrics::new();
        let store = Store::open(&config.database, metrics.clone()).await?;
        let cores = available_parallelism().map_or(1, Into::into);
        let hall = Arc::new(Self {
            gate: Gate::new(config.limits.clone()),
            thinkers: Arc::new(Semaphore::new(cores)),
            live: Mutex::default(),
            config,
            metrics,
            store,
        });
        tokio::spawn(retention::run(Arc::downgrade(&hall)));
        tokio::spawn(abandoned::run(Arc::downgrade(&hall)));
        Ok(hall)
    }

    /// Opens a table like `head`, with a code and a seed of its own.
    pub(crate) async fn create(
        &self,
        mut head: Head,
        names: Vec<String>,
        entries: &[Entry],
    ) -> Result<Code, Trouble> {
        head.seed = Seed::new(random());
        let line = Line { stage: Stage::Gathering, names, seats: Vec::new(), end: None };
        loop {
            head.code = Code::random();
            match self.store.create(&head, line.clone(), entries).await {
                Ok(true) => return Ok(head.code),
                Ok(false) => {}
                Err(error) => return Err(Trouble::of_store(&error)),
            }
        }
    }

    /// Brings something to a table, which is read from the store if it is not in memory.
    pub(crate) async fn knock(
        self: &Arc<Self>,
        code: Code,
        mut knock: Knock,
    ) -> Result<mpsc::Sender<Knock>, Trouble> {
        loop {
            let door = self.door(code).await?;
            match door.send(knock).await {
                Ok(()) => return Ok(door),
                // The table went to sleep just now, or broke.
                Err(back) => {
                    knock = back.0;
                    self.bury(code, &door);
                }
            }
        }
    }

    /// Makes sure that there is such a table, and that it is in memory.
    pub(crate) async fn find(self: &Arc<Self>, code: Code) -> Result<(), Trouble> {
        self.door(code).await.map(drop)
    }

    /// Asks a table something.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        code: Code,
        knock: impl FnOnce(oneshot::Sender<T>) -> Knock,
    ) -> Result<T, Trouble> {
        let (answer, answered) = oneshot::channel();
        self.knock(code, knock(answer)).await?;
        answered.await.map_err(|_| Trouble::unavailable())
    }

    async fn door(self: &Arc<Self>, code: Code) -> Result<mpsc::Sender<Knock>, Trouble> {
        let cell = self.lock().entry(code).or_default().clone();
        let door = cell.get_or_try_init(|| self.wake(code)).await.cloned();
        if door.is_err() {
            let mut live = self.lock();
            // The map's and this one: nobody else waits for the same table, who could still wake it.
            if Arc::strong_count(&cell) == 2 && !cell.initialized() {
                live.remove(&code);
            }
        }
        door
    }

    /// Does something to a table that is not in memory, and lets nobody wake it meanwhile; false if it is in memory.
    pub(crate) async fn unless_live(
        &self,
        code: Code,
        work: impl Future<Output = Result<(), StoreError>>,
    ) -> Result<bool, StoreError> {
        let cell = self.lock().entry(code).or_default().clone();
        let mut done = Ok(false);
        let work = async {
            done = work.await.map(|()| true);
            Err::<mpsc::Sender<Knock>, ()>(())
        };
        let _ = cell.get_or_try_init(|| work).await;
        let mut live = self.lock();
        if Arc::strong_count(&cell) == 2 && !cell.initialized() {
            live.remove(&code);
        }
        drop(live);
        done
    }

    async fn wake(self: &Arc<Self>, code: Code) -> Result<mpsc::Sender<Knock>, Trouble> {
        let loaded = self.store.take_over(code).await.map_err(|error| {
            tracing::error!(%error, "a table cannot be read");
            Trouble::of_store(&error)
        })?;
        let stored = loaded.ok_or_else(Trouble::no_table)?;
        let (door, knocks) = mpsc::channel(DOOR);
        with_game!(stored.head.game, G => {
            let table = Table::<G>::new(self.clone(), stored, knocks, door.downgrade())?;
            tokio::spawn(table.run());
        });
        Ok(door)
    }

    /// Forgets a table unless somebody is at its door.
    pub(crate) fn forget(&self, code: Code, knocks: &mut mpsc::Receiver<Knock>) -> bool {
        let mut live = self.lock();
        let quiet = knocks.is_empty();
        if quiet {
            live.remove(&code);
            knocks.close();
        }
        quiet
    }

    /// Forgets a table that has ended, whoever is at its door: they will find it anew.
    pub(crate) fn forget_at_once(&self, code: Code) {
        self.lock().remove(&code);
    }

    /// Forgets a table that hears nobody any more, so that it is woken anew.
    fn bury(&self, code: Code, door: &mpsc::Sender<Knock>) {
        let mut live = self.lock();
        let cell = live.get(&code).and_then(|cell| cell.get());
        if cell.is_some_and(|known| known.same_channel(door)) {
            live.remove(&code);
        }
    }

    /// How many tables are in memory.
    pub(crate) fn live(&self) -> usize {
        self.lock().len()
    }

    /// Tells everyone to come back soon, and waits until every table has kept what it accepted.
    pub async fn close(&self) {
        let doors: Vec<_> = self.lock().values().filter_map(|cell| cell.get().cloned()).collect();
        let mut closed = Vec::new();
        for door in doors {
            let (done, waits) = oneshot::channel();
            if door.send(Knock::Close(done)).await.is_ok() {
                closed.push(waits);
            }
        }
        for waits in closed {
            drop(waits.await);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Code, Arc<OnceCell<mpsc::Sender<Knock>>>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
