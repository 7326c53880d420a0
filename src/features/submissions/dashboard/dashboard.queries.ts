import { queryOptions } from "@tanstack/react-query";
import { api } from "#src/lib/api.ts";
import { type Dashboard, dashboard } from "#src/shared/contract/dashboard.ts";
import { minuteMs } from "#src/shared/time.ts";

/** The dashboard's figures; read again every three minutes while it is open. */
export function dashboardQuery() {
  return queryOptions({
    queryKey: ["submissions", "dashboard"],
    queryFn: ({ signal }) => api<Dashboard>("/api/admin/dashboard", { signal, schema: dashboard }),
    staleTime: minuteMs,
    refetchInterval: 3 * minuteMs,
  });
}
