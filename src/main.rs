//! The starhop program: everything is in the library, this only starts it.

use std::process::ExitCode;

fn main() -> ExitCode {
    starhop::cli::run()
}
