//! The engine protocol.

use tabletop::Refusal;

pub(crate) fn run() -> Result<(), Refusal> {
    Ok(())
}
