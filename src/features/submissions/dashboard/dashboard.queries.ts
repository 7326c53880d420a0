import { queryOptions } from "@tanstack/react-query";
import { api } from "#src/lib/api.ts";
import type { Dashboard } from "#src/shared/contract/dashboard.ts";

/** What the dashboard sums up; read again every few minutes while it is open. */
export function dashboardQuery() {
  return queryOptions({
    queryKey: ["submissions", "dashboard"],
    queryFn: ({ signal }) => api<Dashboard>("/api/admin/dashboard", { signal }),
    staleTime: 60_000,
    refetchInterval: 180_000,
  });
}
