import { type Context, Hono } from "hono";
import { z } from "zod";
import { idField } from "#shared/contract/fields.ts";
import { openDb } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { actorOf } from "./actor.ts";
import { listSessions, revokeOtherSessions, revokeSession } from "./sessions.queries.ts";

const idParam = z.object({ id: idField.transform((id) => id.toLowerCase()) });

/** Where the own account is signed in, mounted at `/api/admin/sessions`. A revoked session's next request is answered with 401. */
export const sessionRoutes = new Hono<AppEnv>()
  .get("/", async (c) =>
    c.json(await listSessions(openDb(c.env.DB), { ...whose(c), now: c.get("clock").now() })),
  )
  .delete("/", async (c) =>
    c.json({ ended: await revokeOtherSessions(openDb(c.env.DB), whose(c), written(c)) }),
  )
  .delete("/:id", validate("param", idParam), async (c) => {
    const { id } = c.req.valid("param");
    if (!(await revokeSession(openDb(c.env.DB), { ...whose(c), id }, written(c)))) {
      throw new HttpError("not_found", { message: "This session has already ended." });
    }
    return c.body(null, 204);
  });

function whose(c: Context<AppEnv>) {
  return { adminId: c.get("admin").id, sessionId: c.get("sessionId") };
}

function written(c: Context<AppEnv>) {
  const clock = c.get("clock");
  return { actor: actorOf(c), now: clock.now(), auditId: clock.id() };
}
