import { inquiryTypes } from "#shared/contract/submission-fields.ts";
import { limits } from "#shared/limits.ts";
import { brand } from "#src/content/brand.ts";
import type { FieldGroup, FieldSpec } from "./form-types.ts";

// Fields that more than one form asks for.

/** First and last name in one field; sending splits it at its first space. */
export const fullName: FieldSpec = {
  name: "name",
  label: "Name",
  control: "text",
  required: true,
  autoComplete: "name",
  maxLength: limits.fullName,
};

export const email: FieldSpec = {
  name: "email",
  label: "Email",
  control: "email",
  required: true,
  autoComplete: "email",
  maxLength: limits.email,
};

export const phone: FieldSpec = {
  name: "phone",
  label: "Phone",
  control: "tel",
  required: true,
  autoComplete: "tel",
  placeholder: "98410 00000",
  maxLength: limits.phone,
};

export const subject: FieldSpec = {
  name: "subject",
  label: "Subject",
  control: "text",
  required: true,
  maxLength: limits.subject,
};

export const inquiryType: FieldSpec = {
  name: "inquiryType",
  label: "Inquiry type",
  control: "select",
  required: true,
  options: inquiryTypes,
};

/** A text of several lines, as wide as the form. */
export function area(spec: Pick<FieldSpec, "name" | "label"> & Partial<FieldSpec>): FieldSpec {
  return { control: "area", wide: true, maxLength: limits.message, ...spec };
}

/** The sender; the first group of the long forms. */
export const personGroup: FieldGroup = {
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

/** The reply, as a step after sending that most forms promise. */
export const nextReply = {
  when: `In ${brand.replyTime}`,
  what: "A person reads your message and replies by e-mail or phone.",
};
