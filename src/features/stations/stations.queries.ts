import { queryOptions } from "@tanstack/react-query";
import type { StationList } from "#shared/contract/stations.ts";
import { api } from "#src/lib/api.ts";

/** Every station. Distances are worked out in the browser, so that a visitor's place never leaves it. */
export function stationListQuery() {
  return queryOptions({
    queryKey: ["stations"],
    queryFn: async ({ signal }) => (await api<StationList>("/api/stations", { signal })).stations,
  });
}
