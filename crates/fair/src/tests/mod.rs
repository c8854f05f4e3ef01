//! Tests that read a shuffle's key and keystream, which are private.

mod forgeries;
mod vectors;
