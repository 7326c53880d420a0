import { businessTypes, chargingUnits, partnerTimelines } from "#shared/contract/submission-fields.ts";
import { area, nextReply, personGroup } from "../common-fields.ts";
import type { FormDefinition } from "../form-types.ts";

/** `/contact/ev-charging-partner` */
export const partnerForm: FormDefinition = {
  name: "partner",
  formType: "charging_partner",
  submit: "Send Enquiry",
  groups: [
    personGroup,
    {
      title: "Your business",
      text: "What you run, and how many cars could charge there.",
      fields: [
        { name: "company", label: "Company", control: "text", required: true, autoComplete: "organization" },
        {
          name: "businessType",
          label: "Business type",
          control: "select",
          required: true,
          options: businessTypes,
        },
        {
          name: "chargingUnits",
          label: "Charging units",
          control: "choices",
          required: true,
          options: chargingUnits,
        },
        {
          name: "timeline",
          label: "Timeline",
          control: "select",
          required: true,
          options: partnerTimelines,
          wide: true,
        },
      ],
    },
    {
      title: "Anything else",
      text: "Parking, opening hours, the electricity connection.",
      fields: [area({ name: "message", label: "Message" })],
    },
  ],
  next: [
    nextReply,
    { when: "Week 1", what: "We look at your load and your parking, on site or over a call." },
    { when: "Week 2", what: "You get an offer in writing: chargers, works, price and dates." },
  ],
};
