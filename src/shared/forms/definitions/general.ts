import { area, inquiryType, nextReply, personGroup, subject } from "../common-fields.ts";
import { defineForm } from "../define-form.ts";

export const form = defineForm({
  name: "general",
  type: "general_query",
  typeLabel: "General query",
  page: "/contact/general-query",
  takesEstimate: true,
  submit: "Send Message",
  groups: [
    personGroup,
    {
      title: "Your question",
      text: "Name the product, the station or the route, and the first reply can answer it.",
      fields: [subject, inquiryType, area({ name: "message", label: "Message" })],
    },
  ],
  next: [
    { when: "Now", what: "Your message is in our inbox, under your reference number." },
    nextReply,
    { when: "Any time", what: "Call us with the reference, and we know what it is about." },
  ],
});
