import { useInfiniteQuery } from "@tanstack/react-query";
import { type AdminRole, mayUse } from "#shared/contract/admins.ts";
import { minuteMs } from "#shared/time.ts";
import { teamQuery } from "./team.queries.ts";

/** How many accounts wait for approval; 0 for a role that may not see them. */
export function usePendingCount(role: AdminRole): number {
  const { data } = useInfiniteQuery({
    ...teamQuery("pending"),
    enabled: mayUse(role, "owner"),
    staleTime: minuteMs,
    refetchInterval: minuteMs,
    retry: false,
  });
  return data?.pages.reduce((sum, { accounts }) => sum + accounts.length, 0) ?? 0;
}
