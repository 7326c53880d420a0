import { z } from "zod";
import { limits } from "../limits.ts";
import { staffLimits } from "../staff-limits.ts";
import { idField, requiredText } from "./fields.ts";
import { openField } from "./reply-templates.ts";

const lowerCaseId = idField.transform((id) => id.toLowerCase());

/** A reply can be sent at most so much later; milliseconds. */
const maxDelayMs = 60 * 24 * 3_600_000;

export const messageStates = ["queued", "sent", "failed", "bounced"] as const;

const messageFile = z.object({
  id: z.string(),
  fileName: z.string(),
  /** A type of picture that browsers show, or `application/octet-stream`. */
  contentType: z.string(),
  size: z.int(),
});

/** One message of a submission's conversation, as staff read it. */
export const conversationMessage = z.object({
  id: idField,
  /** The enquiry that it is about: the one asked for, or one that is linked with it. */
  submission: z.object({ id: idField, reference: z.string() }),
  at: z.string(),
  /** `forward` goes from staff to a third party, whose answers are `in`. */
  direction: z.enum(["in", "out", "forward"]),
  channel: z.enum(["mail", "page"]),
  /** Who wrote it; of an outgoing message, who it goes to. */
  name: z.string(),
  address: z.string(),
  adminName: z.string().nullable(),
  /** Of a received message: who wrote it. */
  role: z.enum(["customer", "third_party", "guest", "stranger"]).nullable(),
  subject: z.string(),
  /** What was written and what was quoted, in the order of the mail. */
  parts: z.array(z.object({ text: z.string(), isQuoted: z.boolean() })),
  /** How many pictures it would load from elsewhere; `/pictures` has their addresses. */
  remotePictures: z.int(),
  automatic: z.enum(["bounce", "auto_reply", "list"]).nullable(),
  /** Another enquiry that the mail names, which it did not join. */
  suggested: z.object({ id: idField, reference: z.string() }).nullable(),
  state: z.enum(messageStates).nullable(),
  /** Why it failed or bounced. */
  error: z.string().nullable(),
  /** When a queued message is due. */
  sendAt: z.string().nullable(),
  files: z.array(messageFile),
  /** When the customer asks to be called. */
  callAt: z.string().nullable(),
});
export type ConversationMessage = z.infer<typeof conversationMessage>;

/** `GET /api/form-submissions/:id/messages`, oldest first. */
export const conversation = z.object({
  messages: z.array(conversationMessage),
  /** False where this site sends no mail. */
  canSend: z.boolean(),
});
export type Conversation = z.infer<typeof conversation>;

/** A file for a message that is still being written. */
export const attachment = messageFile.extend({ id: idField });
export type Attachment = z.infer<typeof attachment>;

/** What `POST /api/form-submissions/:id/attachments` answers. */
export const storedAttachment = z.object({ data: attachment });
export type StoredAttachment = z.infer<typeof storedAttachment>;

/** `POST /api/form-submissions/:id/messages` */
export const messageInput = z.object({
  body: requiredText({ max: staffLimits.reply, required: "Write a message", multiline: true }).refine(
    (text) => openField(text) === null,
    "Fill in the fields in double braces first",
  ),
  /** A time in the future at which it is sent; without one, in ten seconds. */
  sendAt: z.iso
    .datetime({ offset: true, error: "Choose a date and a time" })
    .refine((at) => Date.parse(at) < Date.now() + maxDelayMs, "Choose a time within the next 60 days")
    .nullish(),
  /** Sends it to somebody else, such as an installer; their answers come into the conversation. */
  forwardTo: z.email("Enter a valid email address").max(limits.email).toLowerCase().nullish(),
  /** The ids of files that were stored for it. */
  attachments: z
    .array(lowerCaseId)
    .max(staffLimits.attachments, `Attach at most ${staffLimits.attachments} files`)
    .nullish(),
  /**
   * The newest message that its writer knows; null when there was none. Once there is a newer one
   * the answer is 409, and nothing is sent. Left out, nothing is checked.
   */
  lastMessageId: lowerCaseId.nullish(),
});
export type MessageInput = z.infer<typeof messageInput>;

/** What `POST /api/form-submissions/:id/messages` answers. */
export const sentMessage = z.object({
  data: z.object({ id: idField, state: z.enum(messageStates), at: z.string() }),
});

export type SentMessage = z.infer<typeof sentMessage>;

/** `/api/form-submissions/:id/messages/:messageId` */
export const messageParam = z.object({ id: lowerCaseId, messageId: lowerCaseId });

/** `GET /api/form-submissions/:id/messages/:messageId/pictures`: `https:` addresses. */
export const remotePictures = z.object({ pictures: z.array(z.string()) });
export type RemotePictures = z.infer<typeof remotePictures>;

/** `/api/form-submissions/:id/messages/:messageId/files/:fileId` */
export const messageFileParam = messageParam.extend({
  fileId: z.string().regex(/^[\w-]{1,50}$/, "This is not the id of a file"),
});

/** A mail that belongs to no conversation yet, or that could not be read. */
export const openMail = z.object({
  id: idField,
  receivedAt: z.string(),
  from: z.string(),
  subject: z.string(),
  state: z.enum(["unmatched", "failed"]),
  reason: z.string().nullable(),
  size: z.int(),
  /** The enquiry that it seems to belong to. */
  suggested: z.object({ id: idField, reference: z.string() }).nullable(),
});
export type OpenMail = z.infer<typeof openMail>;

/** `GET /api/received-mails`, newest first. */
export const openMailList = z.object({ mails: z.array(openMail) });

/** `POST /api/received-mails/:id/assign` */
export const mailAssignment = z.object({ submissionId: lowerCaseId });
