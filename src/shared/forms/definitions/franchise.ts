import { area, nextReply, personGroup } from "../common-fields.ts";
import { defineForm } from "../define-form.ts";

export const form = defineForm({
  name: "franchise",
  type: "franchisee_partner",
  typeLabel: "Franchise",
  page: "/contact/ev-charging-franchise-partner",
  takesEstimate: true,
  submit: "Send Enquiry",
  groups: [
    personGroup,
    {
      title: "Your station",
      text: "Where you would like to open, and how soon.",
      fields: [
        {
          name: "city",
          label: "City",
          kind: "text",
          required: true,
          message: "Enter your city",
          autoComplete: "address-level2",
          suggestsCities: true,
          readsPin: true,
          hint: "Or its PIN code, and we fill in the city.",
        },
        {
          name: "timeline",
          label: "Timeline",
          kind: "select",
          message: "Choose one of the listed timelines",
          options: ["Within 3 months", "3-6 months", "6-12 months"],
        },
        {
          name: "locationOwnership",
          label: "Location ownership",
          kind: "choices",
          message: "Choose one of the listed answers",
          options: [
            "I own the location",
            "I lease the location",
            "I have a partner who owns it",
            "I plan to rent a location",
          ],
        },
      ],
    },
    {
      title: "Your questions",
      text: "Ask anything. The first call answers it.",
      fields: [area({ name: "questions", label: "Questions" })],
    },
  ],
  next: [
    nextReply,
    { when: "Week 1", what: "We go through your city, your place and the numbers together." },
    { when: "Week 2", what: "You get the plan of the station and the agreement to read in peace." },
  ],
});
