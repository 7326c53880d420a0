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

/** The addresses of our OCPI interface on a site with this origin. */
export function ocpiSiteOf(origin: string) {
  return {
    versions: `${origin}/ocpi/versions`,
    details: `${origin}/ocpi/2.2.1`,
    endpoints: [
      { identifier: "credentials", role: "SENDER", url: `${origin}/ocpi/2.2.1/credentials` },
      { identifier: "locations", role: "RECEIVER", url: `${origin}/ocpi/emsp/2.2.1/locations` },
      { identifier: "tariffs", role: "RECEIVER", url: `${origin}/ocpi/emsp/2.2.1/tariffs` },
    ],
  };
}
