import { type Context, Hono } from "hono";
import {
  acknowledgementsInput,
  type NotificationSettings,
  notificationPreferences,
  signatureInput,
} from "#shared/contract/admins.ts";
import type { AppEnv } from "../../env.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import { canSendMail } from "./mailer.ts";
import { outboxState } from "./outbox.queries.ts";
import { findPreferences, findSignature, savePreferences, saveSignature } from "./preferences.queries.ts";
import { sendsAcknowledgements, setAcknowledgements } from "./site-settings.queries.ts";

/** The caller's emails, and whether any are sent, mounted at `/api/admin/notifications`. */
export const notificationRoutes = new Hono<AppEnv>()
  .get("/", async (c) => c.json(await readSettings(c)))
  .put("/", validate("json", notificationPreferences), async (c) => {
    const change = { adminId: c.get("admin").id, preferences: c.req.valid("json") };
    await savePreferences(c.get("db"), change, writeContext(c));
    return c.json(await readSettings(c));
  })
  .put("/signature", validate("json", signatureInput), async (c) => {
    const change = { adminId: c.get("admin").id, ...c.req.valid("json") };
    await saveSignature(c.get("db"), change, writeContext(c));
    return c.json(await readSettings(c));
  });

/** Whether senders get a confirmation, mounted at `/api/admin/acknowledgements`. */
export const acknowledgementRoutes = new Hono<AppEnv>().put(
  "/",
  validate("json", acknowledgementsInput),
  async (c) => {
    await setAcknowledgements(c.get("db"), c.req.valid("json").on, writeContext(c));
    return c.json(await readSettings(c));
  },
);

async function readSettings(c: Context<AppEnv>): Promise<NotificationSettings> {
  const db = c.get("db");
  const adminId = c.get("admin").id;
  const [choice, signature, acknowledges, state] = await Promise.all([
    findPreferences(db, adminId),
    findSignature(db, adminId),
    sendsAcknowledgements(db),
    outboxState(db, c.get("now")),
  ]);
  const dailyLimit = Math.floor(Number(c.env.MAIL_DAILY_LIMIT)) || null;
  return { choice, signature, acknowledges, mail: { configured: canSendMail(c.env), dailyLimit, ...state } };
}
