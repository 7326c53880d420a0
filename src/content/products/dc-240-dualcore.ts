import { cabinetSpecs, features, picturesOf } from "./parts.ts";
import type { Product } from "./product.ts";

export const dc240Dualcore: Product = {
  id: "dc-240-dualcore",
  tab: "dc",
  name: "DC-240 DualCore",
  aliases: [],
  title: "Two cars, two full charges, one cabinet.",
  power: "240 kW",
  productId: "ID10023",
  category: "DC Charging",
  lead: "For stations where the next car is already waiting. Two guns share 240 kW, and one car alone may take all of it.",
  description:
    "The DC-240 DualCore is a 240 kW DC fast charger with two guns, 95% efficiency and IP54. It charges two cars at once and suits busy stations, bus depots and logistics hubs.",
  images: picturesOf("dc-240-dualcore"),
  alt: {
    main: "DC-240 DualCore, a wide white and graphite cabinet with a gun and a lit blade on each side",
    secondary: "The screen of the DC-240 DualCore ready to charge, ₹15 a unit",
  },
  caption: "One screen between two guns. The price is on it before you plug in.",
  imagePosition: "centre",
  worksheetId: "dc-240-dualcore",
  height: 1960,
  facts: [
    { label: "Power", value: "240 kW" },
    { label: "Efficiency", value: "95%" },
    { label: "Guns", value: "2 × CCS2" },
    { label: "Outdoor", value: "IP54" },
  ],
  chooseIf: "the next car is already waiting: it takes two at once",
  summary: { figure: "240 kW", text: "Two guns, 95% efficiency" },
  price: { from: 2_800_000, to: 3_800_000 },
  specifications: cabinetSpecs({
    power: "240 kW",
    guns: "2 × CCS2",
    current: "300 A per gun",
    cooling: "Forced air",
    dimensions: "860 × 760 × 1,960 mm (W × D × H)",
    weight: "620 kg",
    cable: "2 × 5 m",
    application: "Outdoor, with its own transformer",
    useCase: "Highway stations, bus depots, logistics hubs",
  }),
  features: features(
    "Time to add 30 kWh, enough for about 200 km, to one car of 800 V. A car of 400 V takes 15 min, and so does each of two at once.",
    {
      text: "A gun on each side, so that nobody parks across two bays. Tap, scan or open the app.",
      shows: { kind: "bays" },
    },
    {
      text: "Each side has its own stop and its own protection: a fault on one leaves the other charging.",
      shows: {
        kind: "sides",
        label:
          "Each side has its own switch: the left has stopped because of a fault, the right goes on charging",
        cause: "Fault",
        vehicle: "car",
      },
    },
    {
      text: "It moves power from the car that is nearly full to the one that has just arrived.",
      shows: {
        kind: "day",
        label:
          "Two cars share 240 kW: as the first fills up, its power moves to the second, which has just arrived",
        ticks: ["0 min", "20 min", "40 min"],
        limit: { text: "240 kW together", value: 240 },
        layers: [
          {
            text: "First car",
            at: [1.3, 95],
            tone: "own-2",
            values: [180, 180, 170, 132, 94, 62, 40, 26, 18],
          },
          { text: "Second car", at: [6, 140], tone: "own", values: [0, 0, 70, 108, 146, 178, 200, 200, 200] },
        ],
      },
    },
  ),
  bars: [
    { label: "60 kW", text: "30 min", share: 100 },
    { label: "800 V", text: "7.5 min", share: 25, own: true },
    { label: "400 V", text: "15 min", share: 50, own: true },
  ],
  recommended: { ids: ["dc-120-ultra", "dc-320-maxdrive", "powervault-bess-250"], sameCategory: true },
};
