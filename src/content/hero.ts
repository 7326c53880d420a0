import { brand } from "./brand.ts";

/** The copy of the home page's first view, which is all that the page's first script needs. */
export const hero = {
  /** One line of the headline each, on wide screens. */
  headline: [`${brand.name} -`, "More Than a", "Charging Station"],
  benefits: [
    {
      title: "Smart Charging, Everywhere in India",
      description: "Easy access, anytime, anywhere",
      icon: "zap",
      colour: "volt",
    },
    {
      title: "No More Wait - Charge in Minutes",
      description: "Lightning-fast for every EV",
      icon: "clock",
      colour: "volt",
    },
    {
      title: "More Distance, Less Spend",
      description: "Drive more, pay less",
      icon: "rupee",
      colour: "saffron",
    },
  ],
} as const;
