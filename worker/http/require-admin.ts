import type { Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { type AdminRole, mayUse } from "#shared/contract/admins.ts";
import type { AppEnv } from "../env.ts";
import { HttpError } from "./errors.ts";
import { idempotency } from "./idempotency.ts";
import { describeRoute } from "./route-metadata.ts";

/** The admin and session of a bearer token; null when the token or its session is not valid. */
export type Authenticate = (
  c: Context<AppEnv>,
  token: string,
) => Promise<Pick<AppEnv["Variables"], "admin" | "session"> | null>;

/** Who may use a router: every admin, or owners and this role. */
export type NeededRole = AdminRole | "any";

/**
 * Mounts admin routers at their paths, for admins with a role. Every route in them requires a
 * valid bearer token of such an admin, so a new route cannot be left unprotected. Where the site
 * requires a second factor, a session without one opens only what is for every admin. Every POST
 * takes an `Idempotency-Key`.
 */
export function mountAdmin(
  app: Hono<AppEnv>,
  role: NeededRole,
  routers: Record<string, Hono<AppEnv>>,
  authenticate: Authenticate,
): void {
  const requireAdmin = createMiddleware<AppEnv>(async (c, next) => {
    if (!c.get("admin")) {
      const token = bearerToken(c.req.header("Authorization"));
      const found = token ? await authenticate(c, token) : null;
      if (!found) throw new HttpError("unauthenticated");
      c.set("admin", found.admin);
      c.set("session", found.session);
    }
    if (role !== "any") {
      if (!mayUse(c.get("admin").role, role)) {
        throw new HttpError("forbidden", { message: "Your role does not include this. Ask an owner." });
      }
      if (needsSecondFactor(c)) {
        throw new HttpError("forbidden", {
          message:
            "This site asks for a passkey or an authenticator code. Set one up under Settings, or sign in with it.",
        });
      }
    }
    await next();
  });
  describeRoute(requireAdmin, { requires: role });
  for (const [path, router] of Object.entries(routers)) {
    for (const route of router.routes) {
      // A guard for all methods would turn unknown methods into 401 instead of 405.
      if (route.method === "ALL") continue;
      app.on(route.method, joinPaths(path, route.path), requireAdmin);
      if (route.method === "POST") app.on("POST", joinPaths(path, route.path), idempotency);
    }
    app.route(path, router);
  }
}

/** Whether the site requires a second factor, and the session of the request has none. */
export function needsSecondFactor(c: Context<AppEnv>): boolean {
  return c.env.ADMIN_SECOND_FACTOR === "required" && !c.get("session").isStrong;
}

/** The full path of a route in a mounted router, as Hono joins them. */
function joinPaths(base: string, path: string): string {
  return path === "/" ? base : `${base}${path}`;
}

/** The token of an `Authorization: Bearer` header; null for any other scheme. */
function bearerToken(header: string | undefined): string | null {
  return /^[Bb]earer ([\w.~+/=-]{1,4096})$/.exec(header ?? "")?.[1] ?? null;
}
