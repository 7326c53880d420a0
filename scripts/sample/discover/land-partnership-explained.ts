import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "land-partnership-explained",
  contentType: "blog",
  language: "en",
  title: "Your plot, our station: the land partnership in plain numbers",
  description:
    "You own a plot beside a road that electric cars use. We build and run a charging station on it. You receive a share of what it takes in. That is the whole idea. The details decide whether it is a good one for you, so here they are: the shares, three worked examples, what we look for in a plot, and when we will tell you no.",
  picture: "model-partnership",
  mainVideoUrl: null,
  features: [
    "Revenue share of 12%, 10.5% or 9% by plot size",
    "SmartLand 30: 30% of the monthly profit instead",
    "No set-up costs for the landowner",
    "Monthly payout, terms reviewed every year",
    "A call back within 24 hours of your enquiry",
  ],
  sections: [
    {
      title: "Two ways to be paid",
      paragraph:
        "**Revenue share.** You receive a part of the charging revenue, before our costs. The part depends on the area that the station uses:\n\n- Up to 3,000 sq ft: 12%\n- 3,001 to 5,000 sq ft: 10.5%\n- 5,001 to 10,000 sq ft: 9%\n\nThe percentage falls with size because a larger site carries more chargers and a bigger connection. The amount usually rises.\n\n**SmartLand 30.** You receive 30% of the monthly profit, after electricity and running costs. In a slow month that can be little. In a strong month it can be more than the revenue share. You see the same monthly statement as we do.\n\nFor a long lease the share can be agreed individually and reach up to 50%. Those cases are rare and depend on what you bring besides land, such as a connection that is already there.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Example one: 2,500 sq ft in a town",
      paragraph:
        "Two guns of 60 kW, ₹15 per unit. Forty cars a day at 18 units each make 720 units a day, 21,600 a month. Revenue: ₹3,24,000. Your 12% is **₹38,880** a month.\n\nFor ₹50,000 the site would have to sell 27,800 units a month, some 51 cars a day. That is a well-used town station in its second or third year, not in its first month.",
      picture: "dc-60-compact-stand",
      videoUrl: null,
    },
    {
      title: "Example two: 4,500 sq ft on a highway",
      paragraph:
        "Four guns of 60 kW and two of 120 kW, ₹17 per unit. Seventy cars a day at 24 units make 1,680 units a day, 50,400 a month. Revenue: ₹8,56,800. Your 10.5% is **₹89,964**.\n\nOn Diwali weekends it is more, in the week after it is less. We show you twelve months before we speak of an average.",
      picture: "scene-plot",
      videoUrl: null,
    },
    {
      title: "Example three: the same highway plot with SmartLand 30",
      paragraph:
        "Revenue ₹8,56,800. Electricity with losses at ₹8.20 per unit: ₹4,13,280. Upkeep, staff, network, insurance and payment fees: ₹1,35,000. Profit: ₹3,08,520. Your 30% is **₹92,556**, almost the same as the revenue share.\n\nNow let electricity rise by one rupee. Profit falls by ₹50,400 and your share by about ₹15,100. With the revenue share you would not notice. Let the number of cars rise by a third instead, and SmartLand 30 moves ahead by about ₹15,000 a month. Choose by how steady you want the income to be.\n\nAcross plots, we tell owners to think in a range of ₹50,000 to ₹1.5 lakh a month for a good site. It is a range from experience of good sites, not a promise for yours.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "What makes a plot suitable",
      paragraph:
        "- A clear title, or a registered lease with the owner's consent, for at least six years ahead\n- Frontage of 12 m or more on a road with entry and exit, without a divider that sends half the traffic past\n- At least 1,200 sq ft, so that two cars can charge and turn\n- A transformer within about 200 m, or a distribution company that can place one\n- Ground that does not flood\n- Food, washrooms or shops on the plot or next door. People stay for thirty minutes\n\nWe bring the chargers, the connection, the civil work, the permissions, the staff and the software. You bring the land and keep its title.",
      picture: "scene-station",
      videoUrl: null,
    },
    {
      title: "From form to first car",
      paragraph:
        "You send the [land partnership form](/contact/ev-charging-land-partnership). We call within 24 hours. If the plot looks possible, a surveyor comes within two weeks and you receive a written report, whatever the result. Then come the agreement, the application for the connection, the civil work and the equipment. When the connection is live, the chargers themselves are installed within 20 working days. The connection is the long part: allow two to five months.\n\nThe agreement is reviewed every year, with your statement on the table.",
      picture: null,
      videoUrl: null,
    },
  ],
  importantNote:
    "The examples are calculations, not forecasts. Traffic, tariffs and competition differ from plot to plot. Nobody can guarantee an income from charging, and you should not sign with anyone who does.",
  keyHighlights: [
    "12% up to 3,000 sq ft, 10.5% up to 5,000, 9% up to 10,000",
    "SmartLand 30 pays 30% of profit: more upside, more swing",
    "The landowner pays nothing for set-up and keeps the title",
    "The grid connection takes longest",
  ],
  faqs: [
    {
      question: "Do I have to buy the chargers?",
      answer:
        "No. In the land partnership all equipment is ours. If you wish to own the equipment, read about the [franchise station](/discover/franchise-station-economics).",
    },
    {
      question: "Can I use the rest of my plot?",
      answer:
        "Yes. A tea stall, a shop or a restaurant helps both of us. We agree on the bays and the entry, and the rest stays yours.",
    },
    {
      question: "Is there a minimum payment?",
      answer:
        "Not in the standard terms. The share follows the revenue or the profit. A minimum can be discussed when an existing tenant has to leave.",
    },
    {
      question: "What happens if I sell the land?",
      answer:
        "The agreement is written so that it passes to the buyer, who then receives the share. Tell us before the sale, so that the papers are ready.",
    },
    {
      question: "How do I know how much was sold?",
      answer:
        "Every session is recorded by the charger and shown in a monthly statement with units and amounts. You can compare it with the reading of the grid meter.",
    },
  ],
  tags: ["Land partnership", "Revenue share", "SmartLand 30", "Partners", "Economics"],
  metaTitle: "EV charging land partnership: shares and examples",
  metaDescription:
    "How the land partnership pays: 12%, 10.5% or 9% of revenue by plot size, or 30% of profit. Three worked examples and what a plot needs.",
  isPublished: true,
  daysAgo: 6,
  authorName: "Sana Mirza",
  views: 3905,
};
