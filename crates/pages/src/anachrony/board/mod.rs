//! The table.

use super::{Context, dialogs, zones};
use crate::board::Zone;

/// The zones of the table, in the order in which a keyboard walks through them.
pub(super) fn zones(context: &Context) -> Vec<Zone> {
    let mut all = vec![Zone::new("ana-dialog", dialogs::dialog(context))];
    all.extend(zones::zones(context));
    all
}
