import { useQuery } from "@tanstack/react-query";
import { type AdminRole, mayUse } from "#shared/contract/admins.ts";
import { minuteMs } from "#shared/time.ts";
import { api } from "#src/lib/api.ts";

/** How many privacy requests are open; 0 for a role that may not see them. */
export function useOpenRequests(role: AdminRole): number {
  const { data } = useQuery({
    queryKey: ["privacy", "open"],
    // Without the contract's schema, which the shell would load for every screen.
    queryFn: ({ signal }) =>
      api<{ pagination: { total: number } }>("/api/privacy/requests?limit=1", { signal }),
    select: ({ pagination }) => pagination.total,
    enabled: mayUse(role, "owner"),
    staleTime: minuteMs,
    refetchInterval: minuteMs,
    retry: false,
  });
  return data ?? 0;
}
