//! The HTTP part: who one is, opening tables, lists, records, and moving a seat.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, HOST, SET_COOKIE};
use axum::response::{IntoResponse, Response};
use games::with_game;
use serde_json::Value;
use voice::server as say;
use wire::{
    Claim, Code as ProblemCode, Created, Handover, Identity, Me, MyTable, NewTable, Stats, Table,
    Tables, Token,
};

use crate::code::Code;
use crate::entry::Entry;
use crate::guest::{COOKIE_NAME, Guest, Secret, random};
use crate::hall::Hall;
use crate::store::{Head, StoreError};
use crate::table::{Knock, OFFER_SECONDS, check_clock, read_options};
use crate::trouble::Trouble;
use crate::web::{Address, Fault, Speaks};

type Answer<T> = Result<T, Fault>;

/// `POST /api/me`: a secret for whoever has none.
pub(crate) async fn become_somebody(
    State(hall): State<Arc<Hall>>,
    Speaks(lang): Speaks,
    headers: HeaderMap,
    body: Result<Json<Me>, JsonRejection>,
) -> Answer<Response> {
    let Json(me) = body.map_err(|error| unreadable(&error, lang))?;
    Ok(match me.identity {
        Identity::Program => Json(Token { token: Some(Secret::new().reveal()) }).into_response(),
        Identity::Browser => {
            let secret = Secret::of(&headers).unwrap_or_else(Secret::new);
            let own = hall.config.public_url.as_deref();
            let secure = own.is_some_and(|url| url.starts_with("https:"));
            let cookie = format!(
                "{COOKIE_NAME}={}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000{}",
                secret.reveal(),
                if secure { "; Secure" } else { "" }
            );
            ([(SET_COOKIE, cookie)], Json(Token { token: None })).into_response()
        }
    })
}

/// `GET /api/me`: the tables where one has a chair.
pub(crate) async fn my_tables(
    State(hall): State<Arc<Hall>>,
    Speaks(lang): Speaks,
    headers: HeaderMap,
) -> Answer<Json<Vec<MyTable>>> {
    match Secret::of(&headers) {
        Some(secret) => kept(hall.store.of_guest(secret.guest()).await)
            .map(Json)
            .map_err(|t| Fault::new(t, lang)),
        None => Ok(Json(Vec::new())),
    }
}

/// `POST /api/tables`
pub(crate) async fn create(
    State(hall): State<Arc<Hall>>,
    Address(from): Address,
    Speaks(lang): Speaks,
    headers: HeaderMap,
    body: Result<Json<NewTable>, JsonRejection>,
) -> Answer<Json<Created>> {
    let fault = |trouble| Fault::new(trouble, lang);
    let creator = guest(&headers).map_err(fault)?;
    let Json(new) = body.map_err(|error| unreadable(&error, lang))?;
    check_clock(new.clock).map_err(fault)?;
    let head = Head {
        // Both are drawn when the table is opened.
        code: Code::random(),
        seed: fair::Seed::new(random()),
        game: new.game,
        players: new.players,
        options: Value::Object(new.options),
        listed: new.listed,
        creator,
    };
    // Whatever was not said is written down as it is.
    let options = with_game!(new.game, G => {
        serde_json::to_value(read_options::<G>(&head).map_err(fault)?)
    });
    let head = Head { options: options.expect("options are plain data"), ..head };
    if !hall.gate.table(from) {
        return Err(fault(Trouble::new(ProblemCode::TooMuch, say::too_many_tables())));
    }
    let clock: Vec<Entry> =
        new.clock.map(|seconds| Entry::Clock(Some(seconds))).into_iter().collect();
    let names = vec![String::new(); usize::from(head.players)];
    let code = hall.create(head, names, &clock).await.map_err(fault)?;
    let link = format!("{}/t/{code}", base(&hall, &headers));
    Ok(Json(Created { code: code.to_string(), link }))
}

/// `GET /api/tables`: those that strangers may find.
pub(crate) async fn list(
    State(hall): State<Arc<Hall>>,
    Speaks(lang): Speaks,
) -> Answer<Json<Tables>> {
    let tables = kept(hall.store.listed().await).map_err(|trouble| Fault::new(trouble, lang))?;
    Ok(Json(Tables { tables }))
}

/// `GET /api/tables/{code}`: what everyone may know.
pub(crate) async fn look(
    State(hall): State<Arc<Hall>>,
    Speaks(lang): Speaks,
    Path(code): Path<String>,
) -> Answer<Json<Table>> {
    let fault = |trouble| Fault::new(trouble, lang);
    let code = read_code(&code).map_err(fault)?;
    hall.ask(code, Knock::Look).await.map(Json).map_err(fault)
}

/// `GET /api/tables/{code}/record`, once the game is over.
pub(crate) async fn record(
    State(hall): State<Arc<Hall>>,
    Speaks(lang): Speaks,
    Path(code): Path<String>,
) -> Answer<Response> {
    let fault = |trouble| Fault::new(trouble, lang);
    let code = read_code(&code).map_err(fault)?;
    let record = hall.ask(code, Knock::Record).await.map_err(fault)?;
    let record = record.ok_or_else(|| fault(Trouble::new(ProblemCode::NotNow, say::not_over())))?;
    let file = format!("attachment; filename=\"adamant-{code}.json\"");
    let headers = [
        (CONTENT_TYPE, "application/json".to_owned()),
        (CONTENT_DISPOSITION, file),
        (CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, record).into_response())
}

/// `POST /api/tables/{code}/handover`: a link that moves one's chair to another device, once.
pub(crate) async fn handover(
    State(hall): State<Arc<Hall>>,
    Speaks(lang): Speaks,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Answer<Json<Handover>> {
    let fault = |trouble| Fault::new(trouble, lang);
    let (code, guest) = (read_code(&code).map_err(fault)?, guest(&headers).map_err(fault)?);
    let secret = Secret::new();
    // What stands after `#` is not sent to any server, and so in no log.
    let link = format!("{}/t/{code}#move={}", base(&hall, &headers), secret.reveal());
    let offer = |done| Knock::Offer { guest, secret, done };
    hall.ask(code, offer).await.and_then(|done| done).map_err(fault)?;
    Ok(Json(Handover { link, seconds: OFFER_SECONDS }))
}

/// `POST /api/tables/{code}/claim`: takes the chair that such a link offers.
pub(crate) async fn claim(
    State(hall): State<Arc<Hall>>,
    Speaks(lang): Speaks,
    Path(code): Path<String>,
    headers: HeaderMap,
    body: Result<Json<Claim>, JsonRejection>,
) -> Answer<Json<Table>> {
    let fault = |trouble| Fault::new(trouble, lang);
    let (code, guest) = (read_code(&code).map_err(fault)?, guest(&headers).map_err(fault)?);
    let Json(claim) = body.map_err(|error| unreadable(&error, lang))?;
    let secret = claim
        .secret
        .parse()
        .map_err(|_| fault(Trouble::new(ProblemCode::NotFound, say::no_offer())))?;
    let claim = |done| Knock::Claim { secret, guest, done };
    hall.ask(code, claim).await.and_then(|done| done).map_err(fault)?;
    hall.ask(code, Knock::Look).await.map(Json).map_err(fault)
}

/// `GET /healthz`: whether something can be kept, and how many tables are in memory.
pub(crate) async fn health(State(hall): State<Arc<Hall>>, Speaks(lang): Speaks) -> Answer<String> {
    kept(hall.store.is_well().await).map_err(|trouble| Fault::new(trouble, lang))?;
    Ok(format!("ok, {} tables in memory\n", hall.live()))
}

/// `GET /api/stats`
pub(crate) async fn stats(
    State(hall): State<Arc<Hall>>,
    Speaks(lang): Speaks,
) -> Answer<Json<Vec<Stats>>> {
    kept(hall.store.stats().await).map(Json).map_err(|trouble| Fault::new(trouble, lang))
}

fn guest(headers: &HeaderMap) -> Result<Guest, Trouble> {
    Secret::of(headers)
        .map(|secret| secret.guest())
        .ok_or_else(|| Trouble::new(ProblemCode::NotYours, say::no_secret()))
}

fn read_code(code: &str) -> Result<Code, Trouble> {
    code.parse().map_err(|_| Trouble::no_table())
}

fn unreadable(error: &JsonRejection, lang: voice::Lang) -> Fault {
    let trouble = Trouble::new(ProblemCode::Unreadable, say::unreadable(error.body_text()));
    Fault::new(trouble, lang)
}

fn kept<T>(result: Result<T, StoreError>) -> Result<T, Trouble> {
    result.map_err(|error| {
        tracing::error!(%error, "the store cannot be read");
        Trouble::unavailable()
    })
}

/// The address that links begin with.
fn base(hall: &Hall, headers: &HeaderMap) -> String {
    if let Some(url) = &hall.config.public_url {
        return url.trim_end_matches('/').to_owned();
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    format!("http://{}", host.unwrap_or("localhost"))
}
