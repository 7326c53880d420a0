import type { connectorStandards } from "#shared/contract/station-fields.ts";

/** What drivers call the connectors. */
export const connectorNames: Record<(typeof connectorStandards)[number], string> = {
  CCS2: "CCS2",
  TYPE2: "Type 2",
  CHADEMO: "CHAdeMO",
  BHARAT_AC001: "Bharat AC001",
  BHARAT_DC001: "Bharat DC001",
};
