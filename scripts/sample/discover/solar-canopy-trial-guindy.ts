import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "solar-canopy-trial-guindy",
  contentType: "news",
  language: "en",
  title: "A solar canopy over four bays: what we want to learn at Guindy",
  description:
    "Solar is still marked as coming soon on our site, for a good reason: we want to sell what we have lived with. A canopy of 22 kWp over four bays at our Guindy station will run for twelve months before the first offer goes out.",
  picture: "site-solar",
  mainVideoUrl: null,
  features: [],
  sections: [
    {
      title: "The plan",
      paragraph:
        "Forty panels on a steel frame, 3.2 m high at the low side so that a van fits below. On the average of the year it should make about 85 to 90 units a day. The station sells more than that, so nearly every unit will be used on the spot, and the grid supplies the rest.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "What we measure",
      paragraph:
        "The yield, of course, but also things that no brochure mentions: how often the panels need washing beside a busy road, how much cooler a car is after an hour in the shade, how loud the rain is, whether pigeons move in, and what the frame looks like after one season of sea air.",
      picture: "grid-ems-stand",
      videoUrl: null,
    },
    {
      title: "What it should cost and bring",
      paragraph:
        "At the present tariff each unit from the canopy replaces one that costs the station ₹7 to ₹8. 31,000 units a year are about ₹2.3 lakh. Against the price of steel, foundations and panels that is a payback of seven to eight years, longer than for a plain roof. The shade may bring guests who stay longer in the cafe. If so, we shall be able to say by how much.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "When",
      paragraph:
        "Foundations are planned for the weeks after the north-east monsoon. A report will appear here every quarter, with the numbers, whatever they are.",
      picture: null,
      videoUrl: null,
    },
  ],
  importantNote: null,
  keyHighlights: [
    "22 kWp over four bays",
    "Twelve months of measurements before any offer",
    "Quarterly reports",
  ],
  faqs: [],
  tags: ["Solar", "Trial", "Chennai"],
  metaTitle: "Solar canopy trial at our Guindy station",
  metaDescription:
    "A canopy of 22 kWp over four charging bays will be measured for twelve months before we offer solar to customers.",
  isPublished: false,
  daysAgo: 2,
  authorName: "Asha Raman",
  views: 0,
};
