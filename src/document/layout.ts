import { isPrerendered, whenIdle, whenLoaded } from "./moments.ts";

/** The parts that `base.css` leaves out of the first layout with `content-visibility`. */
const below = "main .section, main .section ~ .night, main .later, footer.night";

/**
 * Lays out what is below the first view, part by part while the browser is idle, from the first
 * scrolling on: who reads on sees no part late, and a print of the page is whole.
 */
export function startLayout(): void {
  window.addEventListener("scroll", layOutRest, { once: true, passive: true });
  // A browser would lay out what it prerenders when the visitor already waits for it.
  if (isPrerendered()) whenLoaded(() => document.body.getBoundingClientRect());
}

function layOutRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(below)];
  function layOutNext() {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = "visible";
    whenIdle(layOutNext);
  }
  layOutNext();
}
