import { type QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { createQueryClient } from "./query-client.ts";

let browserClient: QueryClient | undefined;

/**
 * One cache for all of a browser's pages; in the Worker one for each render, since that serves many people. In the browser it listens for
 * the connection for as long as the tab lives: what was sent offline goes out wherever the visitor is by then.
 */
function clientOf(): QueryClient {
  if (typeof document === "undefined") return createQueryClient();
  if (!browserClient) {
    browserClient = createQueryClient();
    browserClient.mount();
  }
  return browserClient;
}

/**
 * Gives a component, and all in it, the query cache. Stands around what is loaded late rather than around the whole document, so that a
 * page that asks for nothing does not load the cache.
 */
export function withQueries<Props extends object>(Component: ComponentType<Props>) {
  return function WithQueries(props: Props) {
    const [client] = useState(clientOf);
    return (
      <QueryClientProvider client={client}>
        <Component {...props} />
      </QueryClientProvider>
    );
  };
}

/**
 * Puts what the HTML holds into the query cache, once and before anything below asks for it. It counts as read now: the edge keeps a page
 * for as long as its content is current, so its age says nothing, and no visitor's browser has to ask again.
 */
export function useSeed(seed: (client: QueryClient) => void): void {
  const client = useQueryClient();
  useState(() => seed(client));
}
