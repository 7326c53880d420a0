import fc from "fast-check";
import { expect, test } from "vitest";
import { discoverAdminListQuery } from "#shared/contract/discover.ts";
import { stationAdminListQuery } from "#shared/contract/stations-admin.ts";
import { submissionListQuery } from "#shared/contract/submissions.ts";
import { readItemFilter, writeItemFilter } from "#src/features/discover/admin/item-filter.ts";
import { readStationFilter, writeStationFilter } from "#src/features/stations/admin/list/station-filter.ts";
import { readFilter, writeFilter } from "#src/features/submissions/inbox/inbox-filter.ts";
import { readQuery } from "#src/lib/read-query.ts";

test("what the API takes is read as the API reads it, and what it refuses counts as missing", () => {
  const query = new URLSearchParams("status=draft&state=Atlantis&page=0&search=+solar++roof&utm_source=mail");
  expect(readQuery(stationAdminListQuery, query)).toMatchObject({
    status: "draft",
    state: undefined,
    page: 1,
    search: "solar roof",
  });
  expect(readQuery(stationAdminListQuery, query)).not.toHaveProperty("utm_source");
});

test("no query string makes a filter that the API refuses", () => {
  const lists = [
    { schema: submissionListQuery, asked: (query: URLSearchParams) => writeFilter(readFilter(query)) },
    {
      schema: discoverAdminListQuery,
      asked: (query: URLSearchParams) => writeItemFilter(readItemFilter(query)),
    },
    {
      schema: stationAdminListQuery,
      asked: (query: URLSearchParams) => writeStationFilter(readStationFilter(query)),
    },
  ];
  const names = lists.flatMap(({ schema }) => Object.keys(schema.shape));
  const value = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("true", "asc", "new,spam", "-1", "1e9"),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), value)), (pairs) => {
      for (const { schema, asked } of lists) {
        const query = Object.fromEntries(asked(new URLSearchParams(pairs)));
        expect(schema.safeParse(query).error, JSON.stringify(query)).toBeUndefined();
      }
    }),
  );
});
