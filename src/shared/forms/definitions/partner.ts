import { area, nextReply, personGroup } from "../common-fields.ts";
import { defineForm } from "../define-form.ts";

export const form = defineForm({
  name: "partner",
  type: "charging_partner",
  typeLabel: "Charging partner",
  page: "/contact/ev-charging-partner",
  takesEstimate: true,
  submit: "Send Enquiry",
  groups: [
    personGroup,
    {
      title: "Your business",
      text: "What you run, and how many cars could charge there.",
      fields: [
        {
          name: "company",
          label: "Company",
          kind: "text",
          required: true,
          message: "Enter your company's name",
          autoComplete: "organization",
        },
        {
          name: "businessType",
          label: "Business type",
          kind: "select",
          required: true,
          message: "Choose a business type",
          options: [
            "White Label",
            "Retail Store",
            "Hotel/Hospitality",
            "Shopping Mall",
            "Office Building",
            "Apartment Complex",
            "Gas Station",
            "Restaurant",
            "Municipal/Government",
            "Solar",
            "Other",
          ],
        },
        {
          name: "chargingUnits",
          label: "Charging units",
          kind: "choices",
          required: true,
          message: "Choose how many charging units",
          options: ["<2 units", "2-5 units", "6-10 units", "11-20 units", "More than 20 units"],
        },
        {
          name: "timeline",
          label: "Timeline",
          kind: "select",
          required: true,
          message: "Choose a timeline",
          options: [
            "Immediate (within 1 month)",
            "1-3 months",
            "3-6 months",
            "6-12 months",
            "More than 1 year",
          ],
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
});
