/** The options of privacy requests, without zod, for pages that load no validation. */

export const requestTypes = ["access", "correction", "erasure", "withdrawal", "grievance"] as const;
export type RequestType = (typeof requestTypes)[number];

/** The requests that restrict the submission they are about. */
export const restrictingTypes: readonly RequestType[] = ["erasure", "withdrawal"];

/** The interface's labels of the request types. */
export const requestTypeLabels: Record<RequestType, string> = {
  access: "Copy of the data",
  correction: "Correction",
  erasure: "Erasure",
  withdrawal: "Withdrawal of consent",
  grievance: "Complaint",
};

export const requestStatuses = ["new", "acknowledged", "answered", "refused", "taken_back"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** The steps after a breach, in their order. */
export const breachSteps = ["board_informed", "people_informed", "board_reported", "closed"] as const;
export type BreachStep = (typeof breachSteps)[number];
