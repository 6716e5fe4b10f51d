//! The real program on a disk that fills up or fails, while people play; then it is ended or killed. Whatever it has
//! acknowledged is there when it is started anew, and what it has refused is not; `/health` says what is wrong while it is.
//!
//! SQLite meets real errors here: a file layer below the program (`load::faults`) lets writes, syncs and changes of length
//! fail, once, a few times or until the disk is well, at any point of a group. After a failed sync nobody knows what is on the
//! disk, so that what was refused last may be there once, as after a cut connection. Action only a power cut could show, a disk
//! that lies about having synced, is not shown.
//!
//! On a disk of 4 MB the write-ahead log alone would fill what was freed: SQLite folds it into the file at 4 MB by itself. So
//! the program folds it earlier once the disk has failed.
//!
//! `CHRONOTOPE_FAULTS` says how many trials are made, 100 if not said; `CHRONOTOPE_SEED` gives others than usual.

use crate::file::DatabaseFile;
use crate::pair::PlayerPair;
use load::Error;
use load::client::Client;
use load::faults::{EIO, ENOSPC, ETIMEDOUT, Fault, Faults, LENGTHS, READS, SYNCS, WRITES};
use load::program::{Program, fresh_folder, serve_command, under_test};
use load::rng::Rng;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// How many pairs of people play at the same time.
const COUPLES: usize = 4;
/// A time in which anything that is going to happen has happened.
const LONG: Duration = Duration::from_secs(20);

fn number_of(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).map_or(usual, |number| number.parse().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_outlives_every_fault_of_the_disk() {
    let (trials, seed) = (number_of("CHRONOTOPE_FAULTS", 100), number_of("CHRONOTOPE_SEED", 14));
    let home = fresh_folder(Path::new(env!("CARGO_TARGET_TMPDIR")), "faults").unwrap();
    let faults = Faults::new(&home).unwrap();
    let mut house = House::new(&home, home.join("data"), seed).await;
    let begun = Instant::now();
    let (mut failed, mut outages) = (0, 0);
    for trial in 0..trials {
        let mut rng = Rng::seeded(seed << 32 | trial);
        let (fault, lasting) = fault(&mut rng);
        let while_failing = rng.below(2) == 0;
        let gently = rng.below(2) == 0;
        let mut command = serve_command(&house.binary, &house.data, "127.0.0.1:0");
        faults.below(&mut command);
        let program = Program::start_with(command, &house.log).unwrap();
        let host = Client::new(program.url()).await.unwrap();
        let playing = house.play(program.url(), fault.kinds & SYNCS != 0);
        tokio::time::sleep(Duration::from_millis(20 + rng.below(60))).await;
        faults.arm(fault).unwrap();
        until("the disk fails", async || faults.failed().unwrap() >= fault.times.max(1)).await;
        if lasting {
            outages += 1;
            until("the host is told", async || !is_well(&host).await).await;
        }
        if !while_failing {
            faults.disarm().unwrap();
            until("all is well again", async || is_well(&host).await).await;
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        stop(program, gently);
        failed += faults.failed().unwrap();
        faults.disarm().unwrap();
        house.pairs = playing.join_all().await;
        house.check(&format!("trial {trial} of seed {seed}, {fault:?}, gently: {gently}")).await;
    }
    let (acknowledged, not_saved) = house.check_everything().await;
    println!(
        "{trials} trials, {failed} failed calls, {outages} outages, {not_saved} times refused, {acknowledged} acts acknowledged, all there, in {:.0?}",
        begun.elapsed()
    );
    assert!(not_saved > 0, "nobody has noticed anything");
    fs::remove_dir_all(&home).unwrap();
}

/// Action fails, and whether it does so until the disk is well.
fn fault(rng: &mut Rng) -> (Fault, bool) {
    let lasting = rng.below(8) == 0;
    let times = if lasting { -1 } else { 1 + rng.below(3) as i32 };
    // A group is a dozen writes or more, and one sync.
    let (kinds, error, most) = match rng.below(4) {
        0 => (WRITES | LENGTHS, ENOSPC, 40),
        1 => (WRITES, EIO, 40),
        2 => (SYNCS, EIO, 4),
        _ => (WRITES | SYNCS, EIO, 40),
    };
    (Fault { kinds, after: rng.below(most) as i32, times, error, half: rng.below(2) == 0 }, lasting)
}

/// SQLite ends the transaction of a read that fails. A reader that does not notice would show the file as it was then, for good.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reads_that_have_failed_are_over_once_the_disk_is_well() {
    let home = fresh_folder(Path::new(env!("CARGO_TARGET_TMPDIR")), "reads").unwrap();
    let faults = Faults::new(&home).unwrap();
    let mut command = serve_command(&under_test().unwrap(), &home.join("data"), "127.0.0.1:0");
    faults.below(&mut command);
    let program = Program::start_with(command, &home.join("log")).unwrap();
    let anna = Client::new(program.url()).await.unwrap();
    let mut unread = 0;
    for trial in 0..40 {
        // A table that is new has to be read from the file; which of the reads fails differs.
        let table = anna.open_table(&["me", "bot:fair"]).await.unwrap();
        let error = if trial % 2 == 0 { ETIMEDOUT } else { EIO };
        faults.arm(Fault { kinds: READS, after: trial / 2 % 8, times: -1, error, half: false }).unwrap();
        let status = anna.get(&format!("/t/{table}")).await.unwrap().status;
        assert!(status == 503 || status == 200, "{status}");
        unread += usize::from(status == 503);
        faults.disarm().unwrap();
        until("all is well again", async || is_well(&anna).await).await;
        // The table that could not be read, and one that was opened since.
        assert_eq!(anna.get(&format!("/t/{table}")).await.unwrap().status, 200);
        let since = anna.open_table(&["me", "bot:fair"]).await.unwrap();
        assert_eq!(anna.get(&format!("/t/{since}")).await.unwrap().status, 200, "trial {trial}");
    }
    assert!(unread > 0, "nothing has failed");
    stop(program, true);
    fs::remove_dir_all(&home).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_of_4_mb_fills_and_is_freed() {
    for (while_full, gently) in [(true, true), (true, false), (false, true), (false, false)] {
        let home = fresh_folder(Path::new(env!("CARGO_TARGET_TMPDIR")), "full").unwrap();
        let Some(disk) = SmallDisk::mount(home.join("disk")) else {
            println!("no disk can be mounted here: a failing file layer stands for one in the other test");
            fs::remove_dir_all(&home).unwrap();
            return;
        };
        let mut house = House::new(&home, disk.0.join("data"), 4).await;
        let program = house.start().unwrap();
        let host = Client::new(program.url()).await.unwrap();
        let playing = house.play(program.url(), false);
        disk.fill();
        until("the host is told", async || !is_well(&host).await).await;
        let health = host.get("/health").await.unwrap();
        let told = String::from_utf8_lossy(&health.body).into_owned();
        let folder = disk.0.join("data");
        assert!(told.contains(&format!("the disk is full: 0 of 4 MB left in {}", folder.display())), "{told}");
        if !while_full {
            disk.free();
            until("all is well again", async || is_well(&host).await).await;
        }
        stop(program, gently);
        house.pairs = playing.join_all().await;
        assert!(house.pairs.iter().any(|pair| pair.not_saved > 0), "nobody has noticed anything");
        disk.free();
        house.check(&format!("while full: {while_full}, gently: {gently}")).await;
        house.check_everything().await;
        drop(disk);
        fs::remove_dir_all(&home).unwrap();
    }
}

fn stop(program: Program, gently: bool) {
    if gently {
        assert!(program.end(LONG).unwrap().success());
    } else {
        program.kill().unwrap();
    }
}

/// Whether the program says that all is well; if not, it must say what is wrong.
async fn is_well(host: &Client) -> bool {
    let health = host.get("/health").await.unwrap();
    let said: serde_json::Value = serde_json::from_slice(&health.body).unwrap();
    assert_eq!(health.status == 200, said["status"] == "ok", "{said}");
    assert!(health.status == 200 || said["reason"].as_str().is_some_and(|reason| reason.contains("disk")), "{said}");
    health.status == 200
}

async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let deadline = Instant::now() + LONG;
    while !is_so().await {
        assert!(Instant::now() < deadline, "{what}: that does not come about");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// The program's files, and the people who play.
struct House {
    binary: PathBuf,
    data: PathBuf,
    log: PathBuf,
    file: DatabaseFile,
    pairs: Vec<PlayerPair>,
}

impl House {
    async fn new(home: &Path, data: PathBuf, seed: u64) -> Self {
        let (binary, log, file) = (under_test().unwrap(), home.join("log"), DatabaseFile::below(&data));
        let mut house = Self { binary, data, log, file, pairs: Vec::new() };
        let program = house.start().unwrap();
        let mut rng = Rng::seeded(seed);
        for number in 0..COUPLES {
            house.pairs.push(PlayerPair::new(number, program.url(), rng.split()).await);
        }
        stop(program, true);
        house
    }

    fn start(&self) -> Result<Program, Error> {
        Program::start(&self.binary, &self.data, &self.log)
    }

    /// Everybody plays until the program is gone.
    fn play(&mut self, url: &str, syncs_fail: bool) -> JoinSet<PlayerPair> {
        let mut playing = JoinSet::new();
        for mut pair in self.pairs.drain(..) {
            pair.syncs_fail = syncs_fail;
            let url = url.to_owned();
            playing.spawn(async move {
                pair.play(&url).await;
                pair
            });
        }
        playing
    }

    /// Compares what everybody was told at their last table with what is there when the program is started anew.
    async fn check(&mut self, after: &str) {
        println!("{after}");
        let program = self.start().unwrap();
        for pair in &mut self.pairs {
            pair.check_last_table(&self.file, program.url()).await;
        }
        stop(program, true);
    }

    /// Compares all tables. How many acts were acknowledged, and how often nothing could be saved.
    async fn check_everything(&mut self) -> (usize, usize) {
        let program = self.start().unwrap();
        let (mut acknowledged, mut not_saved, mut told, mut doubtful) = (0, 0, 0, 0);
        for pair in &mut self.pairs {
            acknowledged += pair.check_every_table(&self.file, program.url()).await;
            not_saved += pair.not_saved;
            let (opened, in_doubt) = pair.tables_opened();
            (told, doubtful) = (told + opened, doubtful + in_doubt);
        }
        let there = self.file.count_tables().await;
        assert!((told..=told + doubtful).contains(&there), "{there} tables, of which {told} were acknowledged");
        stop(program, true);
        assert_eq!(self.file.integrity().await, "ok");
        let logged = fs::read_to_string(&self.log).unwrap();
        assert!(!logged.contains("panicked"), "{logged}");
        (acknowledged, not_saved)
    }
}

/// A disk of 4 MB in memory, which is gone when dropped.
struct SmallDisk(PathBuf);

impl SmallDisk {
    fn mount(at: PathBuf) -> Option<Self> {
        fs::create_dir_all(&at).unwrap();
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", "size=4m", "tmpfs"]).arg(&at).output();
        mounted.is_ok_and(|mounted| mounted.status.success()).then_some(Self(at))
    }

    /// Fills it to the last byte.
    fn fill(&self) {
        let mut file = File::options().create(true).append(true).open(self.0.join("ballast")).unwrap();
        while file.write(&[0; 4096]).is_ok_and(|written| written > 0) {}
    }

    /// Takes away what has filled it.
    fn free(&self) {
        let _ = fs::remove_file(self.0.join("ballast"));
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // A connection that looked into the file may still be closing.
        let _ = Command::new("umount").arg("--lazy").arg(&self.0).status();
    }
}
