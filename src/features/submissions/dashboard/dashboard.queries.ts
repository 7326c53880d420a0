import { queryOptions } from "@tanstack/react-query";
import { type Dashboard, dashboard } from "#shared/contract/dashboard.ts";
import { minuteMs } from "#shared/time.ts";
import { api } from "#src/lib/api.ts";

/** The dashboard's figures; read again every three minutes while it is open. */
export function dashboardQuery() {
  return queryOptions({
    queryKey: ["submissions", "dashboard"],
    queryFn: ({ signal }) => api<Dashboard>("/api/admin/dashboard", { signal, schema: dashboard }),
    staleTime: minuteMs,
    refetchInterval: 3 * minuteMs,
  });
}
