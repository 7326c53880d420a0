import { z } from "zod";
import { submissionReceipt } from "#shared/contract/submission-input.ts";
import * as submissions from "#shared/contract/submissions.ts";
import { ifMatch, message, type Operation } from "../../http/operation.ts";

const submissionResponse = z.object({ data: submissions.submission });

/** Sending submissions, and working through them. */
export const submissionOperations: Record<string, Operation> = {
  "POST /api/form-submissions": {
    summary: "Send an enquiry",
    description:
      "A repeated clientId returns 200 with the first receipt and stores nothing. Suspected spam is stored with a mark and gets the same response.",
    responses: { 201: submissionReceipt, 200: submissionReceipt },
    errors: ["rate_limited"],
  },
  "GET /api/form-submissions": { summary: "List enquiries", responses: { 200: submissions.submissionList } },
  "GET /api/form-submissions/stats": {
    summary: "Count enquiries",
    responses: { 200: submissions.submissionStats },
  },
  "GET /api/form-submissions/export.csv": {
    summary: "Export the filtered enquiries",
    description:
      "UTF-8 with a byte order mark; a column for each field of the form; times in India; values that a spreadsheet would run as formulas are escaped.",
    responses: { 200: "text/csv" },
  },
  "GET /api/form-submissions/:id": { summary: "Read an enquiry", responses: { 200: submissionResponse } },
  "PUT /api/form-submissions/:id": {
    summary: "Change an enquiry",
    description: ifMatch,
    responses: { 200: submissionResponse },
    errors: ["precondition_failed"],
  },
  "DELETE /api/form-submissions/:id": {
    summary: "Delete an enquiry so that it can be restored",
    description: ifMatch,
    responses: { 200: message },
    errors: ["precondition_failed"],
  },
  "POST /api/form-submissions/:id/restore": {
    summary: "Restore a deleted enquiry",
    responses: { 200: submissionResponse },
  },
  "POST /api/form-submissions/:id/contacts": {
    summary: "Record a contact with the enquirer, and its outcome",
    responses: { 200: submissions.timelineAddition },
  },
  "PUT /api/form-submissions/:id/reminder": {
    summary: "Set when to call the enquirer",
    description: "It replaces the one before. It is mailed when it is due, and listed by `reminder=due`.",
    responses: { 200: submissionResponse },
  },
  "DELETE /api/form-submissions/:id/reminder": {
    summary: "Remove the reminder of an enquiry",
    responses: { 200: submissionResponse },
  },
  "GET /api/form-submissions/repeats": {
    summary: "Count the earlier enquiries of the same people",
    responses: { 200: submissions.submissionRepeats },
  },
  "GET /api/form-submissions/:id/same-person": {
    summary: "List the other enquiries of the same person",
    description: "By the same e-mail address or phone number, never by name; and those that are linked.",
    responses: { 200: submissions.samePerson },
  },
  "PUT /api/form-submissions/:id/links/:otherId": {
    summary: "Link two enquiries of one person, so that they are worked as one",
    responses: { 200: message },
  },
  "DELETE /api/form-submissions/:id/links/:otherId": {
    summary: "Undo a link",
    responses: { 200: message },
  },
  "GET /api/form-submissions/:id/timeline": {
    summary: "Read the changes, contacts and notes of an enquiry, newest first",
    responses: { 200: z.object({ entries: z.array(submissions.timelineEntry) }) },
  },
  "DELETE /api/form-submissions/:id/timeline/:entryId": {
    summary: "Take back a contact or a note",
    responses: { 200: submissionResponse },
  },
  "POST /api/form-submissions/:id/notes": {
    summary: "Add a note to an enquiry",
    description:
      "It becomes the latest, which the enquiry has in `notes`. Colleagues in `mentions` are told of it by mail.",
    responses: { 201: submissions.timelineAddition },
  },
  "PUT /api/form-submissions/:id/presence": {
    summary: "Say that an enquiry is open, and read who else has it open",
    responses: { 200: submissions.presence },
  },
  "GET /api/form-submissions/views": {
    summary: "List the inbox views that the team shares",
    responses: { 200: submissions.submissionViewList },
  },
  "POST /api/form-submissions/views": {
    summary: "Share an inbox view with the team",
    responses: { 201: z.object({ data: submissions.submissionView }) },
  },
  "DELETE /api/form-submissions/views/:id": {
    summary: "Remove a shared inbox view",
    responses: { 200: message },
  },
};
