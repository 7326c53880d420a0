import { area, email, fullName, inquiryType, phone, subject } from "../common-fields.ts";
import { defineForm } from "../define-form.ts";
import { form as general } from "./general.ts";

/** The form that closes every page of the catalogue: a general query, in one short group. */
export const form = defineForm({
  ...general,
  name: "product",
  page: "/products",
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
});
