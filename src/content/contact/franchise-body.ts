import type { PartnerBody } from "./partner-page.ts";

export const franchiseBody: PartnerBody = {
  stepsTitle: "How a station opens",
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
      title: "You open, we watch along",
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
      question: "What does “up to 95% of the revenue” depend on?",
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
