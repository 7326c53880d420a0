import { cabinetSpecs, features, picturesOf } from "./parts.ts";
import type { Product } from "./product.ts";

export const dc320Maxdrive: Product = {
  id: "dc-320-maxdrive",
  tab: "dc",
  name: "DC-320 MaxDrive",
  aliases: [],
  title: "For trucks, buses and the shortest stop.",
  power: "320 kW",
  productId: "ID11018",
  category: "DC Charging",
  lead: "For highways, buses and trucks. Two heavy guns hang from cable arms, so that anybody can lift them with one hand.",
  description:
    "The DC-320 MaxDrive is a 320 kW DC fast charger with two guns on cable arms, 95% efficiency and IP54. It is made for highway stations, electric buses and trucks.",
  images: picturesOf("dc-320-maxdrive"),
  alt: {
    main: "DC-320 MaxDrive, the widest cabinet of the family, with two guns hanging from cable arms",
    secondary: "The screen of the DC-320 MaxDrive ready to charge, ₹15 a unit",
  },
  caption: "The arms carry the weight of the hoses and keep them off the ground, out of water and tyres.",
  imagePosition: "centre",
  worksheetId: null,
  height: 2080,
  facts: [
    { label: "Power", value: "320 kW" },
    { label: "Efficiency", value: "95%" },
    { label: "Guns", value: "2 × CCS2" },
    { label: "Outdoor", value: "IP54" },
  ],
  chooseIf: "buses and trucks come too, and no stop may be long",
  summary: { figure: "320 kW", text: "Cable arms, 95% efficiency" },
  price: null,
  specifications: cabinetSpecs({
    power: "320 kW",
    guns: "2 × CCS2",
    current: "400 A per gun",
    cooling: "Liquid for the hoses, forced air for the cabinet",
    dimensions: "980 × 860 × 2,080 mm (W × D × H)",
    weight: "780 kg",
    cable: "2 × 6 m, on arms",
    application: "Outdoor, with its own transformer",
    useCase: "Highway stations, electric buses and trucks",
  }),
  features: features(
    "What it gives in half an hour, the length of a driver’s break: to one truck, or divided between two.",
    {
      text: "The arms hold the hoses, so that the gun feels light. Tap, scan or open the app.",
      shows: { kind: "arms" },
    },
    {
      text: "The hoses are watched for heat along their whole length, and each side stops on its own.",
      shows: {
        kind: "sides",
        label:
          "Each hose has points along its length that watch the heat: one is warm and has stopped its side, the other side goes on charging",
        cause: "Warm hose",
        sensors: true,
        vehicle: "truck",
      },
    },
    {
      text: "Divides 320 kW between two vehicles, and draws on a battery when the grid cannot follow.",
      shows: {
        kind: "day",
        label: "A truck and a bus share 320 kW; what is above the limit of the grid comes from a battery",
        ticks: ["0 min", "30 min", "60 min"],
        limit: { text: "Grid: 200 kW", value: 200, beyond: { text: "Battery", at: [8.4, 255] } },
        layers: [
          {
            text: "Truck",
            at: [3.4, 75],
            tone: "own",
            values: [60, 110, 150, 165, 160, 150, 140, 130, 125, 110, 90, 70, 50],
          },
          {
            text: "Bus",
            at: [9.3, 155],
            tone: "own-2",
            values: [0, 0, 0, 0, 0, 0, 70, 170, 195, 195, 185, 170, 130],
          },
        ],
      },
    },
  ),
  bars: [
    { label: "60 kW", text: "30 kWh", share: 19 },
    { label: "120 kW", text: "60 kWh", share: 38 },
    { label: "320 kW", text: "160 kWh", share: 100, own: true },
  ],
  recommended: { ids: ["dc-240-dualcore", "powervault-bess-250", "grid-ems"], sameCategory: true },
};
