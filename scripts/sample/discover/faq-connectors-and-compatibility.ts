import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "faq-connectors-and-compatibility",
  contentType: "faq",
  language: "en",
  title: "Connectors and compatibility: will it fit my vehicle?",
  description:
    "Most cars take CCS2 for fast charging and Type 2 for AC, and most of our stations have both. Scooters need a Bharat AC001 outlet.",
  picture: "dc-60-compact-detail",
  mainVideoUrl: null,
  features: [],
  sections: [],
  importantNote: null,
  keyHighlights: [],
  faqs: [
    {
      question: "Which connectors do your stations have?",
      answer:
        "CCS2 for DC and Type 2 for AC at most sites. A few have CHAdeMO beside CCS2 for older imported cars, and some have Bharat AC001 outlets for three-wheelers and scooters. The map lists the plug of every gun.",
    },
    {
      question: "How do I know which one my car needs?",
      answer:
        "Open the flap. A round inlet with seven contacts is Type 2, for AC. If there are two large contacts below it, it is CCS2 and takes both AC and DC. The manual has a drawing as well, and our [guide to connectors](/discover/ev-connectors-in-india) says more.",
    },
    {
      question: "Do I have to bring a cable?",
      answer:
        "For DC never, the cable is fixed to the cabinet. For AC often yes, because many AC points have only a Type 2 socket. Keep your Type 2 cable in the car.",
    },
    {
      question: "Is a 240 kW charger too strong for my car?",
      answer:
        "No. The car asks for what it can take, and the charger never sends more. It is only a waste of a strong bay if a slower one is free.",
    },
    {
      question: "Can I charge an electric scooter at a CCS2 gun?",
      answer:
        "No. CCS2 is made for batteries of about 200 volts and more. Scooters work at 48 to 100 volts. Use a Bharat AC001 outlet or an ordinary 16 A socket with the charger of the scooter.",
    },
    {
      question: "Are adapters allowed?",
      answer:
        "Please do not use adapters between DC standards. An adapter has no approved lock and no temperature sensor, and a fault at 400 volts is no small matter. On AC, an adapter from Type 2 to a 16 A socket is allowed only if the maker of the vehicle supplies it.",
    },
    {
      question: "Does the Smart Home Charger fit every car?",
      answer:
        "It has a Type 2 socket, so it fits every car with a Type 2 inlet, whether it has CCS2 below or not. It gives up to 7.2 kW on single phase. Your car takes what its own converter can handle, often 3.3 or 7.2 kW.",
    },
  ],
  tags: ["Connectors", "CCS2", "Type 2", "FAQ"],
  metaTitle: "EV connectors and compatibility: questions answered",
  metaDescription:
    "Which plug your electric vehicle needs, whether to bring a cable, why adapters are a bad idea, and what fits a scooter.",
  isPublished: true,
  daysAgo: 25,
  authorName: "Asha Raman",
  views: 1954,
};
