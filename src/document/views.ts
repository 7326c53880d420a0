/** Counts a view of an article once the page is shown: a browser may have prerendered it. */
export function startViews(): void {
  const path = document.querySelector<HTMLElement>("[data-view]")?.dataset.view;
  if (!path) return;
  // A beacon survives leaving the page.
  const count = () => void navigator.sendBeacon(path);
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener("prerenderingchange", count, { once: true });
  else count();
}
