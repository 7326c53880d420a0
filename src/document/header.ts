/** Pixels of scrolling after which the header has a background. */
const solidAfter = 50;

/** Gives the header its background while the page is scrolled or a drop-down is open. */
export function startHeader(): void {
  const header = document.querySelector<HTMLElement>("header[data-site-header]");
  if (!header) return;
  const call = header.querySelector<HTMLElement>("[data-call]");
  function update() {
    if (!header) return;
    const lifted = window.scrollY > solidAfter || header.querySelector("[data-panel]:popover-open") !== null;
    const solid = lifted || !("overHero" in header.dataset);
    header.dataset.tone = solid ? "day" : "night";
    header.toggleAttribute("data-solid", solid);
    header.toggleAttribute("data-line", lifted);
    // Elsewhere the page has its own primary button.
    if (call) call.dataset.variant = solid && "atHome" in header.dataset ? "primary" : "outline";
  }
  window.addEventListener("scroll", update, { passive: true });
  header.addEventListener("toggle", update, { capture: true });
  // The browser may restore an earlier position. In a frame, because asking for it lays out the page.
  requestAnimationFrame(update);
}
