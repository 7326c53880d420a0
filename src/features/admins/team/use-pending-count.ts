import { useInfiniteQuery } from "@tanstack/react-query";
import { minuteMs } from "#src/shared/time.ts";
import { teamQuery } from "./team.queries.ts";

/** How many accounts wait for approval; 0 for those who may not see them. */
export function usePendingCount(): number {
  const { data } = useInfiniteQuery({
    ...teamQuery("pending"),
    staleTime: minuteMs,
    refetchInterval: minuteMs,
    retry: false,
  });
  return data?.pages.reduce((sum, { accounts }) => sum + accounts.length, 0) ?? 0;
}
