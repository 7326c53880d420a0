import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "battery-storage-at-a-charging-site",
  contentType: "blog",
  language: "en",
  title: "A battery beside the charger: when storage pays at a charging site",
  description:
    "A charging site asks the grid for a lot of power, rarely and suddenly. A stationary battery asks for a little, all day long. Put the two together and a weak connection can carry a strong station. It sounds obvious. Whether it pays depends on four numbers.",
  picture: "powervault-bess-250-detail",
  mainVideoUrl: null,
  features: [
    "What a 250 kWh battery can and cannot do in an hour",
    "Peak shaving with a worked example",
    "Shifting solar energy into the evening",
    "Safety and placement of LFP cabinets",
  ],
  sections: [
    {
      title: "Kilowatts and kilowatt-hours",
      paragraph:
        "A tank has a size and a tap. For a battery the size is energy, in kWh. The tap is power, in kW. PowerVault BESS-250 holds 250 kWh and can discharge at 250 kW, so a full battery at full power lasts about one hour. At 60 kW it lasts about four.\n\nNot all of it should be used every day. Between 10 and 95% gives about 212 kWh. And what comes out is less than what went in: 85 to 90%, after the converters, the cooling and the cells have taken their part.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Use one: a weak connection",
      paragraph:
        "A site on a state highway gets 100 kVA from its transformer. The owner wants two guns of 120 kW. Between five and eight in the evening both are busy for 20 minutes in every half hour, which makes an average of 160 kW and peaks of 240.\n\nThe grid gives a steady 90 kW. The battery adds the missing 70 on average, 210 kWh in three hours. That is just what it has. Through the night it refills at 40 kW in about six hours.\n\nThe alternative is a new transformer and a kilometre of high-tension line. If the company quotes ₹35 lakh and eighteen months, storage looks good. If it quotes ₹6 lakh and two months, build the line.",
      picture: "scene-station",
      videoUrl: null,
    },
    {
      title: "Use two: a lower demand charge",
      paragraph:
        "A mall pays ₹400 per kVA of maximum demand. Its chargers add 150 kVA to the evening peak for perhaps ninety minutes a day. That is ₹60,000 a month.\n\nA battery that takes over 120 kW in those ninety minutes needs 180 kWh and saves ₹48,000 a month, ₹5.8 lakh a year. From this, subtract the losses: 180 kWh a day at 12% and ₹8 are about ₹63,000 a year.\n\nFirst try what costs nothing. [Load balancing](/discover/load-balancing-many-cars-one-connection) can slow the chargers during the peak. Only what customers will not accept should be bought as storage.",
      picture: "scene-mall",
      videoUrl: null,
    },
    {
      title: "Use three: solar after sunset",
      paragraph:
        "A 60 kWp plant on the canopy gives about 240 kWh on a good day, most of it between ten and three. Cars come between five and nine. The battery carries 200 kWh across. With net metering at full value the grid does the same for nothing. With a low export price, say ₹3 for what you send and ₹9 for what you take, each stored unit earns about ₹5 after losses, ₹1,000 a day in the sunny months.\n\nThat alone seldom pays for the cabinet. Two uses together often do.",
      picture: "scene-plot",
      videoUrl: null,
    },
    {
      title: "Life and safety",
      paragraph:
        "LFP cells stand 4,000 to 6,000 full cycles before they fall to about 80% of their size. One cycle a day gives more than ten years, if they are kept between 15 and 35 degrees. In Nagpur in May the cooling will run all day. Give the cabinet a roof, and air on all sides.\n\nLFP is the calmest of the common lithium chemistries. It can still burn if it is damaged or badly made. Ask for the test report of the cell and of the system, gas detection, a disconnect switch that can be reached from outside, and three metres of free space. Show the fire officer the drawing before the slab is poured. The cabinet is rated IP54, so it stands in rain, but not in a hollow.",
      picture: null,
      videoUrl: null,
    },
  ],
  importantNote:
    "The battery runs at 768 V DC. It stays dangerous when the grid is off. Only trained people may open the cabinet.",
  keyHighlights: [
    "250 kWh, 250 kW: about one hour at full power",
    "Count on 85 to 90% of the energy you put in",
    "Worth it for weak lines and high demand charges, seldom for solar alone",
    "Try load balancing first, it costs far less",
  ],
  faqs: [
    {
      question: "Can the battery run the station during a power cut?",
      answer:
        "Yes, if the system is built for island operation. Say so when you order, because it needs a switch between grid and site. At two busy guns of 60 kW it lasts nearly two hours.",
    },
    {
      question: "How much space does it need?",
      answer:
        "Plan 6 by 4 metres with the free space around it, and access for a small crane on the first day.",
    },
    {
      question: "Does a battery help with diesel generators?",
      answer:
        "Yes. The generator can run at its best load for fewer hours, or stay off. Many sites buy storage for that reason alone.",
    },
  ],
  tags: ["Battery storage", "BESS", "Demand charge", "Solar", "LFP"],
  metaTitle: "Battery storage at EV charging sites: when it pays",
  metaDescription:
    "What a 250 kWh battery does for a charging site: weak connections, demand charges and solar in the evening, with worked numbers and limits.",
  isPublished: true,
  daysAgo: 61,
  authorName: "Vikram Kulkarni",
  views: 987,
};
