import { v7 as uuidv7 } from "uuid";
import type { RequestStatus, RequestType } from "../../src/shared/contract/privacy-fields.ts";
import { requestTermsMs } from "../../src/shared/privacy-terms.ts";
import { dayMs, hourMs } from "../../src/shared/time.ts";
import { insert } from "./insert.ts";
import type { SampleSubmission } from "./types.ts";

/** A submission whose sender asked for its erasure, so that it is restricted. */
export const restrictedSubmission: SampleSubmission = {
  minutesAgo: 14_400,
  formType: "general_query",
  firstName: "Devika",
  lastName: "Menon",
  email: "devika.menon@example.com",
  phone: "+919800000095",
  formData: {
    source: "contact",
    subject: "A charger at home",
    inquiryType: "Product Information",
    message: "What does it cost?",
  },
  status: "new",
  priority: "normal",
  notes: null,
  spam: false,
};

interface SampleRequest {
  /** The sender's address. */
  email: string;
  type: RequestType;
  status: RequestStatus;
  hoursAgo: number;
  message: string;
  answer?: string;
}

/** What senders of sample submissions asked for: one is overdue, one is closed. */
const requests: SampleRequest[] = [
  {
    email: "lakshmi.n@example.com",
    type: "grievance",
    status: "new",
    hoursAgo: 75,
    message: "You called me twice after I wrote that e-mail is enough. Please stop that.",
  },
  {
    email: "meenakshi.sundaram@example.com",
    type: "access",
    status: "new",
    hoursAgo: 1,
    message: "Please tell me what you store about me, and who else got it.",
  },
  {
    email: "joel.dsouza@example.com",
    type: "correction",
    status: "acknowledged",
    hoursAgo: 100,
    message: "My surname is written D'Souza, and the second phone number is old.",
  },
  {
    email: restrictedSubmission.email,
    type: "erasure",
    status: "acknowledged",
    hoursAgo: 50,
    message: "We bought a charger elsewhere. Please delete my details.",
  },
  {
    email: "nazia.siddiqui@example.com",
    type: "access",
    status: "answered",
    hoursAgo: 400,
    message: "A copy of my data, please.",
    answer: "Everything that we store about your enquiry is on this page, and you can download it here.",
  },
];

/** The requests about sample submissions, and one closed breach, for the privacy desk. */
export function privacyStatements(db: D1Database, now: number): D1PreparedStatement[] {
  const restrict = db
    .prepare("UPDATE submissions SET is_active = 0, restricted_at = ? WHERE email = ?")
    .bind(now - 50 * hourMs, restrictedSubmission.email);
  return [restrict, ...requests.map((request) => requestStatement(db, request, now)), breach(db, now)];
}

function requestStatement(db: D1Database, request: SampleRequest, now: number): D1PreparedStatement {
  const { email, type, status, hoursAgo, message, answer = null } = request;
  const asked = now - hoursAgo * hourMs;
  const { acknowledge, answer: answerMs } = requestTermsMs[type];
  return db
    .prepare(
      `INSERT INTO privacy_requests (id, submission_id, reference, type, status, message, answer, created_at, acknowledge_by,
         answer_by, acknowledged_at, closed_at)
       SELECT ?1, id, reference, ?2, ?3, ?4, ?5, ?6, ?7, ?8, iif(?3 = 'new', NULL, ?6 + 3600000), iif(?5 IS NULL, NULL, ?6 + 90000000)
       FROM submissions WHERE email = ?9`,
    )
    .bind(
      uuidv7({ msecs: asked }),
      type,
      status,
      message,
      answer,
      asked,
      asked + acknowledge,
      asked + answerMs,
      email,
    );
}

function breach(db: D1Database, now: number): D1PreparedStatement {
  const discovered = now - 40 * dayMs;
  return insert(db, "breaches", {
    id: uuidv7({ msecs: discovered }),
    title: "Sample: a laptop was stolen on a train",
    description:
      "This is a sample, and nothing of it happened. A laptop that was signed in to the portal was stolen. Its session was revoked after three hours.",
    measures:
      "All sessions were revoked. Every account has a passkey now, and laptops lock after two minutes.",
    discovered_at: discovered,
    form_types: JSON.stringify(["general_query", "land_partnership"]),
    received_from: discovered - 60 * dayMs,
    received_to: discovered + 30 * dayMs,
    board_informed_at: discovered + 2 * hourMs,
    people_informed_at: discovered + 20 * hourMs,
    board_reported_at: discovered + 60 * hourMs,
    closed_at: discovered + 9 * dayMs,
    created_at: discovered + hourMs,
    updated_at: discovered + 9 * dayMs,
  });
}
