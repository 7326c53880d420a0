import { brand } from "./brand.ts";
import type { PictureName } from "./pictures.ts";
import type { Product } from "./products/product.ts";

/** The copy of the home page, by section. */

/** The first view. */
export const hero = {
  /** One line of the headline each, on wide screens. */
  headline: [brand.name, "More Than a", "Charging Station"],
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

export const mission = {
  title: "Join our mission to build smarter, people-first charging across India.",
  promise: "Our Promise: Fast. Safe. Reliable.",
} as const;

interface Service {
  id: string;
  title: string;
  text: string;
  /** A price at the end of the text, in rupees. */
  from?: string;
  image: PictureName;
  alt: string;
}

export const services: { title: string; items: Service[] } = {
  title: "Good reasons to stay for twenty minutes.",
  items: [
    {
      id: "charging",
      title: "Fast charging",
      text: "Up to 240 kW, for every car with CCS2.",
      image: "dc-240-dualcore-detail",
      alt: "The screen and both guns of a DC-240 DualCore",
    },
    {
      id: "cafe",
      title: "Café",
      text: "Filter coffee and something warm.",
      image: "scene-cafe",
      alt: "Filter coffee in a steel tumbler beside a phone that shows the charge",
    },
    {
      id: "comfort-zone",
      title: "Comfort zone",
      text: "Quiet seats, sockets, free WiFi.",
      image: "scene-lounge",
      alt: "A lounge with a lamp, and the forecourt behind its window",
    },
    {
      id: "clothes",
      title: "Clothes and accessories",
      text: "Made in India, starting at",
      from: "₹299",
      image: "scene-shop",
      alt: "A rack of shirts with a price tag",
    },
  ],
};

interface RangeItem extends Pick<Product, "id" | "name"> {
  figure: string;
  text: string;
}

/** The home charger, or the chargers for business. */
interface ProductRange extends Pick<Product, "facts"> {
  name: string;
  text: string;
}

export const homeProducts: {
  title: string;
  home: ProductRange;
  business: ProductRange;
  range: RangeItem[];
} = {
  title: "Made in India, for the place you park.",
  home: {
    name: "Smart Home Charger",
    text: "Plug in at night, leave full in the morning.",
    facts: [
      { label: "AC output", value: "7.2 kW" },
      { label: "Plug", value: "Type 2" },
      { label: "Outdoor", value: "IP55" },
    ],
  },
  business: {
    name: "DC fast chargers",
    text: "For shops, fleets and highways.",
    facts: [
      { label: "DC output", value: "30 to 320 kW" },
      { label: "Plug", value: "CCS2" },
      { label: "Payment", value: "UPI, QR, app" },
    ],
  },
  range: [
    { id: "dc-30-pro", name: "DC-30 Pro", figure: "30 kW", text: "415 V three-phase, CCS2" },
    { id: "dc-320-maxdrive", name: "DC-320 MaxDrive", figure: "320 kW", text: "95% efficiency, IP54" },
    { id: "dynamiccharge-60", name: "DynamicCharge 60", figure: "60 kW", text: "Shares load, OCPP 2.0" },
    { id: "powervault-bess-250", name: "PowerVault BESS-250", figure: "250 kWh", text: "LFP storage, 768 V" },
  ],
};

export const solar = {
  title: "Let the roof pay for the road.",
  text: "Rooftop or ground-mounted solar, sized to your chargers and your bill. For businesses now, for homes soon.",
  figure: "₹5k-₹50k",
  caption: "Saved every month by 5 to 50 kW of panels: about 120 units a kW, at ₹8.50",
  action: "Explore Business Solar Options",
} as const;

export const app = {
  title: "Plug in. Walk away. We’ll tell you when.",
  text: "Find a free charger, pay by UPI, and watch the charge from the café.",
} as const;

export const contactWays = {
  title: "Tell us what you want to charge.",
  items: [
    {
      id: "general",
      title: "General query",
      text: `Offers, routes, pricing or help. A reply within ${brand.replyTime}.`,
    },
    { id: "charging", title: "Charging partner", text: "Chargers for your shop, mall, hotel or homes." },
    { id: "franchise", title: "Franchisee partner", text: "Your own station, with our name and training." },
    { id: "land", title: "Land partner", text: `Lease your land. A call back within ${brand.replyTime}.` },
  ],
} as const;
