//! A disk that fails when it is told to: a file layer (`faults.c`) that is loaded before the program.
//!
//! SQLite itself meets the errors, at whichever of its writes and syncs is wanted. Only Linux has all that this needs.

use crate::Error;
use std::fs::{self, File};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// "Input/output error", "No space left on device", and "Connection timed out", as a disk on the network says it.
pub const EIO: i32 = 5;
/// See [`EIO`].
pub const ENOSPC: i32 = 28;
/// See [`EIO`].
pub const ETIMEDOUT: i32 = 110;

/// Writes fail.
pub const WRITES: i32 = 1;
/// Syncs fail.
pub const SYNCS: i32 = 2;
/// Files cannot be made longer or shorter.
pub const LENGTHS: i32 = 4;
/// Reads fail.
pub const READS: i32 = 8;

/// What fails, and when.
#[derive(Clone, Copy, Debug)]
pub struct Fault {
    /// [`WRITES`], [`SYNCS`], [`LENGTHS`], [`READS`] or a sum of them.
    pub kinds: i32,
    /// So many such calls succeed first.
    pub after: i32,
    /// So many fail then; -1 stands for all of them.
    pub times: i32,
    /// What they fail with.
    pub error: i32,
    /// Whether a failing write writes the first half of its bytes.
    pub half: bool,
}

/// A layer between a program and its files.
pub struct Faults {
    library: PathBuf,
    path: PathBuf,
    control: File,
}

impl Faults {
    /// A layer that lets everything through, its files below `home`. It is compiled with the C compiler that SQLite needs, too.
    pub fn new(home: &Path) -> Result<Self, Error> {
        let (source, library, path) = (home.join("faults.c"), home.join("faults.so"), home.join("faults"));
        fs::write(&source, include_str!("faults.c"))?;
        let mut compiler = Command::new("cc");
        compiler.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(&source).arg("-ldl");
        if !compiler.status()?.success() {
            return Err(Error::new("the failing file layer could not be compiled: cc says why above"));
        }
        fs::write(&path, [0; 24])?;
        let control = File::options().read(true).write(true).open(&path)?;
        Ok(Self { library, path, control })
    }

    /// Puts the layer below a program that is about to be started.
    pub fn below(&self, command: &mut Command) {
        command.env("LD_PRELOAD", &self.library).env("FAULTS", &self.path);
    }

    /// Lets calls fail from now on.
    pub fn arm(&self, fault: Fault) -> Result<(), Error> {
        self.disarm()?;
        let Fault { kinds, after, times, error, half } = fault;
        let rest = [after, times, error, i32::from(half), 0];
        self.control.write_all_at(&rest.map(i32::to_ne_bytes).concat(), 4)?;
        self.control.write_all_at(&kinds.to_ne_bytes(), 0)?;
        Ok(())
    }

    /// Lets everything through again.
    pub fn disarm(&self) -> Result<(), Error> {
        Ok(self.control.write_all_at(&[0; 4], 0)?)
    }

    /// How many calls have failed since the layer was armed.
    pub fn failed(&self) -> Result<i32, Error> {
        let mut bytes = [0; 4];
        self.control.read_exact_at(&mut bytes, 20)?;
        Ok(i32::from_ne_bytes(bytes))
    }
}
