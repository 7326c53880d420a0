import { brand } from "#src/content/brand.ts";

/** The text of the products overview. */
export const overview = {
  meta: {
    title: "EV chargers for home and business",
    description:
      "Every charger we make in India: a 7.2 kW home charger, DC fast chargers from 30 to 320 kW, energy management and battery storage, and one app for all of them.",
  },
  title: ["Made in India,", "for every place", "you park."],
  lead: "From a wall at home to a highway at midnight: one family of chargers, one app, one number to call.",
  views: {
    ac: {
      title: "AC Charging",
      lead: "For homes, apartments and offices, where cars stand all night or all day.",
    },
    dc: {
      title: "DC Charging",
      lead: "For businesses, fleets and highways, with the energy system around them.",
    },
  },
  range: {
    title: "Nine products, made to be used.",
    lead: "Seven chargers, a battery, and the software between them. Prices are indicative, plus 5% GST and installation.",
  },
  call: {
    title: "Not sure which one fits?",
    text: "Tell us how many cars, how long they stand, and what your electricity bill says. We tell you what to buy, and what not to.",
  },
  closing: {
    title: "Plan your site with us.",
    lead: `Tell us where the cars will park. A reply within ${brand.replyTime}.`,
    picture: "model-distribution",
    alt: "Three fast chargers on pallets in our warehouse, racks of boxes behind them",
  },
} as const;
