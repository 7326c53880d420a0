import type { Context } from "hono";
import type { AppEnv } from "../../env.ts";
import type { Actor } from "../audit/audit.queries.ts";

/** The signed-in admin of a request, as its audit lines name them. */
export function actorOf(c: Context<AppEnv>): Actor {
  const { id, name } = c.get("admin");
  return { id, name, requestId: c.get("requestId") };
}
