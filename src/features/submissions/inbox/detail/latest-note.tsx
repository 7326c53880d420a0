import { type KeyboardEvent, useEffect, useRef } from "react";
import { limits } from "#shared/limits.ts";
import { Field, TextArea } from "#src/ui/field.tsx";
import styles from "./section.module.css";
import type { EditMode } from "./use-edit-mode.ts";

/** The latest note as a text field, while the enquiry is edited, and why a change was not saved. */
export function LatestNote({ editMode }: { editMode: EditMode }) {
  const { edit, failure } = editMode;
  const editing = edit !== null;
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!editing) return;
    area.current?.focus({ preventScroll: true });
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [editing]);

  function blurOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape") (event.target as HTMLElement).blur();
  }
  if (!edit && !failure) return null;
  return (
    <section>
      {edit && (
        <>
          <h3 className={styles.heading}>
            Internal notes <small>only staff see this</small>
          </h3>
          <div className={styles.write}>
            <Field label="Internal notes" hideLabel>
              <TextArea
                ref={area}
                rows={4}
                maxLength={limits.notes}
                value={edit.notes}
                onChange={(event) => editMode.change({ notes: event.currentTarget.value })}
                onKeyDown={blurOnEscape}
              />
            </Field>
          </div>
        </>
      )}
      <div role="alert">
        {failure && <p className={styles.failure}>Your change was not saved. {failure}</p>}
      </div>
    </section>
  );
}
