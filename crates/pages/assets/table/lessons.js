// Lessons: where something comes up for the first time, a card beside its pieces says what it is. The page names the lessons
// of the moment; this browser knows which of them its reader has seen, and whether they are wanted at all.
import { $, remember, setting } from "./page.js";
import { ask } from "./hint.js";
import { whenShown } from "./show.js";

const card = $("lesson");
const game = card?.dataset.game;
const seen = () => new Set(setting(`lessons-seen-${game}`, "").split(" ").filter(Boolean));
const markSeen = (name) => remember(`lessons-seen-${game}`, [...seen().add(name)].join(" "));
// Where somebody learns they are shown unless they were switched off for good; elsewhere only if they were switched on.
const wanted = () => { const chosen = setting("lessons", ""); return chosen === "on" || (chosen !== "off" && card.dataset.learning !== undefined); };

let texts = null, shown = null, rested = "";
// The words of all lessons, from the page that has them.
async function lessons() {
  texts ??= fetch(`/lessons/${game}`).then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status))).then((page) => {
    const articles = new DOMParser().parseFromString(page, "text/html").querySelectorAll("article.lesson");
    return new Map([...articles].map((article) => [article.dataset.lesson, {
      title: article.querySelector("h2").textContent,
      text: article.querySelector("p").textContent,
      beside: article.dataset.beside,
      rule: article.querySelector("a").getAttribute("href"),
    }]));
  }).catch(() => { texts = null; return new Map(); });
  return texts;
}

async function next() {
  const { lessons: now } = $("lessons-now").dataset;
  const known = seen();
  const names = now.split(" ").filter((name) => name && !known.has(name));
  // Whoever has read one lesson goes on to play: the next one waits for the next moment.
  if (!wanted() || !names.length || document.body.classList.contains("behind") || rested === now) { if (shown && !names.includes(shown)) hide(); return; }
  if (shown && names.includes(shown)) { place(); return; }
  const lesson = (await lessons()).get(names[0]);
  if (!lesson || $("lessons-now").dataset.lessons !== now) return;
  shown = names[0];
  card.dataset.shown = shown;
  card.dataset.beside = lesson.beside;
  $("lesson-title").textContent = lesson.title;
  $("lesson-text").textContent = lesson.text;
  $("lesson-rule").href = lesson.rule;
  card.hidden = false;
  place();
}

function hide() {
  const inside = card.contains(document.activeElement);
  shown = null;
  card.hidden = true;
  for (const piece of document.querySelectorAll(".taught")) piece.classList.remove("taught");
  if (inside) $("actions").focus({ preventScroll: true });
}
// Read: it does not come again.
function read() {
  if (shown) markSeen(shown);
  rested = $("lessons-now").dataset.lessons;
  hide();
}

const isSeen = (piece) => { const box = piece.getBoundingClientRect(); return box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth; };
const overlap = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

// Beside its pieces, where it covers as little as possible of what can be chosen. A narrow screen has it in the page, above the board.
function place() {
  if (!shown) return;
  for (const piece of document.querySelectorAll(".taught")) piece.classList.remove("taught");
  let pieces = [];
  try { pieces = [...document.querySelectorAll(card.dataset.beside || "#none")].filter(isSeen); } catch { /* no selector: above the action bar */ }
  const piece = pieces[0];
  piece?.classList.add("taught");
  if (innerWidth < 900) return;
  const bar = $("actions").getBoundingClientRect(), top = $("top").getBoundingClientRect().bottom + 8;
  const { offsetWidth: width, offsetHeight: height } = card;
  const box = piece?.getBoundingClientRect() ?? { left: 8, right: 8, top: bar.top - height - 8, bottom: bar.top - 8, width: 0, height: 0 };
  const fit = (x, y) => {
    const left = Math.max(8, Math.min(x, innerWidth - width - 8)), above = Math.max(top, Math.min(y, bar.top - height - 8));
    return { left, top: above, right: left + width, bottom: above + height };
  };
  const middle = { x: box.left + box.width / 2 - width / 2, y: box.top + box.height / 2 - height / 2 };
  const places = [
    fit(middle.x, box.top - height - 10), fit(middle.x, box.bottom + 10), fit(box.right + 10, middle.y), fit(box.left - width - 10, middle.y),
    fit(box.left, box.top - height - 10), fit(box.right - width, box.top - height - 10), fit(box.left, box.bottom + 10), fit(box.right - width, box.bottom + 10),
    fit(innerWidth - width - 8, top), fit(8, top), fit(8, bar.top - height - 8), fit(innerWidth - width - 8, bar.top - height - 8),
  ];
  const lit = [...document.querySelectorAll("#board .lit")].filter(isSeen).map((button) => button.getBoundingClientRect());
  const cost = (at, rank) => lit.reduce((sum, button) => sum + overlap(at, button), 0) * 4 + (piece ? overlap(at, box) * .5 : 0) + rank * 400;
  const best = places.map((at, rank) => [cost(at, rank), at]).sort((a, b) => a[0] - b[0])[0][1];
  card.style.left = `${best.left}px`;
  card.style.top = `${best.top}px`;
}

function switches() {
  for (const button of document.querySelectorAll("[data-lesson=switch]")) button.setAttribute("aria-checked", String(wanted()));
}

if (card) {
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-lesson]");
    const does = button?.dataset.lesson;
    if (does === "read") read();
    else if (does === "show") { ask($("ask")); read(); }
    else if (does === "off") { remember("lessons", "off"); read(); }
    else if (does === "switch") { remember("lessons", wanted() ? "off" : "on"); rested = ""; next(); }
    else if (does === "again") { remember(`lessons-seen-${game}`, ""); remember("lessons", "on"); rested = ""; $("menu").close(); next(); }
    else return;
    switches();
  });
  addEventListener("resize", place);
  whenShown(next);
  switches();
}
// Escape reads the lesson away. True if there was one.
export function dismissLesson() {
  if (!shown) return false;
  read();
  return true;
}
