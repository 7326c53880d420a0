import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "solar-and-ev-charging",
  contentType: "blog",
  language: "en",
  title: "Driving on sunlight: how many panels does an electric car need?",
  description:
    "Fewer than most people think. The sum fits on the back of an envelope, and the answer for a typical family car is about four panels. The harder question is not how much energy the roof makes, but when.",
  picture: "scene-solar",
  mainVideoUrl: null,
  features: [
    "Panels for 30, 50 and 100 km a day",
    "Why net metering decides the economics",
    "Charging from surplus only, and its limits",
    "Roof area, shade, dust and monsoon",
  ],
  sections: [
    {
      title: "The envelope",
      paragraph:
        "In most of India one kilowatt-peak (kWp) of panels makes **about 4 units a day** on the average of the year, some 1,400 to 1,500 a year. Rajasthan and Gujarat are above that, the north-east and Kerala's rainy months below.\n\nA car uses 15 to 17 units from the wall for 100 km.\n\n- 30 km a day: 5 units, 1.25 kWp, three panels\n- 50 km a day: 8 units, 2 kWp, four panels\n- 100 km a day: 16 units, 4 kWp, eight panels\n\nA modern panel has around 540 W and 2.6 square metres. With space between the rows count 8 to 10 square metres per kWp. A family with 50 km a day and a house load of 8 units a day needs 4 kWp, or about 40 square metres of roof without shade.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "The clock problem",
      paragraph:
        "The roof works from eight to five. The car is often at the office then. There are three ways out.\n\n**Net metering.** By day the surplus flows to the grid, at night it flows back, and you pay for the difference. The grid is your storage. Where full net metering is available, it solves the matter, and you can charge whenever you like.\n\n**Charging at noon.** If somebody is at home, or on weekends, let the car follow the sun. A charger that reads the meter starts when there is surplus and stops when a cloud comes.\n\n**A battery at home.** It works, but a battery large enough for a car costs more than the panels. For most homes it is the last option, not the first.",
      picture: "smart-home-charger-stand",
      videoUrl: null,
    },
    {
      title: "The smallest current",
      paragraph:
        "A car on a Type 2 plug cannot charge with less than 6 A. On single phase that is 1.4 kW. A plant of 3 kWp with a house that takes 0.8 kW has enough surplus from about nine-thirty to three-thirty on a clear day. In the monsoon it may not reach 1.4 kW for a week. Then the charger should fill the car from the grid up to a minimum that you choose, say 40%, and leave the rest to the sun.",
      picture: "scene-charging",
      videoUrl: null,
    },
    {
      title: "What it costs and saves",
      paragraph:
        "A 4 kWp plant costs perhaps ₹2 to 2.4 lakh before any subsidy, which the [national rooftop programme](https://pmsuryaghar.gov.in/) pays for homes up to a limit. It makes about 5,800 units a year. If each replaces a unit of ₹8 the saving is ₹46,000 a year, and the plant pays back in four to six years. It then works for twenty more.\n\nFor offices and shops with a larger roof, savings between ₹5,000 and ₹50,000 a month are realistic, depending on the size of the plant and the tariff. Commercial tariffs are higher than domestic ones, so the payback is often shorter.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Roof, shade, dust",
      paragraph:
        "One chimney that shades one panel at three o'clock can pull down a whole row. Ask for a shade drawing at 9, 12 and 3 on a December day. Clean the panels every two to three weeks in the dry months. Dust in the Gangetic plain costs 5 to 10% within a month. Have the fixing checked for the wind speed of your coast.\n\nAnd ask whether the meter and your sanctioned load fit: in most states the plant may not be larger than the sanctioned load.",
      picture: "scene-station",
      videoUrl: null,
    },
  ],
  importantNote:
    "Net metering rules differ between states and have changed several times. Ask your distribution company which rule would apply on the day of your application.",
  keyHighlights: [
    "Two kWp, four panels, give about 50 km a day over the year",
    "With full net metering the charging hour does not matter",
    "A car needs at least 1.4 kW to charge at all",
    "Clean panels and no shade matter more than the brand",
  ],
  faqs: [
    {
      question: "Can I charge directly from the panels without the grid?",
      answer:
        "Not with ordinary equipment. The inverter and the charger both need a stable supply. It takes a hybrid inverter with a battery.",
    },
    {
      question: "Do you install solar plants?",
      answer:
        "Our solar offer is still being prepared. Businesses can already talk to us about a site with charging and solar through the [charging partner form](/contact/ev-charging-partner).",
    },
    {
      question: "Will the panels charge my car in the monsoon?",
      answer:
        "Partly. Expect a third to a half of a clear day's yield. Over the year the average of 4 units per kWp already includes those months.",
    },
    {
      question: "Is a solar roof on the car itself useful?",
      answer:
        "A car roof has room for about 0.3 kWp, flat and often in the shade. That is 5 km a day at best.",
    },
  ],
  tags: ["Solar", "Net metering", "Home charging", "Cost"],
  metaTitle: "Solar panels for EV charging: how many you need",
  metaDescription:
    "How many solar panels an electric car needs in India, how net metering changes the sum, and why charging at noon is harder than it sounds.",
  isPublished: true,
  daysAgo: 36,
  authorName: "Asha Raman",
  views: 2415,
};
