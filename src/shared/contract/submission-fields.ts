/** The options of submissions, without zod, for pages that load no validation. */

export const submissionStatuses = ["new", "in_progress", "completed", "archived"] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

export const submissionPriorities = ["urgent", "high", "normal", "low"] as const;
export type SubmissionPriority = (typeof submissionPriorities)[number];

/** How staff contact a sender. */
export const contactChannels = ["phone", "email", "whatsapp"] as const;

/** What came of a contact. A message has none until there is a reply. */
export const contactOutcomes = ["reached", "no_answer", "wrong_number", "call_later"] as const;
export type ContactOutcome = (typeof contactOutcomes)[number];

/** Why staff delete a submission. */
export const deletionReasons = ["duplicate", "test", "asked", "not_an_enquiry", "other"] as const;
export type DeletionReason = (typeof deletionReasons)[number];

/** The languages of the privacy notice. */
export const noticeLanguages = ["en", "hi", "ta"] as const;
export type NoticeLanguage = (typeof noticeLanguages)[number];

/** English names of the languages of forms and notices. */
export const languageLabels: Record<string, string> = { en: "English", hi: "Hindi", ta: "Tamil" };

/** A submission's reference, such as `EV-7K3M-2QX9`. */
export const referencePattern = /^EV-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;
