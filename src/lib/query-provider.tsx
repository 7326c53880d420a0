import { notifyManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { minuteMs } from "#shared/time.ts";
import { ApiError } from "./api.ts";

let browserClient: QueryClient | undefined;

/**
 * One query client per browser tab, and one per render in the Worker, which serves many people.
 * The browser's one is mounted for as long as the tab lives, so that requests paused offline are
 * sent from whatever page is open by then.
 */
function getClient(): QueryClient {
  if (typeof document === "undefined") return createQueryClient();
  if (!browserClient) {
    // Before the next paint, so that a checkbox that shows what is being saved does not flip back.
    notifyManager.setScheduler(queueMicrotask);
    browserClient = createQueryClient();
    browserClient.mount();
  }
  return browserClient;
}

/**
 * Wraps a component in the query client's provider. It wraps parts rather than the whole
 * document, so that a page without queries does not load the library.
 */
export function withQueries<Props extends object>(Component: ComponentType<Props>) {
  return function WithQueries(props: Props) {
    const [client] = useState(getClient);
    return (
      <QueryClientProvider client={client}>
        <Component {...props} />
      </QueryClientProvider>
    );
  };
}

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
