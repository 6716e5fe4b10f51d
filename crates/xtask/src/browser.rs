//! The browser that the slow suites drive.

use std::process::Command;

const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const PACKAGES: [&str; 2] = ["chromium", "fonts-dejavu-core"];

/// Installs Chromium with Debian's package manager where there is none and that is allowed. Says so, since it changes the machine.
pub(crate) fn install_if_missing() -> Result<(), String> {
    if is_there() {
        return Ok(());
    }
    let packages = PACKAGES.join(" ");
    println!("There is no Chromium. Installing {packages} with apt-get for the browser tests.");
    let install = ["install", "-y", "--no-install-recommends", PACKAGES[0], PACKAGES[1]];
    if (apt(&install) || apt(&["update"]) && apt(&install)) && is_there() {
        return Ok(());
    }
    Err(format!(
        "the browser tests need Chromium: install it (on Debian as root: apt-get install --no-install-recommends {packages}), \
         or name another one with the variable CHROME"
    ))
}

fn is_there() -> bool {
    let named = std::env::var_os("CHROME").is_some_and(|name| !name.is_empty());
    let folders: Vec<_> = std::env::var_os("PATH").map_or(Vec::new(), |path| std::env::split_paths(&path).collect());
    named || NAMES.iter().any(|name| folders.iter().any(|folder| folder.join(name).is_file()))
}

fn apt(arguments: &[&str]) -> bool {
    let status = Command::new("apt-get").env("DEBIAN_FRONTEND", "noninteractive").args(arguments).status();
    status.is_ok_and(|status| status.success())
}
