import type { Equipment } from "#shared/contract/station-compact.ts";
import { connectorNames } from "#shared/contract/station-fields.ts";

/** The kinds of connector of a station, each once and the strongest first: "CCS2", "Type 2". */
export function plugNames({ connectors }: Equipment): string[] {
  return [...new Set(connectors.map(({ standard }) => connectorNames[standard]))];
}
