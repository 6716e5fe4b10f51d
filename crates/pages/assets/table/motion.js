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

// Pieces that move at once do so together, or one kind after the other where they say in which order (data-order).
export function move(before) {
  const duration = speed();
  if (!duration) return;
  const moved = [];
  for (const piece of document.querySelectorAll("[data-piece]")) {
    const from = before.get(piece.dataset.piece) ?? (piece.dataset.from && before.size && $(piece.dataset.from)?.getBoundingClientRect());
    const to = piece.getBoundingClientRect();
    if (!from || !from.width || !to.width || !piece.animate) continue;
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) + Math.abs(y) < 3 || Math.abs(x) + Math.abs(y) > 4000) continue;
    moved.push({ piece, x, y, scale: `scale(${from.width / to.width}, ${from.height / to.height})`, order: Number(piece.dataset.order ?? 0) });
  }
  const orders = [...new Set(moved.map(({ order }) => order))].sort((one, other) => one - other);
  for (const { piece, x, y, scale, order } of moved) {
    piece.animate(
      [{ transform: `translate(${x}px, ${y}px) ${scale}`, transformOrigin: "0 0", zIndex: 5 }, { transform: "none", transformOrigin: "0 0", zIndex: 5 }],
      { duration, delay: orders.indexOf(order) * duration, fill: "backwards", easing: "cubic-bezier(.2,.7,.2,1)" },
    );
  }
}
