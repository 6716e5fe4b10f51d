// What a choice would do: small figures at the places that change. And on touch screens: what cannot be taken back is
// selected first and made second.
import { $, id, label, seat, setting, table, touch } from "./page.js";

const known = new Map(); // choice -> promise of its preview
let shown = null, waiting = null, selected = null;

export function forgetPreviews() {
  known.clear();
  hide();
  // What others do does not take away what a finger has selected, as long as it can still be chosen.
  if (selected && !still(selected)) unselect();
}
const still = ({ button, choice, words }) => button.isConnected && button.value === choice && label(button) === words;
const revision = () => $("choose").elements.revision.value;

function preview(choice) {
  if (!known.has(choice)) known.set(choice, ask(choice));
  return known.get(choice);
}
async function ask(choice) {
  try {
    const answer = await fetch(`/t/${id}/preview?seat=${seat}&revision=${revision()}&choice=${choice}`, { headers: { Accept: "application/json" } });
    return answer.ok ? await answer.json() : { figures: [], final: false };
  } catch {
    return { figures: [], final: false };
  }
}

const choiceOf = (node) => (node instanceof Element ? node.closest("button[form=choose][name=choice]") : null);

async function show(button) {
  const choice = button.value;
  shown = choice;
  const { figures, final } = await preview(choice);
  if (shown !== choice) return;
  clear();
  const words = [];
  for (const { key, from, to, label } of figures) {
    for (const place of document.querySelectorAll(`[data-figure="${key}"]`)) place.dataset.becomes = to;
    words.push(from === "" ? `${label} ${to}` : `${label} ${from} → ${to}`);
  }
  if (final) words.push(table.dataset.final);
  const line = $("preview");
  if (line) line.textContent = words.join(" · ");
}
function clear() {
  for (const place of document.querySelectorAll("[data-becomes]")) delete place.dataset.becomes;
  const line = $("preview");
  if (line) line.textContent = "";
}
function hide() {
  clearTimeout(waiting);
  shown = null;
  clear();
}

document.addEventListener("pointerover", (event) => {
  const button = choiceOf(event.target);
  if (!button || event.pointerType === "touch") return;
  clearTimeout(waiting);
  waiting = setTimeout(show, 120, button);
});
document.addEventListener("pointerout", (event) => { if (choiceOf(event.target) && event.pointerType !== "touch") hide(); });
document.addEventListener("focusin", (event) => {
  const button = choiceOf(event.target);
  if (button && button.matches(":focus-visible")) { clearTimeout(waiting); waiting = setTimeout(show, 250, button); }
});
document.addEventListener("focusout", (event) => { if (choiceOf(event.target)) hide(); });

// ---- touch: select, then confirm
const confirms = () => setting("confirm-touch", touch.matches ? "1" : "") === "1";
let finger = false;
document.addEventListener("pointerdown", (event) => { finger = event.pointerType === "touch"; }, true);
document.addEventListener("click", async (event) => {
  const button = choiceOf(event.target);
  if (!button || !finger || !confirms() || button === selected?.button && selected.ready) return;
  event.preventDefault();
  event.stopPropagation();
  const choice = button.value;
  unselect();
  const mine = selected = { button, choice, words: label(button), ready: false };
  let asked, final;
  // An answer about a table that has changed meanwhile says nothing.
  document.body.classList.add("busy");
  do { asked = revision(); ({ final } = await preview(choice)); } while (asked !== revision() && selected === mine);
  document.body.classList.remove("busy");
  if (selected !== mine) return;
  if (!final) { make(button); return; }
  mine.ready = true;
  for (const same of document.querySelectorAll(`button[form=choose][value="${choice}"]`)) same.classList.add("selected");
  show(button);
  const confirm = $("confirm-touch");
  confirm.querySelector(".what").textContent = label(button);
  confirm.hidden = false;
}, true);
function unselect() {
  selected = null;
  for (const button of document.querySelectorAll(".selected")) button.classList.remove("selected");
  $("confirm-touch").hidden = true;
}
function make(button) {
  unselect();
  $("choose").requestSubmit(button);
}
$("confirm-touch").addEventListener("click", (event) => {
  const button = selected?.button;
  if (event.target.closest(".yes") && button?.isConnected) make(button);
  else if (event.target.closest(".no")) { unselect(); hide(); }
});
const toggle = $("confirm-touch-setting");
if (toggle) {
  toggle.checked = confirms();
  toggle.addEventListener("change", () => { try { localStorage.setItem("confirm-touch", toggle.checked ? "1" : ""); } catch { /* for this page only */ } });
}
