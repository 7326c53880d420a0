import { describe, expect, it } from "vitest";
import { firstView } from "#src/features/stations/map/view.ts";
import { extent } from "../../../../../scripts/assets/basemap/geometry.ts";

/** Pixels of the whole world at zoom 0. */
const world = 512;

describe("The map's first view", () => {
  it.each([
    [333, 436],
    [579, 596],
    [695, 596],
    [815, 572],
    [927, 436],
    [927, 572],
    [848, 718],
  ])("has all of India in a frame of %i by %i px", (width, height) => {
    const { minZoom, maxBounds, initialViewState } = firstView(true);
    const around = 2 * initialViewState.fitBoundsOptions.padding;
    const [west, south, east, north] = maxBounds;
    // The bounds force a minimum zoom, like the lowest zoom does.
    const forced = Math.max(
      minZoom,
      Math.log2((width * 360) / (world * (east - west))),
      Math.log2((height * 360) / (world * (mercator(north) - mercator(south)))),
    );
    const pixels = (world * 2 ** forced) / 360;
    // Dwarka and the west of Kutch, the east of Arunachal, Kanyakumari and the north of Kashmir.
    expect((97.4 - 68.15) * pixels).toBeLessThanOrEqual(width - around);
    expect((mercator(37.1) - mercator(8.05)) * pixels).toBeLessThanOrEqual(height - around);
  });

  it("never shows more than the embedded map has", () => {
    expect(firstView(true).maxBounds).toEqual([extent.west, extent.south, extent.east, extent.north]);
  });
});

/** In the same unit as degrees of longitude. */
function mercator(lat: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;
}
