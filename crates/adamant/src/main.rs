//! The binary. All of it is in the library, which is compiled while the crates that it calls still are.

use std::process::ExitCode;

fn main() -> ExitCode {
    adamant::main()
}
