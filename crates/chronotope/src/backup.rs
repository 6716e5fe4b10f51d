//! `chronotope backup` and `chronotope restore`.

use crate::{out, serve};
use std::path::PathBuf;
use tabletop::{Error, ErrorKind};

#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Backup {
    /// The file to write; it must not exist yet
    file: PathBuf,
    /// The data folder of the site [default: the same as for `serve`]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Restore {
    /// A file written by `chronotope backup`
    file: PathBuf,
    /// The data folder to restore into [default: the same as for `serve`]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Replace a site that is already in the folder; the old one is moved into a folder named replaced-…
    #[arg(long)]
    replace: bool,
}

pub(crate) fn backup(args: &Backup) -> Result<(), Error> {
    let data = serve::folder(args.data.as_ref())?;
    let tables = wait(server::backup(&data, &args.file))?;
    out::put(&format!("{} holds the whole site: {tables} tables and its secret.\n", args.file.display()))
}

pub(crate) fn restore(args: &Restore) -> Result<(), Error> {
    let data = serve::folder(args.data.as_ref())?;
    let restored = wait(server::restore(&data, &args.file, args.replace))?;
    if let Some(aside) = restored.moved_to {
        out::put(&format!("What was there before is in {}.\n", aside.display()))?;
    }
    out::put(&format!("{} has {} tables and can be served.\n", data.display(), restored.tables))
}

fn wait<T>(work: impl Future<Output = Result<T, server::ServeError>>) -> Result<T, Error> {
    let failed = |message: String| Error::new(ErrorKind::Request, message);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| failed(format!("threads cannot be started: {error}")))?;
    runtime.block_on(work).map_err(|failure| failed(failure.to_string()))
}
