import { answerMessages } from "#shared/contract/submission-fields.ts";
import { limits } from "#shared/limits.ts";
import { area, email, fullName, nextReply, phone, subject } from "../common-fields.ts";
import type { FormDefinition } from "../form-types.ts";

/** The call to action of the Discover page. */
export const discoverForm: FormDefinition = {
  name: "discover",
  formType: "discover_query",
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
          maxLength: limits.discoverMessage,
          hint: `Max ${limits.discoverMessage} characters`,
          message: answerMessages.discoverMessage,
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
};
