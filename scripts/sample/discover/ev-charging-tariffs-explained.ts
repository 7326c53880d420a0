import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "ev-charging-tariffs-explained",
  contentType: "blog",
  language: "en",
  title: "From the power plant to ₹15 a unit: how an EV charging price is made",
  description:
    "You pay ₹15 for a unit at one station and ₹22 at the next. The grid that feeds them is the same. Where does the difference come from, and when is the cheap hour? A look behind the number on the screen.",
  picture: "grid-ems-detail",
  mainVideoUrl: null,
  features: [
    "The parts of a price per unit, one by one",
    "Single-part and two-part tariffs",
    "Solar hours, and why noon may be cheaper than midnight",
    "Idle fees and taxes",
  ],
  sections: [
    {
      title: "What the station pays",
      paragraph:
        "A public station buys electricity from the local distribution company under a tariff that the state's electricity commission has set. The [central guidelines of 2024](https://evyatra.beeindia.gov.in/central-govt-initiative-details) ask for a **single-part** tariff for public charging, one price per unit without a separate charge for demand, not above the average cost of supply, until March 2028. Many states have followed, each in its own way, so the purchase price lies roughly between ₹5 and ₹9.\n\nOther connections have a **two-part** tariff: a price per unit and a fixed amount per kVA of maximum demand. A fast charger that is used for one hour a day is a bad match for it. 120 kVA at ₹350 are ₹42,000 a month, whether ten cars come or a thousand. Spread over 3,000 units that alone is ₹14 a unit. Spread over 30,000 it is ₹1.40.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "What lies on top",
      paragraph:
        "For a well-used site of 60 kW that sells 9,000 units a month, a rough split of ₹15 looks like this:\n\n- Electricity with losses: ₹7.50\n- Land share or rent: ₹1.80\n- Equipment, spread over its life: ₹2.20\n- Upkeep, network, insurance, cleaning: ₹1.60\n- Payment fees and support: ₹0.60\n- What remains: ₹1.30\n\nAt 4,000 units a month the lines for equipment and upkeep more than double, and nothing remains. This is why a quiet site is either dearer or loses money, and why operators care so much about the number of cars per day.",
      picture: "dc-60-compact-stand",
      videoUrl: null,
    },
    {
      title: "The cheap hours",
      paragraph:
        "India now has plenty of solar power at noon and less of everything at eight in the evening. Tariffs follow. The 2024 guidelines propose that public stations pay 0.7 times the average cost of supply from nine in the morning to four in the afternoon, and 1.3 times in the other hours. Time-of-day tariffs for larger consumers, and step by step for homes with smart meters, point the same way.\n\nThe old advice was to charge at night. For a home on a flat domestic tariff it is still good for the neighbourhood transformer. For public stations and offices, the lunch hour is turning into the better time. Look at the table on your bill before you set the timer.",
      picture: "scene-plot",
      videoUrl: null,
    },
    {
      title: "Tax, and what the screen shows",
      paragraph:
        "Charging at a public station is a service, and GST of 18% is normally added. Electricity at home has no GST, though states levy an electricity duty. When you compare two stations, check whether the price is with or without tax. ₹18 with tax is ₹15.25 without.\n\nThe bill after a session should show the units, the price per unit, the tax and the session number. If it does not, ask for it. You are entitled to know what you bought.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Idle fees",
      paragraph:
        "Some stations ask for a few rupees per minute when a full car keeps standing at the gun. It feels unfriendly until you are the one waiting with 6%. A fair fee has a grace period of ten to fifteen minutes, is shown before you start, and stops at a limit.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "A separate meter at home?",
      paragraph:
        "Several states offer a domestic EV connection with a flat price, often between ₹4.50 and ₹7, without slabs. It makes sense if you use more than about 200 units a month for the car and your home is in a high slab. It costs a deposit, a fixed charge and a second cable. Below that, stay with one meter. The sums in [cost per km](/discover/cost-per-km-electric-vs-petrol) help you decide.",
      picture: "smart-home-charger-stand",
      videoUrl: null,
    },
    {
      title: "Sources",
      paragraph:
        "- Ministry of Power: Guidelines for Installation and Operation of Electric Vehicle Charging Infrastructure-2024, on the [portal of the Bureau of Energy Efficiency](https://evyatra.beeindia.gov.in/central-govt-initiative-details)\n- Tariff orders: the electricity regulatory commission of your state",
      picture: null,
      videoUrl: null,
    },
  ],
  importantNote:
    "Tariff orders are issued by each state and usually change every April. Check the current order of your distribution company.",
  keyHighlights: [
    "Electricity is about half of the price at a busy station",
    "A quiet site with a demand charge cannot be cheap",
    "Noon is becoming the cheap hour at public stations",
    "Compare prices with tax included",
  ],
  faqs: [
    {
      question: "Who sets the price at a public station?",
      answer:
        "The operator does, within any ceiling of the state government. The tariff at which the operator buys is set by the state's electricity commission.",
    },
    {
      question: "Why is AC cheaper than DC at the same place?",
      answer:
        "An AC point costs a small fraction of a DC cabinet and needs a far smaller connection, so fewer rupees of equipment lie on each unit.",
    },
    {
      question: "Are prices the same all day at your stations?",
      answer:
        "The price on the screen before you start holds for the whole session. It may differ between two stations, and at some sites between hours.",
    },
  ],
  tags: ["Tariff", "Price", "Solar hours", "GST", "Public charging"],
  metaTitle: "EV charging tariffs in India, explained",
  metaDescription:
    "What is inside a price of ₹15 per unit, how single-part and two-part tariffs differ, when the cheap hours are, and how tax is added.",
  isPublished: true,
  daysAgo: 40,
  authorName: "Sana Mirza",
  views: 2267,
};
