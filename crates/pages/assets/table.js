// The page of a table. The server makes everything that is seen; this follows what changes, sends what is chosen, moves
// pieces to where they are now, and knows the keys. It holds no rule of any game.
"use strict";
(() => {
  const table = document.getElementById("table");
  if (!table) return;
  const { id, seat } = table.dataset;
  const at = `${id}.${seat}.${document.documentElement.lang}`;
  const $ = (name) => document.getElementById(name);
  let print = table.dataset.print;

  // ---- what this browser likes
  const liked = (name, usual) => { try { return localStorage.getItem(name) ?? usual; } catch { return usual; } };
  const like = (name, value) => { try { localStorage.setItem(name, value); } catch { /* private windows forget */ } };
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const pace = () => (calm.matches ? 0 : Number(liked("speed", "260")));

  // ---- updates
  let shows = 0;
  function show(update) {
    if (update.hand_to !== undefined && !update.zones.length) return hand(update.hand_to);
    if (update.print === print) return;
    shows += 1;
    const before = places();
    const told = lines();
    const chatted = $("chat").childElementCount;
    const wasDone = !$("result").hidden;
    const focus = focused();
    const ends = [$("chapters"), $("chat")].filter((box) => box.scrollHeight - box.scrollTop - box.clientHeight < 24);
    for (const zone of update.zones) {
      const old = $(zone.id);
      if (old) Idiomorph.morph(old, zone.html, { morphStyle: "outerHTML", callbacks: { beforeAttributeUpdated: keep } });
      else if (zone.id.startsWith("log-")) $("chapters").insertAdjacentHTML("beforeend", zone.html);
      else return location.reload(); // a page of another version
    }
    for (const gone of update.gone) $(gone)?.remove();
    print = update.print;
    refocus(focus);
    if (advised && advised !== listed()) dismiss();
    mark();
    if (over && !over.isConnected) shrink();
    filter();
    links();
    title(update.turn);
    moved(before);
    tell(told);
    // Whoever reads further up is not torn from it.
    for (const { id } of ends) $(id).scrollTop = $(id).scrollHeight;
    if (!wasDone && !$("result").hidden) $("result").focus();
    const unread = $("chat").childElementCount > chatted && !document.body.classList.contains("with-side");
    if (unread) document.body.classList.add("unread");
    if (update.hand_to !== undefined) hand(update.hand_to);
  }

  // A page that came otherwise than by the stream: the stream goes on from it.
  function showWhole(update) {
    show(update);
    subscribe(true);
  }

  // To another seat of this browser, behind a curtain if hands are hidden; the way back must not lead past it.
  function hand(to) { location.replace(`/t/${id}?seat=${to}`); }

  // What a person has opened stays open, whatever the server thinks.
  function keep(name, node) {
    return !(name === "open" && (node.tagName === "DETAILS" || node.tagName === "DIALOG"))
      && !(name === "aria-expanded" && node.dataset.toggle) && !(name === "class" && node.id === "result");
  }

  // A button that was pressed may be gone; then its successor in the same place has the focus, and keys go on working.
  function focused() {
    const held = document.activeElement;
    if (!held || held === document.body) return null;
    const zone = held.closest("#actions, #board, #top");
    const buttons = zone ? reachable(zone) : [];
    return { held, zone: zone?.id, index: buttons.indexOf(held) };
  }
  const reachable = (zone) => [...zone.querySelectorAll("button:not(:disabled), [tabindex='0']")].filter((button) => button.checkVisibility());
  function refocus(focus) {
    if (!focus || (focus.held.isConnected && !focus.held.disabled)) return;
    const zone = focus.zone && $(focus.zone);
    if (!zone) return;
    const buttons = reachable(zone);
    (buttons[Math.min(focus.index, buttons.length - 1)] ?? zone).focus({ preventScroll: true });
  }

  function title(turn) {
    document.title = turn ? `● ${table.dataset.yourTurn} · ${table.dataset.title}` : table.dataset.title;
  }

  // The lines of the log, and how often each of them has been told.
  function lines() {
    const lines = new Map();
    for (const { textContent: line } of document.querySelectorAll("#chapters li")) lines.set(line, (lines.get(line) ?? 0) + 1);
    return lines;
  }

  function tell(told) {
    const fresh = [...lines()].filter(([line, times]) => times > (told.get(line) ?? 0)).map(([line]) => line).slice(-6);
    if (fresh.length) $("announce").textContent = fresh.join(" ");
  }

  // ---- pieces move from where they were to where they are
  function places() {
    const places = new Map();
    if (!pace()) return places;
    for (const piece of document.querySelectorAll("[data-piece]")) {
      const box = piece.getBoundingClientRect();
      if (box.width) places.set(piece.dataset.piece, box);
    }
    return places;
  }
  function moved(before) {
    const duration = pace();
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

  // ---- the stream: one for the whole browser where that can be, else one of this tab's own
  // A line that is back soon is not told of: where nothing can be saved, the table is loaded again and its streams end.
  let port = null, live = false, silence = null;
  function connected(is) {
    if (!is) silence ??= setTimeout(lost, 4000, live);
    else {
      clearTimeout(silence);
      silence = null;
      document.body.classList.remove("lost");
    }
    live = is;
  }
  function lost(was) {
    document.body.classList.add("lost");
    if (was && $("unsaved").hidden) toast(table.dataset.lost);
  }
  let subscribe;
  if (window.SharedWorker) {
    const worker = new SharedWorker(table.dataset.worker, "live");
    port = worker.port;
    port.onmessage = ({ data }) => (data.update ? show(data.update) : connected(data.live));
    port.start();
    subscribe = (again) => port.postMessage({ at, print, again });
    subscribe(false);
    addEventListener("pagehide", () => port.postMessage({ leave: true }));
    addEventListener("pageshow", (event) => event.persisted && location.reload());
  } else {
    let stream = null;
    const open = subscribe = () => {
      stream?.close();
      stream = new EventSource(`/live?at=${at}.${print}`);
      stream.addEventListener("hello", () => connected(true));
      stream.onmessage = (event) => show(JSON.parse(event.data));
      stream.onerror = () => { connected(false); stream.close(); setTimeout(() => document.hidden || open(), 1000); };
    };
    // Without a shared worker a hidden tab gives its connection back.
    document.addEventListener("visibilitychange", () => (document.hidden ? stream?.close() : open()));
    open();
  }

  // ---- what is chosen
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.id === "ask") { event.preventDefault(); ask(form); return; }
    if (!(form instanceof HTMLFormElement) || form.dataset.live === undefined) return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form, event.submitter));
    if (form.id === "choose" || form.id === "act") dismiss();
    const words = form.id === "say" && form.elements.text;
    const said = words?.value;
    // The field is free for the next words at once; what did not get through comes back to it.
    if (words) words.value = "";
    // What carries the seat's number can be sent again without harm.
    const chosen = (form.id === "choose" || form.id === "act") && label(event.submitter);
    post(form.action, body, chosen).then((done) => { if (!done && words && !words.value) words.value = said; });
  });

  // The second click of a double click may fall on what has come into the place of the first: it makes no choice of its own.
  let clicked = { choice: "", x: 0, y: 0 };
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("button[form=choose]");
    if (!button) return;
    const choice = label(button);
    const { clientX: x, clientY: y } = event;
    // Fingers are counted as one double tap far apart: those mean what they hit.
    const again = event.detail > 1 && Math.hypot(x - clicked.x, y - clicked.y) < 10;
    if (again && choice !== clicked.choice) { event.preventDefault(); event.stopPropagation(); }
    else clicked = { choice, x, y };
  }, true);

  const label = (button) => button?.ariaLabel ?? button?.textContent.replace(/^\d+/, "") ?? "";

  // While nothing can be saved, the last choice is kept and sent again until it is accepted, or refused for another reason.
  let unsaved = null, latest = 0;
  function keepUnsaved(address, body, choice, number) {
    clearTimeout(unsaved);
    $("unsaved").querySelector(".kept").textContent = choice;
    $("unsaved").hidden = false;
    unsaved = setTimeout(() => post(address, body, choice, number), 2000);
  }
  function forget() {
    clearTimeout(unsaved);
    $("unsaved").hidden = true;
  }

  async function post(address, body, choice, again) {
    const number = again ?? (choice === false ? 0 : ++latest);
    // Of two choices the later one is kept.
    const last = () => number === latest && choice !== false;
    if (last()) clearTimeout(unsaved);
    document.body.classList.add("busy");
    const shown = shows;
    try {
      const answer = await fetch(address, { method: "POST", body, headers: { Accept: "application/json" } });
      const said = await answer.json().catch(() => ({}));
      if (said.later && last()) return keepUnsaved(address, body, choice, number);
      if (last()) forget();
      if (said.stale) {
        toast(table.dataset.movedOn);
        // What the stream has brought meanwhile may be newer than this answer.
        if (shows === shown) showWhole(said.stale);
        else subscribe(true);
      }
      else if (said.refused || !answer.ok) toast(said.refused ?? table.dataset.failed);
      else {
        if (!live) await catchUp();
        return true;
      }
    } catch {
      if (again && last()) return keepUnsaved(address, body, choice, number);
      toast(table.dataset.failed);
    } finally {
      document.body.classList.remove("busy");
    }
  }
  async function catchUp() {
    const answer = await fetch(`/t/${id}/now?seat=${seat}${seat === "" ? "&watch=1" : ""}`, { headers: { Accept: "application/json" } });
    if (answer.ok) showWhole(await answer.json());
  }

  // ---- a hint: for whoever asked alone, and as long as the same can be chosen
  let advised = $("hint").childElementCount ? listed() : "", asking = false;
  function listed() { return [...document.querySelectorAll("#actions [data-number]")].map(({ value, textContent }) => `${value} ${textContent}`).join("\n"); }
  async function ask(form) {
    if (advised) return dismiss();
    if (asking) return;
    asking = true;
    document.body.classList.add("asking");
    const asked = listed();
    try {
      const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)), headers: { Accept: "application/json" } });
      const said = await answer.json().catch(() => ({}));
      if (said.hint && asked === listed()) {
        $("hint").innerHTML = said.hint;
        advised = asked;
        mark();
      }
      else if (said.hint || said.stale) toast(table.dataset.movedOn);
      else toast(said.refused ?? table.dataset.failed);
      if (said.stale && !live) await catchUp();
    } catch {
      toast(table.dataset.failed);
    } finally {
      asking = false;
      document.body.classList.remove("asking");
    }
  }
  function dismiss() {
    if (!advised) return;
    const inside = $("hint").contains(document.activeElement);
    advised = "";
    $("hint").replaceChildren();
    mark();
    if (inside) (document.querySelector("#actions [data-number]") ?? $("actions")).focus({ preventScroll: true });
  }
  // What is advised is marked wherever it can be chosen.
  function mark() {
    for (const old of document.querySelectorAll("[data-advised]")) { delete old.dataset.advised; old.removeAttribute("aria-description"); }
    for (const { value, dataset } of document.querySelectorAll("#hint .advice")) {
      for (const choice of document.querySelectorAll(`:is(#board, #actions) button[form=choose][value="${value}"]`)) {
        choice.dataset.advised = dataset.rank;
        choice.setAttribute("aria-description", dataset.about);
      }
    }
  }

  let toasted = null;
  function toast(text) {
    $("toast").textContent = text;
    $("toast").classList.add("shown");
    clearTimeout(toasted);
    toasted = setTimeout(() => $("toast").classList.remove("shown"), 5000);
  }

  // ---- what opens and closes
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-toggle], [data-open], [data-close], [data-copy], [data-filter]");
    if (!button) return;
    if (button.dataset.toggle) toggle(button.dataset.toggle);
    else if (button.dataset.close) dismiss();
    else if (button.dataset.open) $(button.dataset.open).showModal();
    else if (button.dataset.copy) copy($(button.dataset.copy));
    else if (button.dataset.filter) { wanted = wanted === button.dataset.filter ? "" : button.dataset.filter; filter(); }
  });
  function toggle(name) {
    const open = document.body.classList.toggle(`with-${name}`);
    for (const button of document.querySelectorAll(`[data-toggle="${name}"]`)) button.setAttribute("aria-expanded", String(open));
    if (name === "side") { like("side", open ? "1" : ""); document.body.classList.remove("unread"); }
    if (open && name === "side") $("chapters").scrollTop = $("chapters").scrollHeight;
  }
  function copy(input) {
    input.select();
    (navigator.clipboard?.writeText(input.value) ?? Promise.reject()).catch(() => document.execCommand("copy"))
      .finally(() => toast(table.dataset.copied));
  }
  // The server does not know by which address people reach it.
  function links() {
    for (const input of document.querySelectorAll("[data-link]")) input.value = new URL(input.getAttribute("value"), location.href).href;
  }

  // ---- the filter of what still misses something
  let wanted = "";
  function filter() {
    for (const button of document.querySelectorAll("[data-filter]")) button.setAttribute("aria-pressed", String(button.dataset.filter === wanted));
    for (const piece of document.querySelectorAll("[data-missing]")) {
      piece.classList.toggle("filtered", wanted !== "" && !piece.dataset.missing.split(" ").includes(wanted));
    }
  }

  // ---- a card, large
  const big = $("enlarged");
  let over = null, waiting = null;
  function enlarge(card) {
    if (over === card && !big.hidden) return;
    over = card;
    const copy = card.cloneNode(true);
    copy.removeAttribute("id");
    copy.removeAttribute("data-piece");
    for (const part of copy.querySelectorAll("[id], [data-piece]")) { part.removeAttribute("id"); part.removeAttribute("data-piece"); }
    for (const button of copy.querySelectorAll("button")) button.remove();
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
  function shrink() { clearTimeout(waiting); big.hidden = true; over = null; }
  const cardOf = (node) => node instanceof Element ? node.closest(".card:not(.big)") : null;
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
  document.addEventListener("pointerdown", (event) => {
    pressed = false; // a long press is not followed by a click everywhere
    if (event.pointerType !== "touch") return;
    const card = cardOf(event.target);
    if (card) waiting = setTimeout(() => { enlarge(card); pressed = true; }, 450);
    else if (!big.hidden && !big.contains(event.target)) shrink();
  });
  let pressed = false;
  for (const name of ["pointerup", "pointercancel", "pointermove"]) {
    document.addEventListener(name, (event) => event.pointerType === "touch" && clearTimeout(waiting), { passive: true });
  }
  // A long press looks; it does not choose.
  document.addEventListener("click", (event) => {
    if (pressed) { pressed = false; event.preventDefault(); event.stopPropagation(); }
  }, true);
  document.addEventListener("contextmenu", (event) => cardOf(event.target) && event.preventDefault());
  addEventListener("scroll", shrink, { passive: true, capture: true });

  // ---- keys
  let typed = "", typing = null;
  function number(digit) {
    typed += digit;
    const numbers = [...document.querySelectorAll("#actions [data-number]")];
    const exact = numbers.find((button) => button.dataset.number === typed);
    const longer = numbers.some((button) => button.dataset.number.length > typed.length && button.dataset.number.startsWith(typed));
    clearTimeout(typing);
    const choose = () => { const chosen = typed; clearTyped(); numbered(chosen)?.click(); };
    for (const button of numbers) button.classList.toggle("typed", button.dataset.number.startsWith(typed));
    if (exact && !longer) choose();
    else if (exact || longer) typing = setTimeout(choose, 700);
    else clearTyped();
  }
  const numbered = (number) => document.querySelector(`#actions [data-number="${number}"]`);
  function clearTyped() {
    typed = "";
    for (const button of document.querySelectorAll(".typed")) button.classList.remove("typed");
  }
  const press = (selector) => document.querySelector(selector)?.click();
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog[open]")) {
      return;
    }
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const physical = event.code.startsWith("Key") ? event.code.slice(3).toLowerCase() : key;
    // A key that is held down means one choice.
    if (event.repeat) { if (/^[0-9]$/.test(key) || key === "Enter" || key === " ") event.preventDefault(); return; }
    if (/^[0-9]$/.test(key)) number(key);
    else if (key === "Enter" && typed) { clearTimeout(typing); const chosen = typed; clearTyped(); numbered(chosen)?.click(); event.preventDefault(); }
    else if (physical === "u") press(event.shiftKey ? '#top [value="back-turn"]' : '#top [value="back"]');
    else if (physical === "r") press('#top [value="redo"]');
    else if (physical === "h") $("ask").requestSubmit();
    else if (physical === "l") toggle("side");
    else if (physical === "m") $("menu").showModal();
    else if (physical === "b" && !$("result").hidden) toggle("result");
    else if (key === "?") press("#actions .why");
    else if (physical === "i") { const card = cardOf(document.activeElement); if (card) big.hidden ? enlarge(card) : shrink(); }
    else if (key === "Escape") { if (big.hidden) dismiss(); else shrink(); }
    else return;
    if (key !== "Enter") event.preventDefault();
  });

  // ---- the beginning
  // That the curtain was lifted holds for this once.
  if (location.search.includes("open=1")) history.replaceState(null, "", `/t/${id}?seat=${seat}`);
  const speed = $("speed");
  speed.value = liked("speed", "260");
  speed.addEventListener("change", () => like("speed", speed.value));
  if (liked("side", innerWidth >= 1600 ? "1" : "")) toggle("side");
  links();
  mark();
  title($("top").dataset.turn !== undefined);
  $("chapters").scrollTop = $("chapters").scrollHeight;
})();
