// The menu at a piece: several choices that are about the same thing. And the numbers of choices on their pieces.
const menuOf = (node) => (node instanceof Element ? node.closest(".piece-menu") : null);

export function closeMenus() {
  for (const menu of document.querySelectorAll(".piece-menu:popover-open")) menu.hidePopover();
}

// A menu stands at its piece and inside the window; on a narrow screen the style sheet makes it a sheet above the bar.
function place(menu) {
  const piece = document.querySelector(`[popovertarget="${menu.id}"]`);
  if (!piece) return;
  const box = piece.getBoundingClientRect();
  const bar = document.getElementById("actions").getBoundingClientRect();
  const below = bar.top - box.bottom;
  const left = Math.max(8, Math.min(box.left + box.width / 2 - menu.offsetWidth / 2, innerWidth - menu.offsetWidth - 8));
  const top = below >= menu.offsetHeight + 8 || below > box.top ? box.bottom + 4 : box.top - menu.offsetHeight - 4;
  menu.style.left = `${left}px`;
  menu.style.top = `${Math.max(8, Math.min(top, innerHeight - menu.offsetHeight - 8))}px`;
}

document.addEventListener("toggle", (event) => {
  const menu = menuOf(event.target);
  if (!menu || event.newState !== "open") return;
  place(menu);
  menu.querySelector("button")?.focus({ preventScroll: true });
}, true);
addEventListener("resize", () => { for (const menu of document.querySelectorAll(".piece-menu:popover-open")) place(menu); });

document.addEventListener("keydown", (event) => {
  const menu = menuOf(event.target);
  if (!menu) return;
  const buttons = [...menu.querySelectorAll("button:not(:disabled)")];
  const index = buttons.indexOf(document.activeElement);
  const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons.at(to % buttons.length).focus({ preventScroll: true });
});

// A piece shows the number that makes its choice, or that leads to those in its menu; in a menu they are numbered from 1.
export function badges() {
  const numbers = new Map();
  for (const button of document.querySelectorAll("#actions [data-number]")) if (button.value) numbers.set(button.value, button.dataset.number);
  for (const item of document.querySelectorAll("#actions [data-chip]")) numbers.set(item.value, item.dataset.chip);
  for (const piece of document.querySelectorAll("#board button[form=choose], .piece-menu button")) piece.dataset.badge = piece.dataset.key ?? numbers.get(piece.value) ?? "";
  for (const piece of document.querySelectorAll("#board .lit[popovertarget]")) {
    const items = document.getElementById(piece.getAttribute("popovertarget"))?.querySelectorAll("button") ?? [];
    const typed = new Set([...items].map((item) => numbers.get(item.value) ?? ""));
    piece.dataset.badge = typed.size === 1 ? [...typed][0] : `${[...typed][0] ?? ""}…`;
  }
}

// Pointing at a choice marks it wherever else it stands.
for (const [name, on] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) {
  document.addEventListener(name, (event) => {
    const button = event.target.closest?.("button[form=choose]");
    if (!button) return;
    for (const same of document.querySelectorAll(`button[form=choose][value="${button.value}"]`)) same.classList.toggle("same", on && same !== button);
  });
}
