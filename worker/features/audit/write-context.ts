import type { Context } from "hono";
import type { AppEnv } from "../../env.ts";
import type { WriteContext } from "./audit.queries.ts";

/** The context of a write that a request asks for, by the signed-in admin or by another one. */
export function writeContext(
  c: Context<AppEnv>,
  { id, name }: { id: string; name: string } = c.get("admin"),
): WriteContext {
  return {
    actor: { id, name, requestId: c.get("requestId") },
    now: c.get("now"),
    newId: c.get("newId"),
    run: c.get("run"),
  };
}
