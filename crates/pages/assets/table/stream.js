// The stream of updates: one for the whole browser where that is possible, else one of this tab's own.
import { $, id, seat, table, toast } from "./page.js";
import { receive, shownHash, showWhole } from "./show.js";

const at = `${id}.${seat}.${document.documentElement.lang}`;
let live = false, silence = null;
export const isLive = () => live;
export let subscribe = () => {};

// A short interruption is not reported: when nothing can be saved, the table is loaded again and its streams end.
function connected(is) {
  if (!is) silence ??= setTimeout(lost, 4000, live);
  else {
    clearTimeout(silence);
    silence = null;
    document.body.classList.remove("lost");
  }
  live = is;
}
function lost(was) {
  document.body.classList.add("lost");
  if (was && $("unsaved").hidden) toast(table.dataset.lost);
}

export function follow() {
  if (window.SharedWorker) {
    const { port } = new SharedWorker(table.dataset.worker, "live");
    port.onmessage = ({ data }) => (data.update ? receive(data.update) : connected(data.live));
    port.start();
    subscribe = (again) => port.postMessage({ at, hash: shownHash(), again });
    subscribe(false);
    addEventListener("pagehide", () => port.postMessage({ leave: true }));
    addEventListener("pageshow", (event) => event.persisted && location.reload());
    return;
  }
  let stream = null;
  const open = () => {
    stream?.close();
    stream = new EventSource(`/live?at=${at}.${shownHash()}`);
    stream.addEventListener("hello", () => connected(true));
    stream.onmessage = (event) => receive(JSON.parse(event.data));
    stream.onerror = () => { connected(false); stream.close(); setTimeout(() => document.hidden || open(), 1000); };
  };
  subscribe = open;
  // Without a shared worker a hidden tab gives its connection back.
  document.addEventListener("visibilitychange", () => (document.hidden ? stream?.close() : open()));
  open();
}

export async function catchUp() {
  const answer = await fetch(`/t/${id}/now?seat=${seat}${seat === "" ? "&watch=1" : ""}`, { headers: { Accept: "application/json" } });
  if (answer.ok) showWhole(await answer.json());
}
