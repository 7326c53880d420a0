import type { Context, Hono } from "hono";
import type { AppEnv } from "../env.ts";
import { errorResponse, HttpError } from "./errors.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/**
 * Handles a request that no API route matched: 405 with `Allow` when the path exists with other
 * methods, else 404. Routes for all methods are middleware and do not count.
 */
export function unknownRoute(app: Hono<AppEnv>) {
  return (c: Context<AppEnv>): Response => {
    const allowed = methods.filter((method) =>
      app.router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method),
    );
    if (allowed.length === 0) return errorResponse(c, new HttpError("not_found"));
    const allow = allowed.includes("GET") ? ["GET", "HEAD", ...allowed.slice(1)] : allowed;
    return errorResponse(c, new HttpError("method_not_allowed", { headers: { Allow: allow.join(", ") } }));
  };
}
