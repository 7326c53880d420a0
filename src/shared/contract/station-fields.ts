/** Station vocabulary without zod. The words are OCPI's, shortened to what Indian stations use. */

export const connectorStandards = ["CCS2", "TYPE2", "CHADEMO", "BHARAT_AC001", "BHARAT_DC001"] as const;
export const powerTypes = ["AC", "DC"] as const;
export const evseStatuses = ["AVAILABLE", "CHARGING", "RESERVED", "OUTOFORDER", "UNKNOWN"] as const;
