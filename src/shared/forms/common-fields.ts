import { limits } from "../limits.ts";
import { textMessages } from "../text.ts";
import { replyTime } from "../thanks.ts";
import type { FieldDefinition, FieldGroup } from "./define-form.ts";

// Fields that more than one form asks for.

/** First and last name in one field; sending splits it at its first space. */
export const fullName: FieldDefinition = {
  name: "name",
  label: "Name",
  kind: "name",
  required: true,
  message: "Enter your name",
  autoComplete: "name",
  maxLength: limits.fullName,
};

export const firstName: FieldDefinition = {
  name: "firstName",
  label: "First name",
  kind: "text",
  required: true,
  message: "Enter your first name",
  autoComplete: "given-name",
  maxLength: limits.firstName,
};

export const lastName: FieldDefinition = {
  name: "lastName",
  label: "Last name",
  kind: "text",
  autoComplete: "family-name",
  maxLength: limits.lastName,
};

export const email: FieldDefinition = {
  name: "email",
  label: "Email",
  kind: "email",
  required: true,
  message: textMessages.emailMissing,
  autoComplete: "email",
  maxLength: limits.email,
};

export const phone: FieldDefinition = {
  name: "phone",
  label: "Phone",
  kind: "phone",
  required: true,
  message: textMessages.phoneMissing,
  autoComplete: "tel",
  placeholder: "98410 00000",
  maxLength: limits.phone,
};

export const subject: FieldDefinition = {
  name: "subject",
  label: "Subject",
  kind: "text",
  required: true,
  message: "Enter a subject",
  maxLength: limits.subject,
};

export const inquiryType: FieldDefinition = {
  name: "inquiryType",
  label: "Enquiry type",
  kind: "select",
  required: true,
  message: "Choose an enquiry type",
  options: ["Offers", "Trip Route Guidance", "Product Information", "Technical Support", "Pricing", "Other"],
};

/** A text of several lines, as wide as the form. */
export function area(
  field: Pick<FieldDefinition, "name" | "label"> & Partial<FieldDefinition>,
): FieldDefinition {
  return { kind: "area", wide: true, maxLength: limits.message, ...field };
}

/** The sender; the first group of the long forms. */
export const personGroup: FieldGroup = {
  title: "You",
  text: `We reply by e-mail or phone within ${replyTime}.`,
  fields: [firstName, lastName, email, phone],
};

/** The reply, as a step after sending that most forms promise. */
export const nextReply = {
  when: `In ${replyTime}`,
  what: "A person reads your message and replies by e-mail or phone.",
};
