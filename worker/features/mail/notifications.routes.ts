import { type Context, Hono } from "hono";
import { type NotificationSettings, notificationPreferences } from "#shared/contract/admins.ts";
import { openDb } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { validate } from "../../http/validate.ts";
import { actorOf } from "../admins/actor.ts";
import { findChoice, saveChoice } from "./mail-content.queries.ts";
import { mailIsOn } from "./mailer.ts";
import { outboxState } from "./outbox.queries.ts";

/** Which mails the caller wants, and whether this deployment sends any, mounted at `/api/admin/notifications`. */
export const notificationRoutes = new Hono<AppEnv>()
  .get("/", async (c) => c.json(await current(c)))
  .put("/", validate("json", notificationPreferences), async (c) => {
    const clock = c.get("clock");
    await saveChoice(
      openDb(c.env.DB),
      { adminId: c.get("admin").id, choice: c.req.valid("json") },
      { actor: actorOf(c), now: clock.now(), auditId: clock.id() },
    );
    return c.json(await current(c));
  });

async function current(c: Context<AppEnv>): Promise<NotificationSettings> {
  const db = openDb(c.env.DB);
  const [choice, state] = await Promise.all([
    findChoice(db, c.get("admin").id),
    outboxState(db, c.get("clock").now()),
  ]);
  return { choice, mail: { configured: mailIsOn(c.env), ...state } };
}
