import { whenIdle, whenLoaded, whenShown } from "./moments.ts";

/** The parts that `base.css` leaves out of the first layout with `content-visibility`. */
const below = "main .section, main .section ~ .night, main .later, footer.night";

/**
 * Lays out everything below the first view: in parts while the browser is idle, so that no task
 * is long, or at once on scrolling. `data-whole` on `<html>` marks the end.
 */
export function startLayout(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(below)];
  function layOutNext() {
    const part = parts.shift();
    if (!part) return void document.documentElement.toggleAttribute("data-whole", true);
    part.style.contentVisibility = "visible";
    whenIdle(layOutNext);
  }
  // A prerendered page draws no frames: all of it would be laid out in the first one.
  whenShown(() => whenLoaded(() => whenIdle(layOutNext)));
  window.addEventListener("scroll", layOutAll, { once: true, passive: true });
}

/** Lays out everything without moving what is in the middle of the window. */
function layOutAll(): void {
  const page = document.documentElement;
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const top = () => seen?.getBoundingClientRect().top ?? 0;
  const before = top();
  // Otherwise the browser's scroll anchoring would move the page again.
  page.style.overflowAnchor = "none";
  page.toggleAttribute("data-whole", true);
  const moved = top() - before;
  if (moved) window.scrollBy({ top: moved, behavior: "instant" });
  requestAnimationFrame(() => {
    page.style.overflowAnchor = "";
  });
}
