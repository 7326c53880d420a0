import {
  answerMessages,
  electricalCapacities,
  propertyOwnerships,
} from "#shared/contract/submission-fields.ts";
import { brand } from "#src/content/brand.ts";
import { area, personGroup } from "../common-fields.ts";
import type { FormDefinition } from "../form-types.ts";

/** `/contact/ev-charging-land-partnership` */
export const landForm: FormDefinition = {
  name: "land",
  formType: "land_partnership",
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
          control: "text",
          required: true,
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
          control: "text",
          required: true,
          inputMode: "decimal",
          placeholder: "2,800",
          hint: "In square feet, from 500 to 10,000.",
        },
        {
          name: "electricalCapacity",
          label: "Electrical capacity",
          control: "select",
          options: electricalCapacities,
          hint: "Is there a three-phase connection?",
        },
        {
          name: "ownership",
          label: "Ownership",
          control: "choices",
          required: true,
          options: propertyOwnerships,
          message: answerMessages.propertyOwnership,
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
    {
      when: `In ${brand.replyTime}`,
      what: "We call you back and look at the plot on the map together.",
    },
    { when: "Week 1", what: "An engineer visits, measures and checks the power." },
    { when: "Week 2", what: "You get an offer in writing, with the share and the term." },
  ],
};
