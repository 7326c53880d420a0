import type { connectorStandards } from "#shared/contract/station-fields.ts";
import { brand } from "#src/content/brand.ts";

/** Who we are in OCPI: the business, its country, and its three letters there. */
export const ownParty = { name: brand.name, countryCode: "IN", partyId: "CIN" } as const;

/** OCPI's names. It has none for the Bharat connectors; they use these. */
export const ocpiStandards: Record<(typeof connectorStandards)[number], string> = {
  CCS2: "IEC_62196_T2_COMBO",
  TYPE2: "IEC_62196_T2",
  CHADEMO: "CHADEMO",
  BHARAT_AC001: "IEC_60309_2_single_16",
  BHARAT_DC001: "GBT_DC",
};
