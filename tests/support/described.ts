import { createApp } from "#worker/app.ts";
import { describeApi } from "#worker/features/docs/document.ts";

/** The mounted routes, with the statuses that the description names for each. Made once, when the first answer is looked at. */
function readDescription() {
  const app = createApp({ renderPage: async (c) => c.body(null) });
  const statuses = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(describeApi(app.routes).paths)) {
    for (const [method, { responses }] of Object.entries(methods)) {
      statuses.set(`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`, Object.keys(responses));
    }
  }
  return { router: app.router, statuses };
}

let description: ReturnType<typeof readDescription> | undefined;

/**
 * Fails when an operation of the API answered with a status that its description does not name. Every request of the suites comes past here, so what
 * no description knows of is found by whichever test meets it.
 */
export function expectDescribed(method: string, path: string, status: number): void {
  description ??= readDescription();
  const { pathname } = new URL(path, "http://localhost");
  const asked = method === "HEAD" ? "GET" : method;
  const [, route] =
    description.router.match(asked, pathname)[0].find(([[, one]]) => one.method === asked)?.[0] ?? [];
  const statuses = route && description.statuses.get(`${route.method} ${route.path}`);
  if (statuses && !statuses.includes(String(status))) {
    throw new Error(
      `${asked} ${pathname.slice(0, 100)} answered ${status}, and is described with ${statuses.join(", ")}`,
    );
  }
}
