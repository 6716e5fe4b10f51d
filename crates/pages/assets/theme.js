// Dark or light: what was chosen here, else what the system likes. Loaded before the page is drawn.
(() => {
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: light)");
  const kept = () => { try { return localStorage.getItem("theme"); } catch { return null; } };
  const keep = (theme) => { try { localStorage.setItem("theme", theme); } catch { /* it lasts as long as the page */ } };
  const isLight = () => (root.dataset.theme ?? (system.matches ? "light" : "dark")) === "light";
  // A switch that has a name for each way is called by the way it would go.
  const name = () => {
    for (const button of document.querySelectorAll("[data-theme-switch]")) {
      button.hidden = false;
      if (button.dataset.dark) button.ariaLabel = button.title = isLight() ? button.dataset.dark : button.dataset.light;
    }
  };
  const show = (theme) => {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    name();
  };
  show(kept());
  root.classList.add("scripted");

  addEventListener("DOMContentLoaded", name);
  addEventListener("click", (event) => {
    if (!event.target.closest?.("[data-theme-switch]")) return;
    show(isLight() ? "dark" : "light");
    keep(root.dataset.theme);
  });
  addEventListener("storage", (event) => { if (event.key === "theme") show(event.newValue); });
  system.addEventListener("change", name);
})();
