//! What the server's own page says where it was built without the page of the game.

use crate::message::messages;

messages! {
    pub fn page_what() = "server-page-what";
    pub fn page_here() = "server-page-here";
    pub fn page_rules() = "server-page-rules";
    pub fn page_programs() = "server-page-programs";
    pub fn page_protocol() = "server-page-protocol";
    pub fn page_api() = "server-page-api";
    pub fn page_fair() = "server-page-fair";
}
