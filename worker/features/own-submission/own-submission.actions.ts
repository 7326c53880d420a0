import type { Context } from "hono";
import { z } from "zod";
import { requiredText } from "#shared/contract/fields.ts";
import { fieldSchema } from "#shared/contract/submission-input.ts";
import { languageOf, pathInLanguage } from "#shared/languages.ts";
import { limits } from "#shared/limits.ts";
import { correctableFields } from "#shared/own-submission.ts";
import { t } from "#shared/translate.ts";
import type { AppEnv } from "../../env.ts";
import { inLanguage } from "../../language.ts";
import { writeContext } from "../audit/write-context.ts";
import { mailNow, siteUrlFor } from "../mail/mailer.ts";
import { addressChangedEmail } from "../mail/sender.templates.ts";
import { addRequest } from "../privacy/privacy-requests.queries.ts";
import { liftRestriction, restrictSubmission } from "../privacy/restriction.queries.ts";
import { revokeLinks } from "../submissions/own-submission-link.queries.ts";
import { ownSubmissionPath } from "../submissions/own-submission-link.ts";
import { type PostedFields, problemsOf } from "../submissions/posted-form.rules.ts";
import {
  type Correction,
  correctSubmission,
  countOpenComplaints,
  type OwnSubmission,
  setMarketingConsent,
} from "./own-submission.queries.ts";
import { addAnswer, type readAnswer } from "./page-answer.ts";

/** What came of a form: done, at a new path or the same one, or refused. */
type Outcome = { done: string; path?: string } | { problems?: Record<string, string>; failure?: string };

type Action = (c: Context<AppEnv>, submission: OwnSubmission, fields: PostedFields) => Promise<Outcome>;

const maxOpenComplaints = 5;
const lockedFailure = "This enquiry is locked. Take the request back first.";
const confirmation = z.object({ confirm: z.literal("on", "Confirm that you want this") });
const complaint = z.object({
  message: requiredText({ max: limits.message, multiline: true, required: "Say what you complain about" }),
});

/** What a sender may write into each field is what its form accepts. */
function correctionOf(submission: OwnSubmission) {
  const fields = correctableFields(submission).map((field) => [field.name, fieldSchema(field)]);
  // Every sender has a first name, and an address once they gave one.
  return z.object(Object.fromEntries(fields)) as z.ZodType<unknown> as z.ZodType<Correction>;
}

const correct: Action = async (c, submission, fields) => {
  const { data, error } = correctionOf(submission).safeParse(fields);
  if (!data) return { problems: problemsOf(error.issues, fields) };
  const changed = await correctSubmission(c.get("db"), submission, data, senderContext(c));
  if (!changed) return { failure: "This enquiry was changed at the same moment. Please send it again." };
  if (changed.includes("email")) await tellOldAddress(c, submission);
  return { done: changed.length > 0 ? "corrected" : "unchanged" };
};

async function tellOldAddress(c: Context<AppEnv>, submission: OwnSubmission): Promise<void> {
  const { id, reference, email: recipient } = submission;
  if (!recipient) return;
  const language = languageOf(submission.language);
  const url = siteUrlFor(c) + pathInLanguage(language, "/contact/general-query");
  const mail = { id, reference, recipient, url };
  mailNow(c, [await inLanguage(c.env, language, () => addressChangedEmail(mail, c.get("requestId")))]);
}

const marketing =
  (isGiven: boolean): Action =>
  async (c, { id }) => {
    await setMarketingConsent(c.get("db"), id, isGiven, senderContext(c));
    return { done: isGiven ? "news" : "no-news" };
  };

const restrict =
  (type: "withdrawal" | "erasure"): Action =>
  async (c, { id }, fields) => {
    const { error } = confirmation.safeParse(fields);
    if (error) return { problems: problemsOf(error.issues, fields) };
    const request = { id: c.get("newId")(), type, message: null, enteredBy: null };
    await restrictSubmission(c.get("db"), id, request, senderContext(c));
    return { done: type };
  };

const takeBack: Action = async (c, { id }) => {
  await liftRestriction(c.get("db"), id, senderContext(c));
  return { done: "taken-back" };
};

const complain: Action = async (c, { id }, fields) => {
  const { data, error } = complaint.safeParse(fields);
  if (!data) return { problems: problemsOf(error.issues, fields) };
  const db = c.get("db");
  if ((await countOpenComplaints(db, id)) >= maxOpenComplaints) {
    const values = { count: maxOpenComplaints };
    return {
      failure: t("{count} complaints of yours wait for our answer. Please wait for it.", values),
    };
  }
  const request = { id: c.get("newId")(), type: "grievance", enteredBy: null, ...data } as const;
  await addRequest(db, id, request, senderContext(c));
  return { done: "complained" };
};

const newLink: Action = async (c, submission) => {
  const linkVersion = await revokeLinks(c.get("db"), submission, senderContext(c));
  const path = await ownSubmissionPath(c.env, { id: submission.id, linkVersion }, c.get("now"));
  return { done: "new-link", path };
};

/** What a sender can do, by the value of the form's `action`. */
const actions: Record<string, Action> = {
  correct,
  news: marketing(true),
  "no-news": marketing(false),
  withdraw: restrict("withdrawal"),
  erase: restrict("erasure"),
  "take-back": takeBack,
  complain,
  "new-link": newLink,
};
const whileRestricted = ["take-back", "complain", "withdraw", "erase"];

/** Does what a form of the page asks for; unknown actions and those of another state are refused. */
export async function runAction(
  c: Context<AppEnv>,
  submission: OwnSubmission,
  fields: PostedFields,
): Promise<Outcome> {
  const name = fields.action ?? "";
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) return { failure: "This page does not know that action. Please try again." };
  if (submission.restrictedAt !== null && !whileRestricted.includes(name)) {
    return { failure: lockedFailure };
  }
  return action(c, submission, fields);
}

/** Adds an answer to the conversation, unless the submission is locked. */
export async function runAnswer(
  c: Context<AppEnv>,
  submission: OwnSubmission,
  answer: Awaited<ReturnType<typeof readAnswer>>,
): Promise<Outcome> {
  return submission.restrictedAt === null ? addAnswer(c, submission, answer) : { failure: lockedFailure };
}

function senderContext(c: Context<AppEnv>) {
  const { actor, ...context } = writeContext(c, { id: "", name: "the sender" });
  return { ...context, actor: { ...actor, id: null } };
}
