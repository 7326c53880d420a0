import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "cost-per-km-electric-vs-petrol",
  contentType: "blog",
  language: "en",
  title: "What a kilometre costs: electricity and petrol, side by side",
  description:
    "Advertisements like to say one rupee per kilometre. Sceptics like to quote the most expensive fast charger in town. Both can be right, for somebody. The cost of a kilometre depends on where you charge far more than on which car you drive. Here is the full sum, with every assumption on the table.",
  picture: "site-street",
  mainVideoUrl: null,
  features: [
    "The formula, in one line",
    "Home, public AC and public DC compared with petrol",
    "Charging losses, which most calculators leave out",
    "When the higher price of the car pays back",
  ],
  sections: [
    {
      title: "The formula",
      paragraph:
        "Cost per km = consumption of the car × (1 + losses) × price per unit.\n\nTake a compact SUV that uses 15 kWh per 100 km in mixed driving, which is 0.15 kWh per km. On AC, 10 to 12% is lost as heat in the cable, the on-board converter and the battery; we count 11%. On DC the station counts at its outlet, so your share of the loss is smaller, about 5%.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Four places to charge",
      paragraph:
        "The first number is the price of a unit of electricity, or of a litre or kilogram of fuel. Petrol does 14 to 16 km per litre in real traffic, diesel 18, CNG 24 km per kilogram.\n\n| Where and what | Price | Per km |\n| --- | --- | --- |\n| Home, a moderate slab | ₹6 | ₹1.00 |\n| Home, the highest slab | ₹9 | ₹1.50 |\n| Public DC | ₹15 | ₹2.36 |\n| Highway DC, with tax | ₹24 | ₹3.78 |\n| CNG | ₹80 | ₹3.33 |\n| Diesel | ₹90 | ₹5.00 |\n| Petrol | ₹103 | **₹6.87** |\n\nSo the electric car is ahead nearly everywhere, by a factor of four to six at home and by less than two on an expensive highway. Against CNG, home charging wins clearly, and fast charging at the top price does not.",
      picture: "cost-per-kilometre",
      videoUrl: null,
    },
    {
      title: "Your own mix",
      paragraph:
        "Few people charge only in one place. A family that drives 15,000 km a year with 80% at home at ₹8 and 20% on the road at ₹18 pays:\n\n- Home: 12,000 km × 0.1665 × 8 = ₹15,984\n- Road: 3,000 km × 0.1575 × 18 = ₹8,505\n- Total: about ₹24,500, or ₹1.63 per km\n\nPetrol for the same distance: 1,000 litres, ₹1,03,000. The difference is about ₹78,500 a year.\n\nWithout any home charging the same family would pay about ₹42,500 a year. Still less than half of petrol. But it also pays in time, and that is the better reason to ask for a charger in your own bay.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Service, tyres, insurance",
      paragraph:
        "An electric drivetrain has no oil, filters, plugs, clutch or timing belt. A yearly service is often 40 to 60% cheaper. Brake pads last much longer because the motor does most of the braking.\n\nTyres wear faster. The car is heavier and the torque tempts the right foot. Count on 10 to 20% more. Insurance on the car's own damage follows its price, so it is higher, while third-party premiums for electric cars carry a discount set by regulation.\n\nOver a year these roughly cancel each other out, with a small advantage for the electric car.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "When does it pay back?",
      paragraph:
        "Suppose the electric version costs ₹3 lakh more on the road, plus ₹60,000 for a charger and its wiring. At ₹78,500 a year that is **4.6 years** for 15,000 km a year. At 25,000 km it is under three years. At 7,000 km it is ten, and then you should buy the car because you like it, not to save money.\n\nDistance decides. That is why taxis and delivery vans changed first.",
      picture: "smart-home-charger-stand",
      videoUrl: null,
    },
    {
      title: "A word on solar",
      paragraph:
        "A unit from your own roof costs ₹3 to ₹4 when you spread the price of the plant over twenty years. Then the kilometre comes to about 60 paise. But the car has to be at home while the sun shines, or the meter has to credit you for what you export. [Solar and EV charging](/discover/solar-and-ev-charging) has that sum.",
      picture: "scene-plot",
      videoUrl: null,
    },
  ],
  importantNote:
    "Fuel prices and tariffs differ by city and change. The figures here are examples to show the method.",
  keyHighlights: [
    "At home: about ₹1 to ₹1.50 per km",
    "On DC at ₹15 per unit: about ₹2.40 per km",
    "Petrol car of the same size: nearly ₹7 per km",
    "Payback depends on kilometres per year more than on anything else",
  ],
  faqs: [
    {
      question: "Why is my bill higher than the car's own figure?",
      answer:
        "The car counts what leaves the battery. Your meter counts what goes in at the wall, with 10 to 12% of losses, and also what the car used while parked.",
    },
    {
      question: "Does the domestic slab matter?",
      answer:
        "Yes. 150 extra units a month can lift you into the next slab, and the last units are the dearest. Calculate with the price of the last slab, or ask for a separate meter with an EV tariff.",
    },
    {
      question: "Is slow charging cheaper than fast charging?",
      answer:
        "Per unit at public stations, usually. The equipment costs less, and the connection is smaller.",
    },
  ],
  tags: ["Cost", "Petrol", "Tariff", "Home charging"],
  metaTitle: "Cost per km: electric car or petrol, worked out",
  metaDescription:
    "What a kilometre costs with home charging, public AC and DC, petrol, diesel and CNG in India. Losses included, every assumption shown.",
  isPublished: true,
  daysAgo: 2,
  authorName: "Asha Raman",
  views: 3319,
};
