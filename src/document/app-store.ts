/**
 * Windows and Android are offered the Android app, every other system the iOS one, which is what
 * the HTML has. What differs has its other properties as JSON in `data-for-android`.
 */
export function startAppStore(): void {
  if (!/Windows|Android/.test(navigator.userAgent)) return;
  for (const element of document.querySelectorAll<HTMLElement>("[data-for-android]")) {
    Object.assign(element, JSON.parse(element.dataset.forAndroid ?? "{}"));
  }
}
