import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clustersOf } from "../../../../../src/features/stations/map/clusters.ts";

const world = { west: -180, south: -85, east: 180, north: 85 };

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
          const members = clustersOf(places)(world, zoom).flatMap((cluster) => cluster.members);
          expect(members).toHaveLength(places.length);
          expect(new Set(members)).toEqual(new Set(places));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("put neighbours together from afar and apart from near", () => {
    const clustersIn = clustersOf([
      { lat: 13.08, lng: 80.2 },
      { lat: 13.0, lng: 80.22 },
      { lat: 28.6, lng: 77.2 },
    ]);
    const sizes = clustersIn(world, 5).map(({ members }) => members.length);
    expect(sizes.sort()).toEqual([1, 2]);
    expect(clustersIn(world, 12)).toHaveLength(3);
  });

  it("are given for a box only", () => {
    const clustersIn = clustersOf([
      { lat: 13.08, lng: 80.2 },
      { lat: 28.6, lng: 77.2 },
    ]);
    expect(clustersIn({ west: 76, south: 27, east: 79, north: 30 }, 9)).toEqual([
      expect.objectContaining({ members: [{ lat: 28.6, lng: 77.2 }] }),
    ]);
  });

  it("fall apart at last even where stations share one place", () => {
    const same = { lat: 13.08, lng: 80.2 };
    expect(clustersOf([same, { ...same }])(world, 14)).toHaveLength(2);
  });
});
