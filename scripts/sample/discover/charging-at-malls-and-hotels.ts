import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "charging-at-malls-and-hotels",
  contentType: "blog",
  language: "en",
  title: "Charging at malls and hotels: match the power to the length of the stay",
  description:
    "A guest sleeps for eight hours. A film takes three. A coffee takes twenty minutes. Each of these asks for a different charger, and the most expensive mistake is to buy fast where slow would do.",
  picture: "scene-mall",
  mainVideoUrl: null,
  features: [
    "A table of stays and the power that suits them",
    "Hotels: how many points for forty rooms",
    "Malls: bays, signs and fees that keep the peace",
    "Sell, include or share the revenue",
  ],
  sections: [
    {
      title: "Power follows time",
      paragraph:
        "Most drivers away from home want 15 to 25 units. Divide by the length of the stay.\n\n| Stay | Enough power |\n| --- | --- |\n| Overnight, 8 hours | 3.3 kW, 7 kW is generous |\n| Cinema and dinner, 3 hours | 7 kW |\n| Shopping, 1.5 hours | 11 to 22 kW AC, or 30 kW DC |\n| A stop on the way, 25 minutes | 60 kW DC |\n\nA mall with twelve AC points and two DC guns serves more people, at a lower cost, than one with four DC guns.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "A hotel with forty rooms",
      paragraph:
        "On a full night perhaps 30 cars stand in the yard. If one in eight is electric today, that is four. Begin with four points of 7 kW that share 15 kW, and ducts for eight more. Four cars with 20 units each need 80 units. Over nine hours that is 9 kW. The kitchen will not notice.\n\nPut the points where the night guard can see them, not in the farthest corner. Mention them on the booking page with the number and the kind of plug. Guests search for hotels by this filter, and one room night won a week is worth more than the margin on the electricity.",
      picture: "smart-home-charger-stand",
      videoUrl: null,
    },
    {
      title: "A mall with six hundred bays",
      paragraph:
        "Choose a level with mobile signal, close to the lifts but not the closest bays of all. The best bays attract petrol cars that only want to be near the door. Paint the floor, not only the wall. Give the attendant a simple rule: a car that is not charging is asked to move.\n\nA parking ticket and a charging payment are two different things. Make one of them disappear if you can: two free hours of parking with every session is easy to explain at the exit.\n\nAsk the fire officer early. A drawing with cable routes, an emergency stop at the ramp and clear access for the fire service usually settles the matter.",
      picture: "scene-shop",
      videoUrl: null,
    },
    {
      title: "Who owns, who earns",
      paragraph:
        "**You buy.** You set the price and keep the margin, and you look after the equipment, or pay us for it. A warranty of 3 years and quarterly visits are part of our offer.\n\n**We operate.** We install and run the chargers on your bays, and you receive a share. No investment, less income.\n\n**Included.** Hotels sometimes give the energy to guests as they give WiFi. 20 units at ₹9 are ₹180 per car and night. It is a cheap present, until a neighbour finds out. Let reception release each session.",
      picture: null,
      videoUrl: null,
    },
  ],
  importantNote: null,
  keyHighlights: [
    "Long stays need low power, short stays need high power",
    "Forty hotel rooms can begin with four shared points",
    "Paint the floor and ask idle cars to move",
  ],
  faqs: [
    {
      question: "Do guests expect free charging?",
      answer: "They expect working charging. A fair price by UPI is accepted nearly everywhere.",
    },
    {
      question: "Can the generator feed the chargers?",
      answer:
        "It can, but diesel makes each unit cost ₹25 or more. Let the controller pause charging while the generator runs.",
    },
    {
      question: "How do we start?",
      answer:
        "Send the [charging partner form](/contact/ev-charging-partner) with the number of bays and your sanctioned load. We answer with a first layout.",
    },
  ],
  tags: ["Malls", "Hotels", "Destination charging", "Partners"],
  metaTitle: "EV charging for malls and hotels",
  metaDescription:
    "Which charging power suits which stay, how many points a hotel or a mall needs, and three ways to share cost and income.",
  isPublished: false,
  daysAgo: 1,
  authorName: "Sana Mirza",
  views: 0,
};
