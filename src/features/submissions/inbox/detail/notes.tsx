import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Submission } from "#shared/contract/submissions.ts";
import { limits } from "#shared/limits.ts";
import { formatDayAndClock } from "#src/lib/format.ts";
import { Field, TextArea } from "#src/ui/field.tsx";
import { useAssignees } from "../assignee.tsx";
import { timelineQuery } from "../inbox.queries.ts";
import { mentionsIn } from "./mention.rules.ts";
import { NoteComposer } from "./note-composer.tsx";
import { noteThread } from "./note-thread.rules.ts";
import thread from "./notes.module.css";
import styles from "./section.module.css";
import type { EditMode } from "./use-edit-mode.ts";

interface NotesProps {
  submission: Submission;
  editMode: EditMode;
  now: Date;
}

/** The notes about a submission, newest first; in edit mode the latest as a text field. */
export function Notes({ submission, editMode, now }: NotesProps) {
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
      ) : (
        <>
          <NoteComposer submission={submission} />
          <Thread submission={submission} now={now} />
        </>
      )}
      <div role="alert">
        {failure && <p className={styles.failure}>Your change was not saved. {failure}</p>}
      </div>
    </section>
  );
}

/** Every note with its author and date. */
function Thread({ submission: { id, notes }, now }: Pick<NotesProps, "submission" | "now">) {
  const { data = [] } = useQuery(timelineQuery(id));
  const { assignees } = useAssignees();
  const entries = noteThread(data);
  // Before the timeline is loaded, and where the latest note has no entry in it.
  const latest = notes !== null && entries[0]?.to !== notes;
  if (!latest && entries.length === 0) return <p className={styles.none}>No notes yet.</p>;
  return (
    <ol className={thread.thread}>
      {latest && (
        <li>
          <p dir="auto">{notes}</p>
        </li>
      )}
      {entries.map(({ id: entryId, to, adminName, at }) => (
        <li key={entryId}>
          <p dir="auto">
            {mentionsIn(to ?? "", assignees).map((piece, index) =>
              // The pieces of a note never change their order.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              piece.id ? <mark key={index}>{piece.text}</mark> : piece.text,
            )}
          </p>
          <small>
            <b>{adminName ?? "A former colleague"}</b>
            <time dateTime={at}>{formatDayAndClock(at, now)}</time>
          </small>
        </li>
      ))}
    </ol>
  );
}
