import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { type SubmissionInput, submissionInput } from "#shared/contract/submission-input.ts";
import { type ErrorEnvelope, errorCodes } from "#shared/errors.ts";
import { formNamed } from "#shared/forms/forms.ts";
import { inEnglish } from "#shared/forms/in-english.ts";
import { languages } from "#shared/languages.ts";
import { languageCode } from "#shared/translate.ts";
import { pageOfForm, routePath } from "#src/pages.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError, handleError } from "../../http/errors.ts";
import { refuseOtherOrigins } from "../../http/same-origin.ts";
import { limitBody } from "../../http/validate.ts";
import { inLanguage } from "../../language.ts";
import type { PageRenderer, PageState } from "../../pages.ts";
import { sha256 } from "../../platform/digest.ts";
import { findReplyLanguages } from "../mail/site-settings.queries.ts";
import { digestUuid, type PostedFields, problemsOf, readSubmission, repeatKey } from "./posted-form.rules.ts";
import { readPostedForm } from "./read-posted-form.ts";
import { receiveSubmission } from "./receive-submission.ts";

/**
 * The public forms as browsers post them without script, mounted at `/enquiries`. An accepted
 * form redirects to its thank-you page; a refused one shows its page again, with every value and
 * a sentence beside each invalid field, or a page that says why none was read. No cache stores
 * any.
 */
export function submissionFormRoutes(app: Hono<AppEnv>, renderPage: PageRenderer) {
  // Registered for all methods, so that the API description leaves it out. Any other method asks
  // for a page, which redirects to the form.
  const renderOtherMethods = createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.method !== "POST") return renderPage(c, app);
    await next();
  });
  const routes = new Hono<AppEnv>();
  routes.onError((error, c) => refusalPage(c, app, handleError(error, c), renderPage));
  return routes.all("/:form", renderOtherMethods, refuseOtherOrigins(), limitBody, async (c) => {
    const form = formNamed(c.req.param("form"));
    if (!form) throw new HttpError("not_found");
    const fields = await readPostedForm(c);
    const page = pageOfForm(fields.page, new URL(c.req.url).origin);
    if (!page) throw new HttpError("invalid_request", { details: ["page: Name the page of this form"] });
    if (!(await isOffered(c))) return sourceForm(c, app, { form: form.name, fields, page }, renderPage);
    const { data, error } = submissionInput.safeParse(readSubmission(form, fields, page));
    const result = data ? await storeForm(c, data, fields) : { problems: problemsOf(error.issues, fields) };
    if ("reference" in result) {
      const from = new URLSearchParams({ page: page.pathname + page.search });
      const token = result.link?.split("/").at(-1);
      if (token) from.set("link", token);
      return c.redirect(`${c.req.path}/${result.reference}?${from}`, 303);
    }
    const refusedForm: PageState =
      result instanceof HttpError
        ? {
            page,
            status: errorCodes[result.code].status,
            posted: { form: form.name, values: fields, problems: {}, failure: result.message },
          }
        : { page, status: 400, posted: { form: form.name, values: fields, ...result } };
    return renderPage(c, app, refusedForm);
  });
}

/** Whether staff answer in the language of the form. That of the source is always offered. */
async function isOffered(c: Context<AppEnv>): Promise<boolean> {
  const code = languageCode();
  return code === languages[0].code || (await findReplyLanguages(c.get("db"))).includes(code);
}

/**
 * The form in the language of the source, with what was typed, in place of one that nobody could answer. With script it
 * is not shown in the first place (`src/document/lead-to-english.ts`).
 */
async function sourceForm(
  c: Context<AppEnv>,
  app: Hono<AppEnv>,
  { form, fields, page }: { form: string; fields: PostedFields; page: URL },
  renderPage: PageRenderer,
): Promise<Response> {
  const [source] = languages;
  const values = { ...fields, language: source.code };
  const sourcePage = new URL(routePath(page.pathname) + page.search, page);
  const posted = { form, values, problems: {}, failure: inEnglish.text };
  return inLanguage(c.env, source, () => renderPage(c, app, { page: sourcePage, status: 400, posted }));
}

/** An error as a page for a browser that shows it; any other client gets `response`. */
async function refusalPage(
  c: Context<AppEnv>,
  app: Hono<AppEnv>,
  response: Response,
  renderPage: PageRenderer,
): Promise<Response> {
  if (!c.req.header("Accept")?.includes("text/html")) return response;
  const { message: failure } = await response.json<ErrorEnvelope>();
  const posted = { form: c.req.param("form") ?? "", values: {}, problems: {}, failure };
  return renderPage(c, app, { page: new URL(c.req.path, c.req.url), status: response.status, posted });
}

/** Stores a valid submission. Returns its receipt, or why it was refused. */
async function storeForm(
  c: Context<AppEnv>,
  input: SubmissionInput,
  fields: PostedFields,
): Promise<{ reference: string; link?: string } | HttpError> {
  const { formType, firstName, lastName, email, phone, formData } = input;
  const typed = { formType, firstName, lastName, email, phone, formData };
  const clientId = digestUuid(await sha256(repeatKey(fields, typed, c.get("now"))));
  try {
    return await receiveSubmission(c, { ...input, clientId });
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
}
