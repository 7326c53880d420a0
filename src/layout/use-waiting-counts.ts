import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type AdminRole, mayUse } from "#shared/contract/admins.ts";
import { minuteMs } from "#shared/time.ts";
import { teamQuery } from "#src/features/admins/team/team.queries.ts";
import { api } from "#src/lib/api.ts";
import { paths } from "#src/lib/paths.ts";

/** How many things wait for an admin with this role, by the path of their section. */
export function useWaitingCounts(role: AdminRole): Partial<Record<string, number>> {
  return {
    [paths.adminTeam]: usePendingCount(role),
    [paths.adminPrivacy]: useOpenRequests(role),
  };
}

/** How many accounts wait for approval; 0 for a role that may not see them. */
function usePendingCount(role: AdminRole): number {
  const { data } = useInfiniteQuery({
    ...teamQuery("pending"),
    enabled: mayUse(role, "owner"),
    staleTime: minuteMs,
    refetchInterval: minuteMs,
    retry: false,
  });
  return data?.pages.reduce((sum, { accounts }) => sum + accounts.length, 0) ?? 0;
}

/** How many privacy requests are open; 0 for a role that may not see them. */
function useOpenRequests(role: AdminRole): number {
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
