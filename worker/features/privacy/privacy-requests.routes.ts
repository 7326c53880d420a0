import { type Context, Hono } from "hono";
import { idParam } from "#shared/contract/fields.ts";
import {
  erasureInput,
  type PrivacyRequest,
  type PrivacyRequestDetail,
  type PrivacyRequestInput,
  privacyRequestInput,
  privacyRequestQuery,
  privacyRequestUpdate,
  privacySubmissionQuery,
  retentionUpdate,
  type SubmissionLink,
  submissionLinkInput,
} from "#shared/contract/privacy.ts";
import { restrictingTypes } from "#shared/contract/privacy-fields.ts";
import { languageOf, pathInLanguage } from "#shared/languages.ts";
import { indianDay } from "#shared/time.ts";
import { fromIndianTime } from "#shared/time-field.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { allowedVersions, versionTag } from "../../http/precondition.ts";
import { validate } from "../../http/validate.ts";
import { inLanguage } from "../../language.ts";
import { requireStepUp } from "../admins/step-up.ts";
import { writeContext } from "../audit/write-context.ts";
import { canSendMail, sendNow, siteUrlFor } from "../mail/mailer.ts";
import { answerEmail } from "../mail/sender.templates.ts";
import { revokeLinks } from "../submissions/own-submission-link.queries.ts";
import { ownSubmissionPath } from "../submissions/own-submission-link.ts";
import {
  findErasure,
  findRequest,
  findSender,
  findSubmissions,
  listEvents,
  listRequests,
  updateRequest,
} from "./privacy-desk.queries.ts";
import { addRequest } from "./privacy-requests.queries.ts";
import { restrictSubmission } from "./restriction.queries.ts";
import { readRetention, saveRetentionDays } from "./retention.queries.ts";

/** What people asked for under the data protection law, mounted at `/api/privacy`. */
export const privacyRequestRoutes = new Hono<AppEnv>()
  .get("/requests", validate("query", privacyRequestQuery), async (c) =>
    c.json(await listRequests(c.get("db"), c.req.valid("query"))),
  )
  .get("/requests/:id", validate("param", idParam), async (c) => {
    const db = c.get("db");
    return requestResponse(c, db, await requireRequest(db, c.req.valid("param").id));
  })
  .put("/requests/:id", validate("param", idParam), validate("json", privacyRequestUpdate), async (c) => {
    const db = c.get("db");
    const update = c.req.valid("json");
    const versions = allowedVersions(c.req.header("If-Match"));
    const before = await requireRequest(db, c.req.valid("param").id);
    const email = update.status === "acknowledged" ? undefined : await answerEmailOf(c, db, before);
    const changed = await updateRequest(db, before, { update, versions, email }, writeContext(c));
    const after = await requireRequest(db, before.id);
    if (!changed) throw refusalOf(after, versions);
    if (email) sendNow(c);
    return requestResponse(c, db, after);
  })
  .post("/requests", requireStepUp("factor"), validate("json", privacyRequestInput), async (c) =>
    enterRequest(c, c.req.valid("json")),
  )
  .post("/erasures", requireStepUp("factor"), validate("json", erasureInput), async (c) => {
    const { submissionId, reason } = c.req.valid("json");
    return enterRequest(c, { submissionId, type: "erasure", message: reason });
  })
  .get("/retention", async (c) => c.json(await readRetention(c.get("db"), c.get("now"))))
  .put("/retention", validate("json", retentionUpdate), async (c) => {
    const db = c.get("db");
    await saveRetentionDays(db, c.req.valid("json").days, writeContext(c));
    return c.json(await readRetention(db, c.get("now")));
  })
  .get("/submissions", validate("query", privacySubmissionQuery), async (c) =>
    c.json({ submissions: await findSubmissions(c.get("db"), c.req.valid("query").find) }),
  )
  .post("/links", validate("json", submissionLinkInput), async (c) => {
    const db = c.get("db");
    const { submissionId: id } = c.req.valid("json");
    const sender = await findSender(db, id);
    if (!sender) throw new HttpError("not_found");
    const { linkVersion } = sender;
    const path = await ownSubmissionPath(c.env, { id, linkVersion: linkVersion + 1 }, c.get("now"));
    if (!path) throw new HttpError("unavailable");
    await revokeLinks(db, { id, linkVersion }, writeContext(c));
    return c.json({ url: siteUrlFor(c) + path } satisfies SubmissionLink, 201);
  });

/** Enters what somebody asked for. A repeated erasure or withdrawal gets the request of the first. */
async function enterRequest(
  c: Context<AppEnv>,
  { submissionId, type, message, receivedOn }: PrivacyRequestInput,
) {
  const db = c.get("db");
  const sender = await findSender(db, submissionId);
  if (!sender) throw new HttpError("not_found");
  const receivedAt = receivedOn ? receiptOf(receivedOn, sender.createdAt, c.get("now")) : undefined;
  const request = { id: c.get("newId")(), type, message, enteredBy: c.get("admin").name, receivedAt };
  const restricts = restrictingTypes.includes(type);
  if (restricts) await restrictSubmission(db, submissionId, request, writeContext(c));
  else await addRequest(db, submissionId, request, writeContext(c));
  const data = restricts ? await findErasure(db, submissionId) : await findRequest(db, request.id);
  if (!data) throw new HttpError("not_found");
  return c.json({ data }, 201, { ETag: versionTag(data.version) });
}

/**
 * When the terms of a request begin that was received on a day: with that day, so that they never
 * end later than the law's, and today at once. Throws for a day that cannot be.
 */
function receiptOf(day: string, createdAt: number, now: number): number | undefined {
  const problem =
    day > indianDay(now)
      ? "Enter today or an earlier day"
      : day < indianDay(createdAt)
        ? "The enquiry itself was received later"
        : null;
  if (problem) {
    throw new HttpError("invalid_request", { details: [`receivedOn: ${problem}`] });
  }
  const start = Date.parse(fromIndianTime(`${day}T00:00`) ?? "");
  return day === indianDay(now) ? undefined : Math.max(start, createdAt);
}

/** A request; throws `not_found` when there is none. */
async function requireRequest(db: Db, id: string): Promise<PrivacyRequest> {
  const found = await findRequest(db, id);
  if (!found) throw new HttpError("not_found");
  return found;
}

async function requestResponse(c: Context<AppEnv>, db: Db, data: PrivacyRequest) {
  const detail: PrivacyRequestDetail = { data, events: await listEvents(db, data) };
  return c.json(detail, 200, { ETag: versionTag(data.version) });
}

/** Why a change was refused: the request is closed, or changed, or acknowledged already. */
function refusalOf(current: PrivacyRequest, versions: number[] | null): HttpError {
  if (current.closedAt) return new HttpError("conflict", { message: "This request is closed." });
  if (versions && !versions.includes(current.version)) {
    return new HttpError("precondition_failed", {
      data: current,
      headers: { ETag: versionTag(current.version) },
    });
  }
  return new HttpError("conflict", { message: "This request is acknowledged already." });
}

/** The email to the sender about an answer, where mail is set up and the submission is still there. */
async function answerEmailOf(c: Context<AppEnv>, db: Db, { id, submissionId }: PrivacyRequest) {
  const sender = canSendMail(c.env) ? await findSender(db, submissionId) : null;
  if (!sender?.email) return undefined;
  const link = { id: submissionId, linkVersion: sender.linkVersion };
  const path = await ownSubmissionPath(c.env, link, c.get("now"));
  if (!path) return undefined;
  const { email: recipient, reference } = sender;
  const language = languageOf(sender.language);
  const url = siteUrlFor(c) + pathInLanguage(language, path);
  return inLanguage(c.env, language, () => answerEmail({ id: submissionId, reference, recipient, url }, id));
}
