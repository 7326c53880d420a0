import { indianStates } from "#shared/contract/station-fields.ts";
import { limits } from "#shared/limits.ts";
import { staffLimits } from "#shared/staff-limits.ts";
import { stateOfPin } from "#shared/station-place.ts";
import styles from "#src/editing/fields/editor-fields.module.css";
import { Field, Select, TextArea, TextInput } from "#src/ui/field.tsx";
import { pincodeHint } from "../pincode-hint.ts";
import { fieldId, type StationEditorState } from "../station-model.ts";
import { OperatorValue } from "./operator-value.tsx";
import { PinField } from "./pin-field.tsx";

/** Where the station is: its address and its pin. */
export function PlaceFields({ editor }: { editor: StationEditorState }) {
  return (
    <section className={styles.group}>
      <h2>Place</h2>
      <AddressField editor={editor} />
      <CityFields editor={editor} />
      <PinField editor={editor} />
      <OperatorValue editor={editor} field="pin" />
    </section>
  );
}

function AddressField({ editor }: { editor: StationEditorState }) {
  const { item, save } = editor;
  return (
    <>
      <Field label="Address" id={fieldId("address")} required error={save.issueAt("address")}>
        <TextArea
          rows={2}
          required={false}
          aria-required="true"
          maxLength={staffLimits.title}
          placeholder="Building, street, area"
          value={item.draft.address}
          onChange={(event) => item.change({ address: event.currentTarget.value.replace(/\n/g, " ") })}
        />
      </Field>
      <OperatorValue editor={editor} field="address" />
    </>
  );
}

function CityFields({ editor }: { editor: StationEditorState }) {
  const { item, save } = editor;
  const { draft, change } = item;
  return (
    <>
      <div className={styles.two}>
        <Field label="City" id={fieldId("city")} required error={save.issueAt("city")}>
          <TextInput
            required={false}
            aria-required="true"
            maxLength={limits.firstName}
            value={draft.city}
            onChange={(event) => change({ city: event.currentTarget.value })}
          />
        </Field>
        <Field
          label="PIN code"
          id={fieldId("pincode")}
          required
          error={save.issueAt("pincode")}
          hint={pincodeHint(draft.pincode, draft.state)}
        >
          <TextInput
            required={false}
            aria-required="true"
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={draft.pincode}
            onChange={(event) => {
              const pincode = event.currentTarget.value.replace(/\D/g, "");
              const state = stateOfPin(pincode);
              change({ pincode, ...(state && pincode !== draft.pincode && { state }) });
            }}
          />
        </Field>
      </div>
      <Field label="State or territory" id={fieldId("state")} required error={save.issueAt("state")}>
        <Select
          required={false}
          aria-required="true"
          options={indianStates}
          placeholder="Choose one"
          value={draft.state}
          onChange={({ currentTarget: { value } }) =>
            change({ state: indianStates.find((state) => state === value) ?? "" })
          }
        />
      </Field>
      <OperatorValue editor={editor} field="city" />
      <OperatorValue editor={editor} field="pincode" />
      <OperatorValue editor={editor} field="state" />
    </>
  );
}
