import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "ev-connectors-in-india",
  contentType: "blog",
  language: "en",
  title: "CCS2, Type 2, Bharat AC001: a plain guide to the plugs on Indian roads",
  description:
    "Stand in front of a charging station for the first time and you may see three or four different plugs. Only one or two of them concern you. This guide says which, and why the others exist.",
  picture: "dc-240-dualcore-detail",
  mainVideoUrl: null,
  features: [
    "A drawing in words of each connector",
    "Which vehicles use which one",
    "The difference between AC and DC charging",
    "What to look for before you drive to a station",
  ],
  sections: [
    {
      title: "AC or DC comes first",
      paragraph:
        "A battery takes in direct current. The grid gives alternating current. Somewhere a converter has to stand between the two.\n\nIn **AC charging** that converter is in the car. The box on the wall is, in truth, a safe and clever switch. The car decides the power, and most cars sold in India convert between 3.3 and 7.4 kW, a few 11 kW on three phases.\n\nIn **DC charging** the converter is in the station, as large as a cupboard. It sends direct current straight to the battery at 30, 60, 120 kW or more. That is why the cable is thick and the cabinet hums.",
      picture: "plug-faces",
      videoUrl: null,
    },
    {
      title: "Type 2: the everyday AC plug",
      paragraph:
        "Round, with a flat top and seven contacts. Three are for the live phases, one for neutral, one for earth, and two small ones let the car and the charger talk. Before any current flows, the car says how much it wants and the charger says how much it may have.\n\nNearly every electric car sold in India in recent years has a Type 2 inlet for AC. Home chargers use it, and so do the slow bays in malls and offices. Many AC bays have only a socket, so you use the cable that came with the car. Keep it in the boot.",
      picture: "smart-home-charger-detail",
      videoUrl: null,
    },
    {
      title: "CCS2: the same inlet with two more pins",
      paragraph:
        "CCS stands for Combined Charging System. The CCS2 inlet is a Type 2 with two large contacts below it. The upper half carries the conversation and the earth, the lower half carries direct current. One opening in the car therefore takes both plugs.\n\nThis is the standard for fast charging of cars, vans and buses in India today. All our DC chargers, from the [DC-30 Pro](/business-dc-fast-charger-solutions-india) upward, have CCS2 guns. The voltage range of 200 to 1,000 V covers small hatchbacks of around 300 V as well as buses of 700 V and more.",
      picture: "dc-60-compact-detail",
      videoUrl: null,
    },
    {
      title: "Bharat AC001 and DC001: the first Indian specifications",
      paragraph:
        "These came out in 2017, when Indian electric cars had batteries of 48 to 72 V.\n\n**Bharat AC001** is a box with three outlets. Each outlet is the blue industrial socket of IEC 60309 and gives 16 A, about 3.3 kW. It suits three-wheelers, scooters with a matching lead, and older cars. Three vehicles can charge side by side from one three-phase supply of 10 kW.\n\n**Bharat DC001** gives up to 15 kW at low voltage through a round gun with many pins, the one used by GB/T. Older fleet sedans and some three-wheelers need it. New cars do not, and new stations rarely add it.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "CHAdeMO, and the plugs of scooters",
      paragraph:
        "**CHAdeMO** is a Japanese DC standard with a large round gun. A few imported cars have it. You will meet it at older sites and on some two-gun cabinets.\n\nScooters and motorcycles use several connectors. Many come with a portable charger for an ordinary 16 A socket. The Bureau of Indian Standards has published a combined connector for light vehicles, in the IS 17017 series, which carries AC and DC in one small plug. Whether yours has it is written in the owner's manual.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Before you drive to a station",
      paragraph:
        "Check three things on the [map](/#map): the plug, the power, and whether a gun is free now. A car that takes 50 kW at most gains nothing from a 240 kW charger, so leave that bay to someone who can use it. And a 7 kW AC bay is a fine place to leave the car during a two-hour film, but not for a quick stop on the highway.",
      picture: null,
      videoUrl: null,
    },
  ],
  importantNote:
    "Use only the cable supplied with the vehicle or the one fixed to the station. Adapters that join one DC standard to another are not approved for public charging in India and can damage the inlet.",
  keyHighlights: [
    "Cars: Type 2 for AC, CCS2 for DC",
    "AC speed is decided by the converter in your car",
    "Bharat AC001 has three 16 A outlets for light vehicles",
    "CHAdeMO and Bharat DC001 serve older vehicles",
  ],
  faqs: [
    {
      question: "Can I use a CCS2 gun if my car has only a Type 2 inlet?",
      answer: "No. Without the two lower contacts there is no path for direct current. Use an AC bay.",
    },
    {
      question: "Why does my car take only 7 kW from a 22 kW AC bay?",
      answer:
        "The converter in the car sets the limit. A bay of 22 kW offers three phases of 32 A. A single-phase car uses one of them.",
    },
    {
      question: "Does CCS2 need an app to start?",
      answer:
        "The plug does not. The station needs to know who pays. At our stations you scan the QR code and pay by UPI, or use the app.",
    },
  ],
  tags: ["Connectors", "CCS2", "Type 2", "Bharat AC001", "Basics"],
  metaTitle: "EV connectors in India: CCS2, Type 2, Bharat AC001",
  metaDescription:
    "Which plug fits which electric vehicle in India, what AC and DC charging mean, and what to check before you drive to a station.",
  isPublished: true,
  daysAgo: 11,
  authorName: "Asha Raman",
  views: 4127,
};
