/** The options of submissions, without zod, for pages that load no validation. */

export const formTypes = [
  "general_query",
  "charging_partner",
  "franchisee_partner",
  "land_partnership",
  "discover_query",
] as const;
export type FormType = (typeof formTypes)[number];

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

export const inquiryTypes = [
  "Offers",
  "Trip Route Guidance",
  "Product Information",
  "Technical Support",
  "Pricing",
  "Other",
] as const;

export const businessTypes = [
  "White Label",
  "Retail Store",
  "Hotel/Hospitality",
  "Shopping Mall",
  "Office Building",
  "Apartment Complex",
  "Gas Station",
  "Restaurant",
  "Municipal/Government",
  "Solar",
  "Other",
] as const;

export const chargingUnits = [
  "<2 units",
  "2-5 units",
  "6-10 units",
  "11-20 units",
  "More than 20 units",
] as const;

export const partnerTimelines = [
  "Immediate (within 1 month)",
  "1-3 months",
  "3-6 months",
  "6-12 months",
  "More than 1 year",
] as const;

export const locationOwnerships = [
  "I own the location",
  "I lease the location",
  "I have a partner who owns it",
  "I plan to rent a location",
] as const;

export const franchiseTimelines = ["Within 3 months", "3-6 months", "6-12 months"] as const;

export const propertyOwnerships = ["I own the property", "I lease the property", "Others"] as const;

export const electricalCapacities = ["Yes", "No"] as const;

/** Why a visitor reports a station. */
export const stationReportReasons = [
  "Charger not working",
  "Connector or cable damaged",
  "Payment problem",
  "Wrong details on this page",
  "Bay blocked or occupied",
  "Safety concern",
  "Other",
] as const;

/** `formData.source` of the variants that share a form type. */
export const submissionSources = {
  quotePopup: "quote_popup",
  stationReport: "station_report",
  discoverCta: "discover_cta",
} as const;

/** The sentence for each answer that is missing, or is none of those listed. */
export const answerMessages = {
  name: "Enter your name",
  firstName: "Enter your first name",
  email: "Enter your email address",
  phone: "Enter your phone number",
  subject: "Enter a subject",
  inquiryType: "Choose an inquiry type",
  discoverMessage: "Enter your message",
  company: "Enter your company's name",
  businessType: "Choose a business type",
  chargingUnits: "Choose how many charging units",
  timeline: "Choose a timeline",
  franchiseTimeline: "Choose one of the listed timelines",
  city: "Enter your city",
  locationOwnership: "Choose one of the listed answers",
  propertyAddress: "Enter the property's address",
  propertySize: "Enter the property's size",
  propertyOwnership: "Choose who owns the property",
  electricalCapacity: "Choose Yes or No",
  reportReason: "Choose what is wrong",
} as const;

/** The languages of the privacy notice. */
export const noticeLanguages = ["en", "hi", "ta"] as const;
export type NoticeLanguage = (typeof noticeLanguages)[number];

/** A submission's reference, such as `EV-7K3M-2QX9`. */
export const referencePattern = /^EV-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;
