import { createApp } from "#worker/app.ts";
import { openApiDocument } from "#worker/features/docs/document.ts";

/** The router, and the statuses that the API document lists for each route. */
function readDocument() {
  const app = createApp({ renderPage: async (c) => c.body(null) });
  const statuses = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(openApiDocument(app.routes).paths)) {
    for (const [method, { responses }] of Object.entries(methods)) {
      statuses.set(`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`, Object.keys(responses));
    }
  }
  return { router: app.router, statuses };
}

let document: ReturnType<typeof readDocument> | undefined;

/**
 * Fails when the status of a response is not in the API document. Every request of the suites is
 * checked, so an undocumented status is found by whichever test causes it.
 */
export function expectDescribed(method: string, path: string, status: number): void {
  document ??= readDocument();
  const { pathname } = new URL(path, "http://localhost");
  const asked = method === "HEAD" ? "GET" : method;
  const [, route] =
    document.router.match(asked, pathname)[0].find(([[, one]]) => one.method === asked)?.[0] ?? [];
  const statuses = route && document.statuses.get(`${route.method} ${route.path}`);
  if (statuses && !statuses.includes(String(status))) {
    throw new Error(
      `${asked} ${pathname.slice(0, 100)} answered ${status}, and is described with ${statuses.join(", ")}`,
    );
  }
}
