/** At these widths an open menu closes; from the second on the header has no menu. */
const closesFrom = ["(width >= 768px)", "(width >= 1024px)"];

/** Closes the mobile menu when a link is followed, the focus leaves or the window grows. */
export function start(): void {
  const menu = document.getElementById("site-menu");
  if (!menu) return;
  const close = () => menu.hidePopover();
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) close();
  });
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
  const notice = menu.querySelector<HTMLElement>("[popover]");
  menu.addEventListener("toggle", ({ target, newState }) => {
    if (target === menu && newState === "closed") notice?.hidePopover();
  });
  for (const width of closesFrom) {
    window.matchMedia(width).addEventListener("change", ({ matches }) => {
      if (matches) close();
    });
  }
}
