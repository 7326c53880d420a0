import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "load-balancing-many-cars-one-connection",
  contentType: "blog",
  language: "en",
  title: "Thirty cars, sixty kilowatts: how load balancing makes a small connection enough",
  description:
    "A basement with thirty electric cars seems to need thirty chargers of 7.2 kW, 216 kW in all. The building has 60 kW to spare. The answer is not a new transformer. The answer is that the cars do not all need to charge at once, and a controller that knows it.",
  picture: "dynamiccharge-60-detail",
  mainVideoUrl: null,
  features: [
    "Static and dynamic balancing compared",
    "A night in a basement, hour by hour",
    "What must happen when the controller fails",
    "How fairness can be defined",
  ],
  sections: [
    {
      title: "The average is small",
      paragraph:
        "Thirty private cars that drive 35 km a day need about 6 units each: 180 units in a night. Between ten in the evening and six in the morning that is **22.5 kW on average**. Even if every car comes home from a long trip on the same Sunday with 25 units to fill, it is 750 units, or 94 kW for eight hours. With 60 kW they get two thirds by morning, which nobody will notice except the one with a flight at five.\n\nThe difference between 216 and 60 kW is not comfort. It is simultaneity.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Three levels",
      paragraph:
        "**Fixed.** Every charger is set to a low current, say 10 A, for ever. Thirty at 2.3 kW are 69 kW. Cheap and dull. One car alone at night still gets only 2.3 kW.\n\n**Static sharing.** The group may take 60 kW. One car gets all it can use. Ten cars get 6 kW each. When one is full, the others rise. The controller does not look at the building.\n\n**Dynamic sharing.** The controller also reads the main meter. When lifts and pumps rest, the cars may take 110 kW. When the evening peak comes, they get 25. The sum of building and cars never passes the limit. This is the kind to ask for.",
      picture: "grid-ems-stand",
      videoUrl: null,
    },
    {
      title: "One night",
      paragraph:
        "Limit of the building 150 kW.\n\n- **19:00.** The building takes 118 kW. Cars may take 25, which leaves a reserve of 7. Nine cars are plugged in. The minimum of a car is 1.4 kW, so all nine charge at 2.8 kW\n- **21:30.** Building 96 kW, 19 cars. Available 47 kW, 2.5 kW each\n- **00:00.** Building 44 kW, 27 cars of which 12 are full. Available 99 kW. The remaining 15 charge at 6.6 kW\n- **02:40.** The last car is full. Nothing happens until the milk delivery\n\nNo one came down to move a cable, and the transformer never knew.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "What is fair?",
      paragraph:
        "Equal shares are simple, and mostly good. First come, first served pleases the early and annoys the late. Some systems let the driver enter the time of departure, and give more to the one who leaves at five. Others sell priority for a rupee more per unit. Decide before the first car arrives, write it on a board, and keep one visitor bay that always has full power, for the doctor and the one with the flight.\n\nThere is also a floor. Below 6 A a car stops. If there is not even that for everyone, the controller has to let some wait and change them every half hour. A good one does it without waking the drivers by a message each time.",
      picture: "scene-charging",
      videoUrl: null,
    },
    {
      title: "What happens when it fails",
      paragraph:
        "Cables get cut and routers hang. Each charger must have a safe current to which it falls back after, say, 60 seconds without a word from the controller. Thirty times that current must be within the limit of the building at its worst hour. In our example that is 1 kW per charger, less than a car accepts, so some have to pause. Test it on the day of handover: pull the network cable at seven in the evening and watch the main meter.\n\nThe breaker upstream stays, of course. Software is there for comfort and the bill. Protection is the task of copper and springs.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Where DynamicCharge 60 and Grid EMS fit",
      paragraph:
        "[DynamicCharge 60](/business-dc-fast-charger-solutions-india) shares 60 kW among the vehicles connected to it, by OCPP 1.6J or 2.0 over Ethernet or WiFi. Grid EMS is the next level up: a gateway on site that reads the main meter, speaks Modbus and MQTT with the building, OCPP with the chargers, and shows it all to three kinds of users, the administrator, the station operator and the energy analyst.\n\nFor a first row of six chargers you need only the first. Plan the cable route so that the second can be added.",
      picture: null,
      videoUrl: null,
    },
  ],
  importantNote:
    "Measure the building for at least one full week in summer before you set a limit. A winter reading will flatter you.",
  keyHighlights: [
    "Thirty commuters need 22 kW on average, not 216",
    "Dynamic sharing follows the main meter",
    "Every charger needs a safe fallback current",
    "Write the rule of fairness on a board",
  ],
  faqs: [
    {
      question: "Does varying power harm the car?",
      answer: "No. Cars are built to follow the current that the charger offers, and change within seconds.",
    },
    {
      question: "How many chargers can share one cable?",
      answer:
        "As many as the busbar or cable is protected for, if the controller guards the sum. A backbone of 125 A on three phases carries 86 kW and often serves 24 to 36 bays.",
    },
    {
      question: "Will single-phase cars load one phase too much?",
      answer:
        "They can. Connect neighbouring chargers to L1, L2 and L3 in turn, and choose a controller that measures each phase.",
    },
  ],
  tags: ["Load balancing", "Apartments", "Energy management", "OCPP"],
  metaTitle: "Load balancing: thirty EVs on sixty kilowatts",
  metaDescription:
    "How a group of chargers shares a small connection: fixed, static and dynamic balancing, one night hour by hour, fairness and safe failure.",
  isPublished: true,
  daysAgo: 46,
  authorName: "Vikram Kulkarni",
  views: 1632,
};
