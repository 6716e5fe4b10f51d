//! The browser: Chromium as Debian has it, or what `CHROME` names.

use chromiumoxide::{Browser, BrowserConfig};
use futures::StreamExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;
use tempfile::TempDir;
use tokio::task::JoinHandle;

const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// A browser with a fresh profile.
pub struct Chromium {
    /// What speaks to it.
    pub browser: Browser,
    messages: JoinHandle<()>,
    // Deleted after the browser has ended.
    _profile: TempDir,
}

impl Chromium {
    /// Starts a browser whose person reads `languages`, such as `cs,en`.
    pub async fn start(languages: &str) -> Self {
        let profile = TempDir::new().expect("a folder for the browser");
        let mut config = BrowserConfig::builder()
            .chrome_executable(executable())
            .user_data_dir(profile.path())
            .new_headless_mode()
            .viewport(None)
            .window_size(1280, 800)
            .launch_timeout(Duration::from_secs(60))
            .request_timeout(Duration::from_secs(60))
            .args(["disable-gpu", "disable-dev-shm-usage", "no-first-run", "disable-background-networking"])
            .args(["disable-component-update", "disable-sync", "no-default-browser-check"])
            .arg(("accept-lang", languages))
            .arg(("lang", languages.split(',').next().unwrap_or("en")));
        // Chromium's sandbox refuses to run for root.
        if is_root() {
            config = config.no_sandbox();
        }
        let config = config.build().expect("settings for the browser");
        let (browser, mut handler) = Browser::launch(config).await.expect("the browser starts");
        // Messages must be fetched for anything to go on. Those that the library does not know are no concern of a test.
        let messages = tokio::spawn(async move { while handler.next().await.is_some() {} });
        Self { browser, messages, _profile: profile }
    }

    /// Ends the browser.
    pub async fn end(mut self) {
        let closed = tokio::time::timeout(Duration::from_secs(5), async {
            let _ = self.browser.close().await;
            let _ = self.browser.wait().await;
        });
        if closed.await.is_err() {
            let _ = self.browser.kill().await;
        }
        self.messages.abort();
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

/// The browser's program, looked for once.
fn executable() -> &'static Path {
    static EXECUTABLE: OnceLock<PathBuf> = OnceLock::new();
    EXECUTABLE.get_or_init(|| {
        find()
            .expect("no browser for the tests: `cargo xtask slow` installs one, and the variable CHROME names another")
    })
}

fn find() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("CHROME").filter(|name| !name.is_empty()) {
        return Some(named.into());
    }
    let folders: Vec<_> = std::env::split_paths(&std::env::var_os("PATH")?).collect();
    NAMES.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name))).find(|path| path.is_file())
}
