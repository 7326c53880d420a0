import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "faq-charging-safety",
  contentType: "faq",
  language: "en",
  title: "Is it safe? Questions about rain, shock, fire and children",
  description:
    "Yes, also in the rain. There is no voltage on the plug until it is locked in the car and the charger has tested the earth.",
  picture: "scene-charging",
  mainVideoUrl: null,
  features: [],
  sections: [],
  importantNote: null,
  keyHighlights: [],
  faqs: [
    {
      question: "Can I plug in while it rains?",
      answer:
        "Yes. There is no voltage on the plug until it is locked and the charger has tested the earth and the insulation. Hold the plug by its handle and keep its face off the wet ground. More in [charging in the monsoon](/discover/charging-in-the-monsoon).",
    },
    {
      question: "Can I get a shock from the car while it is charging?",
      answer:
        "In a correct installation, no. The body of the car is connected to earth, and a residual-current device cuts the supply in a fraction of a second if current takes a wrong path. If you ever feel a tingle, let go, switch off at the board and call an electrician.",
    },
    {
      question: "Do electric cars catch fire more often?",
      answer:
        "No. Where fires are counted by kind of car, electric ones burn less often. A battery fire is harder to put out, though, and can start again after hours. That is why damaged or flooded cars should be parked in the open and inspected before they are charged.",
    },
    {
      question: "May someone sit in the car during charging?",
      answer:
        "Yes, with the air conditioner on if you like. At a public station do not leave children alone in a car, for all the usual reasons.",
    },
    {
      question: "What is the red button on the cabinet?",
      answer:
        "The emergency stop. It cuts the power of the cabinet at once. Use it for smoke, sparks, a car that rolls, or a person in danger. Not for ending a session: for that there is **Stop** on the screen. A technician has to reset it on site.",
    },
    {
      question: "Is charging safe with a pacemaker?",
      answer:
        "Studies so far have found no disturbance in normal use. As a precaution do not lean on the cabinet or the cable during DC charging, and follow the advice of your cardiologist.",
    },
    {
      question: "What should I do if I smell burning?",
      answer:
        "Stop the session, press the emergency stop if you can do so without risk, move people at least 15 metres away, and call 112. Then call the number on the cabinet. Do not unplug with wet hands and do not open anything.",
    },
  ],
  tags: ["Safety", "Monsoon", "Fire", "FAQ"],
  metaTitle: "EV charging safety: rain, shock, fire, children",
  metaDescription:
    "Is EV charging safe in rain, can you get a shock, how often do electric cars burn, and what the red button on the cabinet is for.",
  isPublished: true,
  daysAgo: 38,
  authorName: "Asha Raman",
  views: 2210,
};
