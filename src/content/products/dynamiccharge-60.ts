import { certification, features, outdoorRange, picturesOf } from "./parts.ts";
import { type Product, sample, stated } from "./product.ts";

export const dynamiccharge60: Product = {
  id: "dynamiccharge-60",
  tab: "dc",
  name: "DynamicCharge 60",
  aliases: [],
  title: "Sixty kilowatts, shared fairly.",
  power: "60 kW shared",
  productId: "ID11019",
  category: "DC Charging",
  lead: "For car parks where many cars stay long. One slim column divides 60 kW between two cars, by what each one needs.",
  description:
    "DynamicCharge 60 balances 60 kW between two cars from one slim column. It speaks OCPP 1.6J and 2.0 over Ethernet and WiFi, and suits car parks, offices and residential communities.",
  images: picturesOf("dynamiccharge-60"),
  alt: {
    main: "DynamicCharge 60, a slim black column with a tall screen and a gun on each side",
    secondary: "The tall screen of the DynamicCharge 60, ready for two cars",
  },
  caption: "One tall screen between two guns. The price is on it before you plug in.",
  imagePosition: "centre",
  worksheetId: null,
  height: 1820,
  facts: [
    { label: "Power", value: "60 kW" },
    { label: "Cars", value: "2 at once" },
    { label: "Protocol", value: "OCPP 2.0" },
    { label: "Network", value: "WiFi" },
  ],
  chooseIf: "two cars stay long, and can share what one would take",
  summary: { figure: "60 kW", text: "Shares load, OCPP 2.0" },
  price: { from: 950_000, to: 1_300_000 },
  specifications: {
    powerRating: stated("60 kW, balanced between the guns"),
    inputVoltage: sample("415 V AC, three-phase, 50 Hz"),
    efficiency: sample("95%"),
    outputInterface: sample("2 × CCS2"),
    outputVoltageRange: sample("200 to 1000 V DC"),
    maxOutputCurrent: sample("150 A per gun"),
    coolingMethod: sample("Forced air"),
    protectionGrade: sample("IP54"),
    operatingTemperature: outdoorRange,
    dimensions: sample("440 × 440 × 1,820 mm (W × D × H)"),
    weight: sample("240 kg"),
    chargingCableLength: sample("2 × 5 m"),
    protocols: stated("OCPP 1.6J / 2.0"),
    connectivity: stated("Ethernet, WiFi"),
    smartFeatures: stated("Load balancing"),
    monitoring: sample("Remote, with the share of each gun"),
    application: sample("Covered and open car parks"),
    useCase: sample("Offices, residential communities, hotels"),
    certification,
  },
  features: features(
    "What two cars get from 60 kW when one of them is nearly full: nothing is left unused.",
    {
      text: "Plug in and go. The column decides who needs the power more and shows it.",
      shows: {
        kind: "screens",
        label: "The column’s screen: car A, at 41 percent, gets 34 kW, and car B, at 84 percent, gets 26 kW",
        joined: true,
        screens: [
          { title: "Car A", note: "41%", figure: "34 kW", text: "needs more", charge: 41 },
          { title: "Car B", note: "84%", figure: "26 kW", text: "nearly full", charge: 84 },
        ],
      },
    },
    {
      text: "A stop on each side, and a limit that the whole column can never exceed.",
      shows: {
        kind: "sides",
        label:
          "A limit of 60 kW before both sides, and a stop on each: pressed on the left, which has stopped, while the right goes on charging",
        cause: "Stop pressed",
        limit: "60 kW",
        vehicle: "car",
      },
    },
    {
      text: "Several columns know of each other and stay together under the limit of one connection.",
      shows: {
        kind: "day",
        label: "Through the day, three columns together stay under the limit of their one connection",
        ticks: ["8 AM", "2 PM", "8 PM"],
        limit: { text: "Limit of the connection", value: 120 },
        layers: [
          {
            text: "Column 1",
            at: [2.6, 20],
            tone: "own",
            values: [10, 36, 50, 44, 40, 40, 44, 56, 46, 40, 38, 30, 20],
          },
          {
            text: "Column 2",
            at: [6, 60],
            tone: "own-2",
            values: [0, 16, 40, 40, 40, 40, 44, 50, 40, 40, 42, 24, 10],
          },
          {
            text: "Column 3",
            at: [9, 100],
            tone: "own-3",
            values: [0, 0, 12, 36, 40, 40, 32, 10, 34, 40, 40, 30, 16],
          },
        ],
      },
    },
  ),
  bars: [
    { label: "Car A", text: "34 kW", share: 57, own: true },
    { label: "Car B", text: "26 kW", share: 43, own: true },
    { label: "Total", text: "60 kW", share: 100 },
  ],
  recommended: { ids: ["grid-ems", "dc-60-compact", "smart-home-charger"], sameCategory: false },
};
