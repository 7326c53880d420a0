import { brand } from "#src/content/brand.ts";
import { answerMessages, inquiryTypes } from "#src/shared/contract/submission-fields.ts";
import { limits } from "#src/shared/limits.ts";
import type { FieldGroup, FieldSpec } from "./form-types.ts";

// Fields that more than one form asks for.

/** First and last name in one; it is cut at its spaces when it is sent. */
export const fullName: FieldSpec = {
  name: "name",
  label: "Name",
  control: "text",
  required: true,
  autoComplete: "name",
  maxLength: limits.fullName,
  message: answerMessages.name,
};

export const email: FieldSpec = {
  name: "email",
  label: "Email",
  control: "email",
  required: true,
  autoComplete: "email",
  maxLength: limits.email,
  message: answerMessages.email,
};

export const phone: FieldSpec = {
  name: "phone",
  label: "Phone",
  control: "tel",
  required: true,
  autoComplete: "tel",
  placeholder: "98410 00000",
  maxLength: limits.phone,
  message: answerMessages.phone,
};

export const subject: FieldSpec = {
  name: "subject",
  label: "Subject",
  control: "text",
  required: true,
  maxLength: limits.subject,
  message: answerMessages.subject,
};

export const inquiryType: FieldSpec = {
  name: "inquiryType",
  label: "Inquiry type",
  control: "select",
  required: true,
  options: inquiryTypes,
  message: answerMessages.inquiryType,
};

/** A text of several lines across the whole form. */
export function area(spec: Pick<FieldSpec, "name" | "label"> & Partial<FieldSpec>): FieldSpec {
  return { control: "area", wide: true, maxLength: limits.message, ...spec };
}

/** Who asks; the first part of the long forms. */
export const you: FieldGroup = {
  title: "You",
  text: "So that we know whom to answer.",
  fields: [
    {
      name: "firstName",
      label: "First name",
      control: "text",
      required: true,
      autoComplete: "given-name",
      maxLength: limits.firstName,
      message: answerMessages.firstName,
    },
    {
      name: "lastName",
      label: "Last name",
      control: "text",
      autoComplete: "family-name",
      maxLength: limits.lastName,
    },
    email,
    phone,
  ],
};

/** What happens after sending, for most forms. */
export const answered = {
  when: `In ${brand.replyTime}`,
  what: "A person reads your message and replies by e-mail or phone.",
};
