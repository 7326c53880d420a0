function behavior(): ScrollBehavior {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}

/** Scrolls to the top of the page, smoothly unless the visitor wants no motion. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: behavior() });
}

/** Scrolls to the element with this id in the same way. False when there is none. */
export function scrollToAnchor(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  // The position is known only once everything above has its height (src/document/layout.ts).
  document.documentElement.toggleAttribute("data-whole", true);
  target.scrollIntoView({ behavior: behavior() });
  // Keyboard navigation continues from there.
  target.focus({ preventScroll: true });
  return true;
}
