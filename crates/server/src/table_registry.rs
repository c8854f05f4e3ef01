//! All tables: those with clients live in memory, here or on another node, and the others in the store.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;
use std::time::Duration;

use fair::{Seed, TableCode};
use futures_util::future::join_all;
use games::with_game;
use tokio::sync::{OnceCell, Semaphore, mpsc, oneshot};
use tokio::time::{Instant, sleep, timeout};
use voice::refused as say;
use wire::{ProblemCode, TableStage};

use crate::abandoned;
use crate::api_error::{ApiError, refuse_if};
use crate::cluster::{
    Cluster, NodeId, OWNER_SEARCH_TIMEOUT, Owner, RETRY_DELAY, RemoteTable, TableLease, TableQuery,
    TableReply, Unknown, read_refusal,
};
use crate::config::Config;
use crate::entry::Entry;
use crate::guest::random;
use crate::limits::RateLimiter;
use crate::metrics::Metrics;
use crate::retention;
use crate::serve::ServeError;
use crate::store::{Head, Listing, Store, StoreError};
use crate::table::{ClientHandle, Command, Table};
use crate::table_code::random_code;

/// All tables.
pub struct TableRegistry {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) limiter: Arc<RateLimiter>,
    pub(crate) metrics: Metrics,
    /// As many bots think at once as there are cores.
    pub(crate) thinkers: Arc<Semaphore>,
    /// The other nodes, if there are any.
    pub(crate) cluster: Option<Arc<Cluster>>,
    live: Mutex<HashMap<TableCode, Arc<OnceCell<Inbox>>>>,
}

/// Where commands for a table go.
type Inbox = mpsc::Sender<Command>;

/// A client's connection to its table.
pub(crate) enum Connection {
    /// The table is in memory here.
    Here(Inbox),
    /// The table is on another node.
    There(RemoteTable),
}

/// Why a table is not in memory here.
pub(crate) enum NotHere {
    ApiError(ApiError),
    There(NodeId),
}

impl From<ApiError> for NotHere {
    fn from(error: ApiError) -> Self {
        Self::ApiError(error)
    }
}

/// How many commands wait for a table before those who send more must wait.
const INBOX: usize = 64;

/// How long a node that stops waits for its tables, before it gives them to others as they are stored.
const HAND_OVER: Duration = Duration::from_millis(2500);

impl TableRegistry {
    /// Opens the database and the registry, and joins the other nodes if a broker is set.
    pub async fn open(config: Config) -> Result<Arc<Self>, ServeError> {
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
        let registry = Arc::new(Self {
            limiter: RateLimiter::new(config.limits.clone()),
            thinkers: Arc::new(Semaphore::new(cores)),
            live: Mutex::default(),
            config,
            metrics,
            store,
            cluster,
        });
        if let Some(cluster) = &registry.cluster {
            cluster.run(Arc::downgrade(&registry)).await?;
        }
        tokio::spawn(retention::run(Arc::downgrade(&registry)));
        tokio::spawn(abandoned::run(Arc::downgrade(&registry)));
        Ok(registry)
    }

    /// Opens a table like `head` for a client at this address, with a code and a seed of its own.
    pub(crate) async fn create(
        &self,
        from: IpAddr,
        mut head: Head,
        names: Vec<String>,
        entries: &[Entry],
    ) -> Result<TableCode, ApiError> {
        refuse_if(!self.limiter.table(from), ProblemCode::TooMuch, say::too_many_tables)?;
        head.seed = Seed::new(random());
        let listing = Listing { stage: TableStage::Gathering, names, seats: Vec::new(), end: None };
        loop {
            head.code = random_code();
            match self.store.create(&head, listing.clone(), entries).await {
                Ok(true) => return Ok(head.code),
                Ok(false) => {}
                Err(error) => return Err(ApiError::of_store(&error)),
            }
        }
    }

    /// Connects a client to a table, wherever that is.
    pub(crate) async fn join(
        self: &Arc<Self>,
        code: TableCode,
        mut client: ClientHandle,
    ) -> Result<Connection, ApiError> {
        let begun = Instant::now();
        loop {
            match self.locate(code).await {
                Ok(inbox) => match inbox.send(Command::Join(client)).await {
                    Ok(()) => return Ok(Connection::Here(inbox)),
                    // The table has just ended.
                    Err(mpsc::error::SendError(Command::Join(back))) => {
                        client = back;
                        self.remove_closed(code, &inbox);
                    }
                    Err(_) => return Err(ApiError::unavailable()),
                },
                Err(NotHere::ApiError(error)) => return Err(error),
                Err(NotHere::There(node)) => {
                    let cluster = self.cluster.as_ref().ok_or_else(ApiError::unavailable)?;
                    match Box::pin(cluster.join(node, code, client)).await {
                        Ok(table) => return Ok(Connection::There(table)),
                        Err(Some(back)) if begun.elapsed() < OWNER_SEARCH_TIMEOUT => client = back,
                        Err(_) => return Err(ApiError::unavailable()),
                    }
                    cluster.forget_owner(code);
                    sleep(RETRY_DELAY).await;
                }
            }
        }
    }

    /// Sends a command to a table that is here or can be.
    pub(crate) async fn send(
        self: &Arc<Self>,
        code: TableCode,
        mut command: Command,
    ) -> Result<Inbox, NotHere> {
        loop {
            let inbox = self.inbox(code).await?;
            match inbox.send(command).await {
                Ok(()) => return Ok(inbox),
                // The table has just ended.
                Err(back) => {
                    command = back.0;
                    self.remove_closed(code, &inbox);
                }
            }
        }
    }

    /// Makes sure that there is such a table, and that it is in memory here or on another node.
    pub(crate) async fn find(self: &Arc<Self>, code: TableCode) -> Result<(), ApiError> {
        match self.locate(code).await {
            Err(NotHere::ApiError(error)) => Err(error),
            Ok(_) | Err(NotHere::There(_)) => Ok(()),
        }
    }

    /// Asks a table something, wherever it is.
    pub(crate) async fn ask(
        self: &Arc<Self>,
        code: TableCode,
        question: TableQuery,
    ) -> Result<TableReply, ApiError> {
        let begun = Instant::now();
        loop {
            let answer = match self.locate(code).await {
                Ok(inbox) => self.ask_here(code, &inbox, question.clone()).await,
                Err(NotHere::ApiError(error)) => return Err(error),
                Err(NotHere::There(node)) => {
                    let cluster = self.cluster.as_ref().ok_or_else(ApiError::unavailable)?;
                    let question = cluster.question(node, code, question.clone());
                    let answer = Box::pin(question).await;
                    if matches!(answer, None | Some(TableReply::NotHere)) {
                        cluster.forget_owner(code);
                    }
                    answer
                }
            };
            match answer {
                Some(TableReply::Refused { problem, key, args }) => {
                    return Err(read_refusal(problem, &key, &args));
                }
                Some(TableReply::NotHere) => {}
                Some(answer) => return Ok(answer),
                // It may have been done.
                None if !question.can_be_repeated() => return Err(ApiError::unavailable()),
                None => {}
            }
            if begun.elapsed() > OWNER_SEARCH_TIMEOUT {
                return Err(ApiError::unavailable());
            }
            sleep(RETRY_DELAY).await;
        }
    }

    /// What everyone may know of a table.
    pub(crate) async fn look(
        self: &Arc<Self>,
        code: TableCode,
    ) -> Result<wire::TableInfo, ApiError> {
        match self.ask(code, TableQuery::Look).await? {
            TableReply::Look(table) => Ok(*table),
            _ => Err(ApiError::unavailable()),
        }
    }

    /// What a table that is here answers to another node.
    pub(crate) async fn answer(
        self: &Arc<Self>,
        code: TableCode,
        question: TableQuery,
    ) -> TableReply {
        let Ok(inbox) = self.inbox(code).await else { return TableReply::NotHere };
        let repeated = question.can_be_repeated();
        match self.ask_here(code, &inbox, question).await {
            Some(answer) => answer,
            None if repeated => TableReply::NotHere,
            None => TableReply::refused(&ApiError::unavailable()),
        }
    }

    /// Asks a table that is here; nothing if it ended without an answer.
    async fn ask_here(
        &self,
        code: TableCode,
        inbox: &Inbox,
        question: TableQuery,
    ) -> Option<TableReply> {
        let (answer, answered) = oneshot::channel();
        let answer = match inbox.send(Command::Ask { question, answer }).await {
            Ok(()) => answered.await.ok(),
            // What was not sent was not carried out.
            Err(_) => Some(TableReply::NotHere),
        };
        self.remove_closed(code, inbox);
        answer
    }

    /// The inbox of a table that is here or can be, unless another node was its owner a moment ago.
    async fn locate(self: &Arc<Self>, code: TableCode) -> Result<Inbox, NotHere> {
        let known = self.lock().get(&code).is_some_and(|cell| cell.initialized());
        let cluster = self.cluster.as_ref().filter(|_| !known);
        if let Some(owner) = cluster.and_then(|cluster| cluster.remembered(code)) {
            return Err(NotHere::There(owner));
        }
        self.inbox(code).await
    }

    /// The inbox of a table that is here or can be.
    async fn inbox(self: &Arc<Self>, code: TableCode) -> Result<Inbox, NotHere> {
        let cell = self.lock().entry(code).or_default().clone();
        let inbox = cell.get_or_try_init(|| self.open_table(code)).await.cloned();
        self.remove_unopened(code, &cell);
        inbox
    }

    /// Forgets a table that could not be opened, unless another task waits for it, which could still open it.
    fn remove_unopened(&self, code: TableCode, cell: &Arc<OnceCell<Inbox>>) {
        if cell.initialized() {
            return;
        }
        let mut live = self.lock();
        // The map's and this one.
        if Arc::strong_count(cell) == 2 && !cell.initialized() {
            live.remove(&code);
        }
    }

    /// Does something to a table that is not in memory, and lets no one open it meanwhile; false if it is in memory.
    pub(crate) async fn unless_live(
        &self,
        code: TableCode,
        work: impl Future<Output = Result<(), StoreError>>,
    ) -> Result<bool, StoreError> {
        let cell = self.lock().entry(code).or_default().clone();
        let mut done = Ok(false);
        let work = async {
            done = work.await.map(|()| true);
            Err::<Inbox, ()>(())
        };
        let _ = cell.get_or_try_init(|| work).await;
        self.remove_unopened(code, &cell);
        done
    }

    /// Reads a table from the store, and hosts it here.
    async fn open_table(self: &Arc<Self>, code: TableCode) -> Result<Inbox, NotHere> {
        let lease = match &self.cluster {
            None => None,
            // In a box, as what else only several nodes do: every socket's task is as large as the largest that it waits for.
            Some(cluster) => Some(Box::pin(self.claim(cluster, code)).await?),
        };
        let stored = self.store.take_over(code).await.map_err(|error| unread(&error))?;
        let stored = stored.ok_or_else(ApiError::no_table)?;
        let (inbox, commands) = mpsc::channel(INBOX);
        with_game!(stored.head.game, G => {
            let own = inbox.downgrade();
            let table = Table::<G>::new(self.clone(), stored, commands, own, lease)?;
            tokio::spawn(table.run());
        });
        Ok(inbox)
    }

    /// Makes this node the owner of a table, unless another is or there is no such table.
    pub(crate) async fn claim(
        &self,
        cluster: &Arc<Cluster>,
        code: TableCode,
    ) -> Result<TableLease, NotHere> {
        let unknown = |Unknown| ApiError::unavailable();
        loop {
            let key = match cluster.owner(code).await.map_err(unknown)? {
                Owner::Node(node) => return Err(NotHere::There(node)),
                Owner::None(key) => key,
            };
            // Codes that were only guessed leave nothing in the broker.
            if !self.store.exists(code).await.map_err(|error| unread(&error))? {
                return Err(ApiError::no_table().into());
            }
            // Where another node was faster, it is asked who that is.
            if let Some(lease) = cluster.claim(code, key).await.map_err(unknown)? {
                return Ok(lease);
            }
        }
    }

    /// Forgets a table that has ended, whatever waits for it: those who sent it find the table anew.
    pub(crate) fn forget(&self, code: TableCode, commands: &mut mpsc::Receiver<Command>) {
        commands.close();
        let mut live = self.lock();
        let cell = live.get(&code).and_then(|cell| cell.get());
        if cell.is_some_and(Inbox::is_closed) {
            live.remove(&code);
        }
    }

    /// Forgets a table that has ended, so that it is opened anew.
    fn remove_closed(&self, code: TableCode, inbox: &Inbox) {
        let mut live = self.lock();
        let cell = live.get(&code).and_then(|cell| cell.get());
        if inbox.is_closed() && cell.is_some_and(|known| known.same_channel(inbox)) {
            live.remove(&code);
        }
    }

    /// How many tables are in memory.
    pub(crate) fn live(&self) -> usize {
        self.lock().len()
    }

    /// Releases every table without storing anything more: the lease of this node was lost. Returns how many there were.
    pub(crate) fn lose_tables(&self) -> usize {
        let tables: Vec<_> =
            self.lock().drain().filter_map(|(_, cell)| cell.get().cloned()).collect();
        for inbox in &tables {
            let inbox = inbox.clone();
            // A table that waits for the store reads it later.
            tokio::spawn(async move { drop(inbox.send(Command::Lost).await) });
        }
        tables.len()
    }

    /// Tells all clients to come back soon, and waits until every table has stored what it accepted. Other nodes can then have the tables.
    pub async fn close(&self) {
        let Some(cluster) = &self.cluster else { return self.close_tables().await };
        cluster.stop();
        if timeout(HAND_OVER, self.close_tables()).await.is_err() {
            // Moves that were not answered are refused by the store from now on.
            tracing::warn!(tables = self.live(), "some tables did not finish in time");
        }
        cluster.resign().await;
    }

    async fn close_tables(&self) {
        let tables: Vec<_> = self.lock().values().filter_map(|cell| cell.get().cloned()).collect();
        let closed = tables.into_iter().map(async |inbox| {
            let (done, waits) = oneshot::channel();
            if inbox.send(Command::Close(done)).await.is_ok() {
                drop(waits.await);
            }
        });
        join_all(closed).await;
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableCode, Arc<OnceCell<Inbox>>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn unread(error: &StoreError) -> ApiError {
    tracing::error!(%error, "a table cannot be read");
    ApiError::of_store(error)
}
