import { area, email, fullName, inquiryType, phone, subject } from "../common-fields.ts";
import type { FormDefinition } from "../form-types.ts";
import { generalForm } from "./general-form.ts";

/** The form that closes every page of the catalogue: a general query, in one short group. */
export const productForm: FormDefinition = {
  ...generalForm,
  name: "product",
  draft: "product",
  groups: [
    {
      fields: [
        fullName,
        email,
        phone,
        inquiryType,
        { ...subject, wide: true },
        area({ name: "message", label: "Message" }),
      ],
    },
  ],
};
