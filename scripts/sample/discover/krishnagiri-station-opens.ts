import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "krishnagiri-station-opens",
  contentType: "news",
  language: "en",
  title: "Krishnagiri Bypass opens: six DC guns between Chennai and Bengaluru",
  description:
    "Our station on the Krishnagiri bypass has been open to all drivers since Monday, day and night. It has six CCS2 guns of up to 240 kW and one Type 2 point, a cafe, a lounge and washrooms without steps. It is the largest site in our network so far.",
  picture: "site-hub",
  mainVideoUrl: null,
  features: [],
  sections: [
    {
      title: "What is there",
      paragraph:
        "Two cabinets of the DC-240 DualCore class serve the bays nearest to the entry. Two guns of 120 kW and two of 60 kW follow, all under one roof. The AC point at the end is meant for people who stay for lunch and for visitors with a plug-in car that cannot take DC.\n\nThe price is ₹19 per unit on all guns, shown on the screen before a session begins. Payment is by UPI through the QR code on the cabinet, or with the app.",
      picture: "dc-240-dualcore-stand",
      videoUrl: null,
    },
    {
      title: "Why here",
      paragraph:
        "Krishnagiri lies about 90 km from Bengaluru and 260 km from Chennai. Drivers who leave Chennai with a full battery of 45 kWh reach it with little left. Those who leave Bengaluru in a hurry, with half a battery, can fill up before the long plain. Our survey counted electric cars on this stretch over three weekends, and found that most of them stopped for longer than half an hour somewhere between Vellore and Hosur anyway.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Power and supply",
      paragraph:
        "The site has a connection of its own. An energy manager keeps the sum of all guns below the contract. On a full Saturday evening that can mean that a car receives 100 kW instead of 120 for some minutes. The screen then says so. We prefer an honest sentence to a silent drop.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "The first week",
      paragraph:
        "The attendants wrote down every question that drivers asked. The most frequent one was where the tap for drinking water is. It now has a sign. The second was whether two cars may share a bay, and the answer is no, each gun has one bay. The third was how to stop a session when the phone has died: press the button on the cabinet and pull the plug when the lock opens.",
      picture: "scene-cafe",
      videoUrl: null,
    },
  ],
  importantNote: null,
  keyHighlights: [
    "Six CCS2 guns from 60 to 240 kW, one Type 2 point",
    "Open 24 hours, ₹19 per unit",
    "Café, lounge, covered bays, step-free washrooms",
  ],
  faqs: [],
  tags: ["Stations", "Highway", "Tamil Nadu", "Opening"],
  metaTitle: "New station at Krishnagiri Bypass with six DC guns",
  metaDescription:
    "Our Krishnagiri station between Chennai and Bengaluru is open day and night, with six CCS2 guns of up to 240 kW, a cafe and a lounge.",
  isPublished: true,
  daysAgo: 3,
  authorName: "Sana Mirza",
  views: 1870,
};
