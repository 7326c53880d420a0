import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { createQueryClient } from "./query-client.ts";

let browserClient: QueryClient | undefined;

/**
 * One query client per browser tab, and one per render in the Worker, which serves many people.
 * The browser's one is mounted for as long as the tab lives, so that requests paused offline are
 * sent from whatever page is open by then.
 */
function getClient(): QueryClient {
  if (typeof document === "undefined") return createQueryClient();
  if (!browserClient) {
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
