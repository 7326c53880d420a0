import type { FormType } from "./submission-fields.ts";

// For staff and for the sender's own page. Apart from the fields, which come with every form.

/** The interface's labels of the form types. */
export const formTypeLabels: Record<FormType, string> = {
  general_query: "General query",
  charging_partner: "Charging partner",
  franchisee_partner: "Franchise",
  land_partnership: "Land partnership",
  discover_query: "Discover query",
};

/** English names of the languages of a notice. */
export const languageLabels: Record<string, string> = { en: "English", hi: "Hindi", ta: "Tamil" };

/** The labels of all fields of `formData`, in the order in which staff read them. */
export const formFieldLabels: Record<string, string> = {
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
