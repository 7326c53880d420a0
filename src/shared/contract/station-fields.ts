/** The options of stations, without zod. */

/** Those of OCPI that Indian stations use. */
export const connectorStandards = ["CCS2", "TYPE2", "CHADEMO", "BHARAT_AC001", "BHARAT_DC001"] as const;
/** What drivers call the connectors. */
export const connectorNames: Record<(typeof connectorStandards)[number], string> = {
  CCS2: "CCS2",
  TYPE2: "Type 2",
  CHADEMO: "CHAdeMO",
  BHARAT_AC001: "Bharat AC001",
  BHARAT_DC001: "Bharat DC001",
};

export const powerTypes = ["AC", "DC"] as const;

/** The kind of current that a connector usually has. */
export function usualPowerType(standard: (typeof connectorStandards)[number]): (typeof powerTypes)[number] {
  return standard === "TYPE2" || standard === "BHARAT_AC001" ? "AC" : "DC";
}

/** The power of the strongest connector in kW; 0 without any. */
export function maxPowerOf(evses: readonly { connectors: readonly { maxPowerKw: number }[] }[]): number {
  return Math.max(0, ...evses.flatMap(({ connectors }) => connectors.map(({ maxPowerKw }) => maxPowerKw)));
}

/** All of OCPI. */
export const evseStatuses = [
  "AVAILABLE",
  "BLOCKED",
  "CHARGING",
  "INOPERATIVE",
  "OUTOFORDER",
  "PLANNED",
  "REMOVED",
  "RESERVED",
  "UNKNOWN",
] as const;
export type EvseStatus = (typeof evseStatuses)[number];

/** What staff may say of an EVSE: it works, is out of order, or is coming soon. */
export const staffEvseStatuses = ["AVAILABLE", "OUTOFORDER", "PLANNED"] as const;
export type StaffStatus = (typeof staffEvseStatuses)[number];

/** A status as staff would say it: all but their words count as working. */
export function staffStatus(status: EvseStatus = "AVAILABLE"): StaffStatus {
  return staffEvseStatuses.find((known) => known === status) ?? "AVAILABLE";
}

/** Why a published station is hidden from visitors. */
export const hiddenReasons = ["vanished", "unpublished", "revoked"] as const;

/** What a station may lack or suffer from, as the list of staff filters by. */
export const stationProblems = ["out_of_order", "hidden", "stale", "incomplete"] as const;

/** States and union territories. */
export const indianStates = [
  "Andaman and Nicobar Islands",
  "Andhra Pradesh",
  "Arunachal Pradesh",
  "Assam",
  "Bihar",
  "Chandigarh",
  "Chhattisgarh",
  "Dadra and Nagar Haveli and Daman and Diu",
  "Delhi",
  "Goa",
  "Gujarat",
  "Haryana",
  "Himachal Pradesh",
  "Jammu and Kashmir",
  "Jharkhand",
  "Karnataka",
  "Kerala",
  "Ladakh",
  "Lakshadweep",
  "Madhya Pradesh",
  "Maharashtra",
  "Manipur",
  "Meghalaya",
  "Mizoram",
  "Nagaland",
  "Odisha",
  "Puducherry",
  "Punjab",
  "Rajasthan",
  "Sikkim",
  "Tamil Nadu",
  "Telangana",
  "Tripura",
  "Uttar Pradesh",
  "Uttarakhand",
  "West Bengal",
] as const;
export type IndianState = (typeof indianStates)[number];
