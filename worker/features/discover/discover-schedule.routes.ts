import { type Context, Hono } from "hono";
import { scheduleInput } from "#shared/contract/discover-input.ts";
import { idParam } from "#shared/contract/fields.ts";
import { dayMs } from "#shared/time.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import { conflictError, itemResponse, requireRecord, targetOf } from "../records/record.responses.ts";
import type { WriteTarget } from "../records/record-table.queries.ts";
import { findItem } from "./discover-admin.queries.ts";
import { scheduleItem } from "./discover-state.queries.ts";

const maxAheadMs = 366 * dayMs;

/** When a draft is published automatically, mounted at `/api/discover/admin`. */
export const discoverScheduleRoutes = new Hono<AppEnv>()
  .put("/:id/schedule", validate("param", idParam), validate("json", scheduleInput), async (c) => {
    const db = c.get("db");
    const target = targetOf(c, c.req.valid("param").id);
    const at = Date.parse(c.req.valid("json").at);
    const now = c.get("now");
    if (at <= now) throw invalidTime("Choose a time that is still to come");
    if (at > now + maxAheadMs) throw invalidTime("Choose a time within a year");
    const item = await scheduleItem(db, target, at, writeContext(c));
    if (!item) throw await notDraftError(c, target);
    return itemResponse(c, item);
  })
  .delete("/:id/schedule", validate("param", idParam), async (c) => {
    const db = c.get("db");
    const target = targetOf(c, c.req.valid("param").id);
    const item = await scheduleItem(db, target, null, writeContext(c));
    if (!item) throw await notDraftError(c, target);
    return itemResponse(c, item);
  });

function invalidTime(message: string): HttpError {
  return new HttpError("invalid_request", { message, details: [`at: ${message}`] });
}

/** Why nothing was scheduled. Without `If-Match` only a published item is refused. */
async function notDraftError(c: Context<AppEnv>, target: WriteTarget): Promise<HttpError> {
  const { isPublished } = await requireRecord(c, findItem, target.id);
  return isPublished || !target.versions
    ? new HttpError("conflict", { message: "This is published already." })
    : conflictError(c, findItem, target);
}
