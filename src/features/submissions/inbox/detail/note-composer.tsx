import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Submission } from "#shared/contract/submissions.ts";
import { limits } from "#shared/limits.ts";
import { staffLimits } from "#shared/staff-limits.ts";
import { useUnsavedTexts } from "#src/editing/drafts/use-unsaved-texts.ts";
import { Lazy } from "#src/ui/lazy.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { useAssignees } from "../assignee.tsx";
import { addToTimeline, takeBack } from "../inbox-write.queries.ts";
import { Composer } from "./composer.tsx";
import { completeMention, mentionsIn, openMention } from "./mention.rules.ts";
import { readUnsavedNote, storeUnsavedNote } from "./unsaved-texts.ts";

const loadOffer = () => import("./mention-offer.tsx");

/** Writes a note, which may mention colleagues. What was typed survives closing, reloading and signing in again. */
export function NoteComposer({ submission, onFocus }: { submission: Submission; onFocus: () => void }) {
  const { id } = submission;
  const texts = useUnsavedTexts();
  const client = useQueryClient();
  const { assignees } = useAssignees();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readUnsavedNote(texts, submission));
  function change(next: string) {
    setText(next);
    storeUnsavedNote(texts, submission, next);
  }
  const { mutate, error, isPending } = useMutation({
    mutationFn: (note: string) => {
      const mentioned = new Set(mentionsIn(note, assignees).flatMap((piece) => piece.id ?? []));
      const mentions = [...mentioned].slice(0, staffLimits.mentions);
      return addToTimeline(client, id, { text: note, ...(mentions.length > 0 && { mentions }) });
    },
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
  const typed = openMention(text);
  function mention(name: string) {
    change(completeMention(text, name));
    field.current?.focus();
  }
  return (
    <Composer
      label="New note"
      fieldLabel="Add a note"
      name="note"
      placeholder="Add a note; @ mentions a colleague"
      rows={2}
      maxLength={limits.notes}
      value={text}
      onChange={change}
      onSend={send}
      submit="Add note"
      variant="outline"
      busy={isPending}
      field={field}
      onFocus={onFocus}
      failure={error && `Your note was not saved. ${error.message}`}
    >
      {typed !== null && (
        <Lazy load={loadOffer}>
          {({ MentionOffer }) => <MentionOffer typed={typed} onChoose={mention} />}
        </Lazy>
      )}
    </Composer>
  );
}
