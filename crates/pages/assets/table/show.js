// Shows what has changed, at the pace that the reader likes, and keeps focus, scrolling and open things as they were.
import { $, id, remember, setting, table } from "./page.js";
import { shrinkIfGone } from "./cards.js";
import { dismissIfStale, mark } from "./hint.js";
import { badges } from "./menu.js";
import { move, positions } from "./motion.js";
import { forgetPreviews } from "./preview.js";
import { subscribe } from "./stream.js";

let hash = table.dataset.hash, shows = 0;
export const shownHash = () => hash;
export const shownTimes = () => shows;
const afterwards = [];
// Something to be done whenever the page has changed.
export const whenShown = (action) => { afterwards.push(action); action(); };

// ---- pace: what others do is shown step by step
const queue = [];
let last = 0, timer = null, paused = false, own = false;
// Where somebody learns, others take their time.
const usualPace = table.dataset.pace ?? "400";
const delay = () => Number(setting("pace", usualPace));

export function receive(update) {
  if (own || update.hand_to !== undefined) { own = false; showAll(); show(update); return; }
  queue.push(update);
  next();
}
function next() {
  clearTimeout(timer);
  while (queue.length && !paused) {
    const wait = last + delay() - performance.now();
    // Nobody sees a hidden tab, and nobody waits for what came long ago.
    if (wait > 0 && !document.hidden && queue.length < 60) { timer = setTimeout(next, wait); break; }
    show(queue.shift());
  }
  waiting();
}
function waiting() {
  document.body.classList.toggle("behind", queue.length > 0);
  document.body.classList.toggle("paused", paused);
  for (const button of document.querySelectorAll("[data-pace=pause]")) button.setAttribute("aria-pressed", String(paused));
}
// Keeps updates back, while the board shows something else. The answer puts the present back and goes on.
export function hold() {
  const was = new Map([...$("board").querySelectorAll(":scope > [id]")].map((zone) => [zone.id, zone.outerHTML]));
  const before = paused;
  paused = true;
  return () => {
    for (const [id, html] of was) if ($(id)) Idiomorph.morph($(id), html, { morphStyle: "outerHTML" });
    paused = before;
    next();
  };
}
// Shows everything that has arrived.
export function showAll() {
  clearTimeout(timer);
  while (queue.length) show(queue.shift());
  waiting();
}
// The answer to the reader's own choice is not held back.
export function beforeOwnChoice() {
  paused = false;
  showAll();
  own = true;
  setTimeout(() => { own = false; }, 1500);
}
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-pace]");
  if (!button) return;
  if (button.dataset.pace === "skip") { paused = false; showAll(); }
  else { paused = !paused; next(); }
});
const pace = $("pace");
pace.value = setting("pace", usualPace);
pace.addEventListener("change", () => { remember("pace", pace.value); next(); });
document.addEventListener("visibilitychange", next);

// ---- one update
function show(update) {
  if (update.hand_to !== undefined && !update.zones.length) return handTo(update.hand_to);
  if (update.hash === hash) return;
  shows += 1;
  last = performance.now();
  const before = positions();
  const told = lines();
  const chatted = $("chat").childElementCount;
  const wasDone = !$("result").hidden;
  const focus = focused();
  const ends = [$("chapters"), $("chat")].filter((box) => box.scrollHeight - box.scrollTop - box.clientHeight < 24);
  for (const zone of update.zones) {
    const old = $(zone.id);
    if (old) Idiomorph.morph(old, zone.html, { morphStyle: "outerHTML", callbacks: { beforeAttributeUpdated: mayChange } });
    else if (zone.id.startsWith("log-")) $("chapters").insertAdjacentHTML("beforeend", zone.html);
    else return location.reload(); // a page of another version
  }
  for (const gone of update.gone) $(gone)?.remove();
  hash = update.hash;
  forgetPreviews();
  refocus(focus);
  dismissIfStale();
  mark();
  badges();
  shrinkIfGone();
  for (const action of afterwards) action();
  title(update.turn);
  move(before);
  announce(told);
  // Somebody who reads further up is not torn from it.
  for (const { id } of ends) $(id).scrollTop = $(id).scrollHeight;
  if (!wasDone && !$("result").hidden) $("result").focus();
  const unread = $("chat").childElementCount > chatted && !document.body.classList.contains("with-side");
  if (unread) document.body.classList.add("unread");
  if (update.hand_to !== undefined) handTo(update.hand_to);
}

// A page that came otherwise than by the stream: the stream goes on from it.
export function showWhole(update) {
  showAll();
  show(update);
  subscribe(true);
}

// To another seat of this browser, after a page that hides hands if they are secret; the way back must not lead past it.
function handTo(to) { location.replace(`/t/${id}?seat=${to}`); }

// What a person has opened stays open and where it is, whatever the server sends.
function mayChange(name, node) {
  return !(name === "open" && (node.tagName === "DETAILS" || node.tagName === "DIALOG"))
    && !(name === "style" && node.popover) && !(name === "hidden" && node.dataset.dismissable)
    && !(/^aria-(expanded|pressed)$/.test(name) && (node.dataset.toggle || node.dataset.pace)) && !(name === "class" && node.id === "result");
}

// A button that was pressed may be gone; then its successor in the same position has the focus, and keys go on working.
function focused() {
  const held = document.activeElement;
  if (!held || held === document.body) return null;
  const zone = held.closest("#actions, #board, #top");
  const buttons = zone ? reachable(zone) : [];
  return { held, zone: zone?.id, index: buttons.indexOf(held) };
}
const reachable = (zone) => [...zone.querySelectorAll("button:not(:disabled), [tabindex='0']")].filter((button) => button.checkVisibility());
function refocus(focus) {
  if (!focus || (focus.held.isConnected && !focus.held.disabled)) return;
  const zone = focus.zone && $(focus.zone);
  if (!zone) return;
  const buttons = reachable(zone);
  (buttons[Math.min(focus.index, buttons.length - 1)] ?? zone).focus({ preventScroll: true });
}

export function title(turn) {
  document.title = turn ? `● ${table.dataset.yourTurn} · ${table.dataset.title}` : table.dataset.title;
}

// The lines of the log, and how often each of them stands there.
function lines() {
  const lines = new Map();
  for (const { textContent: line } of document.querySelectorAll("#chapters li")) lines.set(line, (lines.get(line) ?? 0) + 1);
  return lines;
}
function announce(told) {
  const fresh = [...lines()].filter(([line, times]) => times > (told.get(line) ?? 0)).map(([line]) => line).slice(-6);
  if (fresh.length) $("announce").textContent = fresh.join(" ");
}
