//! The pages of the browser that need no server: games alone, replays, and what to say without a network.

use crate::message::messages;

messages! {
    pub fn skip_to_content() = "pages-skip-to-content";
    pub fn home() = "pages-home";
    pub fn rules_of(title) = "pages-rules-of";
    pub fn not_found() = "pages-not-found";
    pub fn not_found_help() = "pages-not-found-help";
    pub fn go_on(title) = "pages-go-on";
    pub fn set_up() = "pages-set-up";
    pub fn set_up_title(title) = "pages-set-up-title";
    pub fn you() = "pages-you";
    pub fn level(level) = "pages-level";
    pub fn level_help(level) = "pages-level-help";
    pub fn temper(temper) = "pages-temper";
    pub fn temper_of(name, temper) = "pages-temper-of";
    pub fn set_up_running(title) = "pages-set-up-running";
    pub fn begin() = "pages-begin";
    pub fn offline() = "pages-offline";
    pub fn not_here() = "pages-not-here";
    pub fn download() = "pages-download";
    pub fn look_again() = "pages-look-again";
    pub fn review() = "pages-review";
    pub fn explore() = "pages-explore";
    pub fn replay() = "pages-replay";
    pub fn replay_help() = "pages-replay-help";
    pub fn replay_choose() = "pages-replay-choose";
    pub fn replay_last(title) = "pages-replay-last";
    pub fn replay_wait() = "pages-replay-wait";
    pub fn replay_bad(error) = "pages-replay-bad";
    pub fn replay_large(most) = "pages-replay-large";
    pub fn replay_unread() = "pages-replay-unread";
    pub fn replay_other() = "pages-replay-other";
    pub fn long_past() = "pages-long-past";
    pub fn steps() = "pages-steps";
    pub fn first() = "pages-first";
    pub fn back() = "pages-back";
    pub fn play() = "pages-play";
    pub fn pause() = "pages-pause";
    pub fn forwards() = "pages-forwards";
    pub fn last() = "pages-last";
    pub fn speed() = "pages-speed";
    pub fn eyes() = "pages-eyes";
    pub fn shuffle() = "pages-shuffle";
    pub fn for_programs() = "pages-for-programs";
    pub fn protocol() = "pages-protocol";
    pub fn api() = "pages-api";
    pub fn fair() = "pages-fair";
    pub fn licence() = "pages-licence";
}
