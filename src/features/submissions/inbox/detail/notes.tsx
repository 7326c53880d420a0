import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Submission } from "#src/shared/contract/submissions.ts";
import { limits } from "#src/shared/limits.ts";
import { Field, TextArea } from "#src/ui/field.tsx";
import styles from "./section.module.css";
import type { Editing } from "./use-edit-mode.ts";

/** What staff wrote about a submission; in the edit mode, a text of four rows. */
export function Notes({ submission, edit }: { submission: Submission; edit: Editing }) {
  const { draft } = edit;
  const editing = draft !== null;
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!editing) return;
    area.current?.focus({ preventScroll: true });
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [editing]);

  function press(event: KeyboardEvent) {
    if (event.key === "Escape") (event.target as HTMLElement).blur();
  }
  return (
    <section>
      <h3 className={styles.heading}>
        Internal notes <small>only staff see this</small>
      </h3>
      {draft ? (
        <div className={styles.write}>
          <Field label="Internal notes" hideLabel markOptional={false}>
            <TextArea
              ref={area}
              rows={4}
              maxLength={limits.notes}
              value={draft.notes}
              onChange={(event) => edit.change({ notes: event.currentTarget.value })}
              onKeyDown={press}
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
        {edit.failure && <p className={styles.failure}>Your change was not saved. {edit.failure}</p>}
      </div>
    </section>
  );
}
