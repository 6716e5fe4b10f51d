// The form of a new table. What goes together is in `data-relations`, as the game describes it; nothing here knows a game.
(() => {
  const form = document.querySelector("form.create");
  const seats = [...form.querySelectorAll(".seats .seat")];
  const listed = form.elements.listed;
  const relations = JSON.parse(form.dataset.relations);
  const fields = new Map([...form.querySelectorAll("[data-option]")].map((field) => [field.dataset.option, field]));
  const inputs = (option) => [...(fields.get(option)?.querySelectorAll("input") ?? [])];
  const selects = (option) => [...(fields.get(option)?.querySelectorAll("select") ?? [])];
  const isBySeat = (option) => inputs(option).some((input) => input.checked && input.value === "by-seat");

  // The usual value is sent as nothing, so what it stands for is beside it.
  const values = (option, seat) =>
    isBySeat(option)
      ? [selects(option)[seat]?.value]
      : inputs(option).filter((input) => input.checked).map((input) => input.dataset.value);
  const players = () => Number(values("players", 0)[0]) || seats.length;
  const everySeat = () => [...Array(players()).keys()];
  const isChosen = ({ option, values: some }, seat) =>
    (seat === undefined ? everySeat() : [seat]).some((at) => values(option, at).some((value) => some.includes(value)));

  const choose = (option, some) => {
    const fits = (input) => some.includes(input.dataset.value);
    for (const input of inputs(option)) input.checked = input.type === "radio" ? input.checked || fits(input) : fits(input);
  };
  const leaveOut = (option) => {
    for (const input of inputs(option)) input.checked = input.type === "radio" && input.value === "";
    for (const select of selects(option)) select.value = "";
  };
  const giveUp = ({ option, values: some }, seat) => {
    if (isBySeat(option)) selects(option)[seat].value = "";
    else for (const input of inputs(option)) {
      if (!input.checked || !some.includes(input.dataset.value)) continue;
      if (input.type === "radio") leaveOut(option);
      else input.checked = false;
    }
  };

  // What is chosen sets what it sets, and is given up when what it needs is gone.
  const settleOnce = () => {
    for (const { when, needs, sets, excludes } of relations) {
      for (const seat of everySeat()) {
        if (!isChosen(when, seat)) continue;
        if (sets && !isChosen(sets, seat)) choose(sets.option, sets.values.slice(0, 1));
        if ((needs && !isChosen(needs, seat)) || (excludes && isChosen(excludes, seat))) giveUp(when, seat);
      }
    }
  };

  // One change may lead to another.
  const settle = () => relations.forEach(settleOnce);

  // Why a value cannot be chosen now.
  const obstacle = (option, value, seat) =>
    relations.find(({ when, needs, sets, excludes }) => {
      const demands = when.option === option && when.values.includes(value);
      if (demands && ((excludes && isChosen(excludes, seat)) || (needs && !isChosen(needs, seat)))) return true;
      if (excludes?.option === option) return excludes.values.includes(value) && isChosen(when, seat);
      return sets?.option === option && !sets.values.includes(value) && isChosen(when, seat);
    })?.why;

  const greyOut = (option, field) => {
    const reasons = new Set();
    const count = players();
    const disable = (control, why) => {
      control.disabled = Boolean(why);
      if (why) reasons.add(why);
      return why;
    };
    let none;
    selects(option).forEach((select, seat) => {
      const named = [...select.options].filter((one) => one.value);
      const obstacles = named.map((one) => {
        const why = obstacle(option, one.value, seat);
        one.disabled = Boolean(why);
        if (why && seat < count && isBySeat(option)) reasons.add(why);
        return why;
      });
      select.closest("li").hidden = select.disabled = seat >= count;
      if (seat < count && obstacles.every(Boolean)) none ??= obstacles[0];
    });
    for (const input of inputs(option)) {
      const bySeat = input.value === "by-seat";
      disable(input, input.value === "" ? obstacle(option, input.dataset.value) : bySeat && !input.checked ? none : obstacle(option, input.value));
    }
    const list = field.querySelector(".by-seat");
    if (list) list.hidden = !isBySeat(option);
    const why = field.querySelector(".why");
    why.hidden = reasons.size === 0;
    why.textContent = [...reasons].join(" ");
  };

  const follow = () => {
    settle();
    fields.forEach((field, option) => greyOut(option, field));
    const count = players();
    let open = false;
    seats.forEach((row, seat) => {
      const select = row.querySelector("select");
      row.hidden = select.disabled = seat >= count;
      open ||= !select.disabled && select.value === "open";
    });
    listed.disabled = !open;
  };

  form.addEventListener("change", follow);
  form.addEventListener("click", (event) => {
    const preset = event.target.closest("[data-preset]");
    if (!preset) return;
    event.preventDefault();
    const options = JSON.parse(preset.dataset.preset);
    for (const option of fields.keys()) {
      if (option !== "players") leaveOut(option);
      if (option in options) choose(option, [options[option]].flat().map(String));
    }
    follow();
  });
  // Back and forward bring the old choices, after the page is there.
  addEventListener("pageshow", follow);
  follow();
})();
