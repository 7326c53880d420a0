import type { IslandName, WakeMoment } from "../islands.ts";
import { whenIdle, whenLoaded, whenVisible } from "./moments.ts";

/** Hydrates each island of the page at its moment; see `src/ui/island.tsx`. */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    moments[element.dataset.wake as WakeMoment](element, () => void wake(element));
  }
}

const moments: Record<WakeMoment, (element: HTMLElement, wake: () => void) => void> = {
  interaction(element, wake) {
    for (const type of ["pointerover", "focusin"]) {
      element.addEventListener(type, wake, { once: true, passive: true });
    }
  },
  // The element itself has no box (display: contents).
  visible: (element, wake) => whenVisible(element.children, wake),
  idle: (_, wake) => whenLoaded(() => whenIdle(wake)),
};

const woken = new WeakSet<Element>();

async function wake(element: HTMLElement): Promise<void> {
  if (woken.has(element)) return;
  woken.add(element);
  const { island, prefix = "", props = "{}" } = element.dataset;
  try {
    const [{ hydrateIsland }, Component] = await Promise.all([
      import("./hydrate-island.ts"),
      import("../islands.ts").then(({ islands }) => islands[island as IslandName]()),
    ]);
    hydrateIsland(element, Component, JSON.parse(props), prefix);
  } catch (error) {
    // Its code did not come: the HTML still works by itself, and the next touch tries again.
    console.warn(error);
    woken.delete(element);
    moments.interaction(element, () => void wake(element));
  }
}
