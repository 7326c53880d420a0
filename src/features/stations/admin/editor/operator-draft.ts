import type { OperatorValues, StationAdminItem } from "#shared/contract/stations-admin.ts";
import { draftFromStation, type StationDraft } from "./station-draft.ts";

type Values = NonNullable<OperatorValues["data"]>;

/** The fields of the form that an operator feeds. */
export type FedField = Exclude<keyof Values, "lat" | "lng"> | "pin";

/**
 * The part of the draft to change so that `field` is the operator's again. What staff say of a
 * charging point (its status) stays.
 */
export function withOperatorValue(
  draft: StationDraft,
  station: StationAdminItem,
  { field, values }: { field: FedField; values: Values },
): Partial<StationDraft> {
  const said = new Map(draft.evses.map((evse) => [evse.uid, evse]));
  const evses = values.evses.map((evse) => {
    const { status = "AVAILABLE", reason = "", until = "" } = said.get(evse.uid) ?? {};
    return { ...evse, status, reason: reason || null, until: until || null, live: null };
  });
  const operators = draftFromStation({ ...station, ...values, evses });
  if (field === "pin") return { coordinates: operators.coordinates };
  if (field === "hours") return { week: operators.week };
  return { [field]: operators[field] };
}
