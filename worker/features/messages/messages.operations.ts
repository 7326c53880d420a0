import { z } from "zod";
import * as messages from "#shared/contract/messages.ts";
import * as templates from "#shared/contract/reply-templates.ts";
import { ifMatch, message, type Operation } from "../../http/operation.ts";

const savedTemplate = z.object({ data: templates.replyTemplate });

/** The conversation about an enquiry, and mails that belong to none. */
export const messageOperations: Record<string, Operation> = {
  "GET /api/form-submissions/:id/messages": {
    summary: "Read the conversation about an enquiry, oldest message first",
    description: "With the messages of enquiries that are linked with it.",
    responses: { 200: messages.conversation },
  },
  "POST /api/form-submissions/:id/messages": {
    summary: "Answer an enquiry by mail, or forward it",
    description:
      "It is sent after ten seconds, or at `sendAt`; until then it can be taken back. With `lastMessageId` it is refused once there is a newer message.",
    responses: { 201: messages.sentMessage },
    errors: ["conflict", "unavailable"],
  },
  "POST /api/form-submissions/:id/attachments": {
    summary: "Store a file for a message that is being written",
    description: "Its id goes into `attachments` of the message. It is erased with the enquiry.",
    upload: "file",
    responses: { 201: messages.storedAttachment },
  },
  "DELETE /api/form-submissions/:id/messages/:messageId": {
    summary: "Take back a message that was not sent yet",
    responses: { 200: message },
    errors: ["conflict"],
  },
  "POST /api/form-submissions/:id/messages/:messageId/retry": {
    summary: "Send a message again that failed",
    responses: { 200: message },
  },
  "POST /api/form-submissions/:id/messages/:messageId/let-in": {
    summary: "Let the stranger who wrote a message take part",
    responses: { 200: message },
  },
  "GET /api/form-submissions/:id/messages/:messageId/raw": {
    summary: "Download the raw mail of a message",
    responses: { 200: "message/rfc822" },
  },
  "GET /api/form-submissions/:id/messages/:messageId/pictures": {
    summary: "Read the addresses of the pictures that a mail would load from elsewhere",
    description: "Loading one tells its sender that the mail was read.",
    responses: { 200: messages.remotePictures },
  },
  "GET /api/form-submissions/:id/messages/:messageId/files/:fileId": {
    summary: "Download a file of a message",
    responses: { 200: "application/octet-stream" },
  },
  "GET /api/reply-templates": {
    summary: "List the templates of replies, by name",
    responses: { 200: templates.replyTemplateList },
  },
  "POST /api/reply-templates": { summary: "Add a template", responses: { 201: savedTemplate } },
  "PUT /api/reply-templates/:id": {
    summary: "Change a template",
    description: ifMatch,
    responses: { 200: savedTemplate },
    errors: ["precondition_failed"],
  },
  "DELETE /api/reply-templates/:id": { summary: "Remove a template", responses: { 200: message } },
  "POST /api/reply-templates/:id/restore": {
    summary: "Put a removed template back",
    responses: { 200: message },
  },
  "GET /api/received-mails": {
    summary: "List mails that belong to no conversation, newest first",
    responses: { 200: messages.openMailList },
  },
  "GET /api/received-mails/:id/raw": {
    summary: "Download a received mail",
    responses: { 200: "message/rfc822" },
  },
  "POST /api/received-mails/:id/assign": {
    summary: "Put a mail into a conversation",
    responses: { 200: z.object({ message: z.string() }) },
  },
  "POST /api/received-mails/:id/dismiss": { summary: "Put a mail away", responses: { 200: message } },
};
