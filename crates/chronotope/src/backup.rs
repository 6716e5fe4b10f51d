//! A whole site into one file, and back.

use crate::{out, serve};
use std::path::PathBuf;
use tabletop::{Kind, Refusal};

/// What `chronotope backup` is told.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Backup {
    /// The file to write, which must not be there yet
    file: PathBuf,
    /// The folder that tables are kept in; the same place as for `serve` if not said
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

/// What `chronotope restore` is told.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Restore {
    /// A file that `chronotope backup` has written
    file: PathBuf,
    /// The folder to put it into; the same place as for `serve` if not said
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// If the folder has a site already, set that aside; it stays in a folder named replaced-…
    #[arg(long)]
    replace: bool,
}

pub(crate) fn backup(args: &Backup) -> Result<(), Refusal> {
    let data = serve::folder(args.data.as_ref())?;
    let tables = wait(server::backup(&data, &args.file))?;
    out::put(&format!("{} holds the whole site: {tables} tables and its secret.\n", args.file.display()))
}

pub(crate) fn restore(args: &Restore) -> Result<(), Refusal> {
    let data = serve::folder(args.data.as_ref())?;
    let restored = wait(server::restore(&data, &args.file, args.replace))?;
    if let Some(aside) = restored.set_aside {
        out::put(&format!("What was there before is in {}.\n", aside.display()))?;
    }
    out::put(&format!("{} has {} tables and can be served.\n", data.display(), restored.tables))
}

fn wait<T>(work: impl Future<Output = Result<T, server::Failure>>) -> Result<T, Refusal> {
    let failed = |message: String| Refusal::new(Kind::Request, message);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| failed(format!("no threads can be had: {error}")))?;
    runtime.block_on(work).map_err(|failure| failed(failure.to_string()))
}
