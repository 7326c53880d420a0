import { paths, productDetailPath, withoutSlash } from "../lib/paths.ts";
import { tripsPath } from "../lib/trip-path.ts";

/** One question with its answer, in plain text. */
export interface Faq {
  question: string;
  answer: string;
}

const generic: Faq[] = [
  {
    question: "Which chargers do you make?",
    answer:
      "DC fast chargers of 30 kW, 60 kW and 120 kW, up to 240 kW and 320 kW for highways and fleets, and a 7.2 kW charger for homes. All of them are made in India.",
  },
  {
    question: "How long does installation take?",
    answer:
      "Within 20 working days after the site survey, once the electricity connection is sanctioned. A home charger takes a few hours on one day.",
  },
  {
    question: "What warranty do I get?",
    answer:
      "Three years on every charger, with maintenance every quarter and phone support around the clock.",
  },
  {
    question: "How do drivers pay at a station?",
    answer:
      "By UPI or QR at the charger, or in the app. The price per kWh stands on the screen before the charge starts.",
  },
  {
    question: "Can I become a partner without a station of my own?",
    answer:
      "Yes. Land owners lease us a plot and are paid every month, franchisees run a station under our name, and resellers sell our chargers with a margin.",
  },
];

const products: Faq[] = [
  {
    question: "Do I need an AC or a DC charger?",
    answer:
      "AC suits cars that stand for hours: 7.2 kW fills most of them overnight. DC suits cars that must go on: 30 kW adds about 100 km in half an hour, 120 kW in under ten minutes.",
  },
  {
    question: "Which cars do your chargers fit?",
    answer: "Every electric car sold in India with a Type 2 socket for AC or a CCS2 socket for DC.",
  },
  {
    question: "What electricity connection do I need?",
    answer:
      "A home charger runs on the 230 V single-phase supply. DC chargers need a 415 V three-phase connection; from 120 kW on, usually a transformer of your own. Our survey says which.",
  },
  {
    question: "Can several chargers share one connection?",
    answer:
      "Yes. DynamicCharge 60 and Grid EMS divide the power that is there, and PowerVault BESS-250 stores 250 kWh for the peaks.",
  },
  {
    question: "What does the warranty cover?",
    answer: "Parts and labour for three years. Business sites get a maintenance visit every quarter, too.",
  },
];

const ac: Faq[] = [
  {
    question: "How long does a full charge take at home?",
    answer:
      "At 7.2 kW a 30 kWh battery fills in 4 h 10 min and a 60 kWh battery in 8 h 20 min, charging losses not counted: overnight in both cases. A car whose own charger takes only 3.3 kW needs 9 h for 30 kWh.",
  },
  {
    question: "Is the charger safe in the rain?",
    answer: "Yes. It is IP55 outdoors and IP54 indoors, and works from -30 to +50 °C.",
  },
  {
    question: "Will my house connection carry it?",
    answer:
      "It draws at most 32 A from one phase. Many homes need the sanctioned load raised; our electrician checks it before anything is installed, and helps with the form.",
  },
  {
    question: "Can I use it in an apartment building?",
    answer:
      "Yes. It can be metered per flat, and several chargers can share one connection, so that residents pay for what they use.",
  },
  {
    question: "What happens if something breaks?",
    answer:
      "It is covered for three years. Call at any hour; most faults are solved from afar, the rest at your door.",
  },
];

const dc: Faq[] = [
  {
    question: "Which power do I need?",
    answer:
      "30 kW for shops, hotels and offices where cars stay an hour or two; 60 kW for malls and fleets; 120 kW and more where drivers wait beside the car.",
  },
  {
    question: "How soon can my site be live?",
    answer:
      "We install within 20 working days once the connection is sanctioned. We prepare the application with you.",
  },
  {
    question: "Does it work with my software?",
    answer:
      "Yes. The chargers speak OCPP 1.6J and 2.0, so that they run in our dashboard or in one you have.",
  },
  {
    question: "What can a site earn?",
    answer:
      "It depends on traffic and tariff. Franchise stations keep up to 95% of the revenue; land partners earn ₹50,000 to ₹1.5 lakh a month. We work out your case with you before you decide.",
  },
  {
    question: "Who looks after the chargers?",
    answer:
      "We do: a visit every quarter, monitoring all day, phone support 24/7 and a warranty of three years.",
  },
];

/** About a battery, which charges no car itself. */
const powervault: Faq[] = [
  {
    question: "Which sites need a battery?",
    answer:
      "Those whose chargers ask for more than the connection gives, where diesel bridges power cuts, or where solar power is left over at noon. One cabinet adds up to 250 kW for an hour.",
  },
  {
    question: "Does it replace a larger connection?",
    answer:
      "Often. It fills up when power is cheap or the sun shines, and covers the peaks, so that the sanctioned load can stay as it is. We work it out from a month of your bills.",
  },
  {
    question: "Is it safe beside parked cars?",
    answer:
      "The cells are LFP, which do not burn easily. Smoke, gas and heat are watched in every cabinet, and it stands on its own concrete base. Your state’s fire department may ask for a clearance; we prepare the papers.",
  },
  {
    question: "How long does it last?",
    answer:
      "The cells are made for about 6,000 full cycles: at one a day, more than fifteen years. We follow the state of every cell from afar.",
  },
  {
    question: "How soon can it stand on my site?",
    answer:
      "Within 20 working days after the base has cured and the connection is approved. We send the drawing of the base beforehand.",
  },
];

/** About software, which has no power of its own. */
const gridEms: Faq[] = [
  {
    question: "Which sites need Grid EMS?",
    answer:
      "Those whose chargers could take more than the connection gives: with two or more chargers, or with a building, solar or a battery beside them.",
  },
  ...dc.slice(1),
];

/** About what somebody has sent. */
const ownSubmissions: Faq[] = [
  {
    question: "When do I hear from you?",
    answer:
      "A person replies, as soon as the form promised. If it is urgent, call us: somebody answers day and night.",
  },
  {
    question: "Where is my reference number?",
    answer: "On the page that thanked you after sending, and on the page that your link opens.",
  },
  {
    question: "How long do you keep what I sent?",
    answer: "Two years after the last change. Then a program deletes it, with all that we noted about it.",
  },
  {
    question: "Can I undo an erasure?",
    answer:
      "Yes. Nobody works with your enquiry from the moment you ask, but the law has us store it for one year more. Until then you can take the erasure back; after it the enquiry is gone for good.",
  },
];

/** About a trip, before it begins. */
const trips: Faq[] = [
  {
    question: "How far apart can two stops be?",
    answer:
      "As far as your car really goes on a highway, with some charge to spare. A part of more than 150 km without a station of ours is pointed out, with what it takes of the battery; more than 300 km is farther than most cars come with a full one.",
  },
  {
    question: "How long does a stop take?",
    answer:
      "30 kWh are enough for about 200 km. At 60 kW they take half an hour, at 120 kW a quarter of an hour, if your car takes that much.",
  },
  {
    question: "What if a charger is taken or out of order?",
    answer:
      "Each stop has a plan B, the nearest other station on the way, and says what is free as far as its operator reports it. Saved for the road, the trip opens without a network too.",
  },
  {
    question: "What do I pay on the way?",
    answer:
      "Each stop has its price per kWh. It stands on the charger’s screen before the charge begins, and you pay by UPI, by QR or in the app.",
  },
];

const byPath: Record<string, Faq[]> = {
  [tripsPath]: trips,
  [paths.ownSubmissions]: ownSubmissions,
  [paths.products]: products,
  [paths.acCatalogue]: ac,
  [paths.dcCatalogue]: dc,
  [productDetailPath("dc", "grid-ems")]: gridEms,
  [productDetailPath("dc", "powervault-bess-250")]: powervault,
};

/** The questions for a page or its parent page. Other pages get the generic ones. */
export function faqsFor(pathname: string): Faq[] {
  const path = withoutSlash(pathname);
  return byPath[path] ?? byPath[path.replace(/\/[^/]*$/, "")] ?? generic;
}
