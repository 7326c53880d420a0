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
    main: "Grid EMS: a dashboard with the site's load on a screen, and the small gateway with its antenna beside it",
    secondary: "The gateway, a white box with four network sockets and a row of green lights",
  },
  caption: "The gateway stands in your switch room and goes on managing when the internet is away.",
  imagePosition: "right",
  worksheetId: null,
  height: null,
  facts: [
    { label: "Runs in", value: "Cloud + site" },
    { label: "Chargers", value: "OCPP" },
    { label: "Meters", value: "Modbus" },
    { label: "Roles", value: "3" },
  ],
  summary: { figure: "EMS", text: "Cloud and local gateway" },
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
    smartFeatures: sample("Forecast of the day's load, reports by mail"),
    application: sample("One site or many, from 2 chargers on"),
    useCase: sample("Charging hubs, malls, fleets, campuses"),
  },
  features: features(
    "Peak of a site with six chargers: managed, it stays under the limit that the contract allows.",
    "One screen for the operator, another for the analyst. Nobody has to read what the other needs.",
    "Three roles, and every change of a limit is kept with a name and a time.",
    "Cars are filled from the sun first, then from the battery, and from the grid when it is cheap.",
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
