import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "franchise-station-economics",
  contentType: "blog",
  language: "en",
  title: "Running a franchise station: what comes in, what goes out, what can go wrong",
  description:
    "In the franchise model you own the station and run it under our name. You keep up to 95% of the charging revenue, and you carry the costs and the risk. Some people should do it. Others should not. This article gives you the sheet that we use in the first meeting, with the unpleasant lines left in.",
  picture: "model-franchise",
  mainVideoUrl: null,
  features: [
    "Up to 95% of charging revenue stays with the franchisee",
    "A monthly sheet for a station with two 60 kW guns",
    "The number of cars a day at which you break even",
    "What training, set-up and the app include",
  ],
  sections: [
    {
      title: "Who brings what",
      paragraph:
        "**You** bring a location that you own or rent, the investment, the grid connection in your name, and somebody who is responsible on site.\n\n**We** bring the survey, the design, chargers with a warranty of 3 years, installation within 20 working days once the connection is live, training, the app and the dashboard, payments by UPI and card, telephone support for drivers at all hours, and maintenance every quarter.\n\nOf the charging revenue, up to 95% is yours. The rest covers software, payments and support. You pay for electricity, rent, staff and everything else that happens on your ground.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "One month, line by line",
      paragraph:
        "A station with two guns of 60 kW in a town. Forty-five cars a day at 18 units: 810 units a day, 24,300 a month, at ₹16.\n\n- Revenue: ₹3,88,800\n- Your 95%: ₹3,69,360\n- Electricity with losses, ₹8 per unit sold: ₹1,94,400\n- Rent: ₹35,000\n- One attendant by day, a guard at night: ₹32,000\n- Internet, insurance, cleaning, small repairs: ₹14,000\n- Left before finance: **₹93,960**\n\nA cafe, vending or a clothes corner comes on top. On a site like this a small cafe with a good operator may add ₹20,000 to ₹40,000. The ₹1.5 lakh a month that appears in our material belongs to stations with more guns, a busier road or both.",
      picture: "scene-desk",
      videoUrl: null,
    },
    {
      title: "Break-even",
      paragraph:
        "Each unit sold leaves ₹16 × 0.95 − ₹8 = ₹7.20. The fixed costs above are ₹81,000. Divide: 11,250 units a month, 375 a day, **about 21 cars a day**. Below that you lose money every month, before the instalment of any loan.\n\nNew stations begin with five to fifteen cars a day and grow over six to eighteen months. Keep money for the first year.\n\n> A franchisee who borrows the last rupee for the equipment gets into trouble in month four.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "The investment",
      paragraph:
        "It depends on the equipment, the distance to the transformer and the civil work, so any figure without a survey is a guess. Ask for a written quotation with these lines apart: chargers, transformer and connection, cables and panels, civil work and roof, furniture and signs, deposits, working capital for six months.\n\nCompare the sum with the monthly result above. At ₹94,000 a month, an investment of ₹40 lakh comes back in about three and a half years **if** you reach 45 cars a day from the beginning. You will not. Five years is a calm assumption.",
      picture: "dc-60-compact-stand",
      videoUrl: null,
    },
    {
      title: "What can go wrong",
      paragraph:
        "- **A competitor opens across the road.** Clean washrooms and working guns keep customers better than a price cut\n- **The tariff rises.** One rupee more per unit costs you ₹24,300 a month until you raise the price\n- **A gun is down for a week.** With two guns you lose nearly half. Report faults within the hour\n- **Demand charges.** If your state has a two-part tariff, the sheet changes a good deal. [Tariffs](/discover/ev-charging-tariffs-explained) shows how\n- **The lease ends.** Have at least six years, in writing, registered",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Land partnership or franchise?",
      paragraph:
        "If you have land and want a monthly payment without work, read about the [land partnership](/discover/land-partnership-explained). If you want to run a business, are on the spot most days and can wait for two years, the franchise leaves you far more. Fill in the [franchise form](/contact/ev-charging-franchise-partner) and bring your questions, also the rude ones.",
      picture: "scene-plot",
      videoUrl: null,
    },
  ],
  importantNote:
    "This sheet is an example for one kind of site. It is not an offer and not a promise of income.",
  keyHighlights: [
    "Up to 95% of charging revenue, all local costs on your side",
    "In the example: break-even at about 21 cars a day",
    "Keep working capital for at least six months",
    "The grid tariff matters more than the price of the charger",
  ],
  faqs: [
    {
      question: "Do I need experience in electricity?",
      answer:
        "No. You need a reliable person on site. We train for four days: safe operation, first help with faults, payments, hygiene in the cafe.",
    },
    {
      question: "May I set the price?",
      answer:
        "Within a band that we agree each quarter, so that drivers find no surprises under the same name.",
    },
    {
      question: "How many guns should I begin with?",
      answer:
        "Two of 60 kW in most towns, with ducts and a connection that allow four. On a highway begin with four.",
    },
    {
      question: "What happens after three years of warranty?",
      answer:
        "You may extend it year by year or pay per repair. Power modules and cables are the usual parts. Put aside 3 to 4% of the equipment price each year.",
    },
  ],
  tags: ["Franchise", "Economics", "Partners", "Break-even"],
  metaTitle: "EV charging franchise economics, line by line",
  metaDescription:
    "Income, costs and break-even of a franchise charging station with two 60 kW guns. What we bring, what you bring and what can go wrong.",
  isPublished: true,
  daysAgo: 13,
  authorName: "Vikram Kulkarni",
  views: 2950,
};
