import { type Context, Hono } from "hono";
import { z } from "zod";
import { idField } from "#shared/contract/fields.ts";
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
import { findColleague } from "../admins/colleagues.queries.ts";
import { exportCsv } from "./csv.ts";
import { countRepeats } from "./submission-repeats.queries.ts";
import { submissionStats } from "./submission-stats.queries.ts";
import { findSubmission, listHistory, listSubmissions } from "./submissions.queries.ts";
import { logContact, setActive, updateSubmission, type WriteContext } from "./submissions-write.queries.ts";

const idParam = z.object({ id: idField.transform((id) => id.toLowerCase()) });
/** How often a change is tried again when a colleague was faster. */
const attempts = 20;

/** What staff do with enquiries, mounted at `/api/form-submissions`. */
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
    answer(c, await live(openDb(c.env.DB), c.req.valid("param").id)),
  )
  .get("/:id/history", validate("param", idParam), async (c) => {
    const db = openDb(c.env.DB);
    const { id } = await live(db, c.req.valid("param").id);
    return c.json({ history: await listHistory(db, id) });
  })
  .put("/:id", validate("param", idParam), validate("json", submissionUpdate), async (c) => {
    const db = openDb(c.env.DB);
    const { id } = c.req.valid("param");
    const versions = allowedVersions(c.req.header("If-Match"));
    const update = await withAssignee(db, c.req.valid("json"));
    // Without If-Match the last write wins, so one that came between reading and writing is read again.
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const before = await live(db, id);
      if (versions && !versions.includes(before.version)) throw outdated(before);
      if (await updateSubmission(db, before, update, writeContext(c))) {
        return answer(c, await live(db, id));
      }
    }
    throw new HttpError("unavailable");
  })
  .post("/:id/contacts", validate("param", idParam), validate("json", submissionContact), async (c) => {
    const db = openDb(c.env.DB);
    const before = await live(db, c.req.valid("param").id);
    await logContact(db, before, c.req.valid("json").channel, writeContext(c));
    return answer(c, await live(db, before.id));
  })
  .delete("/:id", validate("param", idParam), async (c) => {
    const db = openDb(c.env.DB);
    const { id } = c.req.valid("param");
    const versions = allowedVersions(c.req.header("If-Match"));
    const deleted = await setActive(db, { id, versions, active: false }, writeContext(c));
    // Without If-Match only a deleted record is in the way, even if somebody restores it this moment.
    if (!deleted) throw versions ? outdated(await live(db, id)) : new HttpError("not_found");
    return c.json({ message: "The enquiry was deleted." });
  })
  .post("/:id/restore", validate("param", idParam), async (c) => {
    const db = openDb(c.env.DB);
    const { id } = c.req.valid("param");
    await setActive(db, { id, versions: null, active: true }, writeContext(c));
    return answer(c, await live(db, id));
  });

/** The filter with "me" as the caller's id. */
function withCaller<Filter extends { assignee?: string }>(c: Context<AppEnv>, filter: Filter): Filter {
  return filter.assignee === "me" ? { ...filter, assignee: c.get("admin").id } : filter;
}

/** The change with the colleague in place of the id. Refuses one who is not active. */
async function withAssignee(db: Db, { assigneeId, ...update }: SubmissionUpdate) {
  if (assigneeId === undefined) return update;
  if (assigneeId === null) return { ...update, assignee: null };
  const assignee = await findColleague(db, assigneeId);
  if (assignee) return { ...update, assignee };
  const message = "Choose an active colleague";
  throw new HttpError("invalid_request", { message, details: [`assigneeId: ${message}`] });
}

function answer(c: Context<AppEnv>, submission: Submission) {
  return c.json({ data: submission }, 200, { ETag: versionTag(submission.version) });
}

async function live(db: Db, id: string): Promise<Submission> {
  const found = await findSubmission(db, id);
  if (!found) throw new HttpError("not_found");
  return found;
}

function outdated(current: Submission): HttpError {
  return new HttpError("precondition_failed", {
    data: current,
    headers: { ETag: versionTag(current.version) },
  });
}

function writeContext(c: Context<AppEnv>): WriteContext {
  const { id, name } = c.get("admin");
  const clock = c.get("clock");
  return { actor: { id, name, requestId: c.get("requestId") }, now: clock.now(), newId: clock.id };
}
