import { paths, withoutSlash } from "../lib/paths.ts";

/** A heading and four reasons to buy. */
export interface Reasons {
  title: string;
  items: { title: string; text: string }[];
}

const home: Reasons = {
  title: "Why buy our home charger?",
  items: [
    {
      title: "Full by morning",
      text: "7.2 kW fills most batteries overnight, on a normal single-phase supply.",
    },
    {
      title: "Installed for you",
      text: "An electrician checks the supply, mounts the charger and tests it with your car.",
    },
    { title: "Made for our weather", text: "IP55 outdoors, and at work from -30 to +50 °C." },
    {
      title: "Three years without worry",
      text: "Warranty on parts and labour, and somebody on the phone 24/7.",
    },
  ],
};

const business: Reasons = {
  title: "Why businesses trust us",
  items: [
    {
      title: "Up to 320 kW",
      text: "One family from 30 to 320 kW, so that a site can grow without changing supplier.",
    },
    {
      title: "Live in 20 working days",
      text: "Survey, installation and paperwork by one team, once the connection is sanctioned.",
    },
    {
      title: "Open software",
      text: "OCPP 1.6J and 2.0, UPI and QR payments, and a dashboard for prices and sessions.",
    },
    { title: "Looked after", text: "A visit every quarter, monitoring all day, and a three-year warranty." },
  ],
};

const generic: Reasons = {
  title: "Why buy from us?",
  items: [
    { title: "Made in India", text: "Designed, built and repaired here, with parts on the shelf." },
    { title: "One family", text: "From 7.2 kW at home to 320 kW on the highway, run from one app." },
    { title: "Fair on price", text: "The price per kWh stands on the screen before the charge begins." },
    { title: "There when it counts", text: "Phone support 24/7 and maintenance every quarter." },
  ],
};

/** The reasons for a page; other pages get the generic ones. */
export function reasonsFor(pathname: string): Reasons {
  const path = withoutSlash(pathname);
  if (path === paths.acCatalogue) return home;
  if (path === paths.dcCatalogue) return business;
  return generic;
}

/** Why partner with us, in three cards, of which one says what this kind of partner earns. */
const partner = (income: Reasons["items"][number]): Reasons => ({
  title: "Why partner with us?",
  items: [
    {
      title: "We do the work",
      text: "Site survey, sanction, chargers, software and repairs come from us. You keep your own business.",
    },
    income,
    {
      title: "India is switching",
      text: "30 million electric vehicles are expected by 2030, and every one of them needs a place to charge.",
    },
  ],
});

/** For a reader who may become any of them. */
export const partnerReasons = partner({
  title: "You are paid monthly",
  text: "Land partners earn ₹50,000 to ₹1.5 lakh a month; franchisees keep up to 95% of the revenue.",
});

const host = partner({
  title: "Every unit earns",
  text: "You set the price of a unit, and what drivers pay is settled to your account every month.",
});

const franchisee = partner({
  title: "Most of it is yours",
  text: "Franchisees keep up to 95% of the revenue, and ₹1.5 lakh a month and more is the aim.",
});

/** The reasons to become the kind of partner that a page is about. */
export function partnerReasonsFor(pathname: string): Reasons {
  return withoutSlash(pathname) === paths.franchisePartner ? franchisee : host;
}
