import { paths } from "#src/lib/paths.ts";
import type { FormName } from "./form/form-types.ts";

/** The page of each form; the first one when several pages have it. */
export const formPages: Record<FormName, string> = {
  general: paths.generalQuery,
  partner: paths.chargingPartner,
  franchise: paths.franchisePartner,
  land: paths.landPartnership,
  discover: paths.discover,
  product: paths.products,
  quote: paths.products,
  "station-report": paths.stations,
};

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(formPages, name);
}
