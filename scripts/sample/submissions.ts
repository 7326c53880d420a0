import { chargingPartnerSubmissions } from "./submissions/charging-partners.ts";
import { franchiseeSubmissions } from "./submissions/franchisees.ts";
import { generalSubmissions } from "./submissions/general.ts";
import { landPartnerSubmissions } from "./submissions/land-partners.ts";
import { readerSubmissions } from "./submissions/readers.ts";
import type { SampleSubmission } from "./types.ts";

/** Thirty submissions of the last thirty days, of every form type. All people are invented. */
export const submissions: SampleSubmission[] = [
  ...generalSubmissions,
  ...chargingPartnerSubmissions,
  ...franchiseeSubmissions,
  ...landPartnerSubmissions,
  ...readerSubmissions,
];
