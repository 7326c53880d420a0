import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clustersOf } from "../../../../../src/features/stations/map/clusters.ts";

const place = fc.record({
  lat: fc.double({ min: 6, max: 38, noNaN: true }),
  lng: fc.double({ min: 66, max: 99, noNaN: true }),
});

describe("clusters of stations", () => {
  it("hold every station exactly once, at every zoom", () => {
    fc.assert(
      fc.property(
        fc.array(place, { maxLength: 120 }),
        fc.double({ min: 3, max: 18, noNaN: true }),
        (places, zoom) => {
          const members = clustersOf(places, zoom).flatMap((cluster) => cluster.members);
          expect(members).toHaveLength(places.length);
          expect(new Set(members)).toEqual(new Set(places));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("put neighbours together from afar and apart from near", () => {
    const places = [
      { lat: 13.08, lng: 80.2 },
      { lat: 13.0, lng: 80.22 },
      { lat: 28.6, lng: 77.2 },
    ];
    expect(clustersOf(places, 5).map(({ members }) => members.length)).toEqual([2, 1]);
    expect(clustersOf(places, 12)).toHaveLength(3);
  });

  it("fall apart at last even where stations share one place", () => {
    const same = { lat: 13.08, lng: 80.2 };
    expect(clustersOf([same, { ...same }], 14)).toHaveLength(2);
  });
});
