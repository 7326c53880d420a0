import { replyTime } from "../../thanks.ts";
import { area, personGroup } from "../common-fields.ts";
import { defineForm } from "../define-form.ts";

export const form = defineForm({
  name: "land",
  type: "land_partnership",
  typeLabel: "Land partnership",
  page: "/contact/ev-charging-land-partnership",
  takesEstimate: true,
  submit: "Send Enquiry",
  groups: [
    { ...personGroup, text: "So that we know who to call." },
    {
      title: "Your land",
      text: "A rough size is enough. We measure on the first visit.",
      fields: [
        {
          name: "propertyAddress",
          label: "Property address",
          kind: "text",
          required: true,
          message: "Enter the property's address",
          autoComplete: "address-line1",
          readsPin: true,
          placeholder: "Street, area, city, PIN",
          hint: "A landmark helps us find it.",
          maxLength: 500,
          multiline: true,
          wide: true,
        },
        {
          name: "propertySize",
          label: "Property size",
          kind: "text",
          required: true,
          message: "Enter the property's size",
          inputMode: "decimal",
          placeholder: "2,800",
          hint: "In square feet or acres.",
        },
        {
          name: "electricalCapacity",
          label: "Electrical capacity",
          kind: "select",
          message: "Choose Yes or No",
          options: ["Yes", "No"],
          hint: "Is there a three-phase connection?",
        },
        {
          name: "ownership",
          label: "Ownership",
          kind: "choices",
          required: true,
          message: "Choose who owns the property",
          options: ["I own the property", "I lease the property", "Others"],
        },
      ],
    },
    {
      title: "Anything else",
      text: "Road access, shops nearby, when it is free.",
      fields: [area({ name: "additionalInfo", label: "Additional information" })],
    },
  ],
  next: [
    { when: `In ${replyTime}`, what: "We call you back and look at the plot on the map." },
    { when: "Week 1", what: "An engineer visits, measures and checks the power." },
    { when: "Week 2", what: "You get an offer in writing, with the share and the term." },
  ],
});
