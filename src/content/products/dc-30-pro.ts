import { barsFor, certification, features, outdoorRange, picturesOf } from "./parts.ts";
import { type Product, sample, stated } from "./product.ts";

export const dc30Pro: Product = {
  id: "dc-30-pro",
  tab: "dc",
  name: "DC-30 Pro",
  aliases: [],
  title: "Fast charging that fits a shop’s connection.",
  power: "30 kW",
  productId: "ID10020",
  category: "DC Charging",
  lead: "For shops, hotels and offices where cars stay for an hour. Real fast charging from an ordinary three-phase connection.",
  description:
    "The DC-30 Pro is a 30 kW DC fast charger for India: 415 V three-phase input, one CCS2 gun, 200 to 1000 V and up to 100 A, IP55. It suits shops, hotels, restaurants and offices.",
  images: picturesOf("dc-30-pro"),
  alt: {
    main: "DC-30 Pro, a low white and graphite cabinet with one gun and a lit blade",
    secondary: "The screen of the DC-30 Pro ready to charge, ₹15 a unit",
  },
  caption:
    "The price is on the screen before you plug in. The whole cabinet stands lower than a car’s roof rack.",
  imagePosition: "centre",
  worksheetId: "dc-30-pro",
  height: 1320,
  facts: [
    { label: "Power", value: "30 kW" },
    { label: "Input", value: "415 V" },
    { label: "Interface", value: "CCS2" },
    { label: "Outdoor", value: "IP55" },
  ],
  chooseIf: "cars stay for an hour or two, on an ordinary three-phase connection",
  summary: { figure: "30 kW", text: "415 V three-phase, CCS2" },
  price: { from: 500_000, to: 700_000 },
  specifications: {
    powerRating: stated("30 kW"),
    inputVoltage: stated("415 V AC, three-phase, 50 Hz"),
    efficiency: sample("95%"),
    outputInterface: stated("CCS2"),
    outputVoltageRange: stated("200 to 1000 V DC"),
    maxOutputCurrent: stated("100 A"),
    coolingMethod: sample("Forced air"),
    protectionGrade: stated("IP55"),
    operatingTemperature: outdoorRange,
    dimensions: sample("520 × 420 × 1,320 mm (W × D × H)"),
    weight: sample("180 kg"),
    chargingCableLength: sample("5 m"),
    monitoring: sample("Remote, with fault alerts and updates over the air"),
    smartFeatures: sample("UPI and QR payment, RFID, timer"),
    connectivity: sample("Ethernet, 4G, OCPP 1.6J and 2.0"),
    application: sample("Outdoor and covered parking"),
    useCase: sample("Shops, hotels, restaurants, offices"),
    certification,
  },
  features: features(
    "Time to add 30 kWh, enough for about 200 km: an hour at the shop instead of a night at home.",
    {
      text: "Tap, scan or open the app. Five languages, one big number, the gun at elbow height.",
      shows: {
        kind: "screens",
        label:
          "A person at the charger, whose gun is at the height of the elbow; its screen shows one big number and five languages",
        person: true,
        starts: true,
        screens: [
          {
            title: "Charge",
            figure: "62%",
            text: "23 min left",
            languages: ["English", "Hindi", "Tamil", "Telugu", "Kannada"],
          },
        ],
      },
    },
    {
      text: "A stop that the hand finds by itself, and a check of the cable before every charge.",
      shows: { kind: "faults", between: ["Supply", "Car"], faults: ["stop", "cable", "leakage"] },
    },
    {
      text: "It can wait for the cheap hours, and it holds back when the lift and the cold room need the power.",
      shows: {
        kind: "day",
        label:
          "Charging waits for the cheap hours from 10 AM to 4 PM, and holds back while the lift and the cold room take more",
        ticks: ["6 AM", "2 PM", "10 PM"],
        limit: { text: "Limit of the shop", value: 50 },
        layers: [
          {
            text: "Lift and cold room",
            at: [8, 7],
            tone: "load",
            values: [
              14, 14, 15, 15, 16, 17, 18, 18, 18, 18, 18, 19, 20, 28, 34, 35, 34, 27, 20, 19, 18, 18, 18, 19,
              20, 21, 22, 23, 24, 22, 20, 18, 16,
            ],
          },
          {
            text: "Charging",
            at: [15, 43],
            tone: "own",
            values: [
              0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 30, 30, 30, 22, 16, 15, 16, 23, 30, 30, 0, 0, 0, 0, 0, 0, 0, 0,
              0, 0, 0, 0, 0,
            ],
          },
        ],
        marks: [{ text: "Cheap hours", from: 8, to: 20, money: true }],
      },
    },
  ),
  bars: barsFor(30, [7.2, 15]),
  recommended: { ids: ["dc-60-compact", "dc-120-ultra", "dynamiccharge-60"], sameCategory: true },
};
