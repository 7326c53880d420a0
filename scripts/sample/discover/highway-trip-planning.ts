import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "highway-trip-planning",
  contentType: "blog",
  language: "en",
  title: "Five hundred kilometres by electric car: a calm way to plan an Indian highway trip",
  description:
    "The first long trip in an electric car is exciting in the wrong way if you have not planned it, and almost boring if you have. Boring is the aim. Ten minutes with a map on the evening before is enough.",
  picture: "site-highway",
  mainVideoUrl: "https://youtu.be/aqz-KE-bpKQ",
  features: [
    "How to find the real highway range of your car",
    "Where to put the stops, with a worked example",
    "Ghats, headwind, rain and a full boot",
    "What to do when the charger you counted on is down",
  ],
  sections: [
    {
      title: "Know your highway range",
      paragraph:
        "The certified range comes from a laboratory cycle with gentle speeds. On a highway at 90 to 100 km/h expect 60 to 70% of it. Air resistance grows with the square of speed: at 100 km/h it is a good half more than at 80.\n\nThe honest way is to measure. Drive 50 km on a motorway at your usual speed with the air conditioner on, and read the average from the trip computer. Suppose it says 16 kWh per 100 km and your usable battery is 45 kWh. Then the full battery is 280 km at that speed.\n\nNow take away the top and the bottom. Between 10 and 80% you have 31.5 kWh, which is **about 195 km between stops**. That number, not the certified one, is the one to plan with.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "A worked example",
      paragraph:
        "A trip of 500 km. Start at 100% from home.\n\n- First leg: 100 down to 15% is 38 kWh, about 235 km. Plan the first stop at 210 km, with a margin\n- First stop: 25 to 80% on a 60 kW charger, about 34 minutes. Breakfast\n- Second leg: 80 down to 15% is 29 kWh, about 180 km. Second stop near km 370, arriving with about 23%\n- Second stop: up to 75%, about 31 minutes. Lunch\n- Third leg: 130 km, arriving with about 29%\n\nTwo stops, a little over an hour in all, both at meal times. In a petrol car most families stop for as long.",
      picture: "dc-60-compact-stand",
      videoUrl: null,
    },
    {
      title: "Things that change the number",
      paragraph:
        "**Climbs.** Every 100 m of height takes roughly half a kilowatt-hour for a car of 1.7 tonnes. A ghat of 600 m costs 3 kWh on the way up, or about 20 km of range. Going down you get back more than half of it.\n\n**Headwind and rain.** A steady headwind of 20 km/h at a speed of 100 adds more than two fifths to the air resistance. Water on the road adds a little more. On such a day plan for a quarter less.\n\n**Load.** Five people and luggage matter less than a roof box. A box can cost 10 to 20%.\n\n**Cold and heat.** Air conditioning takes 1 to 2 kW, which is little at highway speed, some 5 to 8%.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Choosing a stop",
      paragraph:
        "Prefer a site with at least two DC guns to a site with one, even if it is 20 km earlier.\n\n> A single charger is a single point of failure and a single queue.\n\nOn the [station map](/#map) look at three things: guns free now, the power, and the facilities. After two hours of driving, a clean washroom is worth more than another 30 kW.\n\nCheck opening hours. Some sites close in the afternoon or at ten at night. Note one alternative for each stop, within 30 km, and keep enough in the battery to reach it. If you follow the rule of arriving with 15%, you usually can.",
      picture: "scene-cafe",
      videoUrl: null,
    },
    {
      title: "On the day",
      paragraph:
        "Set the station as the destination in the car's own navigation, so that it can warm or cool the battery in time if it knows how. Look at the status again half an hour before you arrive. Park straight, so that the cable reaches without a pull. Start the session, wait until the power has settled, then go and eat.\n\nCome back at 75 to 80%. If someone is waiting and you have enough for the next leg, leave earlier. [The charging curve](/discover/reading-a-charging-curve) explains why that is good for both of you.",
      picture: "scene-lounge",
      videoUrl: null,
    },
    {
      title: "If the charger is down",
      paragraph:
        "Try the other gun. Try once more after re-seating the plug firmly. Call the number on the cabinet: an operator can often restart a charger from a distance within five minutes. If none of that works, drive slowly to your alternative. At 70 km/h the car uses about a third less energy than at 100, so your 15% reach much further than you think.",
      picture: null,
      videoUrl: null,
    },
  ],
  importantNote:
    "Do not tow an electric car with its driven wheels on the road. If you do run out, ask for a flatbed.",
  keyHighlights: [
    "Plan with 60 to 70% of the certified range",
    "Arrive with 15%, leave with 75 to 80",
    "Choose sites with two or more DC guns",
    "Note one alternative for every stop",
  ],
  faqs: [
    {
      question: "Is it safe to drive down to 5%?",
      answer:
        "It does no harm to the battery now and then. It only takes away your alternatives. Keep 10 to 15% for the unexpected.",
    },
    {
      question: "Can I book a gun in advance?",
      answer:
        "Not at our stations today. The map shows the state of each gun, and sites on busy roads have several.",
    },
    {
      question: "What should I carry?",
      answer:
        "The Type 2 cable, the portable charger for a 16 A socket as a last resort, a charged phone with a UPI app, and a card for places without signal.",
    },
    {
      question: "How much will 500 km cost?",
      answer:
        "In the example: 45 kWh from home and about 48 kWh on the road. At ₹8 and ₹18 per unit that is about ₹1,220, with a quarter of a battery left at the end.",
    },
  ],
  tags: ["Highway", "Trip planning", "Range", "DC charging"],
  metaTitle: "Planning a highway trip by electric car in India",
  metaDescription:
    "How to find your real highway range, where to stop on a 500 km trip, and what to do if a charger is down. With a worked example.",
  isPublished: true,
  daysAgo: 15,
  authorName: "Asha Raman",
  views: 4872,
};
