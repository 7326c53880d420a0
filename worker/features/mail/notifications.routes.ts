import { type Context, Hono } from "hono";
import { type NotificationSettings, notificationPreferences } from "#shared/contract/admins.ts";
import type { AppEnv } from "../../env.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import { canSendMail } from "./mailer.ts";
import { outboxState } from "./outbox.queries.ts";
import { findPreferences, savePreferences } from "./preferences.queries.ts";

/** The caller's emails, and whether any are sent, mounted at `/api/admin/notifications`. */
export const notificationRoutes = new Hono<AppEnv>()
  .get("/", async (c) => c.json(await readSettings(c)))
  .put("/", validate("json", notificationPreferences), async (c) => {
    const change = { adminId: c.get("admin").id, preferences: c.req.valid("json") };
    await savePreferences(c.get("db"), change, writeContext(c));
    return c.json(await readSettings(c));
  });

async function readSettings(c: Context<AppEnv>): Promise<NotificationSettings> {
  const db = c.get("db");
  const [choice, state] = await Promise.all([
    findPreferences(db, c.get("admin").id),
    outboxState(db, c.get("now")),
  ]);
  return { choice, mail: { configured: canSendMail(c.env), ...state } };
}
