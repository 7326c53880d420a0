import { whenIdle, whenLoaded } from "./moments.ts";

/** What `base.css` leaves out of the first layout with `content-visibility`. */
const below = "main .section, main .section ~ .night, footer.night";

/**
 * Lays out what is below the first view: part by part while the browser is idle, so that no task gets
 * long, or all at once when somebody scrolls. `data-whole` on `<html>` says that all is laid out.
 */
export function startLayout(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(below)];
  function layOutNext() {
    const part = parts.shift();
    if (!part) return void document.documentElement.toggleAttribute("data-whole", true);
    part.style.contentVisibility = "visible";
    whenIdle(layOutNext);
  }
  whenLoaded(() => whenIdle(layOutNext));
  window.addEventListener("scroll", layOutAll, { once: true, passive: true });
}

/** Lays out everything; what is in the middle of the window stays there. */
function layOutAll(): void {
  const page = document.documentElement;
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const top = () => seen?.getBoundingClientRect().top ?? 0;
  const before = top();
  // The browser's own anchoring would move the page a second time.
  page.style.overflowAnchor = "none";
  page.toggleAttribute("data-whole", true);
  const moved = top() - before;
  if (moved) window.scrollBy({ top: moved, behavior: "instant" });
  requestAnimationFrame(() => {
    page.style.overflowAnchor = "";
  });
}
