import { barsFor, cabinetSpecs, features, picturesOf } from "./parts.ts";
import type { Product } from "./product.ts";

export const dc120Ultra: Product = {
  id: "dc-120-ultra",
  tab: "dc",
  name: "DC-120 Ultra",
  aliases: [],
  title: "Built for the busiest bay on the road.",
  power: "120 kW",
  productId: "ID10022",
  category: "DC Charging",
  lead: "For highways, malls and fleets that cannot wait. One slim cabinet, one gun, full power from the first minute.",
  description:
    "The DC-120 Ultra is a 120 kW DC fast charger with 95% efficiency and IP54. It adds about 200 km in a quarter of an hour and suits highways, malls and fleets in India.",
  images: picturesOf("dc-120-ultra"),
  alt: {
    main: "DC-120 Ultra, a tall white and graphite cabinet with one gun and a lit blade",
    secondary: "The screen of the DC-120 Ultra ready to charge, ₹15 a unit",
  },
  caption:
    "The price is on the screen before you plug in. The gun hangs at elbow height and lights up when it is free.",
  imagePosition: "centre",
  worksheetId: "dc-120-ultra",
  height: 1820,
  facts: [
    { label: "Power", value: "120 kW" },
    { label: "Efficiency", value: "95%" },
    { label: "Interface", value: "CCS2" },
    { label: "Outdoor", value: "IP54" },
  ],
  chooseIf: "drivers wait beside the car, and one car at a time is enough",
  summary: { figure: "120 kW", text: "95% efficiency, IP54" },
  price: { from: 1_500_000, to: 2_100_000 },
  specifications: cabinetSpecs({
    power: "120 kW",
    guns: "CCS2",
    current: "250 A",
    cooling: "Forced air",
    dimensions: "700 × 620 × 1,820 mm (W × D × H)",
    weight: "390 kg",
    cable: "5 m",
    application: "Outdoor, in rows or alone",
    useCase: "Highways, malls, fleets",
  }),
  features: features(
    "Time to add 30 kWh, enough for about 200 km, when the car can take it.",
    {
      text: "Tap, scan or open the app. Five languages, one big number.",
      shows: {
        kind: "screens",
        label:
          "The charger’s screen: five languages to choose from, and one big number, the charge of the car",
        starts: true,
        screens: [
          {
            title: "Charge",
            price: "₹15 a unit",
            figure: "62%",
            text: "11 min left",
            languages: ["English", "Hindi", "Tamil", "Telugu", "Kannada"],
          },
        ],
      },
    },
    {
      text: "A stop you can find with your eyes closed, and checks on every cable, every time.",
      shows: { kind: "faults", between: ["Supply", "Car"], faults: ["stop", "cable", "leakage"] },
    },
    {
      text: "Shares the power your building has left, minute by minute.",
      shows: {
        kind: "day",
        label:
          "Within one hour the building takes now more and now less, and charging fills the rest up to the limit, minute by minute",
        ticks: ["Noon", "12:30", "1 PM"],
        limit: { text: "Building limit", value: 200 },
        layers: [
          {
            text: "Building",
            at: [4.6, 40],
            tone: "load",
            values: [
              96, 92, 100, 124, 128, 110, 104, 98, 94, 120, 142, 146, 138, 112, 108, 100, 104, 126, 132, 118,
              100, 96, 92, 98, 116, 120, 104, 98, 102, 110, 106,
            ],
          },
          {
            text: "Charging",
            at: [21.5, 150],
            tone: "own",
            values: [
              104, 108, 100, 76, 72, 90, 96, 102, 106, 80, 58, 54, 62, 88, 92, 100, 96, 74, 68, 82, 100, 104,
              108, 102, 84, 80, 96, 102, 98, 90, 94,
            ],
          },
        ],
      },
    },
  ),
  bars: barsFor(120, [30, 60]),
  recommended: { ids: ["dc-60-compact", "dc-240-dualcore", "powervault-bess-250"], sameCategory: true },
};
