import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Submission } from "#shared/contract/submissions.ts";
import { limits } from "#shared/limits.ts";
import { useUnsavedTexts } from "#src/editing/drafts/use-unsaved-texts.ts";
import { showToast } from "#src/ui/toast.tsx";
import { addToTimeline, takeBack } from "../inbox-write.queries.ts";
import { Composer } from "./composer.tsx";
import { readUnsavedNote, storeUnsavedNote } from "./unsaved-texts.ts";

/** Writes a note. What was typed survives closing, reloading and signing in again. */
export function NoteComposer({ submission }: { submission: Submission }) {
  const { id } = submission;
  const texts = useUnsavedTexts();
  const client = useQueryClient();
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
  return (
    <Composer
      label="New note"
      fieldLabel="Add a note"
      name="note"
      placeholder="Add a note"
      rows={2}
      maxLength={limits.notes}
      value={text}
      onChange={change}
      onSend={send}
      submit="Add note"
      variant="outline"
      busy={isPending}
      failure={error && `Your note was not saved. ${error.message}`}
    />
  );
}
