import type { SubmissionPriority, SubmissionStatus } from "#src/shared/contract/submission-fields.ts";

export { formTypeLabels } from "#src/shared/contract/submission-fields.ts";

export const statusLabels: Record<SubmissionStatus, string> = {
  new: "New",
  in_progress: "In progress",
  completed: "Completed",
  archived: "Archived",
};

export const priorityLabels: Record<SubmissionPriority, string> = {
  urgent: "Urgent",
  high: "High",
  normal: "Normal",
  low: "Low",
};

/** The questions of all forms, in the order in which staff read the answers. */
const answerLabels: Record<string, string> = {
  subject: "Subject",
  inquiryType: "Inquiry type",
  company: "Company",
  businessType: "Business type",
  chargingUnits: "Charging units",
  city: "City",
  locationOwnership: "Location ownership",
  propertyAddress: "Property address",
  propertySize: "Property size",
  ownership: "Ownership",
  electricalCapacity: "Electrical capacity",
  timeline: "Timeline",
  station: "Station",
  reason: "What is wrong",
  product: "Product",
  source: "Sent from",
  message: "Message",
  questions: "Questions",
  additionalInfo: "Additional information",
  scenario: "Their estimate",
};

const sourceLabels: Record<string, string> = {
  quote_popup: "Quote popup",
  station_report: "Station problem report",
  discover_cta: "Discover page",
};

const spamReasonLabels: Record<string, string> = {
  honeypot: "Filled the hidden field",
  too_fast: "Sent within two seconds",
  links: "Many links",
  no_challenge: "Came without the check for people",
  challenge_unchecked: "The check for people did not answer",
};

/** Why an enquiry was put aside as spam, in words. */
export function spamText(reasons: readonly string[]): string {
  if (reasons.length === 0) return "Marked by staff";
  return reasons.map((reason) => spamReasonLabels[reason] ?? reason).join(". ");
}

/** Texts longer than this are shown as a block of their own. */
const blockThreshold = 100;

export interface Answer {
  key: string;
  label: string;
  text: string;
  block: boolean;
}

/** What the visitor filled in, in words: the fields that have a text, known ones first and in a fixed order. */
export function answersOf(formData: Record<string, string | null>): Answer[] {
  const known = Object.keys(answerLabels);
  const keys = [
    ...known.filter((key) => key in formData),
    ...Object.keys(formData).filter((key) => !known.includes(key)),
  ];
  return keys.flatMap((key) => {
    const value = formData[key];
    if (!value) return [];
    const text = key === "source" ? (sourceLabels[value] ?? value) : value;
    return [{ key, label: answerLabels[key] ?? inWords(key), text, block: text.length > blockThreshold }];
  });
}

/** One line that says what an enquiry is about. */
export function gistOf(formData: Record<string, string | null>): string {
  const { subject, message, questions, additionalInfo, reason, station, company, city, propertyAddress } =
    formData;
  const head =
    subject ?? (reason && station ? `${reason}, ${station}` : null) ?? company ?? city ?? propertyAddress;
  const body = message ?? questions ?? additionalInfo;
  return [head, body].filter(Boolean).join(": ").replace(/\s+/g, " ");
}

/** `parkingSpaces` becomes `Parking spaces`. */
function inWords(key: string): string {
  const words = key
    .replace(/[_-]+/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** First and last name. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string | null }): string {
  return lastName ? `${firstName} ${lastName}` : firstName;
}
