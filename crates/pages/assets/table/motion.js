// Pieces move from where they were to where they are.
import { $, speed } from "./page.js";

export function positions() {
  const positions = new Map();
  if (!speed()) return positions;
  for (const piece of document.querySelectorAll("[data-piece]")) {
    const box = piece.getBoundingClientRect();
    if (box.width) positions.set(piece.dataset.piece, box);
  }
  return positions;
}

export function move(before) {
  const duration = speed();
  if (!duration) return;
  for (const piece of document.querySelectorAll("[data-piece]")) {
    const from = before.get(piece.dataset.piece) ?? (piece.dataset.from && before.size && $(piece.dataset.from)?.getBoundingClientRect());
    const to = piece.getBoundingClientRect();
    if (!from || !from.width || !to.width || !piece.animate) continue;
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) + Math.abs(y) < 3 || Math.abs(x) + Math.abs(y) > 4000) continue;
    const scale = `scale(${from.width / to.width}, ${from.height / to.height})`;
    piece.animate(
      [{ transform: `translate(${x}px, ${y}px) ${scale}`, transformOrigin: "0 0", zIndex: 5 }, { transform: "none", transformOrigin: "0 0", zIndex: 5 }],
      { duration, easing: "cubic-bezier(.2,.7,.2,1)" },
    );
  }
}
