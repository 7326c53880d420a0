import { type Context, Hono } from "hono";
import {
  acknowledgementsInput,
  type NotificationSettings,
  notificationPreferences,
  type ReplyLanguages,
  replyLanguagesInput,
  signatureInput,
} from "#shared/contract/admins.ts";
import type { AppEnv } from "../../env.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import { canSendMail } from "./mailer.ts";
import { outboxState } from "./outbox.queries.ts";
import { findPreferences, findSignature, savePreferences, saveSignature } from "./preferences.queries.ts";
import {
  findReplyLanguages,
  sendsAcknowledgements,
  setAcknowledgements,
  setReplyLanguages,
} from "./site-settings.queries.ts";

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

/** The languages that staff answer in, mounted at `/api/reply-languages`. Cached for five minutes. */
export const replyLanguagePublicRoutes = new Hono<AppEnv>().get("/", async (c) => {
  c.header("Cache-Control", "public, max-age=300");
  return c.json({ languages: await findReplyLanguages(c.get("db")) } satisfies ReplyLanguages);
});

/** The choice of these languages, mounted at `/api/admin/reply-languages`. */
export const replyLanguageRoutes = new Hono<AppEnv>().put(
  "/",
  validate("json", replyLanguagesInput),
  async (c) => {
    await setReplyLanguages(c.get("db"), c.req.valid("json").languages, writeContext(c));
    return c.json(await readSettings(c));
  },
);

async function readSettings(c: Context<AppEnv>): Promise<NotificationSettings> {
  const db = c.get("db");
  const adminId = c.get("admin").id;
  const [choice, signature, acknowledges, replyLanguages, state] = await Promise.all([
    findPreferences(db, adminId),
    findSignature(db, adminId),
    sendsAcknowledgements(db),
    findReplyLanguages(db),
    outboxState(db, c.get("now")),
  ]);
  const dailyLimit = Math.floor(Number(c.env.MAIL_DAILY_LIMIT)) || null;
  const mail = { configured: canSendMail(c.env), dailyLimit, ...state };
  return { choice, signature, acknowledges, replyLanguages, mail };
}
