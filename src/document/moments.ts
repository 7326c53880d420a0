import { afterFrame } from "../lib/after-frame.ts";

/** Calls back once the page and what it links are loaded. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === "complete") work();
  else window.addEventListener("load", work, { once: true });
}

/** Calls back when the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(() => work());
}

/** Whether the browser has loaded the page before the visitor asks for it. */
export const isPrerendered = () => (document as { prerendering?: boolean }).prerendering;

/** Calls back once the page is shown: a browser may have prerendered it. */
export function whenShown(work: () => void): void {
  if (isPrerendered()) {
    document.addEventListener("prerenderingchange", () => afterFrame(work), { once: true });
  } else work();
}
