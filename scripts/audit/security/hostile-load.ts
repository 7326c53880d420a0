import { limits } from "../../../src/shared/limits.ts";
import * as corpus from "../../../tests/support/hostile-corpus.ts";

interface HostileRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

interface HostileLoad {
  sent: number;
  /** Requests by status; 0 counts those without a response. */
  statuses: Record<number, number>;
  /** Responses of 500 and above, connections that broke, and requests without a response. */
  faults: string[];
  slowestMs: number;
}

/** A request without a response after this time hangs. */
const timeoutMs = 30_000;
/** Ends the session that the other requests need. */
const logout = "/api/admin/logout";

/**
 * Sends the hostile corpus to every route and page of a server, over so many connections at once.
 * `token` is an admin's.
 */
export async function sendCorpus(origin: string, token: string, connections: number): Promise<HostileLoad> {
  const requests = shuffle(await hostileRequests(origin));
  const result: HostileLoad = { sent: requests.length, statuses: {}, faults: [], slowestMs: 0 };
  const next = requests.values();
  const sendAll = async () => {
    for (const request of next) await sendOne(origin, token, request, result);
  };
  await Promise.all(Array.from({ length: connections }, sendAll));
  return result;
}

async function sendOne(origin: string, token: string, request: HostileRequest, result: HostileLoad) {
  const { method, path, headers, body } = request;
  const what = `${method} ${path.slice(0, 80)}`;
  const started = performance.now();
  let status = 0;
  try {
    const response = await fetch(origin + path, {
      method,
      // Each from its own address, so that they do not share a rate limit.
      headers: { Authorization: `Bearer ${token}`, "CF-Connecting-IP": crypto.randomUUID(), ...headers },
      body: body as BodyInit | undefined,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.arrayBuffer();
    status = response.status;
    if (status >= 500) result.faults.push(`${what} answered ${status}`);
  } catch (error) {
    const cause = String((error as Error).cause ?? error);
    // Node sends no request with an invalid header.
    const isUnsent = /invalid/i.test(cause);
    // A server may end the connection after refusing a body that is still being sent.
    const isRefusedEarly = (body?.length ?? 0) > limits.jsonBody && /ECONNRESET|EPIPE/.test(cause);
    if (!isUnsent && !isRefusedEarly) result.faults.push(`${what}: ${cause}`);
  }
  result.statuses[status] = (result.statuses[status] ?? 0) + 1;
  result.slowestMs = Math.max(result.slowestMs, performance.now() - started);
}

async function hostileRequests(origin: string): Promise<HostileRequest[]> {
  const response = await fetch(`${origin}/api/openapi.json`);
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, unknown>> };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
  const pages = ["/discover", "/discover/{slug}", "/stations", "/stations/{slug}", "/products"];
  const gets = [...routes, ...pages.map((path) => ({ method: "GET", path }))].filter(isGet);
  const at = (path: string, part: string = crypto.randomUUID()) => path.replace(/\{\w+\}/g, part);
  const texts = corpus.texts.map(({ text }) => encodeURIComponent(text.toWellFormed()));
  return [
    ...gets.flatMap(({ method, path }) => [
      ...[...corpus.queries, ...texts.map((text) => `search=${text}&type=${text}&page=${text}`)].map(
        (query) => ({ method, path: `${at(path)}?${query}` }),
      ),
      ...texts.map((text) => ({ method, path: `${at(path)}?search=${text}` })),
      ...corpus.headers.map((headers) => ({ method, path: at(path), headers })),
    ]),
    ...routes
      .filter((route) => !isGet(route) && route.path !== logout)
      .flatMap(({ method, path }) =>
        corpus.bodies.map(([, body, type]) => ({
          ...{ method, path: at(path), body },
          headers: { "Content-Type": type },
        })),
      ),
    ...[...routes, ...gets]
      .filter(({ path }) => path.includes("{"))
      .flatMap(({ method, path }) => corpus.pathParts.map((part) => ({ method, path: at(path, part) }))),
  ];
}

function isGet({ method }: { method: string }): boolean {
  return method === "GET";
}

/** Mixes the requests, the same way each time, so that slow and fast ones are sent together. */
function shuffle<Item>(items: Item[]): Item[] {
  const stride = 7919;
  return items.map((_, index) => items[(index * stride) % items.length] as Item);
}
