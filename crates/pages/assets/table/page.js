// What every part of the table's script uses: the page, what this browser prefers, and short messages.
export const table = document.getElementById("table");
export const { id, seat } = table.dataset;
export const $ = (name) => document.getElementById(name);

// Settings of this browser. Private windows may forget them.
export const setting = (name, usual) => { try { return localStorage.getItem(name) ?? usual; } catch { return usual; } };
export const remember = (name, value) => { try { localStorage.setItem(name, value); } catch { /* it lasts as long as the page */ } };

const calm = matchMedia("(prefers-reduced-motion: reduce)");
// How long a piece takes to move, in milliseconds.
export const speed = () => (calm.matches ? 0 : Number(setting("speed", "260")));
export const touch = matchMedia("(pointer: coarse)");

let toasted = null;
export function toast(text) {
  $("toast").textContent = text;
  $("toast").classList.add("shown");
  clearTimeout(toasted);
  toasted = setTimeout(() => $("toast").classList.remove("shown"), 5000);
}

// The words of a button that makes a choice, without its number.
export const label = (button) => button?.ariaLabel ?? (button?.querySelector(".what") ?? button)?.textContent.replace(/^\d+/, "") ?? "";
