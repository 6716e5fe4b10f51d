// What is chosen, and what else is sent to the table.
import { $, label, table, toast } from "./page.js";
import { ask, dismiss } from "./hint.js";
import { closeMenus } from "./menu.js";
import { beforeOwnChoice, shownTimes, showWhole } from "./show.js";
import { catchUp, isLive, subscribe } from "./stream.js";

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.id === "ask") { event.preventDefault(); ask(form); return; }
  if (!(form instanceof HTMLFormElement) || form.dataset.live === undefined) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const acts = form.id === "choose" || form.id === "act";
  // What carries the seat's revision can be sent again without harm.
  const chosen = acts && label(event.submitter);
  if (acts) { dismiss(); closeMenus(); beforeOwnChoice(); }
  const words = form.id === "say" && form.elements.text;
  const said = words?.value;
  // The field is free for the next words at once; what did not get through comes back to it.
  if (words) words.value = "";
  post(form.action, body, chosen).then((done) => { if (!done && words && !words.value) words.value = said; });
});

// The second click of a double click may fall on what has come into the place of the first: it makes no choice of its own.
let clicked = { choice: "", x: 0, y: 0 };
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("button[form=choose]");
  if (!button) return;
  const choice = label(button);
  const { clientX: x, clientY: y } = event;
  // Fingers are counted as one double tap far apart: those mean what they hit.
  const again = event.detail > 1 && Math.hypot(x - clicked.x, y - clicked.y) < 10;
  if (again && choice !== clicked.choice) { event.preventDefault(); event.stopPropagation(); }
  else clicked = { choice, x, y };
}, true);

// While nothing can be saved, the last choice is kept and sent again until it is accepted, or refused for another reason.
let unsaved = null, latest = 0;
function keepUnsaved(address, body, choice, number) {
  clearTimeout(unsaved);
  $("unsaved").querySelector(".kept").textContent = choice;
  $("unsaved").hidden = false;
  unsaved = setTimeout(() => post(address, body, choice, number), 2000);
}
function forget() {
  clearTimeout(unsaved);
  $("unsaved").hidden = true;
}

async function post(address, body, choice, again) {
  const number = again ?? (choice === false ? 0 : ++latest);
  // Of two choices the later one is kept.
  const last = () => number === latest && choice !== false;
  if (last()) clearTimeout(unsaved);
  document.body.classList.add("busy");
  const shown = shownTimes();
  try {
    const answer = await fetch(address, { method: "POST", body, headers: { Accept: "application/json" } });
    const said = await answer.json().catch(() => ({}));
    if (said.later && last()) return keepUnsaved(address, body, choice, number);
    if (last()) forget();
    if (said.stale) {
      toast(table.dataset.movedOn);
      // What the stream has brought meanwhile may be newer than this answer.
      if (shownTimes() === shown) showWhole(said.stale);
      else subscribe(true);
    }
    else if (said.refused || !answer.ok) toast(said.refused ?? table.dataset.failed);
    else {
      if (!isLive()) await catchUp();
      return true;
    }
  } catch {
    if (again && last()) return keepUnsaved(address, body, choice, number);
    toast(table.dataset.failed);
  } finally {
    document.body.classList.remove("busy");
  }
}
