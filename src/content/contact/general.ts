import { brand } from "../brand.ts";

/** The copy of the general contact page. */
export const generalCopy = {
  title: "Ask us anything.",
  lead: "A charger for your home, a trip that needs planning, a price, a fault: write to us, and a person replies.",
  meta: {
    title: "Contact us",
    description: `Send a general query about EV charging: offers, routes, products, support and pricing. A reply within ${brand.replyTime}.`,
  },
} as const;
