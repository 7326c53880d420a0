import type { RequestStatus } from "#shared/contract/privacy-fields.ts";

/** The interface's words for the states of a request. */
export const statuses = {
  new: { label: "New", tone: "limited" },
  acknowledged: { label: "Acknowledged", tone: "live" },
  answered: { label: "Answered", tone: "plain" },
  refused: { label: "Refused", tone: "plain" },
  taken_back: { label: "Taken back", tone: "plain" },
} as const satisfies Record<RequestStatus, { label: string; tone: "plain" | "live" | "limited" }>;

/** What an entry of the audit log says after the person's name; others are made from the action. */
export const eventTexts: Record<string, string> = {
  "privacy.request": "entered the request",
  "privacy.acknowledge": "acknowledged it",
  "privacy.answer": "answered it",
  "privacy.refuse": "refused it",
  "privacy.take_back": "took it back",
  "submission.restrict": "restricted the enquiry",
  "submission.lift_restriction": "ended the restriction of the enquiry",
  "submission.new_link": "made a new link for the sender",
  "submission.correct": "corrected the enquiry",
  "submission.marketing": "changed the consent to news and offers",
  "submission.view": "read the enquiry",
  "submission.update": "changed the enquiry",
  "submission.delete": "deleted the enquiry",
  "submission.restore": "restored the enquiry",
  "submission.contact": "contacted the sender",
  "submission.note": "wrote a note about the enquiry",
};
