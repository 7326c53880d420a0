import { brand } from "../brand.ts";
import type { PartnerBenefits, PartnerBody } from "./partner-page.ts";

export const landBody: PartnerBody = {
  stepsTitle: "How the partnership works.",
  stepsPicture: "model-partnership",
  steps: [
    {
      title: "You tell us about the plot",
      text: "Address, size and who owns it. A rough size is enough; we measure on the first visit.",
    },
    {
      title: "We call and visit",
      text: `A call back in ${brand.replyTime}, then an engineer who checks access, power and drainage.`,
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
  formLead: `Four minutes. Then we call you back in ${brand.replyTime}.`,
  faqs: [
    {
      question: "Is my plot large enough?",
      answer:
        "About 1,500 square feet is enough for two bays and a charger; six bays with a canopy need some 3,000. The shape counts as much as the size: a car must be able to drive in and out without reversing into the road.",
    },
    {
      question: "Which papers will you ask for?",
      answer:
        "A document that shows the ownership, the latest property tax receipt and an identity proof of each owner, all of them only once we have both agreed on the offer. The form asks for none of them.",
    },
    {
      question: "Can I go on using a part of the plot?",
      answer:
        "Yes. The lease covers the area that is drawn in the layout, and the rest stays yours to use, as long as cars can reach the chargers.",
    },
  ],
};

export const landBenefits: PartnerBenefits = {
  title: "What you get.",
  items: [
    {
      title: "No set-up costs",
      picture: "model-distribution",
      text: "Chargers, canopy, connection and the works are paid by us. You bring the plot.",
    },
    {
      title: "We run it",
      picture: "scene-charging",
      text: "Permits, staff, repairs and the telephone are ours, at every hour.",
    },
    {
      title: "Good for the roadside",
      picture: "scene-station",
      text: "Highways, petrol pumps, dhabas, shops: where people stop anyway, a station brings more of them.",
    },
    {
      title: "Paid every month",
      text: "₹50,000 to ₹1.5 lakh a month is what plots on our network aim at, with a statement of each session.",
    },
    {
      title: "Revenue, or SmartLand 30",
      text: "12%, 10.5% or 9% of the revenue by area, or 30% of the monthly profit. A lease can reach 50%.",
    },
    {
      title: "Looked at every year",
      text: "The agreement is reviewed each year, with the figures of the year on the table.",
    },
  ],
};
