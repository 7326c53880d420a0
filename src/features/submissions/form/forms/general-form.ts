import { area, inquiryType, nextReply, personGroup, subject } from "../common-fields.ts";
import type { FormDefinition } from "../form-types.ts";

/** `/contact/general-query` */
export const generalForm: FormDefinition = {
  name: "general",
  formType: "general_query",
  submit: "Send Message",
  groups: [
    personGroup,
    {
      title: "Your question",
      text: "One subject is enough. We ask back if we need more.",
      fields: [subject, inquiryType, area({ name: "message", label: "Message" })],
    },
  ],
  next: [
    { when: "Now", what: "Your message is in our inbox, under the reference beside." },
    nextReply,
    { when: "Any time", what: "Call us with the reference, and we know what it is about." },
  ],
};
