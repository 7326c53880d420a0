import type { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../env.ts";
import { noted } from "./described.ts";
import { HttpError } from "./errors.ts";

/** Finds the admin whose token a request carries, or null; checks the signature, the times and the session's row. */
export type Authenticate = (
  bindings: AppEnv["Bindings"],
  token: string,
  now: number,
) => Promise<Pick<AppEnv["Variables"], "admin" | "sessionId"> | null>;

/**
 * Mounts the routers of the staff below `base`, every one of their routes behind a check of the bearer token. A route can only be
 * reached by being in one of these routers, so none can be forgotten.
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
  noted(requireAdmin, { staff: true });
  for (const [path, router] of Object.entries(routers)) {
    for (const route of router.routes) {
      if (route.method !== "ALL") app.on(route.method, joinPaths(base + path, route.path), requireAdmin);
    }
    app.route(base + path, router);
  }
}

/** The path under which Hono registers a mounted router's route. */
function joinPaths(base: string, path: string): string {
  return path === "/" ? base : `${base}${path}`;
}

/** The token of an `Authorization: Bearer …` header; any other scheme is none. */
function bearerToken(header: string | undefined): string | null {
  return /^[Bb]earer ([\w.~+/=-]{1,4096})$/.exec(header ?? "")?.[1] ?? null;
}
