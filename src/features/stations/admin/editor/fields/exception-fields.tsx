import { stationLimits } from "#shared/station-limits.ts";
import { Repeater } from "#src/editing/fields/repeater.tsx";
import { newKey } from "#src/editing/keyed.ts";
import { CompactSelect } from "#src/ui/compact-select.tsx";
import { fieldId, type StationEditorState } from "../station-model.ts";
import { OperatorValue } from "./operator-value.tsx";
import styles from "./station-fields.module.css";
import { TimeInput } from "./time-input.tsx";

/** Dates whose hours differ from their weekday's: holidays, maintenance. */
export function ExceptionFields({ editor }: { editor: StationEditorState }) {
  const { item, save } = editor;
  const issue = save.issues.find(({ path }) => path.startsWith("exceptions"));
  return (
    <>
      <Repeater
        id={fieldId("exceptions")}
        title="Dates with other hours"
        noun="date"
        limit={stationLimits.hours}
        error={issue?.message}
        entries={item.draft.exceptions}
        makeEntry={() => ({ key: newKey(), date: "", closed: true, from: "", to: "" })}
        onChange={(exceptions) => item.change({ exceptions })}
      >
        {(entry, set, number) => {
          const id = (field: string) => fieldId(`exceptions.${number - 1}.${field}`);
          return (
            <div className={styles.row}>
              <TimeInput
                id={id("date")}
                type="date"
                label={`Date ${number}`}
                value={entry.date}
                onChange={(date) => set({ date })}
              />
              <CompactSelect
                label={`Open on date ${number}`}
                value={entry.closed ? "closed" : "open"}
                options={[
                  { value: "closed", label: "Closed" },
                  { value: "open", label: "Open" },
                ]}
                onSelect={(value) => set({ closed: value === "closed" })}
              />
              {!entry.closed && (
                <span className={styles.part}>
                  <TimeInput
                    id={id("from")}
                    label={`Date ${number} opens`}
                    value={entry.from}
                    onChange={(from) => set({ from })}
                  />
                  <span aria-hidden="true">to</span>
                  <TimeInput
                    id={id("to")}
                    label={`Date ${number} closes`}
                    value={entry.to}
                    onChange={(to) => set({ to })}
                  />
                </span>
              )}
            </div>
          );
        }}
      </Repeater>
      <OperatorValue editor={editor} field="exceptions" />
    </>
  );
}
