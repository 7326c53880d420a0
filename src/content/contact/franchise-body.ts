import { brand } from "../brand.ts";
import type { PartnerBody } from "./partner-page.ts";

export const franchiseBody: PartnerBody = {
  stepsTitle: "How a station opens.",
  stepsPicture: "scene-plot",
  steps: [
    {
      title: "We talk numbers first",
      when: `Within ${brand.replyTime}`,
      text: "Traffic, tariff, rent and staff for your city, in one sheet that you keep.",
    },
    {
      title: "We find and check the place",
      when: "2 weeks to 3 months",
      text: "Access, room and power. We apply for the connection with you; how soon it is sanctioned depends on state and load.",
    },
    {
      title: "We build and train",
      when: "20 working days",
      text: "Chargers, canopy, sign and shop go up while your people learn the work.",
    },
    {
      title: "You open, we stay with you",
      when: "From then on",
      text: "Drivers find you in the app, and a technician comes every quarter.",
    },
  ],
  formTitle: "Tell us about your city.",
  formLead: "Three minutes. Then we call with the numbers.",
  faqs: [
    {
      question: "Do I need to own the land?",
      answer:
        "No. You can own it, lease it, bring a partner who owns it, or rent a place that we help to find. The form asks which.",
    },
    {
      question: "What comes on top of the chargers and their works?",
      answer:
        "The shop with its first stock, the deposit for the connection and, where the load needs one, a transformer of your own. The first call puts figures to each line for your city.",
    },
    {
      question: "What does my share of the revenue depend on?",
      answer:
        "On what we provide: the less of the equipment and the running that we take over, the larger your part. The agreement names the share, and it is reviewed every year.",
    },
    {
      question: "Do I need a licence?",
      answer:
        "Not for charging: the guidelines of the Ministry of Power let anybody open a public station that meets their safety standards. The shop needs the usual papers of your city, and we prepare them with you.",
    },
  ],
};

/** Who brings what: two columns, row by row. */
export const franchiseSides = {
  title: "Who brings what.",
  sides: [
    {
      title: "You bring",
      items: [
        { title: "The place", text: "Beside a busy road, with a way in, a way out and room to wait." },
        {
          title: "The investment",
          text: "Chargers, works and fittings are bought by you, and stay yours.",
        },
        { title: "The people", text: "Your team runs the station and its shop, day by day." },
        { title: "The running costs", text: "Electricity, rent, staff and what the shop sells." },
      ],
    },
    {
      title: "We bring",
      items: [
        {
          title: "Training and set-up",
          text: "Two weeks on site for your people, before the first car arrives.",
        },
        { title: "Design and paperwork", text: "Survey, layout and the application for the connection." },
        {
          title: "App and dashboard",
          text: "Prices, sessions and income on one screen, with UPI and QR.",
        },
        {
          title: "A name that drivers know",
          text: "Our sign at the road, and your station on our map.",
        },
      ],
    },
  ],
} as const;
