import { expect, it } from "vitest";
import { longestPart, stationsAtKm } from "#shared/trips/longest-part.ts";
import { tripLine } from "#shared/trips/trip-line.ts";
import { stopsAlong } from "#worker/features/trips/trips.rules.ts";

const chennai = { lat: 13.08, lng: 80.27 };
const line = tripLine(chennai, { lat: 12.97, lng: 77.59 });

function station(id: string, at: { lat: number; lng: number }, maxPowerKw: number) {
  return { id, ...at, evses: [{ status: "AVAILABLE", connectors: [{ maxPowerKw }] }] };
}

const strong = station("strong", chennai, 120);
const krishnagiri = station("krishnagiri", { lat: 12.52, lng: 78.21 }, 60);

it("have the plan B where a long part without a station begins as a stop of its own", () => {
  const weak = station("weak", { lat: 13.052, lng: 80.199 }, 30);
  const stops = stopsAlong(line, [strong, weak, krishnagiri]);
  expect(stops.map(({ row, more, planB }) => [row.id, more, planB?.row.id])).toEqual([
    ["strong", 0, "weak"],
    ["weak", 0, "strong"],
    ["krishnagiri", 0, undefined],
  ]);
  expect(longestPart(stationsAtKm(stops), line.km)).toEqual([stops[1]?.atKm, stops[2]?.atKm]);
});

it("have no second one where a long part begins at a stop", () => {
  const beside = station("beside", { lat: 13.1, lng: 80.3 }, 30);
  const stops = stopsAlong(line, [strong, beside, krishnagiri]);
  expect(stops.map(({ row, more }) => [row.id, more])).toEqual([
    ["strong", 1],
    ["krishnagiri", 0],
  ]);
});
