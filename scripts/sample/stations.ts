import { eastStations } from "./stations/east.ts";
import { northStations } from "./stations/north.ts";
import { southStations } from "./stations/south.ts";
import { westStations } from "./stations/west.ts";
import type { SampleStation } from "./types.ts";

/** Every sample station. Names, addresses and prices are invented; only the cities are real. */
export const stations: SampleStation[] = [
  ...southStations,
  ...westStations,
  ...northStations,
  ...eastStations,
];
