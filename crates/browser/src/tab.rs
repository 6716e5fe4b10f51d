//! A page in a browser: where it is, what it shows, and waiting for that.

use crate::look::Look;
use chromiumoxide::Page;
use chromiumoxide::cdp::browser_protocol::log::{self, EventEntryAdded, LogEntryLevel, LogEntrySource};
use chromiumoxide::cdp::browser_protocol::network::{self, EventLoadingFinished, EventRequestWillBeSent};
use chromiumoxide::cdp::browser_protocol::page::{CaptureScreenshotFormat, NavigateParams};
use chromiumoxide::cdp::js_protocol::runtime::{EvaluateParams, EventExceptionThrown};
use chromiumoxide::page::ScreenshotParams;
use futures::StreamExt;
use serde::de::DeserializeOwned;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long something that a page should show may take on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(20);
/// How often is looked.
const GLANCE: Duration = Duration::from_millis(15);

/// A page.
#[derive(Clone)]
pub struct Tab {
    pub(crate) page: Page,
    address: String,
    seen: Arc<Seen>,
}

/// What was noticed while a page was used.
#[derive(Default)]
struct Seen {
    requests: Mutex<Vec<String>>,
    bytes: Mutex<f64>,
    faults: Mutex<Vec<String>>,
}

impl Tab {
    pub(crate) async fn new(page: Page, address: &str, look: Look) -> chromiumoxide::Result<Self> {
        let tab = Self { page, address: address.to_owned(), seen: Arc::default() };
        tab.notice().await?;
        look.apply(&tab.page).await?;
        Ok(tab)
    }

    /// Notices requests, how much comes, and faults of scripts and of the security policy.
    async fn notice(&self) -> chromiumoxide::Result<()> {
        let mut requests = self.page.event_listener::<EventRequestWillBeSent>().await?;
        let mut loaded = self.page.event_listener::<EventLoadingFinished>().await?;
        let mut thrown = self.page.event_listener::<EventExceptionThrown>().await?;
        let mut logged = self.page.event_listener::<EventEntryAdded>().await?;
        self.page.execute(network::EnableParams::default()).await?;
        self.page.execute(log::EnableParams::default()).await?;
        let seen = self.seen.clone();
        tokio::spawn(async move {
            loop {
                tokio::select! {
                    Some(request) = requests.next() => seen.requests.lock().unwrap().push(request.request.url.clone()),
                    Some(loaded) = loaded.next() => *seen.bytes.lock().unwrap() += loaded.encoded_data_length,
                    Some(thrown) = thrown.next() => {
                        let details = &thrown.exception_details;
                        let what = details.exception.as_ref().and_then(|thrown| thrown.description.clone());
                        seen.faults.lock().unwrap().push(format!("{} {}", details.text, what.unwrap_or_default()));
                    }
                    Some(logged) = logged.next() => {
                        // An answer such as 403 is noted there too; tests ask for those on purpose.
                        let entry = &logged.entry;
                        if entry.level == LogEntryLevel::Error && entry.source != LogEntrySource::Network {
                            seen.faults.lock().unwrap().push(entry.text.clone());
                        }
                    }
                    else => break,
                }
            }
        });
        Ok(())
    }

    /// Every address that the page has asked for.
    pub fn requests(&self) -> Vec<String> {
        self.seen.requests.lock().unwrap().clone()
    }

    /// How many bytes have come over the wire, headers and all.
    pub fn bytes(&self) -> f64 {
        *self.seen.bytes.lock().unwrap()
    }

    /// Errors of scripts and of the security policy.
    pub fn faults(&self) -> Vec<String> {
        self.seen.faults.lock().unwrap().clone()
    }

    /// Puts the page on another screen.
    pub async fn look(&self, look: Look) {
        look.apply(&self.page).await.expect("another screen");
    }

    /// Opens a page of the site and waits until it is there.
    pub async fn go(&self, path: &str) {
        let address = if path.starts_with("http") { path.to_owned() } else { format!("{}{path}", self.address) };
        let gone = self.page.execute(NavigateParams::new(&address)).await.expect("the browser goes there");
        assert_eq!(gone.result.error_text, None, "{address} opens");
        self.until("the page is there", "document.readyState === 'complete'").await;
    }

    /// Waits until a page is there whose path begins so.
    pub async fn arrives(&self, path: &str) {
        let there = format!("location.pathname.startsWith({path:?}) && document.readyState === 'complete'");
        self.until(&format!("the page {path}"), &there).await;
    }

    /// Runs a script on every page that is opened from now on, whatever the page allows.
    pub async fn at_every_page(&self, script: &str) {
        self.page.evaluate_on_new_document(script).await.expect("a script for every page");
    }

    /// Empties the cache, as if this browser had never been here.
    pub async fn forget_files(&self) {
        self.page.execute(network::ClearBrowserCacheParams::default()).await.expect("an empty cache");
    }

    /// Whether an expression is true; not if the page just goes.
    pub async fn is(&self, expression: &str) -> bool {
        self.try_js::<bool>(&format!("(async () => !!(await ({expression})))()")).await == Some(true)
    }

    /// Waits until an expression is true on the page.
    pub async fn until(&self, what: &str, expression: &str) {
        self.within(PATIENCE, what, expression).await;
    }

    /// Waits so long at most.
    pub async fn within(&self, limit: Duration, what: &str, expression: &str) {
        let start = Instant::now();
        while !self.is(expression).await {
            assert!(start.elapsed() < limit, "waited {limit:?} for: {what} ({expression})");
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// The value of an expression on the page. A promise is waited for.
    pub async fn js<T: DeserializeOwned>(&self, expression: &str) -> T {
        self.ask(expression).await.unwrap_or_else(|why| panic!("{expression}: {why}"))
    }

    /// Does something on the page that no person could, such as preparing what a test looks at.
    pub async fn run(&self, statement: &str) {
        let () = self.js(&format!("void ({statement})")).await;
    }

    /// The value of an expression where the page may go while it is asked.
    pub async fn try_js<T: DeserializeOwned>(&self, expression: &str) -> Option<T> {
        self.ask(expression).await.ok()
    }

    async fn ask<T: DeserializeOwned>(&self, expression: &str) -> Result<T, String> {
        let mut asked = EvaluateParams::new(expression);
        asked.return_by_value = Some(true);
        asked.await_promise = Some(true);
        asked.user_gesture = Some(true);
        let answer = self.page.execute(asked).await.map_err(|error| error.to_string())?.result;
        if let Some(thrown) = answer.exception_details {
            return Err(format!("{} {:?}", thrown.text, thrown.exception.and_then(|thrown| thrown.description)));
        }
        serde_json::from_value(answer.result.value.unwrap_or_default()).map_err(|error| error.to_string())
    }

    /// The text of an element as a person sees it.
    pub async fn text(&self, selector: &str) -> String {
        self.js(&format!("document.querySelector({selector:?})?.innerText ?? ''")).await
    }

    /// How many elements there are.
    pub async fn count(&self, selector: &str) -> usize {
        self.js(&format!("document.querySelectorAll({selector:?}).length")).await
    }

    /// The path of the page.
    pub async fn path(&self) -> String {
        self.js("location.pathname").await
    }

    /// Waits until fonts are there and the page has been drawn with them.
    pub async fn drawn(&self) {
        let drawn = "document.fonts.ready.then(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go(true)))))";
        self.until("the page is drawn", drawn).await;
    }

    /// What is seen, to a file.
    pub async fn photograph(&self, file: &Path) {
        let picture = ScreenshotParams::builder().format(CaptureScreenshotFormat::Png).build();
        let saved = self.page.save_screenshot(picture, file).await;
        if let Err(error) = saved {
            println!("no picture {}: {error}", file.display());
        }
    }

    /// What is seen and what it is made of, to find out why a test failed.
    pub(crate) async fn testify(&self, file: &Path) {
        self.photograph(&file.with_extension("png")).await;
        if let Some(html) = self.try_js::<String>("location.href + '\\n' + document.documentElement.outerHTML").await {
            let _ = std::fs::write(file.with_extension("html"), html);
        }
    }
}
