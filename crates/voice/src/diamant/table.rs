//! What is said at a table of Diamant, on the page and in the terminal.

use crate::message::messages;

messages! {
    pub fn met(hazards) = "diamant-met";
    pub fn word_stay() = "diamant-word-stay";
    pub fn word_leave() = "diamant-word-leave";
    pub fn cave_of(cave, caves) = "diamant-cave-of";
    pub fn path_cards(cards) = "diamant-path-cards";
    pub fn path_empty() = "diamant-path-empty";
    pub fn card_left(card, left) = "diamant-card-left";
    pub fn inside(who) = "diamant-inside";
    pub fn beside_all(worth, stones) = "diamant-beside-all";
    pub fn on_path(worth) = "diamant-on-path";
    pub fn removed_so_far(hazards) = "diamant-removed-so-far";
    pub fn stand_ins_used() = "diamant-stand-ins-used";
    pub fn chest(who, worth, stones) = "diamant-chest";
    pub fn chests_shut() = "diamant-chests-shut";
    pub fn question(beside, path, dangers) = "diamant-question";
    pub fn answers(stay, leave) = "diamant-answers";
    pub fn path() = "diamant-path";
    pub fn caves() = "diamant-caves";
    pub fn cave(cave, entrance) = "diamant-cave";
    pub fn explorers() = "diamant-explorers";
    pub fn state(doing) = "diamant-state";
    pub fn chest_closed() = "diamant-chest-closed";
    pub fn beside(worth, stones) = "diamant-beside";
    pub fn wait() = "diamant-wait";
    pub fn held() = "diamant-held";
    pub fn brought(worth, cards) = "diamant-brought";
    pub fn lost(worth) = "diamant-lost";
    pub fn ledger() = "diamant-ledger";
    pub fn total() = "diamant-total";
    pub fn next_cave(cave) = "diamant-next-cave";
    pub fn stake(worth, danger) = "diamant-stake";
    pub fn out(danger) = "diamant-out";
    pub fn danger(percent) = "diamant-danger";
    pub fn no_danger() = "diamant-no-danger";
    pub fn odds() = "diamant-odds";
    pub fn odds_end(ends, cards, percent) = "diamant-odds-end";
    pub fn odds_others(diamonds, harmless) = "diamant-odds-others";
    pub fn odds_share(inside, share) = "diamant-odds-share";
}
