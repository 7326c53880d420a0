function behavior(): ScrollBehavior {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}

/** Scrolls to the top of the page, smoothly unless the visitor wants no motion. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: behavior() });
}

/** Scrolls to an element in the same way, and moves the focus there. */
export function scrollToElement(target: HTMLElement): void {
  // The position is known only once everything above has its height (src/document/layout.ts).
  document.documentElement.toggleAttribute("data-whole", true);
  target.scrollIntoView({ behavior: behavior() });
  // Keyboard navigation continues from there.
  target.focus({ preventScroll: true });
}
