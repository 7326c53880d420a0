import { closedText } from "../features/stations/hours.ts";

/**
 * Says of each station in an element that it is closed now, because the HTML may be hours old.
 * Stations that replace the element's children later are included.
 */
export function startOpeningHours(element: HTMLElement): void {
  function update() {
    for (const state of element.querySelectorAll<HTMLElement>("[data-timing]")) {
      const { timing = "", timingSecond = null } = state.dataset;
      const closed = closedText({ timing, timingSecond }, new Date());
      const badge = state.querySelector<HTMLElement>("[data-tone]");
      if (!closed || !badge) continue;
      badge.textContent = closed;
      badge.dataset.tone = "plain";
      state.toggleAttribute("data-closed", true);
    }
  }
  update();
  new MutationObserver(update).observe(element, { childList: true });
}
