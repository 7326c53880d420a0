import { chargingPartnerEnquiries } from "./enquiries/charging-partners.ts";
import { franchiseeEnquiries } from "./enquiries/franchisees.ts";
import { generalEnquiries } from "./enquiries/general.ts";
import { landPartnerEnquiries } from "./enquiries/land-partners.ts";
import { readerEnquiries } from "./enquiries/readers.ts";
import type { SampleEnquiry } from "./types.ts";

/** Thirty enquiries of the last thirty days, of every form type. All people are invented. */
export const enquiries: SampleEnquiry[] = [
  ...generalEnquiries,
  ...chargingPartnerEnquiries,
  ...franchiseeEnquiries,
  ...landPartnerEnquiries,
  ...readerEnquiries,
];
