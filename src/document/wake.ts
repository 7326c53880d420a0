import type { WakeMoment } from "../islands.ts";
import { afterFrame } from "../lib/after-frame.ts";
import { sessionStore } from "../lib/browser-storage.ts";
import { whenIdle, whenLoaded, whenShown } from "./moments.ts";
import { savesData } from "./saves-data.ts";

/**
 * Wakes the elements of a selector, each at its `data-wake` moment, or at its next touch after a
 * failure or when its `data-media` does not match; what waits to be seen then also wakes once it is seen after
 * a scroll. An island with `data-media` waits for a touch if the visitor saves data. An awake element has `data-awake`.
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
        moments.interaction(element, start);
      }
    }
    const { wake: moment = "visible", media = "all" } = element.dataset;
    const isFrugal =
      element.dataset.island !== undefined && element.dataset.media !== undefined && savesData();
    if (matchMedia(media).matches && !isFrugal) moments[moment as WakeMoment](element, start);
    else {
      moments.interaction(element, start);
      if (moment === "visible" && !isFrugal) onFirstScroll(() => moments.visible(element, start));
    }
  }
}

function onFirstScroll(act: () => void): void {
  addEventListener("scroll", act, { once: true, passive: true });
}

const moments: Record<WakeMoment, (element: HTMLElement, wake: () => void) => void> = {
  interaction(element, wake) {
    const touched = new AbortController();
    function touch(event: Event) {
      if (isSent(event)) return;
      touched.abort();
      // The frame that shows the response to the touch, such as an open popup, comes first.
      afterFrame(wake);
    }
    for (const type of ["pointerover", "focusin", "input", "wake"]) {
      element.addEventListener(type, touch, { signal: touched.signal, passive: true });
    }
    // An element with data of this tab, such as a draft, wakes without a touch.
    const keys = element.querySelector<HTMLElement>("[data-restores]")?.dataset.restores?.split(" ");
    whenShown(() => {
      if (keys?.some((key) => sessionStore.get(key))) wake();
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
  idle: (_, wake) => whenLoaded(() => whenIdle(wake)),
};

/** A tap on Send posts the form at once: code that loads then only delays the response. */
function isSent(event: Event): boolean {
  const isOnSend = event.target instanceof Element && event.target.closest("[type=submit]") !== null;
  return isOnSend && (event.type === "focusin" || (event as PointerEvent).pointerType === "touch");
}
