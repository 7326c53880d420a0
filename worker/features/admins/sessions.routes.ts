import { type Context, Hono } from "hono";
import { idParam } from "#shared/contract/fields.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import { sessionTimes } from "./admins.rules.ts";
import { listSessions, revokeSession, revokeSessions } from "./sessions.queries.ts";

/**
 * The caller's own sessions, mounted at `/api/admin/sessions`. A revoked session's next request
 * gets 401.
 */
export const sessionRoutes = new Hono<AppEnv>()
  .get("/", async (c) =>
    c.json(
      await listSessions(c.get("db"), {
        ...callerOf(c),
        now: c.get("now"),
        idleMs: sessionTimes(c.env).idleMs,
      }),
    ),
  )
  .delete("/", async (c) => {
    const { adminId, sessionId } = callerOf(c);
    const others = { adminId, except: sessionId };
    return c.json({ ended: await revokeSessions(c.get("db"), others, writeContext(c)) });
  })
  .delete("/:id", validate("param", idParam), async (c) => {
    const { id } = c.req.valid("param");
    if (!(await revokeSession(c.get("db"), { ...callerOf(c), id }, writeContext(c)))) {
      throw new HttpError("not_found", { message: "This session has already ended." });
    }
    return c.body(null, 204);
  });

function callerOf(c: Context<AppEnv>) {
  return { adminId: c.get("admin").id, sessionId: c.get("session").id };
}
