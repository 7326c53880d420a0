import { z } from "zod";
import { personData } from "#shared/contract/person-data.ts";
import * as privacy from "#shared/contract/privacy.ts";
import { ifMatch, type Operation } from "../../http/operation.ts";

const breach = z.object({ data: privacy.breach });

/** Requests of people about their data, and breaches of it. */
export const privacyOperations: Record<string, Operation> = {
  "GET /api/privacy/requests": {
    summary: "List the requests of people about their data",
    description:
      "The open ones, those whose next term ends first before others; with open=false the closed ones, newest first.",
    responses: { 200: privacy.privacyRequestList },
  },
  "GET /api/privacy/requests/:id": {
    summary: "Read a request, and who did what about it",
    responses: { 200: privacy.privacyRequestDetail },
  },
  "PUT /api/privacy/requests/:id": {
    summary: "Acknowledge, answer or refuse a request",
    description: `The sender reads the answer on their own page, and is told by mail where this site sends mail. A refused erasure ends the restriction. A closed request is not changed any more. ${ifMatch}`,
    responses: { 200: privacy.privacyRequestDetail },
    errors: ["conflict", "precondition_failed"],
  },
  "POST /api/privacy/requests": {
    summary: "Enter what somebody asked for by telephone or letter",
    description:
      "Its terms begin with the day on which it was received. An erasure or a withdrawal restricts the enquiry at once; repeated, the response is the same request.",
    responses: { 201: z.object({ data: privacy.privacyRequest }) },
    errors: ["not_found"],
  },
  "POST /api/privacy/erasures": {
    summary: "Enter that somebody asked for erasure",
    description:
      "The enquiry is restricted at once, and erased for good after its term. Repeated, the response is the same request.",
    responses: { 201: z.object({ data: privacy.privacyRequest }) },
    errors: ["not_found"],
  },
  "GET /api/privacy/submissions": {
    summary: "Find enquiries by reference, email address or phone number, restricted or deleted too",
    responses: { 200: privacy.privacySubmissionList },
  },
  "POST /api/privacy/links": {
    summary: "Make a new link to the page of an enquiry's sender",
    description: "It ends all earlier links to that page.",
    responses: { 201: privacy.submissionLink },
    errors: ["not_found"],
  },
  "GET /api/privacy/retention": {
    summary: "Read how long enquiries are stored, what the next run erases, and the last runs",
    responses: { 200: privacy.retention },
  },
  "PUT /api/privacy/retention": {
    summary: "Change how many days enquiries of a form are stored",
    description: "Forms that are left out stay as they are. A run that is planned or under way is cancelled.",
    responses: { 200: privacy.retention },
  },
  "GET /api/privacy/export": {
    summary: "Export everything that is stored about an email address",
    description:
      "Enquiries with their history, requests and emails; deleted, spam and restricted ones too. The export is written to the audit log.",
    responses: { 200: personData },
  },
  "GET /api/privacy/breaches": {
    summary: "List the breaches of personal data",
    responses: { 200: privacy.breachList },
  },
  "POST /api/privacy/breaches": {
    summary: "Add a breach to the register; its 72 hours run from the discovery",
    responses: { 201: breach },
  },
  "PUT /api/privacy/breaches/:id": {
    summary: "Record a step that was done now, or the measures against a breach",
    description: `A step is done once, and the last one closes the breach. ${ifMatch}`,
    responses: { 200: breach },
    errors: ["conflict", "precondition_failed"],
  },
  "GET /api/privacy/breaches/:id/affected.csv": {
    summary: "Export the persons whom a breach affects",
    description:
      "Name, email address, telephone number, reference and time, of restricted and deleted enquiries too. The export is written to the audit log.",
    responses: { 200: "text/csv" },
  },
};
