import { features, outdoorRange, picturesOf } from "./parts.ts";
import { type Product, sample, stated } from "./product.ts";

export const powervaultBess250: Product = {
  id: "powervault-bess-250",
  tab: "dc",
  name: "PowerVault BESS-250",
  aliases: [],
  title: "A small grid of your own.",
  power: "250 kWh",
  productId: "ID11020",
  category: "DC Charging",
  lead: "250 kWh that wait beside the chargers. Fast charging where the connection is weak, and light when it fails.",
  description:
    "PowerVault BESS-250 is a battery storage cabinet of 250 kWh with LFP cells, 768 V and 250 kW of discharge power, IP54. It lets a weak connection feed fast chargers and stores solar power for the evening.",
  images: picturesOf("powervault-bess-250"),
  alt: {
    main: "PowerVault BESS-250, a wide white cabinet with two doors, fans behind black grilles and a lit seam",
    secondary: "The PowerVault from an angle at night, its seam lit, its display at 78 percent",
  },
  caption: "The display beside the handle shows charge and temperature without opening a door.",
  viewCaptions: { screen: "Charge, power and temperature" },
  imagePosition: "centre",
  worksheetId: null,
  height: 2280,
  facts: [
    { label: "Storage", value: "250 kWh" },
    { label: "Discharge", value: "250 kW" },
    { label: "Voltage", value: "768 V" },
    { label: "Outdoor", value: "IP54" },
  ],
  chooseIf: "the connection is weak, or solar power should last into the evening",
  summary: { figure: "250 kWh", text: "LFP storage, 768 V" },
  price: null,
  specifications: {
    storageCapacity: stated("250 kWh"),
    batteryType: stated("LFP (lithium iron phosphate)"),
    ratedVoltage: stated("768 V DC"),
    maxDischargePower: stated("250 kW"),
    efficiency: sample("92% round trip"),
    coolingMethod: sample("Liquid"),
    protectionGrade: stated("IP54"),
    operatingTemperature: outdoorRange,
    dimensions: sample("1,640 × 1,200 × 2,280 mm (W × D × H)"),
    weight: sample("2,900 kg"),
    monitoring: sample("Every cell’s voltage and temperature"),
    smartFeatures: sample("Peak shaving, solar storage, backup"),
    connectivity: sample("Ethernet, 4G, Modbus"),
    application: sample("Outdoor, on a concrete base"),
    useCase: sample("Highway stations, weak grids, solar sites"),
    certification: sample("IEC 62619, UN 38.3"),
  },
  features: features(
    "What a 60 kW connection can give at its peak with the battery beside it, for an hour.",
    {
      text: "When the grid fails it carries the chargers by itself. Nobody has to press anything.",
      shows: {
        kind: "moments",
        label: "A power cut of four hours at 50 kW: the battery takes over, and has 50 of its 250 kWh left",
        moments: [
          { time: "6 PM", text: "The grid fails", note: "250 kWh, and the chargers go on", live: true },
          { time: "8 PM", text: "150 kWh left", note: "After two hours at 50 kW", live: true },
          { time: "10 PM", text: "The grid is back", note: "50 kWh left" },
        ],
      },
    },
    {
      text: "LFP cells do not burn easily. Smoke, gas and heat are watched, and the stop is beside the display.",
      shows: { kind: "faults", between: ["Battery", "Site"], faults: ["smoke", "gas", "heat"] },
    },
    {
      text: "It knows the tariff and the weather: full before the expensive hours, empty before the sun.",
      shows: {
        kind: "day",
        label:
          "The battery is empty before the sun comes, full before the expensive evening, and gives its charge then",
        ticks: ["Midnight", "Noon", "Midnight"],
        limit: { text: "Full", value: 100 },
        layers: [
          {
            text: "Charge",
            at: [15.4, 45],
            tone: "own",
            values: [
              10, 22, 34, 46, 58, 66, 66, 48, 26, 8, 12, 28, 48, 68, 86, 97, 100, 100, 78, 54, 30, 12, 8, 8,
              8,
            ],
          },
        ],
        marks: [
          { text: "Solar", from: 8.5, to: 15 },
          { text: "Expensive", from: 17, to: 21, money: true },
        ],
      },
    },
  ),
  bars: [
    { label: "Grid", text: "60 kW", share: 19 },
    { label: "Battery", text: "250 kW", share: 81 },
    { label: "Both", text: "310 kW", share: 100, own: true },
  ],
  recommended: { ids: ["grid-ems", "dc-320-maxdrive", "dc-240-dualcore"], sameCategory: true },
};
