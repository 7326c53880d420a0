import type { PartnerBody } from "./partner-page.ts";

export const landBody: PartnerBody = {
  stepsTitle: "How the partnership works",
  steps: [
    {
      title: "You tell us about the plot",
      text: "Address, size and who owns it. A rough size is enough; we measure on the first visit.",
    },
    {
      title: "We call and visit",
      text: "A call back in 24 hours, then an engineer who checks access, power and drainage.",
    },
    {
      title: "You get an offer in writing",
      text: "The share, the term and the layout. The agreement is reviewed every year.",
    },
    {
      title: "We build, run and pay",
      text: "No set-up cost for you. Every month you receive the statement and your share.",
    },
  ],
  formTitle: "Tell us about your land.",
  formLead: "Four minutes. Then we call you back in 24 hours.",
  faqs: [],
};
