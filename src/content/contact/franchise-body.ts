import type { PartnerBody } from "./partner-page.ts";

export const franchiseBody: PartnerBody = {
  stepsTitle: "How a station opens",
  stepsPicture: "scene-plot",
  steps: [
    {
      title: "We talk numbers first",
      text: "Traffic, tariff, rent and staff for your city, in one sheet that you keep.",
    },
    {
      title: "We find and check the place",
      text: "Yours, leased or still to be found: we look at access, power and what is around.",
    },
    {
      title: "We build and train",
      text: "Chargers, sign, shop fittings and two weeks of training, on site, before the first car arrives.",
    },
    {
      title: "You open, we stay with you",
      text: "App and dashboard from the first day, a visit every quarter, and somebody to call at any hour.",
    },
  ],
  benefits: {
    title: "What you get",
    items: [
      {
        title: "Training and set-up",
        picture: "scene-charging",
        text: "Two weeks on site for your people, and a team that builds the station with you.",
      },
      {
        title: "App and dashboard",
        picture: "scene-desk",
        text: "Prices, sessions and income from the first day; drivers find you in our app and pay by UPI or QR.",
      },
      {
        title: "A name that drivers know",
        picture: "scene-station",
        text: "Our sign, our map and our telephone line behind your station.",
      },
      {
        title: "Paid every month",
        text: "What drivers pay is settled to your account every month, with a statement of each session.",
      },
      {
        title: "Help with the place",
        text: "Location, power and paperwork, whether you own, lease, share or still look for the ground.",
      },
      {
        title: "Three years covered",
        text: "Warranty on parts and labour, and a visit every quarter.",
      },
    ],
  },
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
