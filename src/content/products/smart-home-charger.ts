import { homeChargerPrice } from "./home-charger-price.ts";
import { features, picturesOf } from "./parts.ts";
import { type Product, sample, stated } from "./product.ts";

// The night picture shows the gun in its holder already, and the form has the side.
const { gun: _, side: __, ...images } = picturesOf("smart-home-charger");

export const smartHomeCharger: Product = {
  id: "smart-home-charger",
  tab: "ac",
  name: "Smart Home Charger",
  aliases: ["Artemis"],
  title: "Plug in at night, leave full.",
  power: "7.2 kW AC",
  productId: "ID10019",
  category: "AC Charging",
  lead: "A wall charger for the place you park every night. It runs on a single-phase supply; 7.2 kW often needs a higher sanctioned load.",
  description:
    "The Smart Home Charger gives 7.2 kW AC from a 230 V single-phase supply. Its cable has a Type 2 plug, which rests in the Type 2 socket of the charger. It is IP54 indoors and IP55 outdoors, works from -30 to +50 °C, weighs 8.5 kg and is run from an app.",
  images,
  alt: {
    main: "The Smart Home Charger on a wall: a white frame, a black front with a lit ring and one cable",
    secondary: "The plug in its holder, ringed by a green light",
  },
  caption:
    "A 5 m cable, shown shorter. Its plug rests in the socket, and the screen says when tonight’s charge begins.",
  viewCaptions: {
    porch: "In the evening on the porch: 7.2 kW for the car",
    wall: "While it charges, its plug is in the car",
  },
  imagePosition: "centre",
  worksheetId: "smart-home-charger",
  height: null,
  facts: [
    { label: "Power", value: "7.2 kW" },
    { label: "Plug", value: "Type 2" },
    { label: "Outdoor", value: "IP55" },
    { label: "Weight", value: "8.5 kg" },
  ],
  decidedBy: [
    { label: "Charging", value: "About 200 km in 4 h 10 min" },
    { label: "Your car", value: "9 h if it takes only 3.3 kW" },
    { label: "Your supply", value: "230 V, single-phase, 32 A" },
    { label: "Your meter", value: "Often needs a higher sanctioned load" },
  ],
  chooseIf: "the car stays overnight, and the house has a single-phase supply",
  summary: { figure: "7.2 kW", text: "AC, Type 2, for homes" },
  price: homeChargerPrice,
  specifications: {
    powerRating: stated("7.2 kW AC"),
    inputVoltage: stated("230 V AC, single-phase"),
    efficiency: stated("About 94%"),
    outputInterface: stated("Type 2: plug on the attached cable, socket to rest it in"),
    maxOutputCurrent: sample("32 A"),
    coolingMethod: sample("Natural convection, no fan"),
    protectionGrade: stated("IP54 indoor, IP55 outdoor"),
    operatingTemperature: stated("-30 to +50 °C"),
    dimensions: sample("240 × 120 × 360 mm (W × D × H)"),
    weight: stated("8.5 kg"),
    chargingCableLength: sample("5 m"),
    monitoring: sample("Energy and cost of every charge in the app"),
    smartFeatures: sample("Timer for the night tariff, load limit, app and RFID start"),
    connectivity: sample("WiFi, Bluetooth, OCPP 1.6J"),
    application: sample("Indoor and outdoor walls, single or in rows"),
    useCase: sample("Houses, apartments, office parking"),
    certification: sample("AIS-138 Part 1, IEC 61851-1"),
  },
  features: features(
    "Time to add 30 kWh, enough for about 200 km: 2.3 kW is a wall socket; 3.3 or 7.2 kW is what your car’s own charger takes.",
    {
      text: "Plug in and walk away. It starts by itself, or when the night tariff begins.",
      shows: {
        kind: "moments",
        label: "Plugged in at 7 PM, it starts at 11 PM and the car is full by 4 AM",
        moments: [
          { time: "7 PM", text: "Plugged in", note: "You walk away" },
          { time: "11 PM", text: "Starts by itself", note: "The night tariff begins", live: true },
          { time: "4 AM", text: "Full", note: "Long before you leave" },
        ],
      },
    },
    {
      text: "It watches the earth, the current and the heat of the plug, and switches off before anything gets warm.",
      shows: { kind: "faults", between: ["Supply", "Car"], faults: ["leakage", "current", "plug-heat"] },
    },
    {
      text: "It takes what the house has left, so that the geyser and the car never trip the mains together. The 30 kWh are in by 4\u00a0AM all the same.",
      shows: {
        kind: "day",
        label:
          "From 11 PM to 4 AM, charging takes what the house leaves under its limit: it falls while the geyser is on",
        ticks: ["9 PM", "5 AM"],
        limit: { text: "Limit of the mains", value: 8 },
        // Every quarter of an hour; the car gets 30 kWh, as in the other drawings.
        layers: [
          {
            text: "House",
            at: [3, 0.6],
            tone: "load",
            values: [
              1.5, 1.5, 1.4, 1.4, 1.3, 1.3, 1.2, 1.2, 1.2, 1.1, 1.1, 1, 1, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9,
              0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9,
            ],
          },
          {
            text: "Geyser",
            at: [12, 2.4],
            tone: "load",
            values: [
              0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.7, 2.7, 2.7, 2.7, 2.7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
              0, 0, 0, 0,
            ],
          },
          {
            text: "Car",
            at: [21, 4.6],
            tone: "own",
            values: [
              0, 0, 0, 0, 0, 0, 0, 0, 0, 6.9, 4.2, 4.3, 4.3, 4.4, 4.4, 7.1, 7.1, 7.1, 7.1, 7.1, 7.1, 7.1, 7.1,
              7.1, 7.1, 7.1, 7.1, 7.1, 0, 0, 0, 0, 0,
            ],
          },
        ],
        marks: [{ text: "11 PM to 4 AM", from: 8, to: 28 }],
      },
    },
  ),
  bars: [
    { label: "2.3 kW", text: "13 h", share: 100 },
    { label: "3.3 kW", text: "9 h", share: 70 },
    { label: "7.2 kW", text: "4 h 10 min", share: 32, own: true },
  ],
  recommended: {
    ids: ["dc-30-pro", "dynamiccharge-60"],
    sameCategory: false,
    places: {
      "dc-30-pro": "For your shop or office: guests charge for an hour.",
      "dynamiccharge-60": "For the shared parking of an apartment block: two cars at once.",
    },
  },
};
