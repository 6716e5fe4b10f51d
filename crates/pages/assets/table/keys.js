// Keys: numbers make choices, letters open things.
import { $ } from "./page.js";
import { cardOf, isEnlarged, shrink, toggleEnlarged } from "./cards.js";
import { dismiss } from "./hint.js";
import { dismissLesson } from "./lessons.js";
import { toggle } from "./panels.js";

let typed = "", typing = null;
function number(digit) {
  // In an open menu numbers mean its choices.
  const menu = document.querySelector(".piece-menu:popover-open");
  if (menu) return menu.querySelector(`[data-key="${digit}"]`)?.click();
  typed += digit;
  const numbers = [...document.querySelectorAll("#actions [data-number]")];
  const exact = numbers.find((button) => button.dataset.number === typed);
  const longer = numbers.some((button) => button.dataset.number.length > typed.length && button.dataset.number.startsWith(typed));
  clearTimeout(typing);
  for (const button of numbers) button.classList.toggle("typed", button.dataset.number.startsWith(typed));
  if (exact && !longer) chooseTyped();
  else if (exact || longer) typing = setTimeout(chooseTyped, 700);
  else clearTyped();
}
function chooseTyped() {
  clearTimeout(typing);
  const chosen = typed;
  clearTyped();
  document.querySelector(`#actions [data-number="${chosen}"]`)?.click();
}
function clearTyped() {
  typed = "";
  for (const button of document.querySelectorAll(".typed")) button.classList.remove("typed");
}

const press = (selector) => document.querySelector(selector)?.click();
document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog[open]")) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const physical = event.code.startsWith("Key") ? event.code.slice(3).toLowerCase() : key;
  // A key that is held down means one choice.
  if (event.repeat) { if (/^[0-9]$/.test(key) || key === "Enter" || key === " ") event.preventDefault(); return; }
  if (/^[0-9]$/.test(key)) number(key);
  else if (key === "Enter" && typed) { chooseTyped(); event.preventDefault(); }
  else if (physical === "u") press(event.shiftKey ? '#top [value="back-turn"]' : '#top [value="back"]');
  else if (physical === "r") press('#top [value="redo"]');
  else if (physical === "h") $("ask").requestSubmit();
  else if (physical === "l") toggle("side");
  else if (physical === "m") $("menu").showModal();
  else if (physical === "f") toggle("folded");
  else if (physical === "b" && !$("result").hidden) toggle("result");
  else if (key === "?") press("#actions .why");
  else if (physical === "i") { const card = cardOf(document.activeElement); if (card) toggleEnlarged(card); }
  else if (key === "Escape") { if (isEnlarged()) shrink(); else if (!dismissLesson()) dismiss(); }
  else return;
  if (key !== "Enter") event.preventDefault();
});
