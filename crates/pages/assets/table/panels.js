// What opens and closes around the board, links, and the filter of what is still missing.
import { $, remember, setting, table, toast } from "./page.js";
import { dismiss } from "./hint.js";
import { whenShown } from "./show.js";

// Panels that stay as the reader left them, and whether they are open at first.
const REMEMBERED = { side: () => innerWidth >= 1600, folded: () => false };

let wanted = "";
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-toggle], [data-open], [data-close], [data-copy], [data-filter]");
  if (!button) return;
  if (button.dataset.toggle) toggle(button.dataset.toggle);
  else if (button.dataset.close) dismiss();
  else if (button.dataset.open) $(button.dataset.open).showModal();
  else if (button.dataset.copy) copy($(button.dataset.copy));
  else if (button.dataset.filter) { wanted = wanted === button.dataset.filter ? "" : button.dataset.filter; filter(); }
});

export function toggle(name) {
  const open = document.body.classList.toggle(`with-${name}`);
  for (const button of document.querySelectorAll(`[data-toggle="${name}"]`)) button.setAttribute(button.ariaPressed ? "aria-pressed" : "aria-expanded", String(open));
  if (name in REMEMBERED) remember(name, open ? "1" : "");
  if (name === "side") document.body.classList.remove("unread");
  if (open && name === "side") $("chapters").scrollTop = $("chapters").scrollHeight;
}
for (const [name, usual] of Object.entries(REMEMBERED)) if (setting(name, usual() ? "1" : "")) toggle(name);

function copy(input) {
  input.select();
  (navigator.clipboard?.writeText(input.value) ?? Promise.reject()).catch(() => document.execCommand("copy"))
    .finally(() => toast(table.dataset.copied));
}

// What is offered once, and what this browser has said no to.
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-dismiss]");
  if (!button) return;
  remember(`dismissed-${button.dataset.dismiss}`, "1");
  hideDismissed();
});
function hideDismissed() {
  for (const part of document.querySelectorAll("[data-dismissable]")) part.hidden = setting(`dismissed-${part.dataset.dismissable}`, "") === "1";
}
whenShown(hideDismissed);

// The server does not know by which address people reach it.
whenShown(() => {
  for (const input of document.querySelectorAll("[data-link]")) input.value = new URL(input.getAttribute("value"), location.href).href;
});

function filter() {
  for (const button of document.querySelectorAll("[data-filter]")) button.setAttribute("aria-pressed", String(button.dataset.filter === wanted));
  for (const piece of document.querySelectorAll("[data-missing]")) {
    piece.classList.toggle("filtered", wanted !== "" && !piece.dataset.missing.split(" ").includes(wanted));
  }
}
whenShown(filter);
