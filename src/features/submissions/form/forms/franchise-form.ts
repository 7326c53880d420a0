import {
  answerMessages,
  franchiseTimelines,
  locationOwnerships,
} from "#shared/contract/submission-fields.ts";
import { cities } from "#src/content/cities.ts";
import { area, nextReply, personGroup } from "../common-fields.ts";
import type { FormDefinition } from "../form-types.ts";

/** `/contact/ev-charging-franchise-partner` */
export const franchiseForm: FormDefinition = {
  name: "franchise",
  formType: "franchisee_partner",
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
          control: "text",
          required: true,
          autoComplete: "address-level2",
          suggestions: cities,
          readsPin: true,
          hint: "Or its PIN code: we write the city.",
        },
        {
          name: "timeline",
          label: "Timeline",
          control: "select",
          options: franchiseTimelines,
          message: answerMessages.franchiseTimeline,
        },
        {
          name: "locationOwnership",
          label: "Location ownership",
          control: "choices",
          options: locationOwnerships,
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
};
