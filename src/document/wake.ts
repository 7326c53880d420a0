import type { WakeMoment } from "../islands.ts";
import { afterFrame } from "../lib/after-frame.ts";
import { sessionStore } from "../lib/browser-storage.ts";
import { whenShown } from "./moments.ts";

/**
 * Wakes the elements of a selector, each at its `data-wake` moment, or at its next touch after a
 * failure or when its `data-media` does not match; what waits to be seen then also wakes at the next
 * scroll. An awake element has `data-awake`.
 */
export function wakeEach(selector: string, wake: (element: HTMLElement) => Promise<void>): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    let isWaking = false;
    async function start() {
      if (isWaking) return;
      isWaking = true;
      try {
        await wake(element);
        element.dataset.awake = "";
      } catch (error) {
        console.warn(error);
        isWaking = false;
        // Not at each key of somebody who is offline.
        setTimeout(() => moments.interaction(element, start), 5000);
      }
    }
    const { wake: moment = "visible", media = "" } = element.dataset;
    moments[matchMedia(media).matches ? (moment as WakeMoment) : "interaction"](element, start);
  }
}

const moments: Record<WakeMoment, (element: HTMLElement, wake: () => void) => void> = {
  interaction(element, wake) {
    const touched = new AbortController();
    const options = { signal: touched.signal, passive: true };
    function touch(event: Event) {
      if (isSent(event)) return;
      touched.abort();
      // The frame that shows the response to the touch, such as an open popup, comes first.
      afterFrame(wake);
    }
    for (const type of ["pointerover", "focusin", "input", "wake"]) {
      element.addEventListener(type, touch, options);
    }
    if (element.dataset.wake === "visible") addEventListener("scroll", touch, options);
    // Touched before this script ran, or with data of this tab, such as a draft: it wakes without a touch.
    const keys = element.querySelector<HTMLElement>("[data-restores]")?.dataset.restores?.split(" ");
    whenShown(() => {
      if (element.matches(":focus-within") || keys?.some((key) => sessionStore.get(key))) wake();
    });
  },
  visible(element, wake) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        wake();
      },
      { rootMargin: "200px" },
    );
    // An island has no box (display: contents).
    for (const part of [element, ...element.children]) observer.observe(part);
  },
};

/** A tap on Send posts the form at once: code that loads then only delays the response. */
function isSent(event: Event): boolean {
  const isOnSend = event.target instanceof Element && event.target.closest("[type=submit]") !== null;
  return isOnSend && (event.type === "focusin" || (event as PointerEvent).pointerType === "touch");
}
