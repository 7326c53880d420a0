import type { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../env.ts";

import { HttpError } from "./errors.ts";
import { describeRoute } from "./route-metadata.ts";

/** The admin and session of a bearer token; null when the token or its session is not valid. */
export type Authenticate = (
  bindings: AppEnv["Bindings"],
  token: string,
  now: number,
) => Promise<Pick<AppEnv["Variables"], "admin" | "sessionId"> | null>;

/**
 * Mounts admin routers below `base`. Every route in them requires a valid bearer token, so a new
 * route cannot be left unprotected.
 */
export function mountAdmin(
  app: Hono<AppEnv>,
  base: string,
  routers: Record<string, Hono<AppEnv>>,
  authenticate: Authenticate,
): void {
  const requireAdmin = createMiddleware<AppEnv>(async (c, next) => {
    if (!c.get("admin")) {
      const token = bearerToken(c.req.header("Authorization"));
      const found = token ? await authenticate(c.env, token, c.get("clock").now()) : null;
      if (!found) throw new HttpError("unauthenticated");
      c.set("admin", found.admin);
      c.set("sessionId", found.sessionId);
    }
    await next();
  });
  describeRoute(requireAdmin, { requiresAdmin: true });
  for (const [path, router] of Object.entries(routers)) {
    for (const route of router.routes) {
      // A guard for all methods would turn unknown methods into 401 instead of 405.
      if (route.method !== "ALL") app.on(route.method, joinPaths(base + path, route.path), requireAdmin);
    }
    app.route(base + path, router);
  }
}

/** The full path of a route in a mounted router, as Hono joins them. */
function joinPaths(base: string, path: string): string {
  return path === "/" ? base : `${base}${path}`;
}

/** The token of an `Authorization: Bearer` header; null for any other scheme. */
function bearerToken(header: string | undefined): string | null {
  return /^[Bb]earer ([\w.~+/=-]{1,4096})$/.exec(header ?? "")?.[1] ?? null;
}
