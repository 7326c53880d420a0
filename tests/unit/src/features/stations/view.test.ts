import { describe, expect, it } from "vitest";
import { firstView } from "#src/features/stations/map/view.ts";
import { extent } from "../../../../../scripts/assets/basemap/geometry.ts";

/** Pixels of the whole world at zoom 0. */
const world = 512;

describe("The map's first view", () => {
  it("is the specified one from 1024 px up", () => {
    expect(firstView(true)).toEqual({
      initialViewState: { longitude: 78.9, latitude: 22.3, zoom: 5.2 },
      minZoom: 5,
      maxZoom: 18,
      maxBounds: [66, 6, 99, 38.5],
    });
  });

  it.each([
    [333, 436],
    [579, 596],
    [695, 596],
    [815, 572],
    [927, 436],
    [927, 572],
  ])("has all of India in a narrower frame of %i by %i px", (width, height) => {
    const { initialViewState, minZoom, maxBounds } = firstView(false);
    if (!("bounds" in initialViewState)) throw new Error("It must fit bounds");
    const [west, south, east, north] = maxBounds;
    // The bounds force a minimum zoom, like the lowest zoom does.
    const forced = Math.max(
      minZoom,
      Math.log2((width * 360) / (world * (east - west))),
      Math.log2((height * 360) / (world * (mercator(north) - mercator(south)))),
    );
    const pixels = (world * 2 ** forced) / 360;
    // Dwarka and the west of Kutch, the east of Arunachal, Kanyakumari and the north of Kashmir.
    expect((97.4 - 68.15) * pixels).toBeLessThanOrEqual(width);
    expect((mercator(37.1) - mercator(8.05)) * pixels).toBeLessThanOrEqual(height - 12);
  });

  it("never shows more than the embedded map has", () => {
    expect(firstView(false).maxBounds).toEqual([extent.west, extent.south, extent.east, extent.north]);
  });
});

/** In the same unit as degrees of longitude. */
function mercator(lat: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;
}
