import { connectorNames, type connectorStandards } from "#shared/contract/station-fields.ts";

type Standard = (typeof connectorStandards)[number];

/** The kinds of connector of a station, each once and the strongest first: "CCS2", "Type 2". */
export function plugNames({ connectors }: { connectors: readonly { standard: Standard }[] }): string[] {
  return [...new Set(connectors.map(({ standard }) => connectorNames[standard]))];
}
