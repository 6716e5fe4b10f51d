// A finished game: a step or a seat is asked for, and what changed is put in its place.
(() => {
  const walk = document.getElementById("walk");
  const jump = document.getElementById("jump");
  const whatIf = document.getElementById("what-if");
  const slider = document.getElementById("step");
  const eyes = document.getElementById("eyes");
  const where = document.getElementById("where");
  const log = document.getElementById("log");
  const last = Number(slider.max);
  let busy = false;

  const within = (step) => Math.min(last, Math.max(0, step));
  const places = () => {
    const step = Number(slider.value);
    return { "replay-first": 0, "replay-previous": within(step - 1), "replay-next": within(step + 1), "replay-last": last };
  };

  // Everything beside the board follows at once, whatever is still on its way.
  const follow = () => {
    const step = Number(slider.value);
    where.textContent = where.dataset.words.replace("%1", step).replace("%2", last);
    slider.setAttribute("aria-valuetext", where.textContent);
    for (const [id, to] of Object.entries(places())) {
      const button = document.getElementById(id);
      button.value = to;
      button.setAttribute("aria-disabled", to === step);
    }
    jump.elements.seat.value = eyes.value;
    if (whatIf) {
      whatIf.elements.step.value = step;
      whatIf.elements.seat.value = eyes.value;
      whatIf.querySelector("button").disabled = eyes.value === "";
    }
    const here = `${walk.getAttribute("action")}?seat=${eyes.value}&step=${step}`;
    history.replaceState(null, "", here);
    for (const back of document.querySelectorAll("#languages input[name=back]")) back.value = here;
    return here;
  };

  const put = (part) => {
    const { scrollX, scrollY } = window;
    for (const zone of part.zones) {
      const old = document.getElementById(zone.id);
      if (old) Idiomorph.morph(old, zone.html, { morphStyle: "outerHTML" });
    }
    Idiomorph.morph(log, part.log, { morphStyle: "innerHTML" });
    log.scrollTop = log.scrollHeight;
    scrollTo(scrollX, scrollY);
  };

  // Whether the board is behind the address.
  const wait = (is) => {
    busy = is;
    document.body.setAttribute("aria-busy", is);
  };

  // One question at a time: while a slider is dragged, the steps between are passed over.
  const show = async () => {
    let wanted = follow();
    if (busy) return;
    wait(true);
    try {
      for (let shown = null; shown !== wanted; wanted = follow()) {
        const answer = await fetch(`${wanted}&part=1`, { headers: { Accept: "application/json" } });
        if (!answer.ok) { location.assign(wanted); return; }
        put(await answer.json());
        shown = wanted;
      }
    } catch {
      document.body.classList.add("offline");
      return;
    } finally {
      wait(false);
    }
    document.body.classList.remove("offline");
  };
  const go = (step) => {
    if (step === Number(slider.value)) return;
    slider.value = step;
    show();
  };

  slider.addEventListener("input", show);
  eyes.addEventListener("change", show);
  walk.addEventListener("submit", (event) => { event.preventDefault(); show(); });
  jump.addEventListener("submit", (event) => { event.preventDefault(); go(places()[event.submitter.id]); });

  const keys = { ArrowLeft: "replay-previous", ArrowRight: "replay-next", Home: "replay-first", End: "replay-last" };
  addEventListener("keydown", (event) => {
    // Fields use these keys themselves; the slider too, and then tells of it.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.target.closest("input, select, textarea")) return;
    const name = keys[event.key];
    if (!name) return;
    event.preventDefault();
    go(places()[name]);
  });
  log.scrollTop = log.scrollHeight;
})();
