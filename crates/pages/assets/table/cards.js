// A card, enlarged: while the pointer rests on it, on a long press, or by the key I.
import { $ } from "./page.js";

const big = $("enlarged");
let over = null, waiting = null;

export const cardOf = (node) => (node instanceof Element ? node.closest(".card:not(.big)") : null);
export const isEnlarged = () => !big.hidden;
export function shrink() { clearTimeout(waiting); big.hidden = true; over = null; }
export function shrinkIfGone() { if (over && !over.isConnected) shrink(); }
export function toggleEnlarged(card) { if (big.hidden) enlarge(card); else shrink(); }

function enlarge(card) {
  if ((over === card && !big.hidden) || !card.isConnected) return;
  over = card;
  const copy = card.cloneNode(true);
  copy.removeAttribute("id");
  copy.removeAttribute("data-piece");
  for (const part of copy.querySelectorAll("[id], [data-piece]")) { part.removeAttribute("id"); part.removeAttribute("data-piece"); }
  for (const part of copy.querySelectorAll("button, [popover]")) part.remove();
  const frame = document.createElement("div");
  frame.className = copy.className.replace(/\blit\b/, "") + " big";
  frame.append(...copy.childNodes);
  big.replaceChildren(frame);
  big.hidden = false;
  const box = card.getBoundingClientRect();
  const left = box.left + box.width / 2 < innerWidth / 2;
  big.classList.toggle("at-right", left);
  big.classList.toggle("at-left", !left);
}

let rest = [];
document.addEventListener("pointermove", (event) => { rest = [event.screenX, event.screenY]; }, { passive: true });
document.addEventListener("pointerover", (event) => {
  // A card that comes to lie under a resting pointer has not been pointed at.
  if (event.pointerType === "touch" || (event.screenX === rest[0] && event.screenY === rest[1])) return;
  const card = cardOf(event.target);
  clearTimeout(waiting);
  // The way to a link on the enlarged card leads over other things.
  if (big.contains(event.target)) return;
  if (!card) { if (!big.hidden) waiting = setTimeout(shrink, 400); return; }
  if (card !== over) waiting = setTimeout(() => enlarge(card), 350);
});

let pressed = false;
document.addEventListener("pointerdown", (event) => {
  pressed = false; // a long press is not followed by a click everywhere
  if (event.pointerType !== "touch") return;
  const card = cardOf(event.target);
  if (card) waiting = setTimeout(() => { enlarge(card); pressed = true; }, 450);
  else if (!big.hidden && !big.contains(event.target)) shrink();
});
for (const name of ["pointerup", "pointercancel", "pointermove"]) {
  document.addEventListener(name, (event) => event.pointerType === "touch" && clearTimeout(waiting), { passive: true });
}
// A long press looks; it does not choose.
document.addEventListener("click", (event) => {
  if (pressed) { pressed = false; event.preventDefault(); event.stopPropagation(); }
}, true);
document.addEventListener("contextmenu", (event) => cardOf(event.target) && event.preventDefault());
addEventListener("scroll", shrink, { passive: true, capture: true });
