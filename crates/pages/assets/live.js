// One stream for all tabs of this browser: browsers open only six connections to a site, and every tab wants to follow.
// Runs as a shared worker; each tab says which table it shows, from which seat and in which language, and gets what changes.
"use strict";
const MOST = 16; // tables that one stream can follow
const DEAF = 40000; // the server is heard every 15 seconds; after so long without it the line is dead
const tabs = new Map(); // port -> { at, hash }
let stream = null, key = "", retry = null, hearing = null;

function follow() {
  const followed = new Map();
  for (const { at, hash } of tabs.values()) {
    // Tabs of one table that do not have the same page get it as a whole.
    if (at) followed.set(at, followed.has(at) && followed.get(at) !== hash ? "" : hash);
  }
  const wanted = [...followed];
  const next = wanted.map(([at]) => at).sort().join("&");
  if (stream && stream.readyState !== EventSource.CLOSED && next === key) return;
  close();
  key = next;
  if (!wanted.length) return;
  const heard = wanted.slice(0, MOST);
  const source = new EventSource("/live?" + heard.map(([at, hash]) => `at=${at}.${hash}`).join("&"));
  stream = source;
  source.addEventListener("hello", () => {
    for (const [port, tab] of tabs) port.postMessage({ live: heard.some(([at]) => at === tab.at) });
    listen(source);
  });
  source.addEventListener("beat", () => listen(source));
  source.onmessage = (event) => {
    listen(source);
    const update = JSON.parse(event.data);
    const at = `${update.table}.${update.seat}.${update.language}`;
    for (const [port, tab] of tabs) {
      if (tab.at !== at) continue;
      tab.hash = update.hash;
      port.postMessage({ update });
    }
  };
  source.onerror = () => lost(source);
}

function listen(source) {
  clearTimeout(hearing);
  hearing = setTimeout(() => lost(source), DEAF);
}

// The address has the pages that tabs had then: a new stream is asked with those they have now.
function lost(source) {
  if (stream !== source) return source.close();
  close();
  for (const port of tabs.keys()) port.postMessage({ live: false });
  retry = setTimeout(follow, 400 + Math.random() * 600);
}

function close() {
  clearTimeout(retry);
  clearTimeout(hearing);
  stream?.close();
  stream = null;
  key = "";
}

self.onconnect = (event) => {
  const port = event.ports[0];
  tabs.set(port, { at: "", hash: "" });
  port.onmessage = ({ data }) => {
    if (data.leave) tabs.delete(port);
    else {
      // Something may have changed while this page was on its way, and the others have been told already.
      const behind = [...tabs].some(([other, tab]) => other !== port && tab.at === data.at && tab.hash !== data.hash);
      if (behind || data.again) key = "";
      tabs.set(port, { at: data.at, hash: data.hash });
      if (stream?.readyState === EventSource.OPEN && key.split("&").includes(data.at)) port.postMessage({ live: true });
    }
    follow();
  };
  port.start();
};
