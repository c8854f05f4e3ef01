//! Where everyone comes in, and what is asked once.

use crate::message::messages;

messages! {
    pub fn title() = "home-title";
    pub fn pitch(game) = "home-pitch";
    pub fn facts(least, most, minutes, age) = "home-facts";
    pub fn play() = "home-play";
    pub fn play_game(title) = "home-play-game";
    pub fn learn() = "home-learn";
    pub fn learn_game(title) = "home-learn-game";
    pub fn learn_offer(title) = "home-learn-offer";
    pub fn go_on() = "home-continue";
    pub fn go_on_with(title) = "home-continue-game";
    pub fn running() = "home-running";
    pub fn against(names) = "home-against";
    pub fn with(names) = "home-with";
    pub fn friends() = "home-friends";
    pub fn friends_game(title) = "home-friends-game";
    pub fn rules() = "home-rules";
    pub fn practice() = "home-practice";
    pub fn practice_of(title) = "home-practice-game";
    pub fn options() = "home-options";
    pub fn options_of(title) = "home-options-game";
    pub fn playing_as(name) = "home-playing-as";
    pub fn change_name() = "home-change-name";
    pub fn rules_full() = "home-rules-full";
    pub fn rules_contents() = "home-rules-contents";
    pub fn rules_back() = "home-rules-back";
    pub fn rules_top() = "home-rules-top";
    pub fn rules_ruling(note) = "home-rules-ruling";
    pub fn games() = "home-games";
    pub fn games_none() = "home-games-none";
    pub fn games_unstored() = "home-games-unstored";
    pub fn games_full() = "home-games-full";
    pub fn games_first() = "home-games-first";
    pub fn games_all(count) = "home-games-all";
    pub fn games_game() = "home-games-game";
    pub fn games_opponent() = "home-games-opponent";
    pub fn games_count() = "home-games-count";
    pub fn games_won() = "home-games-won";
    pub fn games_theirs() = "home-games-theirs";
    pub fn games_latest() = "home-games-latest";
    pub fn games_you_won() = "home-games-you-won";
    pub fn games_winner(names) = "home-games-winner";
    pub fn games_replay(title, day) = "home-games-replay";
    pub fn games_delete() = "home-games-delete";
    pub fn games_delete_one(title, day) = "home-games-delete-one";
    pub fn games_delete_all() = "home-games-delete-all";
    pub fn games_delete_sure() = "home-games-delete-sure";
    pub fn games_keep() = "home-games-keep";
    pub fn games_export() = "home-games-export";
    pub fn games_here() = "home-games-here";
}
