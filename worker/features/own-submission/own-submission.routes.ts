import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { emailField } from "#shared/contract/fields.ts";
import type { ErrorEnvelope } from "#shared/errors.ts";
import type { OwnSubmissionsAccess, PrivatePage } from "#shared/own-submission.ts";
import type { AppEnv } from "../../env.ts";
import { handleError } from "../../http/errors.ts";
import { limitRate } from "../../http/rate-limit.ts";
import { refuseOtherOrigins } from "../../http/same-origin.ts";
import { limitBody } from "../../http/validate.ts";
import type { PageRenderer, PageState } from "../../pages.ts";
import { canSendMail } from "../mail/mailer.ts";
import { isMultipart } from "../media/multipart.ts";
import { findFile, listMessages } from "../messages/conversation.queries.ts";
import { privateFile } from "../messages/private-file.ts";
import { readStoredSubmission } from "../privacy/person-data.queries.ts";
import { readSubmissionToken } from "../submissions/own-submission-link.ts";
import type { PostedFields } from "../submissions/posted-form.rules.ts";
import { readPostedForm } from "../submissions/read-posted-form.ts";
import { runAction, runAnswer } from "./own-submission.actions.ts";
import { findOwnSubmission } from "./own-submission.queries.ts";
import { codePattern, openAddress, sendCode } from "./own-submission-codes.ts";
import { downloadPage } from "./own-submission-download.templates.ts";
import { toOwnSubmissionView } from "./own-submission-view.ts";
import { readAnswer } from "./page-answer.ts";

const noForm = { form: "", values: {}, problems: {} };

/**
 * The pages of one person, mounted at `/enquiry`. The link of a submission opens what is stored about
 * it; a code that is mailed to an address opens the list of its submissions. All steps are forms. No
 * cache stores any of it.
 */
export function ownSubmissionRoutes(app: Hono<AppEnv>, renderPage: PageRenderer) {
  const show = (
    c: Context<AppEnv>,
    page: PrivatePage,
    { status = 200, posted = noForm }: Partial<Pick<PageState, "status" | "posted">> = {},
  ) => renderPage(c, app, { page: new URL(c.req.url), status, posted, private: page });
  const notFound = (c: Context<AppEnv>) => renderPage(c, app);
  // Registered for all methods, so that the API description leaves them out.
  const asPage = (render: (c: Context<AppEnv>) => Promise<Response>) =>
    createMiddleware<AppEnv>(async (c, next) => {
      if (c.req.method !== "POST") return isRead(c) ? render(c) : notFound(c);
      await next();
    });

  const routes = new Hono<AppEnv>();
  routes.onError(async (error, c) => {
    const response = handleError(error, c);
    if (!c.req.header("Accept")?.includes("text/html")) return response;
    const { message: failure } = await response.json<ErrorEnvelope>();
    const page = c.req.param("token") === undefined ? accessPage(c, "address") : await readPage(c);
    const state = { status: response.status, posted: { ...noForm, failure } };
    return page ? show(c, page, state) : notFound(c);
  });
  routes.all(
    "/",
    asPage((c) => show(c, accessPage(c, "address"))),
    refuseOtherOrigins(),
    limitBody,
    async (c) => {
      await limitRate(c, c.env.LOGIN_RATE, "enquiry-code");
      const { page, ...state } = await answerAccess(c, await readPostedForm(c));
      return show(c, page, state);
    },
  );
  routes.all(
    "/:token",
    asPage(async (c) => {
      const page = await readPage(c);
      return page ? show(c, page) : notFound(c);
    }),
    refuseOtherOrigins(),
    limitBodyWithoutPictures,
    async (c) => {
      await limitRate(c, c.env.SUBMISSION_RATE, "own-submission");
      const submission = await findByToken(c);
      if (!submission) return notFound(c);
      const answer = hasPictures(c) ? await readAnswer(c) : null;
      const fields = answer?.fields ?? (await readPostedForm(c));
      const outcome = await (answer ? runAnswer(c, submission, answer) : runAction(c, submission, fields));
      if ("done" in outcome) return c.redirect(`${outcome.path ?? c.req.path}?done=${outcome.done}`, 303);
      const page = await readPage(c);
      const posted = { problems: {}, ...outcome, form: fields.action ?? "", values: fields };
      return page ? show(c, page, { status: 400, posted }) : notFound(c);
    },
  );
  routes.all("/:token/files/:fileId", async (c) => {
    const page = isRead(c) ? await readPage(c) : null;
    const file = page?.submission?.messages
      .flatMap(({ files }) => files)
      .find(({ id }) => id === c.req.param("fileId"));
    const link = file && (await findByToken(c));
    const stored = link && (await findFile(c.get("db"), { id: link.id, fileId: file.id }));
    return stored ? privateFile(c, stored.key, stored) : notFound(c);
  });
  routes.all("/:token/:file{data\\.(?:json|html)}", async (c) => {
    const page = isRead(c) ? await readPage(c) : null;
    return page?.submission ? downloadOf(c, page.submission) : notFound(c);
  });
  return routes;
}

function hasPictures(c: Context<AppEnv>): boolean {
  return isMultipart(c.req.header("Content-Type") ?? null);
}

/** Pictures have limits of their own, and are refused one by one. */
const limitBodyWithoutPictures = createMiddleware<AppEnv>((c, next) =>
  hasPictures(c) ? next() : limitBody(c, next),
);

function isRead(c: Context<AppEnv>): boolean {
  return c.req.method === "GET" || c.req.method === "HEAD";
}

/** The submission that the link of the request opens, or null. */
async function findByToken(c: Context<AppEnv>) {
  const link = await readSubmissionToken(c.env, c.req.param("token") ?? "", c.get("now"));
  return link && findOwnSubmission(c.get("db"), link);
}

/** The page of the link, or null when the link opens nothing. */
async function readPage(c: Context<AppEnv>): Promise<PrivatePage | null> {
  const found = await findByToken(c);
  if (!found) return null;
  const db = c.get("db");
  const [stored, messages] = await Promise.all([
    readStoredSubmission(db, found.id),
    found.restrictedAt === null ? listMessages(db, [found]) : [],
  ]);
  return stored
    ? { path: `/enquiry/${c.req.param("token")}`, submission: toOwnSubmissionView(stored, messages) }
    : null;
}

function downloadOf(c: Context<AppEnv>, submission: NonNullable<PrivatePage["submission"]>): Response {
  const isJson = c.req.path.endsWith(".json");
  const downloadedAt = new Date(c.get("now")).toISOString();
  const body = isJson
    ? JSON.stringify({ downloadedAt, ...submission }, null, 2)
    : String(downloadPage(submission, downloadedAt));
  return c.body(body, 200, {
    "Content-Type": isJson ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
    "Content-Disposition": `attachment; filename="${submission.reference}.${isJson ? "json" : "html"}"`,
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
    "Referrer-Policy": "same-origin",
  });
}

function accessPage(
  c: Context<AppEnv>,
  step: OwnSubmissionsAccess["step"],
  submissions: OwnSubmissionsAccess["submissions"] = [],
): PrivatePage {
  return { path: "/enquiry", access: { step, sendsMail: canSendMail(c.env), submissions } };
}

/** The step after the address or the code. The same for every address but with the right code. */
async function answerAccess(
  c: Context<AppEnv>,
  fields: PostedFields,
): Promise<{ page: PrivatePage } & Partial<Pick<PageState, "status" | "posted">>> {
  const { data: email, error } = emailField.safeParse(fields.email);
  const values = { email: fields.email ?? "" };
  if (email === undefined) {
    const problems = { email: error?.issues[0]?.message ?? "" };
    return { page: accessPage(c, "address"), status: 400, posted: { form: "ask", values, problems } };
  }
  if (fields.action !== "open") {
    sendCode(c, email);
    return { page: accessPage(c, "code"), posted: { ...noForm, values } };
  }
  const code = (fields.code ?? "").replace(/\s+/g, "");
  const submissions = codePattern.test(code) ? await openAddress(c, email, code) : null;
  if (submissions) return { page: accessPage(c, "list", submissions), posted: { ...noForm, values } };
  const problems = { code: "This code is wrong, used or too old. After five wrong ones, ask for another" };
  return { page: accessPage(c, "code"), status: 400, posted: { form: "open", values, problems } };
}
