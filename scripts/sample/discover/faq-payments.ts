import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "faq-payments",
  contentType: "faq",
  language: "en",
  title: "Paying for a charge: UPI, cards, receipts and refunds",
  description:
    "By UPI with the code on the charger, without an account. You pay for the units delivered, and the rest is released.",
  picture: "dc-120-ultra-detail",
  mainVideoUrl: null,
  features: [],
  sections: [],
  importantNote: null,
  keyHighlights: [],
  faqs: [
    {
      question: "How do I pay by UPI at a station?",
      answer:
        "Scan the QR code on the cabinet beside your gun with any UPI app or with the phone's camera. A page opens with the number of the gun, its power and the price per unit. Choose an amount, a number of units or **until I stop**, and approve the payment in your UPI app. The session begins when the plug is locked.",
    },
    {
      question: "How do I know that the QR code is yours?",
      answer:
        "Scan only the code on the cabinet itself. If a sticker is pasted over another one, do not pay, and call the number on the screen.",
    },
    {
      question: "Am I charged before or after the session?",
      answer:
        "Before, up to the amount you chose. For **until I stop** a limit is blocked, not taken. When the session ends, only the units delivered are charged, and the rest is released. With most banks it returns within minutes. With some it takes up to three working days.",
    },
    {
      question: "I paid, but the session did not start. What now?",
      answer:
        "Wait two minutes. If the charger does not start within that time, the payment is reversed without any action from you. Do not pay a second time for the same gun before the first attempt shows as failed or reversed. If the money has not returned after three working days, send us the UPI reference number through the [general query form](/contact/general-query), choose Technical Support, and name the station.",
    },
    {
      question: "Can I pay without the app?",
      answer:
        "Yes. The QR code opens a page in the browser, and no account is needed. The app adds a history, a wallet and the start of a session from your seat.",
    },
    {
      question: "Do you take cards or cash?",
      answer:
        "Debit and credit cards work in the app and on the payment page. Attendants do not take cash for charging. In the cafe and the shop you can pay as you like.",
    },
    {
      question: "How do I get an invoice with GST?",
      answer:
        "Enter your GSTIN on the payment page before you start, or in the app once for always. The invoice arrives by e-mail after the session, with the units, the price per unit, the tax and the session number. For past sessions write to us with the session number.",
    },
    {
      question: "Why was the amount less than I expected?",
      answer:
        "The car stopped earlier than you planned, because it reached its own limit or was nearly full. You pay only for the units that were delivered, and the difference has been released.",
    },
    {
      question: "Can a company pay for its drivers?",
      answer:
        "Yes. A fleet account has one monthly invoice, a limit per vehicle and a list of sessions with the vehicle number. Ask through the [general query form](/contact/general-query) with the subject Fleet account.",
    },
  ],
  tags: ["Payment", "UPI", "Invoice", "FAQ"],
  metaTitle: "Paying for EV charging: UPI, cards, refunds, invoices",
  metaDescription:
    "How to pay by UPI at a charging station, what happens if a session does not start, refunds, GST invoices and fleet accounts.",
  isPublished: true,
  daysAgo: 12,
  authorName: "Sana Mirza",
  views: 2688,
};
