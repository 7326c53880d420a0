import { type Context, Hono } from "hono";
import { idParam } from "#shared/contract/fields.ts";
import {
  presenceInput,
  reminderInput,
  type Submission,
  type SubmissionUpdate,
  submissionContact,
  submissionDeletion,
  submissionExportQuery,
  submissionListQuery,
  submissionNote,
  submissionRepeatsQuery,
  submissionUpdate,
  submissionViewInput,
  type TimelineAddition,
  timelineEntryParam,
} from "#shared/contract/submissions.ts";
import { indianDay } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { csvResponse } from "../../http/csv.ts";
import { HttpError } from "../../http/errors.ts";
import { allowedVersions, versionTag } from "../../http/precondition.ts";
import { validate } from "../../http/validate.ts";
import { describeError, log } from "../../platform/log.ts";
import { findActiveAdmin } from "../admins/active-admins.queries.ts";
import { requireStepUp } from "../admins/step-up.ts";
import { recordAccess } from "../audit/audit.queries.ts";
import { writeContext } from "../audit/write-context.ts";
import { canSendMail, siteUrlFor } from "../mail/mailer.ts";
import { recordView } from "./access.queries.ts";
import { exportCsv } from "./csv.ts";
import { notePresence } from "./presence.queries.ts";
import { setReminder } from "./reminders.queries.ts";
import { countRepeats } from "./submission-repeats.queries.ts";
import { submissionStats } from "./submission-stats.queries.ts";
import { addView, listViews, removeView } from "./submission-views.queries.ts";
import { countExport, findSubmission, listSubmissions } from "./submissions.queries.ts";
import { deleteSubmission, restoreSubmission, updateSubmission } from "./submissions-write.queries.ts";
import { addNote, latestEntry, listTimeline, logContact, takeBackEntry } from "./timeline.queries.ts";

/** How often a change is tried again when another admin was faster. */
const maxAttempts = 20;

/** Managing submissions, mounted at `/api/form-submissions`. */
export const submissionAdminRoutes = new Hono<AppEnv>()
  .get("/", validate("query", submissionListQuery), async (c) =>
    c.json(await listSubmissions(c.get("db"), withCaller(c, c.req.valid("query")), c.get("now"))),
  )
  .get("/stats", async (c) => {
    const who = { now: c.get("now"), adminId: c.get("admin").id };
    return c.json(await submissionStats(c.get("db"), who));
  })
  .get("/export.csv", requireStepUp("factor"), validate("query", submissionExportQuery), async (c) => {
    const now = c.get("now");
    const db = c.get("db");
    const query = withCaller(c, c.req.valid("query"));
    // Before the first byte: what cannot be recorded is not exported.
    const detail = { count: await countExport(db, query, now), filters: namesOfFilters(query) };
    await recordAccess(db, { action: "submission.export", subjectId: "export", detail }, writeContext(c));
    return csvResponse(c, `form-submissions-${indianDay(now)}.csv`, await exportCsv(db, query, now));
  })
  .get("/views", async (c) => c.json({ views: await listViews(c.get("db")) }))
  .post("/views", validate("json", submissionViewInput), async (c) => {
    const data = await addView(c.get("db"), c.req.valid("json"), writeContext(c));
    if (data) return c.json({ data }, 201);
    throw new HttpError("invalid_request", {
      message: "The team has as many views as fit. Remove one first.",
    });
  })
  .delete("/views/:id", validate("param", idParam), async (c) => {
    const removed = await removeView(c.get("db"), c.req.valid("param").id, writeContext(c));
    if (!removed) throw new HttpError("not_found");
    return c.json({ message: "The view was removed." });
  })
  .get("/repeats", validate("query", submissionRepeatsQuery), async (c) =>
    c.json({ repeats: await countRepeats(c.get("db"), c.req.valid("query").ids) }),
  )
  .get("/:id", validate("param", idParam), async (c) => {
    const found = await requireSubmission(c.get("db"), c.req.valid("param").id);
    recordViewLater(c, found.id);
    return submissionResponse(c, found);
  })
  .get("/:id/timeline", validate("param", idParam), async (c) => {
    const db = c.get("db");
    const { id } = await requireSubmission(db, c.req.valid("param").id);
    // The inbox opens a row that its list has already, and reads the timeline alone.
    recordViewLater(c, id);
    return c.json({ entries: await listTimeline(db, id) });
  })
  .delete("/:id/timeline/:entryId", validate("param", timelineEntryParam), async (c) => {
    const db = c.get("db");
    const { id, entryId } = c.req.valid("param");
    const takenBack = await takeBackEntry(db, await requireSubmission(db, id), entryId, writeContext(c));
    if (!takenBack) throw new HttpError("not_found");
    return submissionResponse(c, await requireSubmission(db, id));
  })
  .post("/:id/notes", validate("param", idParam), validate("json", submissionNote), async (c) => {
    const db = c.get("db");
    const before = await requireSubmission(db, c.req.valid("param").id);
    const { text, mentions = [] } = c.req.valid("json");
    const recipients = await mentionedAddresses(c, mentions);
    await addNote(db, before, { text, recipients, siteUrl: siteUrlFor(c) }, writeContext(c));
    return additionResponse(c, db, { id: before.id, field: "notes" }, 201);
  })
  .put("/:id/presence", validate("param", idParam), validate("json", presenceInput), async (c) => {
    const db = c.get("db");
    const { id } = await requireSubmission(db, c.req.valid("param").id);
    const others = await notePresence(db, {
      submissionId: id,
      admin: c.get("admin"),
      editing: c.req.valid("json").editing,
      now: c.get("now"),
    });
    return c.json({ others });
  })
  .put("/:id", validate("param", idParam), validate("json", submissionUpdate), async (c) => {
    const db = c.get("db");
    const { id } = c.req.valid("param");
    const versions = allowedVersions(c.req.header("If-Match"));
    const update = await withAssignee(db, c.req.valid("json"));
    // Without If-Match the last write wins, so one that came between reading and writing is read
    // again.
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      const before = await requireSubmission(db, id);
      if (versions && !versions.includes(before.version)) throw versionConflict(before);
      if (await updateSubmission(db, before, update, writeContext(c))) {
        return submissionResponse(c, await requireSubmission(db, id));
      }
    }
    throw new HttpError("unavailable");
  })
  .post("/:id/contacts", validate("param", idParam), validate("json", submissionContact), async (c) => {
    const db = c.get("db");
    const before = await requireSubmission(db, c.req.valid("param").id);
    await logContact(db, before, c.req.valid("json"), writeContext(c));
    return additionResponse(c, db, { id: before.id, field: "contact" });
  })
  .put("/:id/reminder", validate("param", idParam), validate("json", reminderInput), async (c) => {
    const { at, note } = c.req.valid("json");
    return reminderResponse(c, c.req.valid("param").id, { at: Date.parse(at), note });
  })
  .delete("/:id/reminder", validate("param", idParam), (c) =>
    reminderResponse(c, c.req.valid("param").id, null),
  )
  .delete("/:id", validate("param", idParam), validate("query", submissionDeletion), async (c) => {
    const db = c.get("db");
    const { id } = c.req.valid("param");
    const versions = allowedVersions(c.req.header("If-Match"));
    const { reason } = c.req.valid("query");
    const deleted = await deleteSubmission(db, { id, versions, reason }, writeContext(c));
    // Without If-Match only a deleted submission is refused, even if somebody has restored it
    // since.
    if (!deleted)
      throw versions ? versionConflict(await requireSubmission(db, id)) : new HttpError("not_found");
    return c.json({ message: "The enquiry was deleted." });
  })
  .post("/:id/restore", validate("param", idParam), async (c) => {
    const db = c.get("db");
    const { id } = c.req.valid("param");
    await restoreSubmission(db, id, writeContext(c));
    return submissionResponse(c, await requireSubmission(db, id));
  });

/** Records after the response that the caller read a submission. */
function recordViewLater(c: Context<AppEnv>, id: string): void {
  const recorded = recordView(c.get("db"), id, writeContext(c)).catch((error) =>
    log("error", "view_not_recorded", { requestId: c.get("requestId"), error: describeError(error) }),
  );
  c.executionCtx.waitUntil(recorded);
}

/** The names of the filters that an export uses. */
function namesOfFilters(query: Record<string, unknown>): string[] {
  return Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : name,
  );
}

/** The filter with "me" as the caller's id. */
function withCaller<Filter extends { assignee?: string[] }>(c: Context<AppEnv>, filter: Filter): Filter {
  const assignee = filter.assignee?.map((id) => (id === "me" ? c.get("admin").id : id));
  return { ...filter, assignee };
}

/** The update with the admin in place of the id. Refuses one who is not active. */
async function withAssignee(db: Db, { assigneeId, ...update }: SubmissionUpdate) {
  if (assigneeId === undefined) return update;
  if (assigneeId === null) return { ...update, assignee: null };
  const assignee = await findActiveAdmin(db, assigneeId);
  if (assignee) return { ...update, assignee };
  const message = "Choose an active colleague";
  throw new HttpError("invalid_request", { message, details: [`assigneeId: ${message}`] });
}

/** The addresses of mentioned colleagues beside the author; none where this site sends no mail. */
async function mentionedAddresses(c: Context<AppEnv>, ids: string[]): Promise<string[]> {
  const found = await Promise.all([...new Set(ids)].map((id) => findActiveAdmin(c.get("db"), id)));
  const colleagues = found.flatMap((colleague) => colleague ?? []);
  if (colleagues.length < found.length) {
    const message = "Mention active colleagues";
    throw new HttpError("invalid_request", { message, details: [`mentions: ${message}`] });
  }
  if (!canSendMail(c.env)) return [];
  return colleagues.filter(({ id }) => id !== c.get("admin").id).map(({ email }) => email);
}

function submissionResponse(c: Context<AppEnv>, submission: Submission) {
  return c.json({ data: submission }, 200, { ETag: versionTag(submission.version) });
}

/** The submission with the entry that the caller has just added to its timeline. */
async function additionResponse(
  c: Context<AppEnv>,
  db: Db,
  { id, field }: { id: string; field: "contact" | "notes" },
  status: 200 | 201 = 200,
) {
  const data = await requireSubmission(db, id);
  const entry = await latestEntry(db, id, { adminId: c.get("admin").id, field });
  if (!entry) throw new HttpError("not_found");
  const addition: TimelineAddition = { data, entry };
  return c.json(addition, status, { ETag: versionTag(data.version) });
}

/** Sets or removes the reminder of a submission, and returns the submission. */
async function reminderResponse(
  c: Context<AppEnv>,
  id: string,
  reminder: Parameters<typeof setReminder>[2],
): Promise<Response> {
  const db = c.get("db");
  await setReminder(db, await requireSubmission(db, id), reminder, writeContext(c));
  return submissionResponse(c, await requireSubmission(db, id));
}

/** A live submission; throws `not_found` when there is none. */
async function requireSubmission(db: Db, id: string): Promise<Submission> {
  const found = await findSubmission(db, id);
  if (!found) throw new HttpError("not_found");
  return found;
}

function versionConflict(current: Submission): HttpError {
  return new HttpError("precondition_failed", {
    data: current,
    headers: { ETag: versionTag(current.version) },
  });
}
