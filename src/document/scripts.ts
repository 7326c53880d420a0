import { wakeEach } from "./wake.ts";

/** Scripts of single elements, by the name in their `data-script`. */
const scripts: Record<string, () => Promise<(element: HTMLElement) => void>> = {
  contents: async () => (await import("./contents.ts")).startContents,
  "fixed-tabs": async () => (await import("./fixed-tabs.ts")).startFixedTabs,
  film: async () => (await import("./film.ts")).startFilm,
  "live-form": async () => (await import("./live-form.ts")).startLiveForm,
  menus: async () => (await import("./menus.ts")).startMenus,
  "mobile-menu": async () => (await import("./mobile-menu.ts")).startMobileMenu,
  reveal: async () => (await import("./reveal.ts")).startReveal,
  "station-states": async () => (await import("./station-states.ts")).startStationStates,
  tooltip: async () => (await import("./tooltip.ts")).startTooltip,
  "turning-tabs": async () => (await import("./turning-tabs.ts")).startTurningTabs,
};

/**
 * Loads the scripts of this page's elements, each at the moment in its `data-wake`: when it is
 * about to be seen, if none.
 */
export function startScripts(): void {
  wakeEach("[data-script]", async (element) => {
    const start = await scripts[element.dataset.script ?? ""]?.();
    start?.(element);
  });
}
