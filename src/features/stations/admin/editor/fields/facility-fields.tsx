import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { staffLimits } from "#shared/staff-limits.ts";
import group from "#src/editing/fields/editor-fields.module.css";
import { newKey } from "#src/editing/keyed.ts";
import { Button } from "#src/ui/button.tsx";
import { Checkbox, Field, TextInput } from "#src/ui/field.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import type { FacilityDraft } from "../station-draft.ts";
import { fieldId, type StationEditorState } from "../station-model.ts";
import { OperatorValue } from "./operator-value.tsx";
import styles from "./station-fields.module.css";

/** What drivers ask for; the names of the sample stations. */
const common = ["Parking", "Restroom", "Food", "Café", "Drinking water", "WiFi", "Security", "Shopping"];

/** What a driver finds at the station, and what is known to be missing. */
export function FacilityFields({ editor }: { editor: StationEditorState }) {
  const { item, save } = editor;
  const { facilities } = item.draft;
  const change = (next: FacilityDraft[]) => item.change({ facilities: next });
  const known = new Set(facilities.map(({ name }) => name.toLowerCase()));
  const add = (name: string) => change([...facilities, { key: newKey(), name, available: true }]);
  const error = save.issues.find(({ path }) => path.startsWith("facilities"))?.message;
  return (
    <section className={group.group}>
      <h2>Facilities</h2>
      {facilities.length > 0 && (
        <ul className={styles.facilities}>
          {facilities.map((facility, index) => (
            <li key={facility.key}>
              <Checkbox
                label={facility.name}
                checked={facility.available}
                onChange={({ currentTarget: { checked } }) =>
                  change(facilities.with(index, { ...facility, available: checked }))
                }
              />
              {!facility.available && <small>shown as missing</small>}
              <IconButton
                label={`Remove ${facility.name}`}
                onClick={() => change(facilities.toSpliced(index, 1))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <NewFacility error={error} isKnown={(name) => known.has(name.toLowerCase())} onAdd={add} />
      <OperatorValue editor={editor} field="facilities" />
    </section>
  );
}

interface NewFacilityProps {
  error?: string;
  isKnown: (name: string) => boolean;
  onAdd: (name: string) => void;
}

function NewFacility({ error, isKnown, onAdd }: NewFacilityProps) {
  const [name, setName] = useState("");
  function add() {
    const trimmed = name.trim();
    if (trimmed && !isKnown(trimmed)) onAdd(trimmed);
    setName("");
  }
  return (
    <>
      <ul className={styles.suggestions} aria-label="Common facilities">
        {common
          .filter((facility) => !isKnown(facility))
          .map((facility) => (
            <li key={facility}>
              <Button variant="outline" size="small" onClick={() => onAdd(facility)}>
                <Plus aria-hidden="true" />
                {facility}
              </Button>
            </li>
          ))}
      </ul>
      <div className={styles.row}>
        <Field label="Another facility" id={fieldId("facilities")} error={error}>
          <TextInput
            maxLength={staffLimits.tag}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              add();
            }}
          />
        </Field>
      </div>
    </>
  );
}
