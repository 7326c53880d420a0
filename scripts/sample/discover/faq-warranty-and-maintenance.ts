import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "faq-warranty-and-maintenance",
  contentType: "faq",
  language: "en",
  title: "Warranty of 3 years and quarterly maintenance",
  description:
    "Three years from the day of installation, for home and DC chargers. A technician visits a DC charger every three months.",
  picture: null,
  mainVideoUrl: null,
  features: [],
  sections: [],
  importantNote: null,
  keyHighlights: [],
  faqs: [
    {
      question: "How long is the warranty?",
      answer:
        "Three years from the day of installation for home chargers and DC chargers. Parts that we replace within that time are covered until its end, and for at least six months.",
    },
    {
      question: "What does it cover?",
      answer:
        "Faults in material and workmanship: electronics, contactors, display, power modules, the socket, and the fixed cable in normal use. Labour and travel are included where our team made the installation.",
    },
    {
      question: "What is not covered?",
      answer:
        "Damage by vehicles, flood, lightning without surge protection in the board, work by others inside the cabinet, and a supply outside the stated range. Filters and seals are consumables.",
    },
    {
      question: "Do I have to register?",
      answer:
        "No. The serial number and the installation record are enough. Keep the handover sheet with the measured values of earth and insulation.",
    },
    {
      question: "What is quarterly maintenance?",
      answer:
        "Every three months a technician cleans, tightens, measures and tests a DC charger, compares the meter and updates the firmware. It is part of every station that we run, and of the maintenance agreement for business customers. Dates are announced two weeks ahead.",
    },
    {
      question: "Does a home charger need maintenance?",
      answer:
        "Little. Wipe it with a damp cloth, look at cable and plug, and press the test button of the residual-current device once a month. Once in two years have the earth measured.",
    },
    {
      question: "How fast do you come when a charger is down?",
      answer:
        "Telephone support answers at all hours, and many faults can be cleared from a distance within minutes. If somebody has to come, we aim at the next working day in cities with a service team and at three working days elsewhere.",
    },
    {
      question: "Can the warranty be extended?",
      answer: "For DC chargers, yes, year by year, after an inspection. Ask before the third year ends.",
    },
  ],
  tags: ["Warranty", "Maintenance", "Service", "FAQ"],
  metaTitle: "Charger warranty and maintenance: questions answered",
  metaDescription:
    "What the 3-year warranty covers, what quarterly maintenance includes, what a home charger needs, and how fast we come.",
  isPublished: true,
  daysAgo: 44,
  authorName: "Vikram Kulkarni",
  views: 1167,
};
