// One stream for all tabs of this browser: browsers open only six connections to a site, and every tab wants to follow.
// Runs as a shared worker; each tab says which table it shows and gets what changes there.
"use strict";
const tabs = new Map(); // port -> { at, print }
let stream = null, key = "", retry = null;

function follow() {
  const followed = new Map();
  for (const { at, print } of tabs.values()) {
    // Tabs of one table that do not have the same page get it as a whole.
    if (at) followed.set(at, followed.has(at) && followed.get(at) !== print ? "" : print);
  }
  const wanted = [...followed];
  const next = wanted.map(([at]) => at).sort().join("&");
  if (stream && stream.readyState !== EventSource.CLOSED && next === key) return;
  if (stream) stream.close();
  clearTimeout(retry);
  stream = null;
  key = next;
  if (!wanted.length) return;
  const source = new EventSource("/live?" + wanted.slice(0, 16).map(([at, print]) => `at=${at}.${print}`).join("&"));
  stream = source;
  source.addEventListener("hello", () => tell(null, { live: true }));
  source.onmessage = (event) => {
    const update = JSON.parse(event.data);
    tell(`${update.table}.${update.seat}`, { update });
  };
  source.onerror = () => {
    tell(null, { live: false });
    // The address has the pages that tabs had then: a new stream is asked with those they have now.
    source.close();
    if (stream !== source) return;
    clearTimeout(retry);
    retry = setTimeout(follow, 400 + Math.random() * 600);
  };
}

function tell(at, message) {
  for (const [port, tab] of tabs) if (!at || tab.at === at) port.postMessage(message);
}

self.onconnect = (event) => {
  const port = event.ports[0];
  tabs.set(port, { at: "", print: "" });
  port.onmessage = ({ data }) => {
    if (data.leave) tabs.delete(port);
    else if (data.at !== undefined) {
      // Something may have changed while this page was on its way, and the others have been told already.
      if ([...tabs.values()].some((tab) => tab.at === data.at && tab.print !== data.print)) key = "";
      tabs.set(port, { at: data.at, print: data.print });
    }
    else if (data.print !== undefined) tabs.get(port).print = data.print;
    if (data.print === undefined || data.at !== undefined) follow();
  };
  port.start();
};
