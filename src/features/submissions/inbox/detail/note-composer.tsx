import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useRef, useState } from "react";
import type { Submission } from "#shared/contract/submissions.ts";
import { limits } from "#shared/limits.ts";
import { useUnsavedTexts } from "#src/editing/drafts/use-unsaved-texts.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, TextArea } from "#src/ui/field.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { addToTimeline, takeBack } from "../inbox-write.queries.ts";
import styles from "./notes.module.css";
import { readUnsavedNote, storeUnsavedNote } from "./unsaved-texts.ts";

/** Writes a note. What was typed survives closing, reloading and signing in again. */
export function NoteComposer({ submission }: { submission: Submission }) {
  const { id } = submission;
  const texts = useUnsavedTexts();
  const client = useQueryClient();
  const composer = useRef<HTMLFieldSetElement>(null);
  const [text, setText] = useState(() => readUnsavedNote(texts, submission));
  function change(next: string) {
    setText(next);
    storeUnsavedNote(texts, submission, next);
  }
  const { mutate, error, isPending } = useMutation({
    mutationFn: (note: string) => addToTimeline(client, id, { text: note }),
    onSuccess: (entryId, note) => {
      change("");
      const undo = async () => {
        await takeBack(client, id, entryId);
        change(note);
      };
      showToast({ text: "Note added", action: { label: "Undo", onSelect: () => void undo() } });
    },
  });
  function send() {
    if (text.trim() && !isPending) mutate(text);
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      send();
      // The next single key is for the enquiry, not for the text.
      composer.current?.focus({ preventScroll: true });
    }
  }
  return (
    <fieldset
      ref={composer}
      className={styles.composer}
      aria-label="New note"
      tabIndex={-1}
      onKeyDown={leaveOnEscape}
    >
      <Field label="Add a note" hideLabel>
        <TextArea
          name="note"
          rows={2}
          maxLength={limits.notes}
          placeholder="Add a note"
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      {text && (
        <Button variant="outline" size="small" title="Add note  Ctrl Enter" busy={isPending} onClick={send}>
          Add note
        </Button>
      )}
      <div role="alert">
        {error && <p className={styles.failure}>Your note was not saved. {error.message}</p>}
      </div>
    </fieldset>
  );
}

/** Escape leaves the composer, and does not close the enquiry. */
function leaveOnEscape(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "Escape") return;
  (event.target as HTMLElement).blur();
  event.preventDefault();
}
