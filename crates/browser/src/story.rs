//! A test: the program, a browser, a limit of time, and evidence when it fails.

use crate::chromium::Chromium;
use crate::look::Look;
use crate::program::{Program, screenshots};
use crate::tab::Tab;
use chromiumoxide::cdp::browser_protocol::browser::BrowserContextId;
use chromiumoxide::cdp::browser_protocol::target::{CreateBrowserContextParams, CreateTargetParams};
use futures::FutureExt;
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::path::PathBuf;
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Mutex as AsyncMutex;

/// How many stories are told at once: each is a server and a browser of several processes.
const AT_ONCE: usize = 2;

/// Tells a story: starts the program and a browser, does what is told, and fails with pictures if that fails or takes longer
/// than the limit. Whatever the story is about, no script may fail on the way and nothing may be asked of another site.
pub fn story(name: &'static str, limit: Duration, tell: impl AsyncFnOnce(&Site)) {
    let _place = Place::wait();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads");
    runtime.block_on(async {
        let site = Site::open(name).await;
        let told = AssertUnwindSafe(tokio::time::timeout(limit, tell(&site))).catch_unwind().await;
        let ended = match told {
            Ok(Ok(())) => AssertUnwindSafe(async { site.check() }).catch_unwind().await,
            Ok(Err(_)) => {
                println!("the story {name} took longer than {limit:?}");
                Err(Box::new("too late") as _)
            }
            Err(panic) => Err(panic),
        };
        if ended.is_err() {
            site.testify().await;
        }
        site.close().await;
        if let Err(panic) = ended {
            resume_unwind(panic);
        }
    });
}

/// The program and its visitors.
pub struct Site {
    name: &'static str,
    program: AsyncMutex<Program>,
    address: String,
    browsers: AsyncMutex<Vec<Chromium>>,
    tabs: Mutex<Vec<Tab>>,
}

/// Somebody with a browser of their own.
pub struct Person<'a> {
    site: &'a Site,
    browser: usize,
    profile: BrowserContextId,
    /// What they sit at.
    pub look: Look,
}

impl Site {
    async fn open(name: &'static str) -> Self {
        let program = Program::start(name).await;
        let address = program.address().to_owned();
        let browsers = AsyncMutex::new(vec![Chromium::start("en").await]);
        Self { name, program: AsyncMutex::new(program), address, browsers, tabs: Mutex::default() }
    }

    /// Somebody who reads English.
    pub async fn person(&self, look: Look) -> Person<'_> {
        self.person_at(0, look).await
    }

    /// Somebody whose browser asks for these languages.
    pub async fn reader(&self, languages: &str, look: Look) -> Person<'_> {
        let mut browsers = self.browsers.lock().await;
        browsers.push(Chromium::start(languages).await);
        let last = browsers.len() - 1;
        drop(browsers);
        self.person_at(last, look).await
    }

    async fn person_at(&self, browser: usize, look: Look) -> Person<'_> {
        let browsers = self.browsers.lock().await;
        let profile = browsers[browser].browser.create_browser_context(CreateBrowserContextParams::default()).await;
        Person { site: self, browser, profile: profile.expect("a profile of their own"), look }
    }

    /// Kills the program.
    pub async fn kill(&self) {
        self.program.lock().await.kill().await;
    }

    pub async fn start_again(&self) {
        self.program.lock().await.start_again().await;
    }

    /// Lets the program write to its files, or not.
    #[cfg(target_os = "linux")]
    pub async fn let_write(&self, may: bool) {
        self.program.lock().await.let_write(may);
    }

    /// Where the site is.
    pub fn address(&self) -> &str {
        &self.address
    }

    fn tabs(&self) -> Vec<Tab> {
        self.tabs.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What no story may show: a script that fails, something that the security policy has to stop, a request elsewhere.
    fn check(&self) {
        for tab in self.tabs() {
            assert_eq!(tab.faults(), Vec::<String>::new(), "no script fails and no policy is broken");
            let own = |request: &String| {
                request.starts_with(&self.address) || request.starts_with("data:") || request == "about:blank"
            };
            assert_eq!(
                tab.requests().into_iter().find(|request| !own(request)),
                None,
                "nothing is asked of another site"
            );
        }
    }

    /// Pictures and pages of every tab, and what the program says.
    async fn testify(&self) {
        let folder = screenshots();
        println!("The pages of the story {} are in {}", self.name, folder.display());
        for (number, tab) in self.tabs().iter().enumerate() {
            let file = evidence(self.name, number + 1);
            tab.faults().iter().for_each(|fault| println!("tab {}: {fault}", number + 1));
            // A page that does not answer must not keep the others from being seen.
            let _ = tokio::time::timeout(Duration::from_secs(5), tab.testify(&file)).await;
        }
        println!("{}", self.program.lock().await.log());
    }

    async fn close(self) {
        for browser in self.browsers.into_inner() {
            browser.end().await;
        }
    }
}

fn evidence(story: &str, tab: usize) -> PathBuf {
    screenshots().join(format!("failed-{story}-{tab}"))
}

impl Person<'_> {
    /// Opens a page of the site in a new tab.
    pub async fn tab(&self, path: &str) -> Tab {
        let tab = self.blank().await;
        tab.go(path).await;
        tab
    }

    /// A new tab without anything in it.
    pub async fn blank(&self) -> Tab {
        let mut target = CreateTargetParams::new("about:blank");
        target.browser_context_id = Some(self.profile.clone());
        target.new_window = Some(true);
        let browsers = self.site.browsers.lock().await;
        let page = browsers[self.browser].browser.new_page(target).await.expect("a new tab");
        drop(browsers);
        let tab = Tab::new(page, &self.site.address, self.look).await.expect("a new tab");
        self.site.tabs.lock().unwrap_or_else(PoisonError::into_inner).push(tab.clone());
        tab
    }
}

/// A place among the stories that are told at once.
struct Place;

static TAKEN: (Mutex<usize>, Condvar) = (Mutex::new(0), Condvar::new());

impl Place {
    fn wait() -> Self {
        let taken = TAKEN.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut taken = TAKEN.1.wait_while(taken, |taken| *taken >= AT_ONCE).unwrap_or_else(PoisonError::into_inner);
        *taken += 1;
        Self
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        *TAKEN.0.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        TAKEN.1.notify_one();
    }
}
