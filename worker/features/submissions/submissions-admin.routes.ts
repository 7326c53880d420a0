import { type Context, Hono } from "hono";
import { idParam } from "#shared/contract/fields.ts";
import {
  type Submission,
  type SubmissionUpdate,
  submissionContact,
  submissionExportQuery,
  submissionListQuery,
  submissionRepeatsQuery,
  submissionUpdate,
} from "#shared/contract/submissions.ts";
import { type Db, openDb } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { allowedVersions, versionTag } from "../../http/precondition.ts";
import { validate } from "../../http/validate.ts";
import { findActiveAdmin } from "../admins/active-admins.queries.ts";
import { writeContext } from "../audit/write-context.ts";
import { exportCsv } from "./csv.ts";
import { countRepeats } from "./submission-repeats.queries.ts";
import { submissionStats } from "./submission-stats.queries.ts";
import { findSubmission, listHistory, listSubmissions } from "./submissions.queries.ts";
import { logContact, setActive, updateSubmission } from "./submissions-write.queries.ts";

/** How often a change is tried again when another admin was faster. */
const maxAttempts = 20;

/** Managing submissions, mounted at `/api/form-submissions`. */
export const submissionAdminRoutes = new Hono<AppEnv>()
  .get("/", validate("query", submissionListQuery), async (c) =>
    c.json(await listSubmissions(openDb(c.env.DB), withCaller(c, c.req.valid("query")))),
  )
  .get("/stats", async (c) => {
    const who = { now: c.get("clock").now(), adminId: c.get("admin").id };
    return c.json(await submissionStats(openDb(c.env.DB), who));
  })
  .get("/export.csv", validate("query", submissionExportQuery), async (c) =>
    c.body(await exportCsv(openDb(c.env.DB), withCaller(c, c.req.valid("query"))), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="form-submissions.csv"',
    }),
  )
  .get("/repeats", validate("query", submissionRepeatsQuery), async (c) =>
    c.json({ repeats: await countRepeats(openDb(c.env.DB), c.req.valid("query").ids) }),
  )
  .get("/:id", validate("param", idParam), async (c) =>
    submissionResponse(c, await requireSubmission(openDb(c.env.DB), c.req.valid("param").id)),
  )
  .get("/:id/history", validate("param", idParam), async (c) => {
    const db = openDb(c.env.DB);
    const { id } = await requireSubmission(db, c.req.valid("param").id);
    return c.json({ history: await listHistory(db, id) });
  })
  .put("/:id", validate("param", idParam), validate("json", submissionUpdate), async (c) => {
    const db = openDb(c.env.DB);
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
    const db = openDb(c.env.DB);
    const before = await requireSubmission(db, c.req.valid("param").id);
    await logContact(db, before, c.req.valid("json").channel, writeContext(c));
    return submissionResponse(c, await requireSubmission(db, before.id));
  })
  .delete("/:id", validate("param", idParam), async (c) => {
    const db = openDb(c.env.DB);
    const { id } = c.req.valid("param");
    const versions = allowedVersions(c.req.header("If-Match"));
    const deleted = await setActive(db, { id, versions, active: false }, writeContext(c));
    // Without If-Match only a deleted submission is refused, even if somebody has restored it
    // since.
    if (!deleted)
      throw versions ? versionConflict(await requireSubmission(db, id)) : new HttpError("not_found");
    return c.json({ message: "The enquiry was deleted." });
  })
  .post("/:id/restore", validate("param", idParam), async (c) => {
    const db = openDb(c.env.DB);
    const { id } = c.req.valid("param");
    await setActive(db, { id, versions: null, active: true }, writeContext(c));
    return submissionResponse(c, await requireSubmission(db, id));
  });

/** The filter with "me" as the caller's id. */
function withCaller<Filter extends { assignee?: string }>(c: Context<AppEnv>, filter: Filter): Filter {
  return filter.assignee === "me" ? { ...filter, assignee: c.get("admin").id } : filter;
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

function submissionResponse(c: Context<AppEnv>, submission: Submission) {
  return c.json({ data: submission }, 200, { ETag: versionTag(submission.version) });
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
