import { expect, it } from "vitest";
import { matching, noFilters } from "#src/features/stations/filters.ts";
import { stations as samples } from "../../../../scripts/sample/stations.ts";
import { stationQueries } from "../../../support/search-queries.ts";
import { finderStation } from "../features/stations/finder-stations.ts";

const stations = samples.map((sample) => {
  const connectors = sample.evses.flatMap((evse) =>
    evse.connectors.map(({ standard, maxPowerKw }) => ({ standard, maxPowerKw, count: 1 })),
  );
  const { slug, name, address, city, state, pincode, lat, lng } = sample;
  const equipment = { points: sample.evses.length, broken: 0, connectors };
  return finderStation({ slug, name, address, city, state, pincode, lat, lng, equipment });
});

it("finds what is wanted among the first three of nine in ten searches", () => {
  const missed = stationQueries.flatMap(([search, ...wanted]) => {
    const { found } = matching(stations, { ...noFilters, search }, 0);
    const first = found.slice(0, 3).map(({ station }) => station.slug);
    const isFound = first.some((slug) =>
      wanted.some((one) => (one.endsWith("-") ? slug.startsWith(one) : slug === one)),
    );
    return isFound ? [] : [`${search}: ${first.join(", ") || "nothing"}`];
  });
  expect(missed.length / stationQueries.length, missed.join("\n")).toBeLessThanOrEqual(0.1);
});
