import { isPlainClick } from "./plain-click.ts";

/** At these widths an open menu closes; from the second on the header has no menu. */
const closesFrom = ["(width >= 768px)", "(width >= 1024px)"];

/**
 * Closes the mobile menu when a link is followed, the focus leaves, the visitor goes back or the
 * window grows. The Tab key stays in it.
 */
export function start(): void {
  const menu = document.getElementById("site-menu");
  if (!menu) return;
  const close = () => menu.hidePopover();
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key === "Tab") wrapFocus(menu, event);
  });
  closeByBack(menu);
  for (const width of closesFrom) {
    window.matchMedia(width).addEventListener("change", ({ matches }) => {
      if (matches) close();
    });
  }
}

/** Moves the focus from the last control to the first, and back. */
function wrapFocus(menu: HTMLElement, event: KeyboardEvent): void {
  const controls = [...menu.querySelectorAll<HTMLElement>("a, button, summary")].filter((control) =>
    control.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (document.activeElement !== from && document.activeElement !== menu) return;
  event.preventDefault();
  to?.focus();
}

/** An open menu has an entry in the history, which a followed link replaces. */
function closeByBack(menu: HTMLElement): void {
  let hasEntry = false;
  function follow(isOpen: boolean) {
    if (isOpen === hasEntry) return;
    hasEntry = isOpen;
    if (isOpen) history.pushState(history.state, "");
    else history.back();
  }
  follow(menu.matches(":popover-open"));
  menu.addEventListener("toggle", ({ target, newState }) => {
    if (target === menu) follow(newState === "open");
  });
  window.addEventListener("popstate", () => {
    hasEntry = false;
    menu.hidePopover();
  });
  menu.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link) return;
    const isElsewhere = link.pathname !== location.pathname || link.search !== location.search;
    const isPage = link.origin === location.origin && !link.hasAttribute("download");
    if (hasEntry && isPage && isPlainClick(event)) {
      hasEntry = false;
      // An action (`actions.ts`) leads to its page itself, the one of a language with the query of this page.
      if (link.dataset.action) return;
      if (isElsewhere) {
        event.preventDefault();
        location.replace(link.href);
      } else history.replaceState(null, "", link.href);
    }
    menu.hidePopover();
  });
}
