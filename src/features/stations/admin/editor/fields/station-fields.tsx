import { limits } from "#shared/limits.ts";
import styles from "#src/editing/fields/editor-fields.module.css";
import { Field, TextInput } from "#src/ui/field.tsx";
import { fieldId, type StationEditorState } from "../station-model.ts";
import { EvseFields } from "./evse-fields.tsx";
import { ExceptionFields } from "./exception-fields.tsx";
import { FacilityFields } from "./facility-fields.tsx";
import { HoursFields } from "./hours-fields.tsx";
import { OperatorValue } from "./operator-value.tsx";
import { PictureFields } from "./picture-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { PriceFields } from "./price-fields.tsx";

/** Every field of a station, in the order of its page. */
export function StationFields({ editor }: { editor: StationEditorState }) {
  return (
    <>
      <NameFields editor={editor} />
      <EvseFields editor={editor} />
      <PlaceFields editor={editor} />
      <HoursFields editor={editor} />
      <ExceptionFields editor={editor} />
      <PriceFields editor={editor} />
      <FacilityFields editor={editor} />
      <PictureFields editor={editor} />
      <ContactFields editor={editor} />
    </>
  );
}

function NameFields({ editor }: { editor: StationEditorState }) {
  const { draft, change } = editor.item;
  return (
    <section className={styles.group}>
      <Field label="Name" id={fieldId("name")} required error={editor.save.issueAt("name")}>
        <TextInput
          required={false}
          aria-required="true"
          maxLength={limits.fullName}
          placeholder="Anna Nagar Tower Park"
          value={draft.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </Field>
      <OperatorValue editor={editor} field="name" />
    </section>
  );
}

function ContactFields({ editor }: { editor: StationEditorState }) {
  const { item, save } = editor;
  const { draft, change } = item;
  return (
    <section className={styles.group}>
      <h2>More</h2>
      <div className={styles.two}>
        <Field
          label="Customer care number"
          id={fieldId("customerCareNumber")}
          optional
          error={save.issueAt("customerCareNumber")}
        >
          <TextInput
            type="tel"
            inputMode="tel"
            maxLength={limits.phone}
            value={draft.customerCareNumber}
            onChange={(event) => change({ customerCareNumber: event.currentTarget.value })}
          />
        </Field>
        <Field label="Store number" id={fieldId("storeNumber")} optional error={save.issueAt("storeNumber")}>
          <TextInput
            maxLength={limits.code}
            value={draft.storeNumber}
            onChange={(event) => change({ storeNumber: event.currentTarget.value })}
          />
        </Field>
      </div>
      <Field
        label="Page address"
        id={fieldId("slug")}
        optional
        error={save.issueAt("slug")}
        hint={`/stations/${draft.slug || "…"}. Empty: it is made from name and city. Links to the old address go on working.`}
      >
        <TextInput
          maxLength={limits.slug}
          spellCheck={false}
          autoCapitalize="none"
          value={draft.slug}
          onChange={(event) => change({ slug: event.currentTarget.value })}
        />
      </Field>
    </section>
  );
}
