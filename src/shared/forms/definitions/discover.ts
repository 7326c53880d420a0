import { limits } from "../../limits.ts";
import { area, email, fullName, nextReply, phone, subject } from "../common-fields.ts";
import { defineForm } from "../define-form.ts";

/** The call to action of the Discover page. */
export const form = defineForm({
  name: "discover",
  type: "discover_query",
  typeLabel: "Discover query",
  page: "/discover",
  source: { value: "discover_cta", label: "Discover page" },
  submit: "Send Message",
  groups: [
    {
      fields: [
        fullName,
        email,
        { ...phone, required: false },
        { ...subject, required: false },
        area({
          name: "message",
          label: "Message",
          required: true,
          message: "Enter your message",
          maxLength: limits.discoverMessage,
          hint: `Max ${limits.discoverMessage} characters`,
        }),
      ],
    },
  ],
  next: [
    nextReply,
    {
      when: "After that",
      what: "If your question helps others, we answer it here as an article, without your name.",
    },
  ],
});
