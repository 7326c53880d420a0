import { afterFrame } from "./after-frame.ts";

function behavior(): ScrollBehavior {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}

/** Scrolls to the top of the page, smoothly unless the visitor wants no motion. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: behavior() });
}

/** Scrolls to an element in the same way, and moves the focus there. */
export function scrollToElement(target: HTMLElement): void {
  // The frame that shows the response to the press, such as a closed menu, comes first.
  afterFrame(() => {
    // On the way parts would get their true height, and the target move (src/styles/base.css).
    document.documentElement.dataset.whole = "";
    target.scrollIntoView({ behavior: behavior() });
    // Keyboard navigation continues from there.
    target.focus({ preventScroll: true });
  });
}
