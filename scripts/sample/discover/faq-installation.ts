import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "faq-installation",
  contentType: "faq",
  language: "en",
  title: "Installation within 20 working days: how it goes",
  description:
    "A home charger within 20 working days of the order, once the supply is ready. The work itself takes half a day.",
  picture: "model-distribution",
  mainVideoUrl: null,
  features: [],
  sections: [],
  importantNote: null,
  keyHighlights: [],
  faqs: [
    {
      question: "How soon can my charger be installed?",
      answer:
        "Within 20 working days of the order, when the supply at the place is ready. If load has to be increased or a new connection is needed, the time of the electricity company comes first.",
    },
    {
      question: "What do you need from me before the visit?",
      answer:
        "A photo of the meter and the distribution board with the cover closed, a photo of the parking place, the distance between them, and the last electricity bill. In an apartment also the consent of the society. [How to ask for it](/discover/apartment-ev-charging-how-to-ask) is a subject of its own.",
    },
    {
      question: "What happens during the survey?",
      answer:
        "An electrician measures the earth, checks the board and the phase, marks the cable route and writes down the length. You receive a drawing and a price for cable and work before you decide. The survey takes about 45 minutes.",
    },
    {
      question: "Do I need three phase?",
      answer:
        "For the Smart Home Charger no, it works on 230 V single phase. For DC chargers yes: 415 V three phase, with a sanctioned load that fits the rating.",
    },
    {
      question: "How long does the work take?",
      answer:
        "A home charger half a day. A DC charger of 30 or 60 kW two to three days, once the slab has hardened and the supply cable is in place. Larger sites have a plan of their own.",
    },
    {
      question: "Can my own electrician do it?",
      answer:
        "Yes, if licensed and if our installation sheet is followed. We then check the measured values and start the charger together with you by telephone.",
    },
    {
      question: "Can I take the charger along when I move?",
      answer:
        "Yes. It weighs 8.5 kg and hangs on four screws. The new place needs a circuit and a survey as well.",
    },
  ],
  tags: ["Installation", "Home charging", "Survey", "FAQ"],
  metaTitle: "EV charger installation within 20 working days",
  metaDescription:
    "How installation goes, from photos and survey to the first charge: what you prepare, how long it takes, and when you need three phase.",
  isPublished: true,
  daysAgo: 17,
  authorName: "Sana Mirza",
  views: 1745,
};
