import { brand } from "#src/content/brand.ts";
import { cities } from "#src/content/cities.ts";
import {
  businessTypes,
  chargingUnits,
  electricalCapacities,
  franchiseTimelines,
  locationOwnerships,
  partnerTimelines,
  propertyOwnerships,
} from "#src/shared/contract/submission-fields.ts";
import { limits } from "#src/shared/limits.ts";
import { area, email, fullName, inquiryType, phone, subject } from "./common-fields.ts";
import type { EnquiryForm, FieldGroup } from "./form-types.ts";

const you: FieldGroup = {
  title: "You",
  text: "So that we know whom to answer.",
  fields: [
    {
      name: "firstName",
      label: "First name",
      control: "text",
      required: true,
      autoComplete: "given-name",
      maxLength: limits.firstName,
    },
    {
      name: "lastName",
      label: "Last name",
      control: "text",
      autoComplete: "family-name",
      maxLength: limits.lastName,
    },
    email,
    phone,
  ],
};

const answered = {
  when: `In ${brand.replyTime}`,
  what: "A person reads your message and replies by e-mail or phone.",
};

/** `/contact/general-query` */
export const generalForm: EnquiryForm = {
  formType: "general_query",
  submit: "Send Message",
  groups: [
    you,
    {
      title: "Your question",
      text: "One subject is enough. We ask back if we need more.",
      fields: [subject, inquiryType, area({ name: "message", label: "Message" })],
    },
  ],
  next: [
    { when: "Now", what: "Your message is in our inbox, under the reference beside." },
    answered,
    { when: "Any time", what: "Call us with the reference, and we know what it is about." },
  ],
};

/** `/contact/ev-charging-partner` */
export const partnerForm: EnquiryForm = {
  formType: "charging_partner",
  submit: "Send Enquiry",
  groups: [
    you,
    {
      title: "Your business",
      text: "What you run, and how many cars could charge there.",
      fields: [
        {
          name: "company",
          label: "Company",
          control: "text",
          required: true,
          autoComplete: "organization",
          maxLength: limits.shortText,
        },
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
          wide: true,
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
    answered,
    { when: "Week 1", what: "We look at your load and your parking, on site or over a call." },
    { when: "Week 2", what: "You get an offer in writing: chargers, works, price and dates." },
  ],
};

/** `/contact/ev-charging-franchise-partner` */
export const franchiseForm: EnquiryForm = {
  formType: "franchisee_partner",
  submit: "Send Enquiry",
  groups: [
    you,
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
          maxLength: limits.shortText,
        },
        { name: "timeline", label: "Timeline", control: "select", options: franchiseTimelines },
        {
          name: "locationOwnership",
          label: "Location ownership",
          control: "choices",
          options: locationOwnerships,
          wide: true,
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
    answered,
    { when: "Week 1", what: "We go through your city, your place and the numbers together." },
    { when: "Week 2", what: "You get the plan of the station and the agreement to read in peace." },
  ],
};

/** `/contact/ev-charging-land-partnership` */
export const landForm: EnquiryForm = {
  formType: "land_partnership",
  submit: "Send Enquiry",
  groups: [
    { ...you, text: "So that we know who to call." },
    {
      title: "Your land",
      text: "A rough size is enough. We measure on the first visit.",
      fields: [
        {
          name: "propertyAddress",
          label: "Property address",
          control: "text",
          required: true,
          autoComplete: "street-address",
          readsPin: true,
          placeholder: "Street, area, city, PIN",
          hint: "A landmark helps us find it.",
          maxLength: 500,
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
          maxLength: limits.shortText,
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
          wide: true,
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
    { when: `In ${brand.replyTime}`, what: "We call you back and look at the plot on the map together." },
    { when: "Week 1", what: "An engineer visits, measures and checks the power." },
    { when: "Week 2", what: "You get an offer in writing, with the share and the term." },
  ],
};

/** The call to action of the Discover page. */
export const discoverForm: EnquiryForm = {
  formType: "discover_query",
  submit: "Send Message",
  groups: [
    {
      title: "",
      text: "",
      fields: [
        fullName,
        email,
        { ...phone, required: false },
        { ...subject, required: false },
        area({ name: "message", label: "Message", required: true, counted: 500, hint: "Max 500 characters" }),
      ],
    },
  ],
  next: [
    answered,
    {
      when: "After that",
      what: "If your question helps others, we answer it here as an article, without your name.",
    },
  ],
};
