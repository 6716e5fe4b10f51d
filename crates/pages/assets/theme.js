// Dark or light: what was chosen here, else what the system likes. Loaded before the page is drawn.
(() => {
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: light)");
  const kept = () => { try { return localStorage.getItem("theme"); } catch { return null; } };
  const keep = (theme) => { try { localStorage.setItem("theme", theme); } catch { /* it lasts as long as the page */ } };
  const show = (theme) => { if (theme === "light" || theme === "dark") root.dataset.theme = theme; };
  const isLight = () => (root.dataset.theme ?? (system.matches ? "light" : "dark")) === "light";
  show(kept());

  addEventListener("DOMContentLoaded", () => {
    const switches = document.querySelectorAll("[data-switch=theme]");
    const name = () => {
      for (const button of switches) button.ariaLabel = button.title = isLight() ? button.dataset.dark : button.dataset.light;
    };
    for (const button of switches) {
      button.hidden = false;
      button.addEventListener("click", () => {
        show(isLight() ? "dark" : "light");
        keep(root.dataset.theme);
        name();
      });
    }
    system.addEventListener("change", name);
    addEventListener("storage", (event) => { if (event.key === "theme") { show(event.newValue); name(); } });
    name();
  });
  root.classList.add("scripted");
})();
