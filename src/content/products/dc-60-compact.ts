import { barsFor, cabinetSpecs, features, picturesOf } from "./parts.ts";
import type { Product } from "./product.ts";

export const dc60Compact: Product = {
  id: "dc-60-compact",
  tab: "dc",
  name: "DC-60 Compact",
  aliases: [],
  title: "Sixty kilowatts in the space of a doorway.",
  power: "60 kW",
  productId: "ID10021",
  category: "DC Charging",
  lead: "For malls, clinics and depots that have power but no room. Half an hour of parking is enough for most days of driving.",
  description:
    "The DC-60 Compact is a 60 kW DC fast charger in a cabinet 600 mm wide, with 95% efficiency and IP54. It adds about 200 km in half an hour and suits malls, hospitals, showrooms and depots.",
  images: picturesOf("dc-60-compact"),
  alt: {
    main: "DC-60 Compact, a narrow white and graphite cabinet with one gun and a lit blade",
    secondary: "The screen of the DC-60 Compact ready to charge, ₹15 a unit",
  },
  caption:
    "The price is on the screen before you plug in. The number on the door is the power, so that nobody has to ask.",
  imagePosition: "centre",
  worksheetId: "dc-60-compact",
  height: 1560,
  facts: [
    { label: "Power", value: "60 kW" },
    { label: "Efficiency", value: "95%" },
    { label: "Width", value: "600 mm" },
    { label: "Outdoor", value: "IP54" },
  ],
  chooseIf: "cars stay for about an hour, and there is little floor to spare",
  summary: { figure: "60 kW", text: "95% efficiency, IP54" },
  price: { from: 850_000, to: 1_150_000 },
  specifications: cabinetSpecs({
    power: "60 kW",
    guns: "CCS2",
    current: "200 A",
    cooling: "Forced air",
    dimensions: "600 × 480 × 1,560 mm (W × D × H)",
    weight: "260 kg",
    cable: "5 m",
    application: "Outdoor and covered parking",
    useCase: "Malls, hospitals, showrooms, depots",
  }),
  features: features(
    "Time to add 30 kWh, enough for about 200 km: as long as a coffee and a phone call.",
    {
      text: "Tap, scan or open the app. The screen shows the price first and the minutes left all the time.",
      shows: {
        kind: "screens",
        label: "The charger’s screen: the price comes first, and the minutes left are the largest number",
        starts: true,
        screens: [{ title: "Price", price: "₹15 a unit", figure: "18", text: "min left", charge: 62 }],
      },
    },
    {
      text: "A stop on the front edge, insulation checks before every charge, and an alarm on the door.",
      shows: { kind: "faults", between: ["Supply", "Car"], faults: ["stop", "insulation", "door"] },
    },
    {
      text: "Shares the power that your building has left, minute by minute, and updates itself at night.",
      shows: {
        kind: "day",
        label:
          "Through the day, charging fills what the building leaves under its limit; at night the charger updates itself",
        ticks: ["6 AM", "6 PM", "6 AM"],
        limit: { text: "Building limit", value: 100 },
        layers: [
          {
            text: "Building",
            at: [4, 24],
            tone: "load",
            values: [34, 46, 58, 56, 62, 70, 60, 40, 28, 24, 22, 24, 32],
          },
          {
            text: "Charging",
            at: [4, 80],
            tone: "own",
            values: [20, 54, 42, 44, 38, 30, 40, 60, 60, 40, 0, 0, 12],
          },
        ],
        marks: [{ text: "Update", from: 10, to: 11 }],
      },
    },
  ),
  bars: barsFor(60, [30, 120]),
  recommended: { ids: ["dc-30-pro", "dc-120-ultra", "powervault-bess-250"], sameCategory: true },
};
