import { QueryClient } from "@tanstack/react-query";
import { minuteMs } from "../shared/time.ts";
import { ApiError } from "./api.ts";

const staleMs = 5 * minuteMs;

/**
 * A query client with the product's defaults: results are fresh for five minutes, failed reads
 * are retried twice. Without a network a request fails at once; one that should wait for it sets
 * `networkMode: "online"`.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleMs,
        gcTime: staleMs,
        retry: (failures, error) => failures < 2 && !isPermanent(error),
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { networkMode: "always" },
    },
  });
}

/** True for an error that a retry would not change. */
function isPermanent(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
