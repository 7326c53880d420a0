import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "ocpp-explained-for-site-owners",
  contentType: "blog",
  language: "en",
  title: "OCPP for site owners: the language your chargers should speak",
  description:
    "Somewhere in every charger data sheet stands a line like OCPP 1.6J. Most buyers skip it. Yet this line decides whether you can change your software provider in three years without replacing the chargers. It deserves ten minutes.",
  picture: "model-standalone",
  mainVideoUrl: null,
  features: [
    "What a charger and a management system say to each other",
    "The differences between 1.6J and 2.0.1",
    "Smart charging profiles in one example",
    "Eight questions for your supplier",
  ],
  sections: [
    {
      title: "What OCPP is",
      paragraph:
        "The Open Charge Point Protocol is a public agreement about messages. On one side is the charger. On the other is a server, called the charging management system, which knows who may charge, what it costs and which charger is ill. OCPP defines the words between them. It belongs to no manufacturer, and nobody pays a fee to use it.\n\nThe J in 1.6J stands for JSON: short, readable texts over a permanent web connection that the charger itself opens. Because the charger calls out, you need no fixed address and no open port at the site. A SIM card is enough.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "A session in seven messages",
      paragraph:
        "1. **BootNotification**: I am awake, this is my model and my firmware\n2. **Heartbeat**: I am still here, what time is it?\n3. **Authorize**: somebody shows this card or this payment, may they charge?\n4. **StartTransaction**: connector 1, meter at 48,210.4 kWh\n5. **MeterValues**: every minute or so, power, energy, battery level\n6. **StopTransaction**: meter at 48,232.9 kWh, reason: unplugged\n7. **StatusNotification**: connector 1 is available again\n\nThe bill is the difference between the two meter readings: 22.5 kWh. When you dispute an invoice, ask for messages four and six.",
      picture: "scene-charging",
      videoUrl: null,
    },
    {
      title: "1.6J and 2.0.1",
      paragraph:
        "Version 1.6 dates from 2015 and runs on most chargers in the world. It does the basics and smart charging, and with its security extension it encrypts the line and checks certificates. For most Indian sites it is enough.\n\nVersion 2.0.1 adds a proper description of the hardware, one event message for the whole transaction, better security from the start, and support for plug and charge, where the car identifies itself. The two versions do not understand each other. A server has to speak both, and a charger has to be updated from one to the other. Ask for a written promise that the update is possible. DynamicCharge 60 is listed for both.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Smart charging",
      paragraph:
        "This is where a site owner earns money. The server can send a **charging profile** to a charger: until 18:00 at most 60 kW, from 18:00 to 22:00 at most 20 kW, then 60 again. The charger tells the car, and the car obeys within seconds.\n\nAn energy manager on site can do the same from the reading of your main meter, faster than a server far away and also when the internet is down. Grid EMS works this way: it reads the meter over Modbus, listens to sensors over MQTT, and speaks OCPP to the chargers. [Load balancing](/discover/load-balancing-many-cars-one-connection) describes what it decides.",
      picture: "grid-ems-stand",
      videoUrl: null,
    },
    {
      title: "Eight questions for your supplier",
      paragraph:
        "- Which OCPP versions and which security profile does the charger support today?\n- May I point it to another server myself, and where is that written?\n- What happens when the connection is lost during a session?\n- How many offline sessions are stored, and are they sent later?\n- Does it accept charging profiles for one connector and for the whole station?\n- How is the firmware updated, and who decides when?\n- Can I get the raw messages of the last 90 days?\n- Is there a charge for moving away?\n\nThe second and the last matter most. If the answers are evasive, the protocol on the data sheet is worth little.",
      picture: null,
      videoUrl: null,
    },
  ],
  importantNote:
    "An open protocol does not replace a contract. Write into the purchase order that configuration passwords are handed to you with the equipment.",
  keyHighlights: [
    "OCPP lets you change software without changing chargers",
    "The charger opens the connection, so a SIM card is enough",
    "1.6J suits most sites today, an update path to 2.0.1 should be promised",
    "Charging profiles are what lowers the demand charge",
  ],
  faqs: [
    {
      question: "Is OCPP the same as OCPI?",
      answer:
        "No. OCPP is between a charger and its server. OCPI is between two companies' servers, so that a driver with one app can use the stations of another.",
    },
    {
      question: "Does a home charger need OCPP?",
      answer:
        "Only if somebody else pays for the energy, such as an employer, or if a building shares power among several cars.",
    },
    {
      question: "Can my charger work without the internet?",
      answer:
        "It depends on the settings. Many sites allow known users to charge offline and send the records later. Payment by QR code needs a connection, at least on the phone.",
    },
  ],
  tags: ["OCPP", "Software", "Energy management", "Site owners"],
  metaTitle: "OCPP explained for owners of EV charging sites",
  metaDescription:
    "What OCPP is, how a charging session looks in messages, how 1.6J and 2.0.1 differ, and eight questions to ask before buying chargers.",
  isPublished: true,
  daysAgo: 52,
  authorName: "Vikram Kulkarni",
  views: 1208,
};
