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
      text: "Yours, leased or still to be found: we look at access and power, and apply for the connection. How soon it is sanctioned depends on state and load.",
    },
    {
      title: "We build and train",
      when: "20 working days",
      text: "Chargers, sign, shop fittings and two weeks of training, on site, before the first car arrives.",
    },
    {
      title: "You open, we stay with you",
      when: "After 6 to 17 weeks",
      text: "App and dashboard from the first day, a visit every quarter, and somebody to call at any hour.",
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
      question: "What do I invest in, and what do you bring?",
      answer:
        "The chargers, the electrical works and the fittings are yours. The design, the paperwork, the training, the software and the name come from us. The first call puts figures to each line for your city.",
    },
    {
      question: "What does my share of the revenue depend on?",
      answer:
        "On what we provide: the less of the equipment and the running that we take over, the larger your part. The agreement names the share, and it is reviewed every year.",
    },
    {
      question: "How long until the station opens?",
      answer:
        "Installation takes up to 20 working days after the connection is sanctioned. The sanction itself takes from two weeks to three months, by state and load.",
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
        { title: "The place", text: "Owned, leased, shared with its owner, or rented with our help." },
        {
          title: "The investment",
          text: "Chargers, electrical works and fittings are bought by you, and stay yours.",
        },
        { title: "The people", text: "Your team runs the station and its shop, day by day." },
        { title: "The running costs", text: "Electricity, rent and staff, out of up to 95% of the revenue." },
      ],
    },
    {
      title: "We bring",
      items: [
        {
          title: "Training and set-up",
          text: "Two weeks on site for your people, and a team that builds the station with you.",
        },
        { title: "Design and paperwork", text: "Survey, layout and the application for the connection." },
        {
          title: "App and dashboard",
          text: "Prices, sessions and income from the first day; drivers find you in our app and pay by UPI or QR.",
        },
        {
          title: "A name that drivers know",
          text: "Our sign, our map and our telephone line behind your station.",
        },
      ],
    },
  ],
} as const;
