/**
 * Locations and Tariffs in the shapes of the examples of the OCPI 2.2.1 specification, with values
 * of our own.
 */

type Json = Record<string, unknown>;

const ids = { country_code: "IN", party_id: "VLT" };
const at = "2026-03-14T06:30:00Z";

function connector(changes: Json = {}): Json {
  return {
    id: "1",
    standard: "IEC_62196_T2",
    format: "SOCKET",
    power_type: "AC_3_PHASE",
    max_voltage: 230,
    max_amperage: 32,
    last_updated: at,
    ...changes,
  };
}

function evse(uid: string, changes: Json = {}): Json {
  return {
    uid,
    evse_id: `IN*VLT*E${uid}`,
    status: "AVAILABLE",
    connectors: [connector()],
    last_updated: at,
    ...changes,
  };
}

function location(id: string, changes: Json = {}): Json {
  return {
    ...ids,
    id,
    publish: true,
    name: "Anna Nagar Tower Park",
    address: "12 Second Avenue",
    city: "Chennai",
    postal_code: "600040",
    country: "IND",
    coordinates: { latitude: "13.086920", longitude: "80.214370" },
    evses: [evse("3001")],
    time_zone: "Asia/Kolkata",
    last_updated: at,
    ...changes,
  };
}

function price(type: string, amount: number, changes: Json = {}): Json {
  return { type, price: amount, vat: 18, step_size: 1, ...changes };
}

function tariff(id: string, elements: Json[], changes: Json = {}): Json {
  return { ...ids, id, currency: "INR", elements, last_updated: at, ...changes };
}

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  period_begin: "07:00",
  period_end: "18:00",
}));
const weekdays = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"];

export const exampleLocations: Record<string, Json> = {
  "public charging location": location("LOC-1", {
    parking_type: "ON_STREET",
    evses: [
      evse("3256", {
        capabilities: ["RESERVABLE"],
        connectors: [
          connector({ format: "CABLE", max_amperage: 16, tariff_ids: ["T-11"] }),
          connector({ id: "2", max_amperage: 16, tariff_ids: ["T-13"] }),
        ],
        physical_reference: "1",
        floor_level: "-1",
      }),
      evse("3257", {
        status: "RESERVED",
        capabilities: ["RESERVABLE"],
        connectors: [connector({ tariff_ids: ["T-12"] })],
        physical_reference: "2",
        floor_level: "-2",
      }),
    ],
    operator: { name: "Volt Lane" },
  }),
  "destination charger": location("DEST-2", {
    name: "Hotel Marina Breeze",
    parking_type: "PARKING_LOT",
    facilities: ["HOTEL", "RESTAURANT", "WIFI"],
    evses: [evse("d-1", { parking_restrictions: ["CUSTOMERS"] })],
  }),
  "not published": location("HIDDEN-3", {
    publish: false,
    evses: [evse("h-1", { parking_restrictions: ["CUSTOMERS"] })],
  }),
  "limited visibility": location("f3a1c2de-6d0f-4b8e-9b3c-2f6d1f0e4a77", {
    publish: false,
    publish_allowed_to: [
      { visual_number: "55012-88", issuer: "Volt Lane" },
      { uid: "04A1B2C3D4E5F6", type: "RFID" },
    ],
    parking_type: "UNDERGROUND_GARAGE",
  }),
  "home charge point": location("HOME-5", {
    publish: false,
    publish_allowed_to: [{ visual_number: "77-1", issuer: "Volt Lane" }],
    name: null,
    evses: [evse("home-1")],
  }),
  "parking garage with opening hours": location("GARAGE-6", {
    parking_type: "PARKING_GARAGE",
    opening_times: { twentyfourseven: false, regular_hours: everyDay },
    charging_when_closed: true,
  }),
  "open always, with an exceptional closing": location("ALWAYS-7", {
    opening_times: {
      twentyfourseven: true,
      exceptional_closings: [{ period_begin: "2026-08-14T18:30:00Z", period_end: "2026-08-15T18:30:00Z" }],
    },
  }),
  "opening hours with an exceptional closing": location("CLOSE-8", {
    opening_times: {
      twentyfourseven: false,
      regular_hours: everyDay,
      exceptional_closings: [{ period_begin: "2026-10-02T05:30:00Z", period_end: "2026-10-02T07:30:00Z" }],
    },
  }),
  "opening hours with an exceptional opening": location("OPEN-9", {
    opening_times: {
      twentyfourseven: false,
      regular_hours: everyDay.slice(0, 5),
      exceptional_openings: [{ period_begin: "2026-11-07T03:30:00Z", period_end: "2026-11-07T06:30:00Z" }],
    },
  }),
  "energy mix, images, directions and schedules": location("MIX-10", {
    energy_mix: {
      is_green_energy: false,
      energy_sources: [
        { source: "SOLAR", percentage: 41.5 },
        { source: "COAL", percentage: 58.5 },
      ],
      environ_impact: [
        { category: "NUCLEAR_WASTE", amount: 0.0004 },
        { category: "CARBON_DIOXIDE", amount: 402 },
      ],
      supplier_name: "Coast Power",
      energy_product_name: "Coast Green",
    },
    images: [
      { url: "https://volt.example/a.jpg", category: "LOCATION", type: "jpeg", width: 1200, height: 800 },
      { url: "https://volt.example/logo.png", category: "OPERATOR", type: "png" },
    ],
    directions: [{ language: "en", text: "Behind the fountain" }],
    related_locations: [
      { latitude: "13.08700", longitude: "80.21400", name: { language: "en", text: "Gate" } },
    ],
    evses: [
      evse("m-1", {
        status_schedule: [{ period_begin: "2026-12-01T00:00:00Z", status: "PLANNED" }],
        connectors: [
          connector({
            standard: "IEC_62196_T2_COMBO",
            format: "CABLE",
            power_type: "DC",
            max_voltage: 920,
            max_amperage: 400,
            max_electric_power: 150_000,
            terms_and_conditions: "https://volt.example/terms",
          }),
        ],
      }),
    ],
    vendor_extension: { ward: 42 },
  }),
};

export const exampleTariffs: Record<string, Json> = {
  "energy only": tariff("T-8", [{ price_components: [price("ENERGY", 18.5)] }]),
  "energy and start fee": tariff("T-9", [{ price_components: [price("FLAT", 20), price("ENERGY", 17)] }]),
  "energy, parking and start fee": tariff("T-10", [
    {
      price_components: [
        price("FLAT", 20),
        price("ENERGY", 17),
        price("PARKING_TIME", 60, { step_size: 900 }),
      ],
    },
  ]),
  "start fee and highest price": tariff(
    "T-6",
    [{ price_components: [price("FLAT", 25), price("ENERGY", 16)] }],
    { max_price: { excl_vat: 900, incl_vat: 1062 }, end_date_time: "2027-06-30T23:59:59Z" },
  ),
  "lowest price": tariff("T-12", [{ price_components: [price("ENERGY", 18)] }], {
    min_price: { excl_vat: 30, incl_vat: 35.4 },
  }),
  "time only": tariff("T-1", [{ price_components: [price("TIME", 120, { step_size: 60 })] }]),
  "time and parking": tariff("T-13", [
    { price_components: [price("TIME", 150, { step_size: 60 }), price("PARKING_TIME", 90)] },
  ]),
  "texts in languages": tariff("T-2", [{ price_components: [price("TIME", 99, { vat: 5.2 })] }], {
    type: "AD_HOC_PAYMENT",
    tariff_alt_text: [
      { language: "en", text: "₹99 an hour" },
      { language: "hi", text: "₹99 प्रति घंटा" },
    ],
  }),
  "an address that explains it": tariff(
    "T-3",
    [{ price_components: [price("FLAT", 15), price("ENERGY", 14, { step_size: 100 })] }],
    { type: "PROFILE_CHEAP", tariff_alt_url: "https://volt.example/tariffs/3" },
  ),
  "complex, with restrictions": tariff(
    "T-14",
    [
      { price_components: [price("FLAT", 25)] },
      {
        price_components: [price("TIME", 100, { step_size: 900 })],
        restrictions: { max_current: 32 },
      },
      {
        price_components: [price("TIME", 200, { step_size: 600 })],
        restrictions: { min_current: 32, day_of_week: weekdays },
      },
      {
        price_components: [price("PARKING_TIME", 60, { step_size: 300 })],
        restrictions: { start_time: "09:00", end_time: "18:00", day_of_week: weekdays },
      },
    ],
    { type: "REGULAR" },
  ),
  "free of charge": tariff("T-5", [{ price_components: [price("FLAT", 0)] }]),
  "no VAT given": tariff("T-20", [{ price_components: [{ type: "ENERGY", price: 21, step_size: 1000 }] }]),
  "by the time of day": tariff("T-22", [
    {
      price_components: [price("TIME", 72, { step_size: 1800 }), price("PARKING_TIME", 60)],
      restrictions: { start_time: "00:00", end_time: "17:00" },
    },
    {
      price_components: [price("TIME", 144, { step_size: 900 })],
      restrictions: { start_time: "17:00", end_time: "00:00" },
    },
  ]),
  "reservation by the hour": tariff("T-15", [
    {
      price_components: [price("TIME", 300, { step_size: 60 })],
      restrictions: { reservation: "RESERVATION" },
    },
    { price_components: [price("ENERGY", 19)] },
  ]),
  "reservation that expires": tariff("T-17", [
    { price_components: [price("FLAT", 240)], restrictions: { reservation: "RESERVATION_EXPIRES" } },
    { price_components: [price("FLAT", 120)], restrictions: { reservation: "RESERVATION" } },
    { price_components: [price("FLAT", 30), price("ENERGY", 18)] },
  ]),
  "by power and duration": tariff("T-23", [
    { price_components: [price("ENERGY", 16)], restrictions: { max_power: 16 } },
    { price_components: [price("ENERGY", 24)], restrictions: { min_power: 32, max_duration: 1800 } },
  ]),
};
