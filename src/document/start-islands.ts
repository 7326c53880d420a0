import type { ComponentType } from "react";
import type { IslandName } from "../islands.ts";
import { wakeEach } from "./wake.ts";

/** Hydrates each island of the page at its moment (`src/ui/island.tsx`). */
export function startIslands(): void {
  wakeEach("[data-island]", async (element) => {
    const { island, prefix = "", props = "{}" } = element.dataset;
    const [{ hydrateIsland }, Component] = await Promise.all([
      import("./hydrate-island.ts"),
      import("../islands.ts").then(
        ({ islands }): Promise<ComponentType<never>> => islands[island as IslandName](),
      ),
    ]);
    await hydrateIsland(element, Component, JSON.parse(props), prefix);
  });
}
