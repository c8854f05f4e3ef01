//! What needs to see the key of a shuffle and the words of its stream, which no one outside does.

mod forgeries;
mod vectors;
