import { Hono } from "hono";
import { z } from "zod";
import { scheduleInput } from "#shared/contract/discover.ts";
import { idField } from "#shared/contract/fields.ts";
import { dayMs } from "#shared/time.ts";
import { type Db, openDb } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { answerItem, liveItem, refused, targetOf, writeContext } from "./admin-answers.ts";
import { scheduleItem, type Target } from "./discover-write.queries.ts";

/** Milliseconds ahead that a draft may be scheduled for. */
const farthest = 366 * dayMs;

const idParam = z.object({ id: idField.transform((id) => id.toLowerCase()) });

/** When a draft is published by itself, mounted at `/api/discover/admin`. */
export const discoverScheduleRoutes = new Hono<AppEnv>()
  .put("/:id/schedule", validate("param", idParam), validate("json", scheduleInput), async (c) => {
    const db = openDb(c.env.DB);
    const target = targetOf(c, c.req.valid("param").id);
    const at = Date.parse(c.req.valid("json").at);
    const now = c.get("clock").now();
    if (at <= now) throw wrongTime("Choose a time that is still to come");
    if (at > now + farthest) throw wrongTime("Choose a time within a year");
    const item = await scheduleItem(db, target, at, writeContext(c));
    if (!item) throw await notDraft(db, target);
    return answerItem(c, item);
  })
  .delete("/:id/schedule", validate("param", idParam), async (c) => {
    const db = openDb(c.env.DB);
    const target = targetOf(c, c.req.valid("param").id);
    const item = await scheduleItem(db, target, null, writeContext(c));
    if (!item) throw await notDraft(db, target);
    return answerItem(c, item);
  });

function wrongTime(sentence: string): HttpError {
  return new HttpError("invalid_request", { message: sentence, details: [`at: ${sentence}`] });
}

async function notDraft(db: Db, target: Target): Promise<HttpError> {
  const { isPublished } = await liveItem(db, target.id);
  // Who named no version met an article that was published, even if somebody takes it back this moment.
  return isPublished || !target.versions
    ? new HttpError("conflict", { message: "This is published already." })
    : refused(db, target);
}
