import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "faq-charging-time",
  contentType: "faq",
  language: "en",
  title: "How long does charging take?",
  description:
    "At home about five hours from 20 to 100%. On a 60 kW fast charger about 30 minutes from 20 to 80%, if the car can use it.",
  picture: "scene-cafe",
  mainVideoUrl: null,
  features: [],
  sections: [],
  importantNote: null,
  keyHighlights: [],
  faqs: [
    {
      question: "How long does a car take on a home charger?",
      answer:
        "At 7 kW a car gains about 40 km of range in an hour. A battery of 40 kWh goes from 20 to 100% in five hours. At 3.3 kW it is ten to eleven hours, still one night.",
    },
    {
      question: "And on a 30 kW or 60 kW fast charger?",
      answer:
        "For a battery of 40 kWh, from 20 to 80% is 24 units. At 30 kW that takes about 50 minutes, at 60 kW about 30 if the car can use it. Many smaller cars accept 50 kW at most, some only 25.",
    },
    {
      question: "Does a 120 kW charger halve the time again?",
      answer:
        "Only if your car accepts 120 kW. Look for the highest DC power in the data sheet of the car. The lower of the two numbers counts.",
    },
    {
      question: "Why does it get so slow after 80%?",
      answer:
        "The battery can take in less and less current as it fills, and the car reduces it to protect the cells. [Reading a charging curve](/discover/reading-a-charging-curve) has the details. On a trip, leave at 75 to 80%.",
    },
    {
      question: "Why was it slower today than last week?",
      answer:
        "Most often because of the battery's temperature, a higher state of charge at the start, or a second car on the same cabinet. Sometimes the site limits the power for some minutes to stay within its connection. The screen then says so.",
    },
    {
      question: "How long does a scooter need?",
      answer:
        "Four to six hours for a full charge with the charger that came with it, depending on the battery. Half a battery takes about half the time.",
    },
    {
      question: "Can I leave the car while it charges?",
      answer:
        "Yes. Lock it, take the phone, enjoy a coffee. Come back when the app or the payment page says that it is nearly done, because a full car blocks the bay for someone else.",
    },
  ],
  tags: ["Charging time", "Basics", "FAQ"],
  metaTitle: "How long does it take to charge an electric car?",
  metaDescription:
    "Charging times at home and on 30, 60 and 120 kW chargers, why it slows after 80%, and why two sessions are never the same.",
  isPublished: true,
  daysAgo: 31,
  authorName: "Vikram Kulkarni",
  views: 3081,
};
