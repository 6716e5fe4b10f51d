// What happened since the reader's last choice, played back on the board.
import { $, setting } from "./page.js";
import { move, positions } from "./motion.js";
import { hold } from "./show.js";

let playing = null;

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-again]");
  if (!button) return;
  $("recent").hidePopover();
  play(button.dataset.again);
});

async function play(address) {
  playing?.stop();
  const answer = await fetch(address, { headers: { Accept: "application/json" } });
  if (!answer.ok) return;
  const { boards } = await answer.json();
  if (boards.length < 2) return;
  const now = hold();
  let stopped = false;
  playing = { stop: () => { stopped = true; } };
  document.body.classList.add("playing-back");
  for (const zones of boards) {
    if (stopped) break;
    const before = positions();
    for (const zone of zones) if ($(zone.id)) Idiomorph.morph($(zone.id), zone.html, { morphStyle: "outerHTML" });
    move(before);
    await new Promise((done) => setTimeout(done, Math.max(400, Number(setting("pace", "400")))));
  }
  document.body.classList.remove("playing-back");
  playing = null;
  now();
}
// Anything that is pressed meanwhile ends the playback first.
document.addEventListener("pointerdown", () => playing?.stop(), true);
document.addEventListener("keydown", () => playing?.stop(), true);
