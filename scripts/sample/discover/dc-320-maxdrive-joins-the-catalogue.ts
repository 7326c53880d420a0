import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "dc-320-maxdrive-joins-the-catalogue",
  contentType: "news",
  language: "en",
  title: "DC-320 MaxDrive joins the catalogue for bus depots and highway sites",
  description:
    "The range of DC chargers now reaches 320 kW. DC-320 MaxDrive is meant for places where large batteries stop for a short time: bus depots, truck yards and the busiest highway sites. For most shops and hotels it would be too much, and we say so in the data.",
  picture: "dc-320-maxdrive-detail",
  mainVideoUrl: null,
  features: [],
  sections: [
    {
      title: "Who it is for",
      paragraph:
        "A city bus carries 200 to 320 kWh and has perhaps 40 minutes between two shifts. At 240 kW on average that gives 160 kWh, enough for another 120 to 140 km. A medium truck with 150 kWh goes from 20 to 80% in the length of a meal.\n\nPassenger cars can use it as well, up to what the car accepts. A car with a limit of 60 kW charges at 60 kW, here as on a [DC-60 Compact](/business-dc-fast-charger-solutions-india).",
      picture: null,
      videoUrl: null,
    },
    {
      title: "The data",
      paragraph:
        "DC-320 MaxDrive shares its platform with the DC-60 Compact, DC-120 Ultra and DC-240 DualCore: 95% efficiency, protection IP54, CCS2. The family is built from the same power modules, so a technician who knows one knows all, and a spare module fits any of them.",
      picture: "dc-320-maxdrive-stand",
      videoUrl: null,
    },
    {
      title: "What the site needs",
      paragraph:
        "At full power the cabinet draws about 337 kW from the grid, which is 350 kVA and more with the auxiliary load. That is a high-tension connection with a transformer of its own, and in most states several months of waiting. Plan the slab, the cable trench and the protection before the order. A [battery](/discover/battery-storage-at-a-charging-site) can make a smaller connection sufficient when the peaks are short.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "How to order",
      paragraph:
        "The data sheet for this model is still in preparation. Until then the team sends the drawing and the connection values by e-mail. Write through the [general query form](/contact/general-query), choose Product Information, and tell us the vehicles and the time they stand. We answer within 24 hours, sometimes with the advice to take a smaller one.",
      picture: null,
      videoUrl: null,
    },
  ],
  importantNote: null,
  keyHighlights: [
    "320 kW for buses, trucks and busy highway sites",
    "95% efficiency, IP54, CCS2",
    "Needs a high-tension connection",
  ],
  faqs: [],
  tags: ["Products", "DC charging", "Buses", "DC-320 MaxDrive"],
  metaTitle: "DC-320 MaxDrive: 320 kW for depots and highways",
  metaDescription:
    "The DC range now reaches 320 kW. Who DC-320 MaxDrive is for, what its site needs, and when a smaller charger is the better choice.",
  isPublished: true,
  daysAgo: 29,
  authorName: "Vikram Kulkarni",
  views: 1105,
};
