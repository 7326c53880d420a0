import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Submission } from "#src/shared/contract/submissions.ts";
import { limits } from "#src/shared/limits.ts";
import { Field, TextArea } from "#src/ui/field.tsx";
import styles from "./section.module.css";
import type { EditMode } from "./use-edit-mode.ts";

/** The notes of staff about a submission; a text field in edit mode. */
export function Notes({ submission, editMode }: { submission: Submission; editMode: EditMode }) {
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
  return (
    <section>
      <h3 className={styles.heading}>
        Internal notes <small>only staff see this</small>
      </h3>
      {edit ? (
        <div className={styles.write}>
          <Field label="Internal notes" hideLabel markOptional={false}>
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
      ) : submission.notes ? (
        <p className={styles.note} dir="auto">
          {submission.notes}
        </p>
      ) : (
        <p className={styles.none}>No notes yet.</p>
      )}
      <div role="alert">
        {failure && <p className={styles.failure}>Your change was not saved. {failure}</p>}
      </div>
    </section>
  );
}
