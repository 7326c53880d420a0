import { useQuery } from "@tanstack/react-query";
import type { OperatorValues, StationAdminItem } from "#shared/contract/stations-admin.ts";
import { Button } from "#src/ui/button.tsx";
import { operatorValuesQuery } from "../../stations-admin.queries.ts";
import { draftFromStation, type StationDraft } from "../station-draft.ts";
import type { StationEditorState } from "../station-model.ts";
import styles from "./station-fields.module.css";

/** Marks a field that staff have set although an operator feeds it, and gives it back. */
export function OperatorValue({ editor, field }: { editor: StationEditorState; field: FedField }) {
  const station = editor.item.stored?.item;
  const overrides = overridesOf(field);
  if (!station?.source || !overrides.some((one) => station.overrides.includes(one))) return null;
  return <Overridden editor={editor} field={field} station={station} />;
}

interface OverriddenProps {
  editor: StationEditorState;
  field: FedField;
  station: StationAdminItem;
}

function Overridden({ editor, field, station }: OverriddenProps) {
  const { data: values } = useQuery(operatorValuesQuery(station.id));
  const { draft, change } = editor.item;
  return (
    <p className={styles.override}>
      <span>This is yours: {station.source?.name || "the operator"} does not change it any more.</span>
      {values && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => change(withOperatorValue(draft, station, { field, values }))}
        >
          Use the operator's value
        </Button>
      )}
    </p>
  );
}

/** The fields of the API behind a field of the form: the pin is two. */
function overridesOf(field: FedField): string[] {
  return field === "pin" ? ["lat", "lng"] : [field];
}

type Values = NonNullable<OperatorValues["data"]>;

/** The fields of the form that an operator feeds. */
type FedField = Exclude<keyof Values, "lat" | "lng"> | "pin";

/**
 * The part of the draft to change so that `field` is the operator's again. What staff say of a
 * charging point (its status) stays.
 */
function withOperatorValue(
  draft: StationDraft,
  station: StationAdminItem,
  { field, values }: { field: FedField; values: Values },
): Partial<StationDraft> {
  const said = new Map(draft.evses.map((evse) => [evse.uid, evse]));
  const evses = values.evses.map((evse) => {
    const { status = "AVAILABLE", reason = "", until = "" } = said.get(evse.uid) ?? {};
    return { ...evse, status, reason: reason || null, until: until || null, live: null, visit: null };
  });
  const operators = draftFromStation({ ...station, ...values, evses });
  if (field === "pin") return { coordinates: operators.coordinates };
  if (field === "hours") return { week: operators.week };
  return { [field]: operators[field] };
}
