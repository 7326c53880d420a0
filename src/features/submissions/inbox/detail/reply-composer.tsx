import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Submission } from "#shared/contract/submissions.ts";
import { limits } from "#shared/limits.ts";
import { useUnsavedTexts } from "#src/editing/drafts/use-unsaved-texts.ts";
import { showToast } from "#src/ui/toast.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import { inboxKeys } from "../inbox.queries.ts";
import { sendMessage, takeMessageBack } from "../inbox-write.queries.ts";
import { Composer } from "./composer.tsx";
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
  return (
    <Composer
      label={`New reply to ${firstName}`}
      fieldLabel={`Reply to ${firstName}`}
      name="reply"
      placeholder={`Reply to ${firstName} by mail`}
      rows={text ? 6 : 2}
      maxLength={limits.reply}
      value={text}
      onChange={change}
      onSend={send}
      submit="Send"
      variant="primary"
      busy={isPending}
      failure={error && `Your reply was not sent. ${error.message}`}
    />
  );
}
