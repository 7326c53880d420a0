import { whenShown } from "./moments.ts";

/** Counts a view of an article once the page is shown. */
export function startViews(): void {
  const path = document.querySelector<HTMLElement>("[data-view]")?.dataset.view;
  // A beacon is sent even when the page is left.
  if (path) whenShown(() => void navigator.sendBeacon(path));
}
