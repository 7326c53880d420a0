import { addressLine, brand } from "../brand.ts";
import type { LegalText } from "./legal-text.ts";

const { name, supportEmail, phone } = brand;

export const terms: LegalText = {
  points: [
    {
      icon: "offer",
      chapter: "what-we-offer",
      title: "A written offer first",
      text: "The website sells nothing by itself: both of us accept a written offer.",
    },
    {
      icon: "price",
      chapter: "payment",
      title: "The price before you charge",
      text: "With taxes, on the charger's screen. You pay what its meter counts.",
    },
    {
      icon: "refund",
      chapter: "payment",
      title: "Refunds in 7 working days",
      text: "Counted from your report, for what was taken too much or for no charge.",
    },
    {
      icon: "cash",
      chapter: "partners",
      title: "No cash to anybody",
      text: "No partner pays before a signed agreement, and nobody takes cash for us.",
    },
  ],
  introduction: [
    `These terms govern the use of this website and of the services that ${name} ("we", "us") offers through it. They are an electronic record under the Information Technology Act, 2000 and need no signature. By using the website you agree to them; if you do not agree, please do not use it.`,
    "Products and stations that you buy, charge at, lease to us or run with us are governed by their own agreements. Where such an agreement says something else than this page, the agreement rules.",
  ],
  chapters: [
    {
      id: "who-may-use",
      title: "Who may use the website",
      paragraphs: [
        "The website is meant for persons of at least 18 years who can enter into a contract under the Indian Contract Act, 1872. We do not knowingly offer our services to persons under 18, and they should not send us their details.",
        "If you act for a company, a firm, a housing society or another body, you confirm that you are authorised to do so.",
      ],
    },
    {
      id: "what-we-offer",
      title: "What the website offers",
      paragraphs: [
        "The website informs about charging stations, chargers, energy products and partnerships, publishes articles, and takes enquiries. It does not sell anything by itself: a contract comes about only when both of us have accepted a written offer.",
        "We may change, add or remove parts of the website at any time. We try to keep it available day and night, but do not promise that it always is.",
      ],
    },
    {
      id: "figures-and-prices",
      title: "Figures, prices and offers",
      paragraphs: [
        "Prices, tariffs, earnings, savings, ranges and charging times on the website are given to the best of our knowledge. They are examples and not promises: what a charge costs stands on the charger's screen before it starts, and what a site can earn depends on its traffic, its tariff and its costs.",
        "Calculations on the website use assumptions that you can see and change. They are no offer, no guarantee of income and no financial advice.",
        "Offers with an end date hold until that date. We may correct an evident mistake in a price or a description, also after an enquiry.",
      ],
    },
    {
      id: "enquiries",
      title: "Your enquiries",
      paragraphs: [
        "When you send a form, the details must be true and your own, or you must be allowed to pass them on. The reference that you receive confirms that we have your message. It is not an order, a reservation or an acceptance.",
        "We reply by e-mail or telephone. You agree that we may call the number you gave for this purpose, even if it is registered in a do-not-disturb list, until your enquiry is closed.",
      ],
    },
    {
      id: "proper-use",
      title: "Proper use",
      paragraphs: ["You will not use the website to"],
      list: [
        "break a law, or the rights of somebody else",
        "send advertising, false enquiries or harmful code",
        "copy its content in bulk, or overload it so that others cannot use it",
        "get at areas, accounts or data that are not meant for you",
        "copy its look or its text so that people take another site for ours",
      ],
    },
    {
      id: "charging",
      title: "Charging at our stations",
      paragraphs: [
        "At a station, follow the instructions on the charger and of the staff, use only connectors that fit your vehicle, and stop when the charger or the vehicle reports a fault. Do not use adapters or extension leads that the maker of your vehicle has not approved.",
        "Availability, power and prices shown on the website are read from the stations at intervals and may have changed when you arrive. A charger may give less than its rated power, because the vehicle, the temperature or a shared connection limits it.",
        "Bays are for charging. Vehicles that stay long after the charge has ended may be asked to move, and a fee may apply where a sign says so.",
      ],
    },
    {
      id: "payment",
      title: "Payment, receipts and refunds at stations",
      paragraphs: [
        "The price of a charge, with taxes, is shown before it starts, and you pay what the charger's meter has counted. You receive a receipt with the energy, the time and the amount on the screen, in the app or by message.",
        "If a charge ends early through a fault of ours, you pay only for the energy that the vehicle received. What was taken too much, or for a charge that never began, is sent back to the account it came from within seven working days of your report.",
      ],
    },
    {
      id: "installation",
      title: "Chargers at your place",
      paragraphs: [
        "A charger must be installed and changed by licensed persons under the safety regulations of the Central Electricity Authority and the rules of your distribution company. Where a sanction, an increase of the load or the consent of a housing society is needed, dates in our offers count from the day on which it is given.",
        "You keep the charger as its manual says, do not open it, and tell us of damage before it is used again.",
      ],
    },
    {
      id: "partners",
      title: "Enquiries of partners",
      paragraphs: [
        "An enquiry as charging, franchise or land partner binds neither side. Shares, terms, areas and duties are those of the signed agreement, which is reviewed every year. We do not ask for a fee before that agreement, and nobody is authorised to take money for us in cash or to a private account.",
        "What you tell us about a property or a business in confidence, we use to examine the partnership and for nothing else.",
      ],
    },
    {
      id: "personal-data",
      title: "Personal data",
      paragraphs: [
        "Our [privacy policy](/privacy-policy) explains how we handle personal data. It is linked at the foot of every page and beside every form, and follows the Digital Personal Data Protection Act, 2023.",
      ],
    },
    {
      id: "intellectual-property",
      title: "Our content",
      paragraphs: [
        `Texts, pictures, drawings, films, names and marks on the website belong to ${name} or to those who let us use them, and are protected by the Copyright Act, 1957 and the Trade Marks Act, 1999. You may read, print and share them for yourself and link to them. Any other use needs our consent in writing.`,
        "Names and marks of others belong to their owners.",
      ],
    },
    {
      id: "other-sites",
      title: "Links to others",
      paragraphs: [
        "Some links lead to services of others, such as app stores, maps and video platforms. We do not control them and do not answer for them; their own terms apply.",
      ],
    },
    {
      id: "warranty",
      title: "Product warranty",
      paragraphs: [
        "Chargers carry a warranty of three years from the day of commissioning, on parts and labour, on the terms of the warranty card that comes with each of them. It does not cover damage by misuse, by works of others, by lightning or by floods.",
        "Nothing here limits the rights that the Consumer Protection Act, 2019 gives to consumers.",
      ],
    },
    {
      id: "liability",
      title: "Liability",
      paragraphs: [
        "We are liable without limit for death or injury that we cause by negligence, for fraud, and wherever the law does not allow a limit.",
        "In all other cases, and as far as the law allows, we are not liable for lost profit, lost data or indirect damage that arises from the use of the website, and our total liability for the website is limited to ten thousand rupees.",
        "The website is provided as it is. We give no further warranty that its content is complete, free of error or fit for a certain purpose.",
      ],
    },
    {
      id: "indemnity",
      title: "Indemnity",
      paragraphs: [
        "If others claim something from us because you broke these terms or the law with the website, you will make good the damage and the reasonable cost of our defence.",
      ],
    },
    {
      id: "force-majeure",
      title: "Events beyond control",
      paragraphs: [
        "Neither side answers for a delay caused by what it cannot control, such as floods, storms, fire, epidemics, strikes, acts of authorities, or failures of the electricity or telecommunication network.",
      ],
    },
    {
      id: "law-and-courts",
      title: "Law, arbitration and courts",
      paragraphs: [
        "These terms are governed by the laws of India.",
        "If a dispute arises, we first try to settle it by talking, within 30 days of a written notice. If that fails, it is decided by a sole arbitrator under the Arbitration and Conciliation Act, 1996, appointed by both sides together. The seat of the arbitration is Chennai and its language is English.",
        "Subject to that, the courts of Chennai have exclusive jurisdiction. Consumers may go to the consumer commission of their own place as the law provides.",
      ],
    },
    {
      id: "grievances",
      title: "Complaints",
      paragraphs: [
        `Complaints about the website or its content go to our Grievance Officer at ${supportEmail} or ${phone.display}, or by post to ${name}, ${addressLine}. We confirm a complaint within 48 hours and answer it within one month, as the Consumer Protection (E-Commerce) Rules, 2020 require.`,
      ],
    },
    {
      id: "changes",
      title: "Changes and general terms",
      paragraphs: [
        "We may change these terms. The version on this page holds from the day it is published; using the website afterwards means that you agree to it.",
        "If a part of these terms is invalid, the rest stays valid. That we do not insist on a right once does not mean that we give it up. You may not transfer your rights under these terms; we may, if our business passes to somebody else.",
      ],
    },
  ],
};
