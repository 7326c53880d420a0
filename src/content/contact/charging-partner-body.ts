import type { PartnerBody } from "./partner-page.ts";

export const chargingPartnerBody: PartnerBody = {
  stepsTitle: "From parking space to station.",
  stepsPicture: "scene-mall",
  steps: [
    {
      title: "We look at your load",
      text: "A survey of the connection, the parking and the way cars come in. You get the result in writing.",
    },
    {
      title: "You get an offer in writing",
      text: "Chargers, works, price and dates, with the power that suits your place.",
    },
    {
      title: "We install and connect",
      text: "Paperwork, cables, earthing and tests come from one team.",
    },
    {
      title: "You see every unit",
      text: "Sessions and income of every charger in one dashboard, on your phone too.",
    },
  ],
  formTitle: "Tell us about your place.",
  formLead: "Three minutes. The survey comes next.",
  faqs: [
    {
      question: "Who applies for a new connection?",
      answer:
        "You do, with an application that we prepare, because the connection is in your name. The deposit and the charges of the electricity company are yours and differ by state. The survey names them.",
    },
    {
      question: "Can the chargers carry our own name?",
      answer:
        "Yes. White-label chargers, app screens and receipts are part of the offer for operators and resellers.",
    },
    {
      question: "Can I begin with one charger?",
      answer:
        "Yes. We lay cables and foundations for as many as you plan, and the others follow when you want them. Load balancing lets them share one connection.",
    },
    {
      question: "How do drivers pay?",
      answer:
        "By UPI or QR on the charger or in the app, before the charge starts. We settle it to your account every month, with a statement of each session.",
    },
  ],
};

/** Which charger suits a place: three of the range, by the time that cars stay. */
export const powerChoice = {
  title: "Choose by how long cars stay.",
  lead: "Such a stay adds up to 200 km. Prices are for the charger, before GST and the works.",
  items: [
    {
      id: "dc-30-pro",
      stay: "About an hour",
      text: "Hotels, restaurants, offices and apartment blocks. An existing three-phase connection often does.",
    },
    {
      id: "dc-60-compact",
      stay: "Half an hour",
      text: "Malls, clinics and fleets. A three-phase connection of its own is usual.",
    },
    {
      id: "dc-120-ultra",
      stay: "A short break",
      text: "Petrol pumps and highway stops. Several of them often need a transformer.",
    },
  ],
} as const;
