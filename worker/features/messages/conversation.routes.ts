import { type Context, Hono } from "hono";
import { idParam } from "#shared/contract/fields.ts";
import {
  type Conversation,
  type MessageInput,
  mailAssignment,
  messageFileParam,
  messageInput,
  messageParam,
  type RemotePictures,
} from "#shared/contract/messages.ts";
import type { Submission } from "#shared/contract/submissions.ts";
import { staffLimits } from "#shared/staff-limits.ts";
import { isoTime } from "#shared/time.ts";
import { brand } from "#src/content/brand.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import { domainOf } from "../mail/mail.rules.ts";
import { canSendMail, sendNow } from "../mail/mailer.ts";
import { findSignature } from "../mail/preferences.queries.ts";
import { replyAddress } from "../mail/reply-address.ts";
import { listLinked } from "../submissions/submission-links.queries.ts";
import { findSubmission } from "../submissions/submissions.queries.ts";
import { attachedFiles, receiveAttachment } from "./attachments.ts";
import {
  describeOpenMails,
  findFile,
  findNewestAfter,
  findRawKey,
  findRemotePictures,
  hasMessage,
  letIn,
  listMessages,
  mailIdsOf,
} from "./conversation.queries.ts";
import { assignMail } from "./file-stored-mail.ts";
import { letterOf } from "./outgoing-mail.ts";
import { queueMessage, retryMessage, takeMessageBack } from "./outgoing-messages.queries.ts";
import { privateFile } from "./private-file.ts";
import { closeMail, findReceivedMail, listOpenMails } from "./received-mails.queries.ts";
import { unseenText } from "./unseen-message.rules.ts";

const maxOpenMails = 100;

/** The conversation about a submission, mounted at `/api/form-submissions`. */
export const conversationRoutes = new Hono<AppEnv>()
  .get("/:id/messages", validate("param", idParam), async (c) => {
    const db = c.get("db");
    const submission = await requireSubmission(db, c.req.valid("param").id);
    const linked = [submission, ...(await listLinked(db, submission.id))];
    const found: Conversation = { messages: await listMessages(db, linked), canSend: canSendMail(c.env) };
    // Whoever wrote it reads again once it cannot be taken back; the cron sends what nobody waits for.
    const now = isoTime(c.get("now"));
    if (found.messages.some(({ sendAt }) => sendAt !== null && sendAt <= now)) sendNow(c);
    return c.json(found);
  })
  .post("/:id/messages", validate("param", idParam), validate("json", messageInput), async (c) => {
    const db = c.get("db");
    const submission = await requireSubmission(db, c.req.valid("param").id);
    const data = await send(c, db, submission, c.req.valid("json"));
    return c.json({ data }, 201);
  })
  .post("/:id/attachments", validate("param", idParam), async (c) => {
    const submission = await requireSubmission(c.get("db"), c.req.valid("param").id);
    const place = { id: c.get("newId")(), submissionId: submission.id };
    return c.json({ data: await receiveAttachment(c.req.raw, c.env.MEDIA, place) }, 201);
  })
  .delete("/:id/messages/:messageId", validate("param", messageParam), async (c) => {
    const isBack = await takeMessageBack(c.get("db"), c.req.valid("param"), writeContext(c));
    if (!isBack && !(await hasMessage(c.get("db"), c.req.valid("param")))) throw new HttpError("not_found");
    if (!isBack) throw new HttpError("conflict", { message: "It was sent already." });
    return c.json({ message: "The message was not sent." });
  })
  .post("/:id/messages/:messageId/retry", validate("param", messageParam), async (c) => {
    const isRetried = await retryMessage(c.get("db"), c.req.valid("param"), writeContext(c));
    if (!isRetried) throw new HttpError("not_found");
    sendNow(c);
    return c.json({ message: "The message is being sent again." });
  })
  .post("/:id/messages/:messageId/let-in", validate("param", messageParam), async (c) => {
    const isAdded = await letIn(c.get("db"), c.req.valid("param"), writeContext(c));
    if (!isAdded) throw new HttpError("not_found");
    return c.json({ message: "They take part in the conversation now." });
  })
  .get("/:id/messages/:messageId/raw", validate("param", messageParam), async (c) => {
    const key = await findRawKey(c.get("db"), c.req.valid("param"));
    return privateFile(c, key, { fileName: "mail.eml", contentType: "message/rfc822" });
  })
  .get("/:id/messages/:messageId/pictures", validate("param", messageParam), async (c) => {
    const pictures = await findRemotePictures(c.get("db"), c.req.valid("param"));
    if (!pictures) throw new HttpError("not_found");
    const found: RemotePictures = { pictures };
    return c.json(found);
  })
  .get("/:id/messages/:messageId/files/:fileId", validate("param", messageFileParam), async (c) => {
    const file = await findFile(c.get("db"), c.req.valid("param"));
    if (!file) throw new HttpError("not_found");
    return privateFile(c, file.key, file);
  });

/** Mails that belong to no conversation, mounted at `/api/received-mails`. */
export const receivedMailRoutes = new Hono<AppEnv>()
  .get("/", async (c) => {
    const db = c.get("db");
    return c.json({ mails: await describeOpenMails(db, await listOpenMails(db, maxOpenMails)) });
  })
  .get("/:id/raw", validate("param", idParam), async (c) => {
    const mail = await findReceivedMail(c.get("db"), c.req.valid("param").id);
    return privateFile(c, mail?.rawKey ?? null, { fileName: "mail.eml", contentType: "message/rfc822" });
  })
  .post("/:id/assign", validate("param", idParam), validate("json", mailAssignment), async (c) => {
    const db = c.get("db");
    const submission = await requireSubmission(db, c.req.valid("json").submissionId);
    const isAssigned = await assignMail(
      { env: c.env, db, now: c.get("now") },
      { id: c.req.valid("param").id, submissionId: submission.id },
      writeContext(c),
    );
    if (!isAssigned) throw new HttpError("not_found");
    return c.json({ message: "The mail is in the conversation now." });
  })
  .post("/:id/dismiss", validate("param", idParam), async (c) => {
    const db = c.get("db");
    const mail = await findReceivedMail(db, c.req.valid("param").id);
    if (!mail || (mail.state !== "unmatched" && mail.state !== "failed")) throw new HttpError("not_found");
    await closeMail(db, mail.id, { state: "dismissed" });
    return c.json({ message: "The mail was put away." });
  });

async function send(
  c: Context<AppEnv>,
  db: Db,
  submission: Submission,
  { body, sendAt, forwardTo, attachments, lastMessageId }: MessageInput,
) {
  if (!canSendMail(c.env)) {
    throw new HttpError("unavailable", { message: "This site cannot send mail yet. Ask whoever runs it." });
  }
  const address = forwardTo ?? submission.email;
  if (!address) {
    throw new HttpError("conflict", { message: "The sender gave no e-mail address. Forward it, or call." });
  }
  const context = writeContext(c);
  const id = context.newId();
  const dueAt = Math.max(sendAt ? Date.parse(sendAt) : 0, context.now + staffLimits.undoSendMs);
  const sender = `${submission.firstName} ${submission.lastName ?? ""}`.trim();
  const to = { name: forwardTo ?? sender, address };
  const files = await attachedFiles(c.env.MEDIA, {
    submissionId: submission.id,
    messageId: id,
    ids: attachments ?? [],
  });
  const letter = letterOf({
    body,
    signature: await findSignature(db, c.get("admin").id),
    adminName: context.actor.name,
    siteName: brand.name,
    replyTo: await replyAddress(c.env, submission.id, domainOf(c.env.MAIL_FROM)),
    earlierIds: await mailIdsOf(db, submission.id),
    files: files.map(({ key, fileName, contentType }) => ({ key, fileName, contentType })),
  });
  const subject = `${forwardTo ? "Enquiry" : "Your enquiry"} ${submission.reference}`;
  const reply = { id, to, isForward: Boolean(forwardTo), subject, body, files, letter, dueAt, lastMessageId };
  const linked = await listLinked(db, submission.id);
  if (!(await queueMessage(db, submission, { ...reply, linked }, context))) {
    const ids = [submission.id, ...linked.map((one) => one.id)];
    const unseen = lastMessageId === undefined ? null : await findNewestAfter(db, ids, lastMessageId);
    if (!unseen) throw new HttpError("not_found");
    throw new HttpError("conflict", { message: unseenText(unseen, context.now) });
  }
  return { id, state: "queued" as const, at: isoTime(context.now) };
}

async function requireSubmission(db: Db, id: string): Promise<Submission> {
  const submission = await findSubmission(db, id);
  if (!submission) throw new HttpError("not_found");
  return submission;
}
