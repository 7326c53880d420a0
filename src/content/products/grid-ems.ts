import { features, picturesOf } from "./parts.ts";
import { type Product, sample, stated } from "./product.ts";

export const gridEms: Product = {
  id: "grid-ems",
  tab: "dc",
  name: "Grid EMS",
  aliases: [],
  title: "One place that knows where the power goes.",
  power: "Cloud and local gateway",
  productId: null,
  category: "DC Charging",
  lead: "The energy manager of a whole site: chargers, building, solar and battery, kept under the limit you pay for.",
  description:
    "Grid EMS manages the energy of a charging site from the cloud and from a local gateway. It speaks OCPP, Modbus, MQTT and REST, and has roles for admins, station operators and energy analysts.",
  images: picturesOf("grid-ems"),
  alt: {
    main: "Grid EMS: a dashboard with the site’s load on a screen, and the small gateway with its antenna beside it",
    secondary: "The gateway, a white box with four network sockets and a row of green lights",
  },
  caption: "The gateway stands in your switch room and goes on managing when the internet is away.",
  viewCaptions: {
    other: "4 × Ethernet, 4G, RS-485",
    front: "One site or many, from 2 chargers on",
    screen: "Live load, energy, cost and faults by site",
  },
  imagePosition: "right",
  worksheetId: null,
  height: null,
  facts: [
    { label: "Runs in", value: "Cloud + site" },
    { label: "Chargers", value: "OCPP" },
    { label: "Meters", value: "Modbus" },
    { label: "Roles", value: "3" },
  ],
  chooseIf: "chargers, building and solar must stay below one limit",
  summary: { figure: "Software", text: "in the cloud and on site" },
  price: null,
  specifications: {
    platformType: stated("Cloud with a local gateway"),
    supports: sample("Chargers, meters, solar inverters, batteries"),
    controlCapabilities: sample("Load limits, priorities, tariff hours, peak shaving"),
    dashboard: sample("Live load, energy, cost and faults by site"),
    protocols: stated("OCPP, Modbus, MQTT, REST"),
    userRoles: stated("Admin, Station Operator, Energy Analyst"),
    monitoring: sample("Every 5 seconds on site, every minute in the cloud"),
    connectivity: sample("4 × Ethernet, 4G, RS-485"),
    smartFeatures: sample("Forecast of the day’s load, reports by mail"),
    application: sample("One site or many, from 2 chargers on"),
    useCase: sample("Charging hubs, malls, fleets, campuses"),
  },
  features: features(
    "Peak of a site with six chargers: managed, it stays under the limit that the contract allows.",
    {
      text: "One screen for the operator, another for the analyst. Nobody has to read what the other needs.",
      shows: {
        kind: "screens",
        label: "Two screens: the operator sees free points and faults, the analyst energy and cost",
        screens: [
          {
            title: "Station Operator",
            figure: "5 of 6",
            text: "points work",
            lines: ["3 free, 2 charging", "1 fault at point 4"],
          },
          {
            title: "Energy Analyst",
            figure: "1,240",
            text: "kWh today",
            lines: ["62% from the sun"],
            cost: "₹8.10 a unit",
          },
        ],
      },
    },
    {
      text: "Three roles, and every change of a limit is kept with a name and a time.",
      shows: {
        kind: "moments",
        label: "The log of changes, each with a time and a name",
        moments: [
          { time: "10:42", text: "Station Operator", note: "Limit of DC-120: 120 to 90 kW" },
          { time: "13:05", text: "Admin", note: "Limit of the site: 180 to 200 kW" },
          { time: "18:30", text: "Energy Analyst", note: "Limit at peak: 160 to 150 kW" },
        ],
      },
    },
    {
      text: "Cars are filled from the sun first, then from the battery, and from the grid when it is cheap.",
      shows: {
        kind: "day",
        label:
          "Cars are filled by the sun in the day, by the battery in the evening, and by the grid in the cheap hours of the night",
        ticks: ["6 AM", "6 PM", "6 AM"],
        limit: { text: "Limit of the site", value: 175 },
        layers: [
          {
            text: "Solar",
            at: [3.2, 60],
            tone: "own",
            values: [10, 70, 130, 160, 120, 50, 0, 0, 0, 0, 0, 0, 0],
          },
          {
            text: "Battery",
            at: [6.5, 60],
            tone: "own-2",
            values: [30, 20, 0, 0, 10, 90, 150, 140, 50, 0, 0, 0, 30],
          },
          {
            text: "Grid",
            at: [10, 45],
            tone: "load",
            values: [0, 0, 0, 0, 0, 0, 0, 0, 60, 110, 110, 90, 20],
          },
        ],
        marks: [{ text: "Cheap hours", from: 8, to: 12, money: true }],
      },
    },
  ),
  bars: [
    { label: "Alone", text: "310 kW", share: 100 },
    { label: "Limit", text: "200 kW", share: 65 },
    { label: "EMS", text: "196 kW", share: 63, own: true },
  ],
  recommended: {
    ids: ["powervault-bess-250", "dynamiccharge-60", "smart-home-charger"],
    sameCategory: false,
  },
};
