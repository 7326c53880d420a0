import type { StationInput, StationRequestBody } from "#shared/contract/station-input.ts";
import { phoneCell } from "../../platform/csv.ts";
import {
  readBoolean,
  readFacilities,
  readList,
  readNumber,
  writeBoolean,
  writeFacilities,
  writeList,
} from "./station-cells.rules.ts";
import { readEvses, writeEvses } from "./station-evses-cell.rules.ts";
import { readExceptions, readHours, writeExceptions, writeHours } from "./station-hours-cell.rules.ts";

/** A station body while its cells are read; what is wrong with it, its schema says. */
export type Draft = { [Field in keyof StationRequestBody]?: unknown } & { price?: unknown };

/** One column of the files of stations. */
export interface StationColumn {
  heading: string;
  /** Where its value is in a station body. */
  path: string;
  hint: string;
  example: string;
  write: (station: StationInput) => string;
  /** The value of a cell; `before` is the station that it replaces. */
  read: (cell: string, before: StationInput | null) => unknown;
}

type TextField =
  | "name"
  | "slug"
  | "address"
  | "city"
  | "state"
  | "pincode"
  | "storeNumber"
  | "customerCareNumber";

function text(heading: string, path: TextField, hint: string, example = ""): StationColumn {
  return {
    ...{ heading, path, hint, example },
    write: (station) => station[path] ?? "",
    read: (cell) => cell,
  };
}

function amount(
  heading: string,
  field: "energyPerKwh" | "perMinute" | "parkingPerHour",
  hint: string,
  example = "",
): StationColumn {
  return {
    ...{ heading, path: `price.${field}`, hint, example },
    write: ({ price }) => String(price?.[field] ?? ""),
    read: readNumber,
  };
}

/** The columns after `id`, in their order. */
export const stationColumnsOfCsv: readonly StationColumn[] = [
  text("name", "name", "required", "Anna Nagar"),
  text("slug", "slug", "end of the page's address; made from name and city when empty"),
  text("store number", "storeNumber", "your own number", "CHN-07"),
  text("address", "address", "required", "12, Second Avenue"),
  text("city", "city", "required", "Chennai"),
  text("state", "state", "as the map spells it; that of the PIN code when empty", "Tamil Nadu"),
  {
    ...text("PIN code", "pincode", "required, six digits", "600040"),
    read: (cell) => cell.replace(/\s|\.0$/g, ""),
  },
  {
    ...{ heading: "latitude", path: "lat", hint: "required, such as 13.085", example: "13.085" },
    write: ({ lat }) => String(lat),
    read: readNumber,
  },
  {
    ...{ heading: "longitude", path: "lng", hint: "required, such as 80.21", example: "80.21" },
    write: ({ lng }) => String(lng),
    read: readNumber,
  },
  {
    ...text("care number", "customerCareNumber", "telephone for drivers", "98000 00000"),
    write: ({ customerCareNumber }) => (customerCareNumber ? phoneCell(customerCareNumber) : ""),
  },
  {
    ...{ heading: "hours", path: "hours", hint: "Mon-Fri 06:00-13:00, 15:00-23:00; Sat 10:00-18:00" },
    example: "Mon-Sun 06:00-23:00",
    write: ({ hours }) => writeHours(hours),
    read: readHours,
  },
  {
    ...{ heading: "exceptions", path: "exceptions", hint: "2026-08-15 closed; 2026-10-20 10:00-14:00" },
    example: "2026-08-15 closed",
    write: ({ exceptions }) => writeExceptions(exceptions),
    read: readExceptions,
  },
  {
    ...{ heading: "facilities", path: "facilities", hint: "Cafe: yes; Shopping: no" },
    example: "Cafe: yes; Shopping: no",
    write: ({ facilities }) => writeFacilities(facilities),
    read: (cell) => readFacilities(cell),
  },
  amount("price per kWh", "energyPerKwh", "rupees", "18.5"),
  amount("price per minute", "perMinute", "rupees"),
  amount("parking per hour", "parkingPerHour", "rupees"),
  {
    ...{ heading: "GST included", path: "price.gstIncluded", hint: "yes or no", example: "yes" },
    write: ({ price }) => (price ? writeBoolean(price.gstIncluded) : ""),
    read: readBoolean,
  },
  {
    heading: "charging points",
    path: "evses",
    hint: "A1: CCS2 60 kW DC + CCS2 60 kW DC; A2: TYPE2 7.4 kW AC (out of order); A3: CHADEMO 50 kW DC (coming soon)",
    example: "A1: CCS2 60 kW DC + CCS2 60 kW DC; A2: TYPE2 7.4 kW AC",
    write: ({ evses }) => writeEvses(evses),
    read: (cell, before) => readEvses(cell, before?.evses ?? []),
  },
  {
    ...{
      heading: "pictures",
      path: "pictures",
      hint: "addresses from the media library; with ; between",
      example: "",
    },
    write: ({ pictures }) => writeList(pictures),
    read: (cell) => readList(cell),
  },
  {
    ...{ heading: "published", path: "isPublished", hint: "yes or no", example: "no" },
    write: ({ isPublished }) => writeBoolean(isPublished),
    read: readBoolean,
  },
];

export const stationHeadings = ["id", ...stationColumnsOfCsv.map(({ heading }) => heading)];

/** A station's row, with its id first. */
export function stationCells(id: string, station: StationInput): string[] {
  return [id, ...stationColumnsOfCsv.map(({ write }) => write(station))];
}

/** The rows of an empty file to fill in; lines that begin with # are not imported. */
export function templateRows(): string[][] {
  return [
    stationHeadings,
    ["# how to fill in; empty for a new station", ...stationColumnsOfCsv.map(({ hint }) => hint)],
    ["# example", ...stationColumnsOfCsv.map(({ example }) => example)],
  ];
}

/** Headings are the same in any case and spacing. */
export function headingKey(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]/g, "");
}
