//! All tables: those with clients live in memory, here or on another node, and the others in the store.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;

use fair::Seed;
use games::with_game;
use thiserror::Error;
use tokio::sync::{OnceCell, Semaphore, mpsc, oneshot};
use tokio::time::{Instant, sleep};
use wire::Stage;

use crate::abandoned;
use crate::cluster::{
    Answer, Cluster, ClusterError, NodeId, Owner, Question, RETRY_DELAY, SEARCH, read_refusal,
};
use crate::code::Code;
use crate::config::Config;
use crate::entry::Entry;
use crate::guest::random;
use crate::limits::Gate;
use crate::metrics::Metrics;
use crate::retention;
use crate::store::{Head, Line, Store, StoreError};
use crate::table::{Caller, Knock, Table};
use crate::trouble::Trouble;

/// All tables.
pub struct Hall {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) gate: Arc<Gate>,
    pub(crate) metrics: Metrics,
    /// As many bots think at once as there are cores.
    pub(crate) thinkers: Arc<Semaphore>,
    /// The other nodes, if there are any.
    pub(crate) cluster: Option<Arc<Cluster>>,
    live: Mutex<HashMap<Code, Arc<OnceCell<mpsc::Sender<Knock>>>>>,
}

/// Why the hall cannot be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The database cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The other nodes cannot be reached.
    #[error(transparent)]
    Cluster(#[from] ClusterError),
}

/// Where a table is.
enum Door {
    /// In memory here.
    Here(mpsc::Sender<Knock>),
    /// On another node.
    There(NodeId),
}

/// Why a table is not in memory here.
enum NotHere {
    Trouble(Trouble),
    There(NodeId),
}

impl From<Trouble> for NotHere {
    fn from(trouble: Trouble) -> Self {
        Self::Trouble(trouble)
    }
}

/// How many knocks wait at a table's door before those who knock must wait.
const DOOR: usize = 64;

impl Hall {
    /// Opens the database and the hall, and joins the other nodes if a broker is set.
    pub async fn open(config: Config) -> Result<Arc<Self>, OpenError> {
        let metrics = Metrics::new();
        let store = Store::open(&config.database, metrics.clone()).await?;
        let cluster = match &config.nats {
            Some(url) => {
                let id = store.cluster_id().await?;
                Some(Cluster::open(url, &id, metrics.clone()).await?)
            }
            None => None,
        };
        let cores = available_parallelism().map_or(1, Into::into);
        let hall = Arc::new(Self {
            gate: Gate::new(config.limits.clone()),
            thinkers: Arc::new(Semaphore::new(cores)),
            live: Mutex::default(),
            config,
            metrics,
            store,
            cluster,
        });
        if let Some(cluster) = &hall.cluster {
            cluster.run(Arc::downgrade(&hall)).await?;
        }
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

    /// Connects a client to a table, wherever that is; what the client asks goes into the inbox that this returns.
    pub(crate) async fn join(
        self: &Arc<Self>,
        code: Code,
        mut caller: Caller,
    ) -> Result<mpsc::Sender<Knock>, Trouble> {
        let begun = Instant::now();
        loop {
            match self.door(code).await? {
                Door::Here(door) => match door.send(Knock::Join(caller)).await {
                    Ok(()) => return Ok(door),
                    // The table went to sleep just now, or broke.
                    Err(mpsc::error::SendError(Knock::Join(back))) => {
                        caller = back;
                        self.bury(code, &door);
                    }
                    Err(_) => return Err(Trouble::unavailable()),
                },
                Door::There(node) => {
                    let cluster = self.cluster.as_ref().ok_or_else(Trouble::unavailable)?;
                    match cluster.join(node, code, caller).await {
                        Ok(door) => return Ok(door),
                        Err(Some(back)) if begun.elapsed() < SEARCH => caller = back,
                        Err(_) => return Err(Trouble::unavailable()),
                    }
                    sleep(RETRY_DELAY).await;
                }
            }
        }
    }

    /// Connects a client of another node to a table that is here; nothing if it is not.
    pub(crate) async fn join_here(
        self: &Arc<Self>,
        code: &str,
        mut caller: Caller,
    ) -> Option<mpsc::Sender<Knock>> {
        let code = code.parse().ok()?;
        loop {
            let Ok(Door::Here(door)) = self.door(code).await else { return None };
            match door.send(Knock::Join(caller)).await {
                Ok(()) => return Some(door),
                Err(mpsc::error::SendError(Knock::Join(back))) => {
                    caller = back;
                    self.bury(code, &door);
                }
                Err(_) => return None,
            }
        }
    }

    /// Brings something to a table that is here or can be; a table of another node is left to that one.
    pub(crate) async fn knock(
        self: &Arc<Self>,
        code: Code,
        mut knock: Knock,
    ) -> Result<(), Trouble> {
        loop {
            let Door::Here(door) = self.door(code).await? else { return Ok(()) };
            match door.send(knock).await {
                Ok(()) => return Ok(()),
                Err(back) => {
                    knock = back.0;
                    self.bury(code, &door);
                }
            }
        }
    }

    /// Makes sure that there is such a table, and that it is in memory here or on another node.
    pub(crate) async fn find(self: &Arc<Self>, code: Code) -> Result<(), Trouble> {
        self.door(code).await.map(drop)
    }

    /// Asks a table something, wherever it is.
    pub(crate) async fn ask(
        self: &Arc<Self>,
        code: Code,
        question: Question,
    ) -> Result<Answer, Trouble> {
        let begun = Instant::now();
        loop {
            let node = match self.door(code).await? {
                Door::Here(door) => match self.ask_here(code, &door, question.clone()).await? {
                    Some(answer) => return Ok(answer),
                    None => continue,
                },
                Door::There(node) => node,
            };
            let cluster = self.cluster.as_ref().ok_or_else(Trouble::unavailable)?;
            match cluster.question(node, code, question.clone()).await {
                Some(Answer::Refused { problem, key }) => return Err(read_refusal(problem, &key)),
                Some(Answer::NotHere) => {}
                Some(answer) => return Ok(answer),
                // It may have been done: asked again, it would be done twice.
                None if question.changes() => return Err(Trouble::unavailable()),
                None => {}
            }
            if begun.elapsed() > SEARCH {
                return Err(Trouble::unavailable());
            }
            sleep(RETRY_DELAY).await;
        }
    }

    /// What everyone may know of a table.
    pub(crate) async fn look(self: &Arc<Self>, code: Code) -> Result<wire::Table, Trouble> {
        match self.ask(code, Question::Look).await? {
            Answer::Look(table) => Ok(*table),
            _ => Err(Trouble::unavailable()),
        }
    }

    /// Asks a table that is here; nothing if it went to sleep just now.
    async fn ask_here(
        &self,
        code: Code,
        door: &mpsc::Sender<Knock>,
        question: Question,
    ) -> Result<Option<Answer>, Trouble> {
        let lost = |_| Trouble::unavailable();
        let sent = async |knock: Knock| {
            let sent = door.send(knock).await.is_ok();
            if !sent {
                self.bury(code, door);
            }
            sent
        };
        Ok(match question {
            Question::Look => {
                let (answer, answered) = oneshot::channel();
                if !sent(Knock::Look(answer)).await {
                    return Ok(None);
                }
                Some(Answer::Look(Box::new(answered.await.map_err(lost)?)))
            }
            Question::Record => {
                let (answer, answered) = oneshot::channel();
                if !sent(Knock::Record(answer)).await {
                    return Ok(None);
                }
                Some(Answer::Record(answered.await.map_err(lost)?))
            }
            Question::Offer { guest, hash } => {
                let (done, answered) = oneshot::channel();
                if !sent(Knock::Offer { guest, hash, done }).await {
                    return Ok(None);
                }
                answered.await.map_err(lost)?.map(|()| Some(Answer::Done))?
            }
            Question::Claim { hash, guest } => {
                let (done, answered) = oneshot::channel();
                if !sent(Knock::Claim { hash, guest, done }).await {
                    return Ok(None);
                }
                answered.await.map_err(lost)?.map(|()| Some(Answer::Done))?
            }
        })
    }

    /// What a table that is here answers to another node.
    pub(crate) async fn answer(self: &Arc<Self>, code: &str, question: Question) -> Answer {
        let Ok(code) = code.parse() else { return Answer::NotHere };
        loop {
            let Ok(Door::Here(door)) = self.door(code).await else { return Answer::NotHere };
            match self.ask_here(code, &door, question.clone()).await {
                Ok(Some(answer)) => return answer,
                Ok(None) => {}
                Err(trouble) => return Answer::refused(&trouble),
            }
        }
    }

    async fn door(self: &Arc<Self>, code: Code) -> Result<Door, Trouble> {
        let cell = self.lock().entry(code).or_default().clone();
        let door = cell.get_or_try_init(|| self.wake(code)).await.cloned();
        if door.is_err() {
            let mut live = self.lock();
            // The map's and this one: nobody else waits for the same table, who could still wake it.
            if Arc::strong_count(&cell) == 2 && !cell.initialized() {
                live.remove(&code);
            }
        }
        match door {
            Ok(door) => Ok(Door::Here(door)),
            Err(NotHere::There(node)) => Ok(Door::There(node)),
            Err(NotHere::Trouble(trouble)) => Err(trouble),
        }
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

    async fn wake(self: &Arc<Self>, code: Code) -> Result<mpsc::Sender<Knock>, NotHere> {
        let unread = |error: StoreError| {
            tracing::error!(%error, "a table cannot be read");
            Trouble::of_store(&error)
        };
        let loaded = match &self.cluster {
            None => self.store.take_over(code).await,
            Some(cluster) => {
                // Codes that were only guessed leave nothing in the broker.
                if !self.store.exists(code).await.map_err(unread)? {
                    return Err(Trouble::no_table().into());
                }
                match cluster.claim(code).await {
                    Ok(Owner::Here) => {}
                    Ok(Owner::There(node)) => return Err(NotHere::There(node)),
                    Err(_) => return Err(Trouble::unavailable().into()),
                }
                let taken = self.store.take_over(code).await;
                if !matches!(taken, Ok(Some(_))) {
                    cluster.release(code);
                }
                taken
            }
        };
        let stored = loaded.map_err(unread)?.ok_or_else(Trouble::no_table)?;
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
            if let Some(cluster) = &self.cluster {
                cluster.release(code);
            }
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

    /// Lets go of every table without storing anything more: the lease of this node was lost. Returns how many there were.
    pub(crate) async fn lose_tables(&self) -> usize {
        let doors: Vec<_> =
            self.lock().drain().filter_map(|(_, cell)| cell.get().cloned()).collect();
        for door in &doors {
            let door = door.clone();
            // A table that waits for the store hears of it later.
            tokio::spawn(async move { drop(door.send(Knock::Lost).await) });
        }
        doors.len()
    }

    /// Tells everyone to come back soon, and waits until every table has kept what it accepted. Other nodes can then have the tables.
    pub async fn close(&self) {
        if let Some(cluster) = &self.cluster {
            cluster.stop();
        }
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
        if let Some(cluster) = &self.cluster {
            cluster.resign().await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Code, Arc<OnceCell<mpsc::Sender<Knock>>>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
