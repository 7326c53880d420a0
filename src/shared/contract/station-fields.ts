/** The options of stations, without zod: those of OCPI that Indian stations use. */

export const connectorStandards = ["CCS2", "TYPE2", "CHADEMO", "BHARAT_AC001", "BHARAT_DC001"] as const;
export const powerTypes = ["AC", "DC"] as const;
export const evseStatuses = ["AVAILABLE", "CHARGING", "RESERVED", "OUTOFORDER", "UNKNOWN"] as const;
