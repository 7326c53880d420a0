import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "fleet-charging-economics",
  contentType: "blog",
  language: "en",
  title: "Charging a fleet of thirty vans: the arithmetic before the purchase order",
  description:
    "A delivery fleet is the easiest kind of electric transport to plan. The routes repeat, the vans come home, and somebody already writes down the kilometres. Yet many depots buy the wrong chargers, because they size them by the number of vans instead of the energy that the vans need.\n\nHere is the calculation for a depot of thirty small vans. Change the figures to yours.",
  picture: "site-office",
  mainVideoUrl: null,
  features: [
    "From route sheets to kilowatt-hours per night",
    "How many chargers thirty vans need",
    "The demand charge, and how scheduling lowers it",
    "When a depot needs DC and when AC is enough",
  ],
  sections: [
    {
      title: "Start from energy",
      paragraph:
        "Say each van runs 90 km on a working day and uses 18 kWh per 100 km with a load. That is 16.2 kWh from the battery, and about 18 kWh from the wall with losses. Thirty vans need **540 kWh a day**.\n\nThe vans are in the depot from nine in the evening to six in the morning. Nine hours. 540 divided by 9 is **60 kW**. That is all: an average of 60 kW, the rating of a single DC-60 Compact, or of eight or nine home chargers.\n\nA buyer who puts a 7.2 kW charger at each of the thirty bays and lets them all start at nine has installed 216 kW and will pay for it every month.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "What the demand charge does",
      paragraph:
        "Most commercial connections have a two-part tariff. One part is for energy, in rupees per unit. The other is for **maximum demand**, in rupees per kVA per month, set by the worst half hour or quarter of an hour.\n\nTake ₹350 per kVA as an example. At 216 kW (about 225 kVA) the demand charge is ₹78,750 a month. At 66 kW (about 69 kVA) it is ₹24,150. The difference is more than ₹54,000 every month for the same energy, only because of the order in which the vans charge.\n\nSome states give charging depots a single-part tariff under a special category. Then demand costs nothing and speed is free, within your sanctioned load. Ask before you design.",
      picture: "grid-ems-stand",
      videoUrl: null,
    },
    {
      title: "AC at every bay, DC for the exceptions",
      paragraph:
        "For overnight charging, AC is simple and kind to the battery. Give every bay a socket, let a controller share 70 kW among them, and no driver has to get up at midnight to swap cables.\n\nDC earns its place when a van must go out twice. A van back at one o'clock with 25%, due out again at two, needs about 18 kWh in 45 minutes. That is a job for 30 kW. One [DC-30 Pro](/business-dc-fast-charger-solutions-india) serves five or six such returns between noon and four.\n\nSo for thirty vans a sensible depot has thirty AC points with load sharing, one DC unit, and space and ducts for a second.",
      picture: "dc-30-pro-stand",
      videoUrl: null,
    },
    {
      title: "The cost per kilometre",
      paragraph:
        "At ₹8 per unit in the depot, 18 kWh for 90 km costs ₹144, or **₹1.60 per km**. The same energy at a public fast charger for ₹18 would be ₹3.60 per km. A small diesel van at 14 km per litre and ₹90 per litre costs ₹6.40 per km for fuel.\n\nOver 30 vans, 90 km and 300 days a year, that is 8.1 lakh km. Depot charging saves about ₹39 lakh a year against diesel before the cost of chargers, wiring and the higher price of the vans. If a fifth of the energy has to come from public chargers, the saving falls by about ₹3.2 lakh. Still good, but it shows why the depot comes first.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "What the plan forgets",
      paragraph:
        "- **The missed plug.** One van in thirty is not plugged in each night. The morning alarm should go to a person, not to a dashboard.\n- **Broken cables.** Vans drive over them. Keep two spare.\n- **Sundays.** Full vans on Saturday night, idle until Monday. Schedule Sunday afternoon if solar or a low tariff makes it cheaper.\n- **Growth.** Lay ducts for twice the number of bays. Concrete is more expensive to open than to fill.\n- **Data.** Choose chargers that speak OCPP, so that you can change the software without changing the hardware.",
      picture: null,
      videoUrl: null,
    },
  ],
  importantNote:
    "Fuel and electricity prices in this article are round examples. Put in the figures of your own bills before you decide.",
  keyHighlights: [
    "Size a depot by energy per night, not by the number of vans",
    "Thirty vans of 90 km a day need an average of 60 kW",
    "Scheduling can cut the demand charge by two thirds",
    "Depot energy costs less than half of public fast charging",
  ],
  faqs: [
    {
      question: "How many vans can share one DC-60 Compact?",
      answer:
        "By energy, around thirty overnight, if somebody moves the cable. In practice plan for eight to ten a day, or use AC points with load sharing.",
    },
    {
      question: "Do we need a new transformer?",
      answer:
        "Compare your recorded maximum demand with the sanctioned load. If 70 kW fits in the night hours, no. Above about 100 kW most companies ask for a high-tension connection, the limit depends on the state.",
    },
    {
      question: "Can the drivers charge at your public stations on one bill?",
      answer:
        "Yes. Fleet accounts get one monthly invoice with the vehicle number for each session. Ask through the [general query form](/contact/general-query).",
    },
  ],
  tags: ["Fleet", "Economics", "Depot", "Demand charge", "Load balancing"],
  metaTitle: "Fleet charging economics: thirty vans, worked out",
  metaDescription:
    "How to size depot charging for an electric fleet in India: energy per night, demand charges, AC or DC, and the cost per kilometre.",
  isPublished: true,
  daysAgo: 23,
  authorName: "Vikram Kulkarni",
  views: 1744,
};
