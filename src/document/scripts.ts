import { wakeEach } from "./wake.ts";

/** Scripts of single elements, by the name in their `data-script`. */
const scripts: Record<string, () => Promise<{ start: (element: HTMLElement) => void }>> = {
  contents: () => import("./contents.ts"),
  "fixed-tabs": () => import("./fixed-tabs.ts"),
  film: () => import("./film.ts"),
  "live-form": () => import("./live-form.ts"),
  menus: () => import("./menus.ts"),
  "mobile-menu": () => import("./mobile-menu.ts"),
  reveal: () => import("./reveal.ts"),
  "station-states": () => import("./station-states.ts"),
  "swap-ends": () => import("./swap-ends.ts"),
  tooltip: () => import("./tooltip.ts"),
  "turning-tabs": () => import("./turning-tabs.ts"),
};

/**
 * Loads the scripts of this page's elements, each at the moment in its `data-wake`: when it is
 * about to be seen, if none.
 */
export function startScripts(): void {
  wakeEach("[data-script]", async (element) => {
    (await scripts[String(element.dataset.script)]?.())?.start(element);
  });
}
