import { inquiryTypes } from "#src/shared/contract/submission-fields.ts";
import { limits } from "#src/shared/limits.ts";
import type { EnquiryForm } from "./form-types.ts";
import { generalForm } from "./forms.ts";

/** The form that closes every page of the catalogue: a general query, in one short group. */
export const productForm: EnquiryForm = {
  ...generalForm,
  groups: [
    {
      title: "",
      text: "",
      fields: [
        {
          name: "name",
          label: "Name",
          control: "text",
          required: true,
          autoComplete: "name",
          maxLength: limits.fullName,
        },
        {
          name: "email",
          label: "Email",
          control: "email",
          required: true,
          autoComplete: "email",
          maxLength: limits.email,
        },
        {
          name: "phone",
          label: "Phone",
          control: "tel",
          required: true,
          autoComplete: "tel",
          placeholder: "98410 00000",
          maxLength: limits.phone,
        },
        {
          name: "inquiryType",
          label: "Inquiry type",
          control: "select",
          required: true,
          options: inquiryTypes,
        },
        {
          name: "subject",
          label: "Subject",
          control: "text",
          required: true,
          maxLength: limits.subject,
          wide: true,
        },
        { name: "message", label: "Message", control: "area", maxLength: limits.message, wide: true },
      ],
    },
  ],
};
