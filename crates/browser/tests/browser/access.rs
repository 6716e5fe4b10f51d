//! Names and contrast, checked by axe-core on every page in dark and light.

use browser::look::DESK;
use browser::seat::Dice;
use browser::tables::{hand_over_and_wait, open_side};
use browser::{Tab, story};
use serde::Deserialize;
use std::time::Duration;

/// axe-core 4, for this test only; its licence lies beside it.
const AXE: &str = include_str!("../../vendor/axe.min.js");

#[derive(Deserialize, Debug)]
struct Violation {
    id: String,
    help: String,
    nodes: Vec<String>,
}

/// What axe-core finds wrong in dark and in light.
async fn violations(tab: &Tab, what: &str, found: &mut Vec<String>) {
    for look in [DESK, DESK.light()] {
        tab.look(look).await;
        let wrong: Vec<Violation> = tab
            .js(
                "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, help, nodes }) =>
                  ({ id, help, nodes: nodes.map((node) => node.html.slice(0, 200) + ' ' + (node.any[0]?.message ?? '')) })))",
            )
            .await;
        for Violation { id, help, nodes } in wrong {
            let (count, first) = (nodes.len(), &nodes[..nodes.len().min(4)]);
            let colours = if look.light { "light" } else { "dark" };
            found.push(format!("{what}, {colours}: {id}: {help} ({count}): {first:#?}"));
        }
    }
}

async fn with_axe(tab: &Tab) {
    tab.at_every_page(AXE).await;
}

#[test]
fn no_page_of_the_site_violates_what_axe_knows() {
    story("axe-site", Duration::from_secs(120), async |site| {
        let tab = site.person(DESK).await.blank().await;
        with_axe(&tab).await;
        let mut found = Vec::new();
        for page in [
            "/",
            "/new/wonderful-world",
            "/new/anachrony",
            "/new/the-loop",
            "/rules",
            "/me",
            "/no-such-page",
            "/rules/wonderful-world",
        ] {
            tab.go(page).await;
            violations(&tab, page, &mut found).await;
        }
        assert!(found.is_empty(), "{}", found.join("\n"));
    });
}

#[test]
fn no_table_violates_what_axe_knows_from_the_draft_to_the_replay() {
    story("axe-table", Duration::from_secs(150), async |site| {
        let tab = site.person(DESK).await.blank().await;
        with_axe(&tab).await;
        let mut found = Vec::new();
        tab.go("/").await;
        tab.click("form[action='/play/wonderful-world'] button").await;
        tab.arrives("/t/").await;
        open_side(&tab).await;
        let mut dice = Dice::new(4);
        for phase in ["draft", "planning", "production"] {
            tab.play_to(&mut dice, phase).await;
            violations(&tab, phase, &mut found).await;
        }
        tab.click("#top [data-open=menu]").await;
        violations(&tab, "menu", &mut found).await;
        tab.key("Escape").await;
        hand_over_and_wait(&tab).await;
        violations(&tab, "result", &mut found).await;
        tab.click("#result a[href*='/replay']").await;
        tab.arrives(&format!("{}/replay", tab.path().await.trim_end_matches("/replay"))).await;
        violations(&tab, "replay", &mut found).await;
        assert!(found.is_empty(), "{}", found.join("\n"));
    });
}
