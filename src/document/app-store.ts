/**
 * Windows is offered the Android app, every other system the iOS one, which is what the HTML has. What
 * differs has the properties for Windows as JSON in `data-on-windows`.
 */
export function startAppStore(): void {
  if (!navigator.userAgent.includes("Windows")) return;
  for (const element of document.querySelectorAll<HTMLElement>("[data-on-windows]")) {
    Object.assign(element, JSON.parse(element.dataset.onWindows ?? "{}"));
  }
}
