import { brand } from "../brand.ts";
import type { PartnerBenefits, PartnerBody } from "./partner-page.ts";

export const chargingPartnerBody: PartnerBody = {
  stepsTitle: "From parking space to station.",
  stepsPicture: "scene-mall",
  steps: [
    {
      title: "We look at your load",
      text: "A survey of the connection, the parking and the way cars come in. You get the result in writing.",
    },
    {
      title: "You choose the power",
      text: "30 kW where cars stay an hour, 60 kW for malls and fleets, 120 kW and more where drivers wait.",
    },
    {
      title: "We install and connect",
      text: "Paperwork, cables, earthing and tests by one team, within 20 working days of the sanction.",
    },
    {
      title: "You see every unit",
      text: "Prices, sessions and income in one dashboard; drivers pay by UPI, QR or the app.",
    },
  ],
  formTitle: "Tell us about your place.",
  formLead: `Three minutes. We reply within ${brand.replyTime}.`,
  faqs: [
    {
      question: "Do I need a new electricity connection?",
      answer:
        "A 30 kW charger often runs on what a shop or hotel already has. From 60 kW on a separate three-phase connection is usual, and above 120 kW often a transformer. The survey says which, and we prepare the application with you.",
    },
    {
      question: "Can the chargers carry our own name?",
      answer:
        "Yes. White-label chargers, app screens and receipts are part of the offer for operators and resellers.",
    },
    {
      question: "Who repairs them?",
      answer:
        "We do. Chargers are watched around the clock, most faults are cleared from afar, and a technician visits every quarter. Parts and labour are covered for three years.",
    },
    {
      question: "How do drivers pay, and how am I paid?",
      answer:
        "Drivers pay by UPI, QR or in the app before the charge starts. The income is settled to your account every month with a statement of each session.",
    },
  ],
};

export const chargingPartnerBenefits: PartnerBenefits = {
  title: "What you get.",
  items: [
    {
      title: "Fast, safe charging",
      picture: "model-standalone",
      text: "30 to 320 kW with smart safety controls, installed within 20 working days of the sanction.",
    },
    {
      title: "Payments built in",
      picture: "dc-30-pro-screen",
      text: "UPI and QR on the screen, and the price before the charge begins.",
    },
    {
      title: "An easy dashboard",
      picture: "scene-desk",
      text: "Prices, sessions and income of every charger in one place, on your phone too.",
    },
    {
      title: "A team that installs",
      text: "Survey, paperwork, cables, earthing and tests, with the charger and its sign in one delivery.",
    },
    {
      title: "A team that looks after it",
      text: "A three-year warranty, maintenance every quarter and somebody to call 24/7.",
    },
    {
      title: "Your own name, if you like",
      text: "White-label chargers, app and receipts for operators; plug-and-earn kits and margins for resellers.",
    },
  ],
};
