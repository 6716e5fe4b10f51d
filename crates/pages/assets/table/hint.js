// A hint: for the person who asked, and as long as the same can be chosen.
import { $, table, toast } from "./page.js";
import { showAll } from "./show.js";
import { catchUp } from "./stream.js";

const listed = () => [...document.querySelectorAll("#actions [data-number]")].map(({ value, textContent }) => `${value} ${textContent}`).join("\n");
let advised = $("hint").childElementCount ? listed() : "", asking = false;

export async function ask(form, again = false) {
  if (advised) return dismiss();
  if (asking) return;
  // A hint is about the table as it is now, not about what is still being shown of others.
  showAll();
  asking = true;
  document.body.classList.add("asking");
  const asked = listed();
  let stale = false;
  try {
    const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)), headers: { Accept: "application/json" } });
    const said = await answer.json().catch(() => ({}));
    if (said.hint && asked === listed()) {
      $("hint").innerHTML = said.hint;
      advised = asked;
      mark();
    }
    else if (said.stale && !again) await catchUp();
    else if (said.hint || said.stale) toast(table.dataset.movedOn);
    else toast(said.refused ?? table.dataset.failed);
    stale = said.stale;
  } catch {
    toast(table.dataset.failed);
  } finally {
    asking = false;
    document.body.classList.remove("asking");
  }
  if (stale && !again) await ask(form, true);
}

export function dismiss() {
  if (!advised) return;
  const inside = $("hint").contains(document.activeElement);
  advised = "";
  $("hint").replaceChildren();
  mark();
  if (inside) (document.querySelector("#actions [data-number]") ?? $("actions")).focus({ preventScroll: true });
}

export function dismissIfStale() { if (advised && advised !== listed()) dismiss(); }

// What is advised is marked wherever it can be chosen.
export function mark() {
  for (const old of document.querySelectorAll("[data-advised]")) { delete old.dataset.advised; old.removeAttribute("aria-description"); }
  for (const { value, dataset } of document.querySelectorAll("#hint .advice")) {
    for (const choice of document.querySelectorAll(`:is(#board, #actions) button[form=choose][value="${value}"]`)) {
      choice.dataset.advised = dataset.rank;
      choice.setAttribute("aria-description", dataset.about);
    }
  }
}
