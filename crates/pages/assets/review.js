// A review that is still being made: how far it is, until it is there.
(() => {
  const working = document.getElementById("working");
  const progress = document.getElementById("progress");
  const howFar = document.getElementById("how-far");
  const look = async () => {
    try {
      const answer = await fetch(working.dataset.address, { headers: { Accept: "application/json" } });
      const { done, of } = await answer.json();
      if (!answer.ok || done === undefined) { location.reload(); return; }
      progress.max = of;
      progress.value = done;
      howFar.textContent = working.dataset.words.replace("%1", done).replace("%2", of);
    } catch { /* asked again in a moment */ }
    setTimeout(look, 700);
  };
  setTimeout(look, 300);
})();
