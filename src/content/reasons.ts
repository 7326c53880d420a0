import { paths, withoutSlash } from "../lib/paths.ts";
import type { PictureName } from "./pictures.ts";
import { reliabilityPath } from "./reliability.ts";

interface Reason {
  title: string;
  text: string;
  /** What is shown largest, for a reason that has a figure. */
  figure?: string;
  /** The figure is an amount or a share of money. */
  money?: boolean;
  /** Where a reader can check it. */
  link?: { href: string; label: string };
}

interface ReasonsPicture {
  name: PictureName;
  alt: string;
  /** What it shows is in its upper half. */
  high?: true;
}

/** A heading and four reasons to buy, or three to become a partner. */
export interface Reasons {
  title: string;
  /** Beside the reasons: the product where it is used. No other part of the page shows it. */
  picture?: ReasonsPicture;
  items: Reason[];
}

const home: Reasons = {
  title: "Why buy our home charger?",
  picture: {
    name: "smart-home-charger-wall",
    alt: "The Smart Home Charger on the wall of a house in the evening, at work with 7.2 kW",
    high: true,
  },
  items: [
    {
      figure: "Your limit",
      title: "The mains stay on",
      text: "The car takes what the house has left, so that it and the geyser can run together.",
    },
    {
      figure: "1 visit",
      title: "Installed for you",
      text: "Within 20 working days an electrician checks the supply, mounts the charger and tests it with your car.",
    },
    {
      figure: "IP55",
      title: "For our weather",
      text: "At work outdoors in dust and rain, from -30 to +50 °C.",
    },
    {
      figure: "3 years",
      title: "Without worry",
      text: "Warranty on parts and labour, and somebody on the phone 24/7.",
    },
  ],
};

const business: Reasons = {
  title: "Why businesses trust us.",
  picture: { name: "scene-charging", alt: "A car on charge at a DC-240 DualCore in front of a café at dusk" },
  items: [
    {
      figure: "100+",
      title: "Business clients",
      text: "Shops, malls, fleets and charging networks. Some run our chargers under a name of their own.",
    },
    {
      figure: "24/7",
      title: "Always on watch",
      text: "Most faults are cleared from afar before anybody calls, and the phone is answered day and night.",
    },
    {
      figure: "3 years",
      title: "Looked after",
      text: "Warranty on parts and labour, and a technician at your site every quarter.",
    },
    {
      figure: "30 days",
      title: "Uptime in the open",
      text: "How much of the last 30 days charging points worked is published for each operator, with the method to check it.",
      link: { href: reliabilityPath, label: "See the figures" },
    },
  ],
};

const generic: Reasons = {
  title: "Why buy from us?",
  picture: { name: "dc-60-compact-stand", alt: "A DC-60 Compact beside the bays in front of a shop" },
  items: [
    {
      figure: "3 years",
      title: "Repaired in India",
      text: "Warranty on parts and labour. Chargers are designed, built and repaired here, with parts on the shelf.",
    },
    {
      figure: "20 days",
      title: "Installed by us",
      text: "Working days once the connection is sanctioned. Paperwork, cables, earthing and tests, all by one team.",
    },
    {
      figure: "1 app",
      title: "From 7.2 to 320 kW",
      text: "A wall at home and a highway site are run the same way, and the chargers speak OCPP to other software.",
    },
    {
      figure: "24/7",
      title: "Somebody answers",
      text: "On the phone in English, Hindi and Tamil. Business sites are also visited every quarter.",
    },
  ],
};

/** The reasons for a page; other pages get the generic ones. */
export function reasonsFor(pathname: string): Reasons {
  const path = withoutSlash(pathname);
  if (path === paths.acCatalogue) return home;
  if (path === paths.dcCatalogue) return business;
  return generic;
}

/** Why partner with us, in three cards: for a reader who may become any kind of partner. */
export const partnerReasons: Reasons = {
  title: "Why partner with us?",
  items: [
    {
      figure: "1 team",
      title: "We do the work",
      text: "Site survey, sanction, chargers, software and repairs come from us, and one number answers for all of it.",
    },
    {
      figure: "Up to 95%",
      money: true,
      title: "You are paid monthly",
      text: "Land partners earn ₹50,000 to ₹1.5 lakh a month; franchisees keep up to 95% of the revenue.",
    },
    {
      figure: "30 million",
      title: "India is switching",
      text: "So many electric vehicles are expected on the road by 2030, and every one needs a place to charge.",
    },
  ],
};

const host: Reasons = {
  title: partnerReasons.title,
  items: [
    {
      figure: "On the map",
      title: "New guests find you",
      text: "Drivers see your chargers in our app, and stay for a meal or a round of the shops. What they spend is yours.",
    },
    {
      figure: "Your price",
      money: true,
      title: "Changed when you like",
      text: "You set what a unit costs, by day or by night, and drivers see it before they plug in.",
    },
    {
      figure: "24/7",
      title: "We keep them running",
      text: "Chargers are watched around the clock, and most faults are cleared from afar before a guest sees them.",
    },
  ],
};

const franchisee: Reasons = {
  title: partnerReasons.title,
  items: [
    {
      figure: "100+",
      title: "B2B clients before you",
      text: "Hotels, malls and fleets run our chargers. Your station opens with what they have taught us.",
    },
    {
      figure: "Every month",
      money: true,
      title: "You are paid",
      text: "What drivers pay is settled to your account every month, with a statement of each session.",
    },
    {
      figure: "3 years",
      title: "You are covered",
      text: "Warranty on parts and labour, with the parts on the shelf in India.",
    },
  ],
};

/** The reasons to become the kind of partner that a page is about. */
export function partnerReasonsFor(pathname: string): Reasons {
  return withoutSlash(pathname) === paths.franchisePartner ? franchisee : host;
}
