//! The HTTP part, described for programs as it is routed, and served at `/api`.

use std::sync::{Arc, LazyLock};

use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::{IntoResponses, Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use wire::Problem;

use crate::guest::COOKIE_NAME;
use crate::table_registry::TableRegistry;
use crate::{http, socket};

/// Every address of the server, with its description.
pub(crate) fn router() -> OpenApiRouter<Arc<TableRegistry>> {
    OpenApiRouter::with_openapi(Described::openapi())
        .routes(routes!(http::my_tables, http::create_guest))
        .routes(routes!(http::list, http::create))
        .routes(routes!(http::look))
        .routes(routes!(socket::open))
        .routes(routes!(http::record))
        .routes(routes!(http::qr))
        .routes(routes!(http::invite))
        .routes(routes!(http::handover))
        .routes(routes!(http::claim))
        .routes(routes!(http::stats))
        .routes(routes!(describe))
        .routes(routes!(http::health))
        .routes(routes!(http::metrics))
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Adamant",
        description = "Tables of three games whose stones are diamonds. Opening and finding tables goes over HTTP, \
            playing over one WebSocket per viewer. Every refusal is a sentence in the language of `Accept-Language` \
            or `?lang=`: en, nl, fr, de or it.",
    ),
    components(schemas(Problem, wire::ProblemCode)),
    modifiers(&Secrets),
    tags(
        (name = "you", description = "The guest that the client is: a secret, of which the server stores only the hash"),
        (name = "tables", description = "Opening, finding, inviting, playing, moving a seat"),
        (name = "server", description = "The server itself"),
    ),
)]
struct Described;

/// The two ways to send a guest's secret.
struct Secrets;

impl Modify for Secrets {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let known = api.components.get_or_insert_default();
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(COOKIE_NAME)));
        known.add_security_scheme("bearer", bearer);
        known.add_security_scheme("cookie", cookie);
    }
}

/// What any address may answer instead.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "described, and made by `ApiError`")]
pub(crate) enum Refusals {
    /// Why it was not done, and what to do.
    #[response(status = "4XX")]
    Refused(Problem),
    /// Nothing can be stored at the moment: try again.
    #[response(status = 503)]
    Unavailable(Problem),
}

/// `GET /api`: this description.
#[utoipa::path(
    get,
    path = "/api",
    tag = "server",
    responses((status = 200, description = "OpenAPI 3.1", body = Object))
)]
async fn describe() -> Response {
    static TEXT: LazyLock<String> =
        LazyLock::new(|| router().into_openapi().to_json().expect("a description is plain data"));
    ([(CONTENT_TYPE, "application/json")], TEXT.as_str()).into_response()
}
