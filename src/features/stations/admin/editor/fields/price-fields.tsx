import group from "#src/editing/fields/editor-fields.module.css";
import { Checkbox, Field, TextInput } from "#src/ui/field.tsx";
import { fieldId, type StationEditorState } from "../station-model.ts";
import { OperatorValue } from "./operator-value.tsx";
import styles from "./station-fields.module.css";

const amounts = [
  { field: "energyPerKwh", label: "Energy, ₹ a kWh" },
  { field: "perMinute", label: "Time, ₹ a minute" },
  { field: "parkingPerHour", label: "Parking, ₹ an hour" },
] as const;

/** What charging costs. */
export function PriceFields({ editor }: { editor: StationEditorState }) {
  const { item, save } = editor;
  const { tariffs, ...price } = item.draft.price;
  return (
    <section className={group.group}>
      <h2>Prices</h2>
      <div className={styles.three}>
        {amounts.map(({ field, label }) => (
          <Field
            key={field}
            label={label}
            id={fieldId(`price.${field}`)}
            error={save.issueAt(`price.${field}`)}
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={price[field]}
              onChange={(event) => item.change({ price: { ...price, [field]: event.currentTarget.value } })}
            />
          </Field>
        ))}
      </div>
      <Checkbox
        label="These prices include GST"
        checked={price.gstIncluded}
        onChange={(event) => item.change({ price: { ...price, gstIncluded: event.currentTarget.checked } })}
      />
      {tariffs && (
        <p className={styles.note}>
          The highest of the operator's prices; visitors see all, until you change one.
        </p>
      )}
      <OperatorValue editor={editor} field="price" />
    </section>
  );
}
