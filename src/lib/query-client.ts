import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api.ts";

const fiveMinutes = 5 * 60 * 1000;

/**
 * A query cache with the product's rules: results are kept five minutes, failed reads are tried twice more. Without a network a request is
 * not held back: it fails, and what asked for it says so. A request that shall wait for the network says `networkMode: "online"`.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: fiveMinutes,
        gcTime: fiveMinutes,
        retry: (failures, error) => failures < 2 && !isFinal(error),
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { networkMode: "always" },
    },
  });
}

/** True for an answer that trying again would not change. */
function isFinal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
