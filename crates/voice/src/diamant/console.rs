//! What Diamant says on the whole screen of a terminal.

use crate::message::messages;

messages! {
    pub fn key_stay() = "diamant-console-key-stay";
    pub fn key_leave() = "diamant-console-key-leave";
    pub fn chest() = "diamant-console-chest";
    pub fn beside() = "diamant-console-beside";
    pub fn deciding() = "diamant-console-deciding";
    pub fn closed() = "diamant-console-closed";
    pub fn in_cave() = "diamant-console-in-cave";
    pub fn camp() = "diamant-console-camp";
    pub fn won() = "diamant-console-won";
    pub fn stones() = "diamant-console-stones";
    pub fn path(worth) = "diamant-console-path";
    pub fn pile(cards, dangers) = "diamant-console-pile";
    pub fn camp_side() = "diamant-console-camp-side";
    pub fn out(hazards) = "diamant-console-out";
    pub fn headline(cave, caves) = "diamant-console-headline";
    pub fn beside_each(worth) = "diamant-console-beside-each";
}
