import type { ClosedTime } from "../features/stations/hours.ts";

/**
 * Says of each station in an element that it is closed now, because the HTML may be hours old.
 * Stations that replace the element's children later are included.
 */
export function startOpeningHours(element: HTMLElement): void {
  function update() {
    // India's time is 330 minutes ahead of UTC.
    const now = (Date.now() / 60_000 + 330) % 1440;
    for (const state of element.querySelectorAll<HTMLElement>("[data-closed-times]")) {
      const times: ClosedTime[] = JSON.parse(state.dataset.closedTimes ?? "[]");
      const closed = times.find(([from, to]) => now >= from && now < to);
      const badge = state.querySelector<HTMLElement>("[data-tone]");
      if (!closed || !badge) continue;
      badge.textContent = closed[2];
      badge.dataset.tone = "plain";
      state.toggleAttribute("data-closed", true);
    }
  }
  update();
  new MutationObserver(update).observe(element, { childList: true });
}
