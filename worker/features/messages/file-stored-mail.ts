import { splitName } from "#shared/split-name.ts";
import { hourMs } from "#shared/time.ts";
import { writtenLanguage } from "#shared/written-language.ts";
import type { Db } from "../../db/client.ts";
import type { Bindings } from "../../env.ts";
import { systemClock } from "../../platform/clock.ts";
import { sha256 } from "../../platform/digest.ts";
import { describeError, log } from "../../platform/log.ts";
import type { WriteContext } from "../audit/audit.queries.ts";
import { mailedSource } from "../mail/mail.rules.ts";
import { readReplyAddress } from "../mail/reply-address.ts";
import { r2Call } from "../media/storage.ts";
import { spamReasons } from "../submissions/submissions.rules.ts";
import { insertSubmission, type NewSubmission } from "../submissions/submissions-insert.queries.ts";
import { letIn } from "./conversation.queries.ts";
import { type ParsedMail, parseMail } from "./mail-parser.ts";
import { type Filing, fileMail } from "./mail-thread.ts";
import { storeFiles } from "./message-files.ts";
import { notifyOfMailedSubmission, notifyOfMessage } from "./message-notices.ts";
import {
  addReceivedMessage,
  type Conversation,
  findByReference,
  findConversations,
  isSentId,
  markBounced,
  participantsOf,
  submissionsOfSentIds,
} from "./messages.queries.ts";
import {
  closeMail,
  countFromSender,
  describeMail,
  findReceivedMail,
  type ReceivedMail,
} from "./received-mails.queries.ts";

/** More mails from one address in an hour are stored and shown, and cause no mail of ours. */
const maxPerHour = 5;
const referencePattern = /\bEV-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}\b/i;

/** What filing a mail needs. */
export interface FilingContext {
  env: Bindings;
  db: Db;
  now: number;
}

/**
 * Puts a mail that belonged nowhere into a conversation, because staff say so; its sender takes part
 * from then on. Returns false when it does not wait any more, or the conversation is closed to mail.
 */
export async function assignMail(
  context: FilingContext,
  { id, submissionId }: { id: string; submissionId: string },
  write: WriteContext,
): Promise<boolean> {
  const { env, db } = context;
  const received = await findReceivedMail(db, id);
  const [conversation] = await findConversations(db, [submissionId]);
  if (!conversation || (received?.state !== "unmatched" && received?.state !== "failed")) return false;
  const stored = await r2Call(env.MEDIA.get(received.rawKey));
  if (!stored) throw new Error("The raw mail is not in the bucket");
  const raw = await stored.arrayBuffer();
  const mail = await parseMail(raw, received.envelopeFrom).catch(() => unreadableMail(received));
  await join(context, { received, mail, conversation, isStranger: mail.from !== conversation.email });
  await letIn(db, { id: submissionId, messageId: received.id }, write);
  return true;
}

/** What is shown of a mail that cannot be read. */
function unreadableMail({ id, envelopeFrom }: ReceivedMail): ParsedMail {
  const from = envelopeFrom.toLowerCase();
  const parts = [{ text: "This mail cannot be read. Download it to see what it holds.", isQuoted: false }];
  return {
    ...{ from, fromName: "", recipients: [], subject: "", messageId: `<${id}@unreadable.invalid>`, parts },
    ...{ answersTo: [], remotePictures: [], attachments: [], automatic: null, bounce: null },
    isAuthentic: false,
  };
}

/** Parses a stored mail and puts it where it belongs. Throws when that fails. */
export async function fileStoredMail(context: FilingContext, received: ReceivedMail): Promise<void> {
  const { env, db } = context;
  const stored = await r2Call(env.MEDIA.get(received.rawKey));
  if (!stored) throw new Error("The raw mail is not in the bucket");
  const addressed = await readReplyAddress(env, received.envelopeTo);
  const mail = await parseMail(await stored.arrayBuffer(), received.envelopeFrom).catch((error) => {
    log("warn", "mail_unreadable", { mail: received.id, error: describeError(error) });
    return null;
  });
  if (!mail) {
    await closeMail(db, received.id, {
      state: "failed",
      reason: "It cannot be read: download it to see what it holds",
      suggestedId: addressed,
    });
    return;
  }
  const { filing, conversations } = await findPlace(context, addressed, mail);
  const suggestedId = "suggestedId" in filing ? filing.suggestedId : null;
  await describeMail(db, received.id, { fromAddress: mail.from, subject: mail.subject, suggestedId });
  if (filing.kind === "unmatched") {
    const written = mail.automatic === "list" ? "From a mailing list" : "Written by a program";
    const reason = filing.reason === "own" ? "A mail of our own came back" : written;
    await closeMail(db, received.id, { state: "unmatched", reason });
  } else if (filing.kind === "bounce") {
    await fileBounce(context, received, mail);
  } else if (filing.kind === "new") {
    await fileAsNew(context, received, mail);
  } else {
    const conversation = conversations.find(({ id }) => id === filing.submissionId);
    if (!conversation) throw new Error("The conversation is gone");
    await join(context, { received, mail, conversation, isStranger: filing.isStranger });
  }
}

/** Looks up what decides a mail's thread, and decides it. */
async function findPlace({ env, db }: FilingContext, addressed: string | null, mail: ParsedMail) {
  const answered = await submissionsOfSentIds(db, mail.answersTo);
  const ids = [...new Set([...(addressed ? [addressed] : []), ...answered])];
  const reference = referencePattern.exec(mail.subject)?.[0].toUpperCase();
  const [conversations, others, mentioned, isOurs] = await Promise.all([
    findConversations(db, ids),
    participantsOf(db, ids),
    reference ? findByReference(db, reference) : null,
    mail.messageId ? isSentId(db, mail.messageId) : false,
  ]);
  const isOpen = (id: string) => conversations.some((conversation) => conversation.id === id);
  const takesPart = (id: string, address: string) =>
    address !== "" &&
    (others.has(`${id} ${address}`) || conversations.some((one) => one.id === id && one.email === address));
  const filing: Filing = fileMail(
    {
      from: mail.from,
      isOwn: isOurs || isOwnAddress(env, mail.from),
      automatic: mail.automatic,
      isAuthentic: mail.isAuthentic,
      addressedTo: addressed && isOpen(addressed) ? addressed : null,
      answersTo: answered.filter(isOpen),
      mentions: mentioned?.id ?? null,
    },
    takesPart,
  );
  return { filing, conversations };
}

/** True for the address that we send from, and for reply addresses of our own. */
function isOwnAddress(env: Bindings, address: string): boolean {
  const own = env.MAIL_FROM?.toLowerCase();
  if (!own || address === "") return false;
  return address === own || (address.startsWith("reply+") && address.endsWith(own.slice(own.indexOf("@"))));
}

async function fileBounce({ db }: FilingContext, received: ReceivedMail, mail: ParsedMail): Promise<void> {
  const { id = null, reason: error = "" } = mail.bounce ?? {};
  if (id && (await markBounced(db, id, { error, receivedMailId: received.id }))) return;
  const reason = "A mail could not be delivered; which one is not said";
  await closeMail(db, received.id, { state: "unmatched", reason });
}

/** An unknown sender's mail becomes a submission of the general form, under the same spam rules. */
async function fileAsNew(context: FilingContext, received: ReceivedMail, mail: ParsedMail): Promise<void> {
  const { env, db, now } = context;
  if (mail.from === "" || (await isFlood(db, mail.from, now))) {
    const reason =
      mail.from === "" ? "No sender" : `More than ${maxPerHour} mails in an hour from this address`;
    await closeMail(db, received.id, { state: "unmatched", reason });
    return;
  }
  const digest = await digestOf(mail);
  const input = toSubmission(mail, digest);
  const reasons = spamReasons(input);
  const submission = await insertSubmission(db, input, {
    id: systemClock.id(),
    now: received.receivedAt,
    spamReasons: reasons,
    random: () => crypto.getRandomValues(new Uint8Array(8)),
  });
  const conversation: Conversation = {
    id: submission.id,
    reference: submission.reference,
    email: mail.from,
    status: "new",
    assigneeId: null,
  };
  await join(context, { received, mail, conversation, isStranger: false, isFirst: true });
  if (submission.isNew && reasons.length === 0) {
    // Its sender may be forged: then nobody gets an answer to what they did not write.
    const notice = { language: input.language, email: mail.from, isAuthentic: mail.isAuthentic };
    await notifyOfMailedSubmission(env, db, { ...submission, ...notice }, now);
  }
}

function toSubmission(mail: ParsedMail, digest: string): NewSubmission {
  const texts = mail.parts.filter(({ isQuoted }) => !isQuoted).map(({ text }) => text);
  const written = texts.join("\n\n");
  const { firstName, lastName } = splitName(mail.fromName || mail.from.slice(0, mail.from.indexOf("@")));
  const clientId = [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(13, 16)}`];
  return {
    formType: "general_query",
    language: writtenLanguage(written) === "hi" ? "hi" : "en",
    firstName: firstName.slice(0, 80),
    lastName: lastName?.slice(0, 80) || null,
    email: mail.from,
    phone: null,
    // The same mail delivered twice makes one submission.
    clientId: [...clientId, `8${digest.slice(17, 20)}`, digest.slice(20, 32)].join("-"),
    formData: {
      subject: mail.subject.slice(0, 200) || "No subject",
      message: written.slice(0, 5000) || "(The mail has no text.)",
      source: mailedSource,
    },
  };
}

async function join(
  context: FilingContext,
  {
    received,
    mail,
    conversation,
    isStranger,
    isFirst = false,
  }: {
    received: ReceivedMail;
    mail: ParsedMail;
    conversation: Conversation;
    isStranger: boolean;
    /** The mail that made the submission, which has notices of its own. */
    isFirst?: boolean;
  },
): Promise<void> {
  const { env, db, now } = context;
  const messageId = received.id;
  const submissionId = conversation.id;
  const files = await storeFiles(env.MEDIA, { messageId, submissionId }, mail.attachments);
  const isAdded = await addReceivedMessage(
    db,
    {
      id: messageId,
      submissionId,
      at: received.receivedAt,
      direction: "in",
      channel: "mail",
      name: mail.fromName || mail.from,
      address: mail.from,
      subject: mail.subject,
      parts: mail.parts,
      remotePictures: mail.remotePictures,
      isStranger,
      automatic: mail.automatic,
      messageId: mail.messageId,
      digest: await digestOf(mail),
      receivedMailId: received.id,
    },
    { files, reopens: !isStranger && !mail.automatic && !isFirst, historyId: systemClock.id() },
  );
  if (isAdded && !isFirst && !mail.automatic && !(await isFlood(db, mail.from, now))) {
    await notifyOfMessage(env, db, { conversation, messageId, name: mail.fromName || mail.from }, now);
  }
}

/** True when an address has sent so much that its mails cause none of ours. */
async function isFlood(db: Db, address: string, now: number): Promise<boolean> {
  const recent = await countFromSender(db, address, { since: now - hourMs, limit: maxPerHour + 1 });
  return recent > maxPerHour;
}

/** What makes two deliveries the same mail: its sender, its id, its subject and what it says. */
function digestOf(mail: ParsedMail): Promise<string> {
  return sha256(JSON.stringify([mail.from, mail.messageId, mail.subject, mail.parts]));
}
