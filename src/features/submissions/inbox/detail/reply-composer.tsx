import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import type { Submission } from "#shared/contract/submissions.ts";
import { limits } from "#shared/limits.ts";
import { useUnsavedTexts } from "#src/editing/drafts/use-unsaved-texts.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, TextArea } from "#src/ui/field.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import { inboxKeys } from "../inbox.queries.ts";
import { sendMessage, takeMessageBack } from "../inbox-write.queries.ts";
import styles from "./conversation.module.css";
import { readUnsavedReply, storeUnsavedReply } from "./unsaved-texts.ts";

/**
 * Writes a reply. What was typed survives closing and reloading; a sent reply can be taken back
 * for ten seconds, and then is in the field again.
 */
export function ReplyComposer({ submission }: { submission: Submission }) {
  const { id, firstName } = submission;
  const texts = useUnsavedTexts();
  const client = useQueryClient();
  const [text, setText] = useState(() => readUnsavedReply(texts, submission));
  function change(next: string) {
    setText(next);
    storeUnsavedReply(texts, submission, next);
  }
  const undo = async (messageId: string, body: string) => {
    try {
      await takeMessageBack(client, id, messageId);
      change(body);
    } catch (error) {
      showFailure("Too late to undo.", error);
    }
  };
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: string) => sendMessage(client, id, { body }),
    onSuccess: (messageId, body) => {
      change("");
      showToast({
        text: "Sending in ten seconds",
        action: { label: "Undo", onSelect: () => void undo(messageId, body) },
      });
      // Reading again once it is due lets the server send it.
      window.setTimeout(
        () => void client.invalidateQueries({ queryKey: inboxKeys.conversation(id) }),
        limits.undoSendMs + 200,
      );
    },
  });
  function send() {
    if (text.trim() && !isPending) mutate(text);
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === "Escape") event.currentTarget.blur();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
  }
  return (
    <div className={styles.composer}>
      <Field label={`Reply to ${firstName}`} hideLabel>
        <TextArea
          name="reply"
          rows={text ? 6 : 2}
          maxLength={limits.reply}
          placeholder={`Reply to ${firstName} by mail`}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      {text && (
        <Button variant="primary" size="small" title="Send  Ctrl Enter" busy={isPending} onClick={send}>
          Send
        </Button>
      )}
      <div role="alert">
        {error && <p className={styles.failure}>Your reply was not sent. {error.message}</p>}
      </div>
    </div>
  );
}
