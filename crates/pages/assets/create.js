// The form of a new table: only as many seats as there are players, and a list of open tables only for open seats.
(() => {
  const form = document.querySelector("form.create");
  const seats = [...form.querySelectorAll(".seat")];
  const listed = form.elements.listed;

  // The usual number is sent as nothing, so what it stands for is beside it.
  const players = () => {
    const picked = form.querySelector('input[name="option.players"]:checked, select[name="option.players"] option:checked');
    return Number(picked?.dataset.value) || seats.length;
  };
  const follow = () => {
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
  // Back and forward bring the old choices, after the page is there.
  addEventListener("pageshow", follow);
  follow();
})();
