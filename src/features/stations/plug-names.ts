import { connectorNames } from "#shared/contract/station-fields.ts";
import type { Plug } from "#shared/tariff.ts";

/** The kinds of connector of a station, each once and the strongest first: "CCS2", "Type 2". */
export function plugNames({ connectors }: { connectors: readonly Pick<Plug, "standard">[] }): string[] {
  return [...new Set(connectors.map(({ standard }) => connectorNames[standard]))];
}
