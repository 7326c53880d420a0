import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clustersOf } from "../../../../../src/features/stations/map/clusters.ts";

const world: [number, number, number, number] = [-180, -85, 180, 85];
const lastZoom = 13;
const chennai = { lat: 13.08, lng: 80.2, city: "Chennai", tone: "live" } as const;
const adyar = { lat: 13.0, lng: 80.22, city: "Chennai", tone: "fail" } as const;
const delhi = { lat: 28.6, lng: 77.2, city: "Delhi", tone: "plain" } as const;

const place = fc.record({
  city: fc.constant("City"),
  tone: fc.constantFrom("live", "limited", "fail", "plain"),
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
          const clusters = clustersOf(places, lastZoom)(world, zoom);
          const sizes = clusters.map((cluster) => (cluster.point ? 1 : cluster.count));
          expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(places.length);
          for (const cluster of clusters) {
            if (cluster.point) continue;
            const { live, limited, fail, plain } = cluster.content;
            expect(live + limited + fail + plain).toBe(cluster.count);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it("put neighbours together from afar, with what they hold, and apart from near", () => {
    const clustersIn = clustersOf([chennai, adyar, delhi], lastZoom);
    expect(clustersIn(world, 5).filter(({ point }) => point)).toEqual([
      expect.objectContaining({ point: delhi }),
    ]);
    expect(clustersIn(world, 5).filter(({ point }) => !point)).toEqual([
      expect.objectContaining({
        count: 2,
        city: "Chennai",
        content: expect.objectContaining({
          ...{ west: 80.2, south: 13, east: 80.22, north: 13.08 },
          ...{ live: 1, limited: 0, fail: 1, plain: 0 },
        }),
      }),
    ]);
    expect(clustersIn(world, 12)).toHaveLength(3);
  });

  it("are called after the city with the most stations", () => {
    const vellore = { lat: 12.92, lng: 79.13, city: "Vellore", tone: "live" } as const;
    const [cluster] = clustersOf([vellore, chennai, adyar], lastZoom)(world, 4);
    expect(cluster).toMatchObject({ count: 3, city: "Chennai" });
  });

  it("are given for a box only", () => {
    const clustersIn = clustersOf([chennai, delhi], lastZoom);
    expect(clustersIn([76, 27, 79, 30], 9)).toEqual([expect.objectContaining({ point: delhi })]);
  });

  it("fall apart at last even where stations share one place", () => {
    expect(clustersOf([chennai, { ...chennai }], lastZoom)(world, 14)).toHaveLength(2);
  });
});
