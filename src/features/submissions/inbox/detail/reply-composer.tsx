import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Attachment, ConversationMessage, MessageInput } from "#shared/contract/messages.ts";
import { openField } from "#shared/contract/reply-templates.ts";
import type { Submission } from "#shared/contract/submissions.ts";
import { formAnswers } from "#shared/form-answers.ts";
import { staffLimits } from "#shared/staff-limits.ts";
import { fromIndianTime, toIndianTime } from "#shared/time-field.ts";
import { useUnsavedTexts } from "#src/editing/drafts/use-unsaved-texts.ts";
import { hasStatus } from "#src/lib/api.ts";
import { formatDayAndClock } from "#src/lib/format.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { Menu } from "#src/ui/menu.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import { conversationQuery, inboxKeys } from "../inbox.queries.ts";
import { sendMessage, takeMessageBack } from "../inbox-write.queries.ts";
import { formTypeLabels, fullName } from "../labels.ts";
import { AttachFiles } from "./attach-files.tsx";
import styles from "./composer.module.css";
import { Composer } from "./composer.tsx";
import { readablePhone } from "./reply-links.ts";
import { sendTimes } from "./send-times.rules.ts";
import { TemplateMenu } from "./template-menu.tsx";
import { readUnsavedReply, storeUnsavedReply } from "./unsaved-texts.ts";

interface ReplyComposerProps {
  submission: Submission;
  messages: readonly ConversationMessage[];
  now: Date;
}

/**
 * Writes a reply, or forwards the enquiry. What was typed survives closing and reloading; a sent
 * reply can be taken back for ten seconds, and one for later until then.
 */
export function ReplyComposer({ submission, messages, now }: ReplyComposerProps) {
  const { firstName, email } = submission;
  // A sender without an address can only be spoken of.
  const sender = email === null ? "" : null;
  const texts = useUnsavedTexts();
  const [text, setText] = useState(() => readUnsavedReply(texts, submission));
  // Null while it goes to the sender of the enquiry.
  const [forwardTo, setForwardTo] = useState<string | null>(sender);
  // As a `datetime-local` field has it; empty while it is sent at once.
  const [later, setLater] = useState("");
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  // The messages that its writer knows: those that were there when the reply was begun.
  const [seen, setSeen] = useState(messages);
  const reply = useReply(submission, setSeen, (restored, attached) => {
    change(restored);
    setFiles(attached);
    setForwardTo(sender);
    setLater("");
  });
  function change(next: string) {
    if (!text) setSeen(messages);
    setText(next);
    storeUnsavedReply(texts, submission, next);
  }
  const field = openField(text);
  function send() {
    if (!text.trim() || field) return;
    // The last of them that was not taken back meanwhile.
    const last = messages.findLast(({ id }) => seen.some((one) => one.id === id));
    const lastMessageId = last?.id ?? null;
    reply.send({ body: text, forwardTo, sendAt: fromIndianTime(later), files, lastMessageId });
  }
  function startForward() {
    setForwardTo("");
    if (!text) change(forwardText(submission));
  }
  const who = forwardTo === null ? `Reply to ${firstName}` : "Forward the enquiry";
  return (
    <>
      {forwardTo !== null && <ForwardField value={forwardTo} onChange={setForwardTo} />}
      <Composer
        label={`New reply to ${firstName}`}
        fieldLabel={who}
        name="reply"
        placeholder={
          forwardTo === null ? `Reply to ${firstName} by mail` : "What the other person is to know"
        }
        rows={text ? 6 : 2}
        maxLength={staffLimits.reply}
        value={text}
        onChange={change}
        onSend={send}
        submit={later ? `Send ${formatDayAndClock(fromIndianTime(later) ?? "", now)}` : "Send"}
        variant="primary"
        hasFormats
        busy={reply.isPending}
        failure={field ? `Fill in ${field} first.` : reply.failure}
      >
        <TemplateMenu
          submission={submission}
          messages={messages}
          onChoose={(chosen) => change([text, chosen].filter(Boolean).join("\n\n"))}
        />
        <AttachFiles submissionId={submission.id} files={files} onChange={setFiles} />
        <SendLater value={later} onChange={setLater} now={now} />
        {forwardTo === null ? (
          <Button variant="quiet" size="small" onClick={startForward}>
            Forward
          </Button>
        ) : (
          email !== null && (
            <Button variant="quiet" size="small" onClick={() => setForwardTo(null)}>
              Reply instead
            </Button>
          )
        )}
      </Composer>
    </>
  );
}

/** A reply as it is in the composer. */
type WrittenReply = Omit<MessageInput, "attachments"> & { files: readonly Attachment[] };

/**
 * Sends a reply, with the way back. `restore` puts a text and its files into the composer. When a
 * message came that its writer does not know, it says so and sends nothing; `onSeen` gets all that
 * they see then.
 */
function useReply(
  submission: Submission,
  onSeen: (messages: readonly ConversationMessage[]) => void,
  restore: (text: string, files: readonly Attachment[]) => void,
) {
  const { id } = submission;
  const client = useQueryClient();
  const undo = async (messageId: string, { body, files }: WrittenReply) => {
    try {
      await takeMessageBack(client, id, messageId);
      restore(body, files);
    } catch (error) {
      showFailure("Too late to undo.", error);
    }
  };
  const { mutate, error, isPending } = useMutation({
    mutationFn: ({ files, ...message }: WrittenReply) =>
      sendMessage(client, id, { ...message, attachments: files.map((file) => file.id) }),
    async onError(failure) {
      if (hasStatus(failure, 409)) onSeen((await client.fetchQuery(conversationQuery(id))).messages);
    },
    onSuccess: (messageId, written) => {
      const { sendAt } = written;
      restore("", []);
      showToast({
        text: sendAt ? `Will be sent ${formatDayAndClock(sendAt, new Date())}` : "Sending in ten seconds",
        action: { label: "Undo", onSelect: () => void undo(messageId, written) },
      });
      if (sendAt) return;
      // Reading again once it is due lets the server send it.
      window.setTimeout(
        () => void client.invalidateQueries({ queryKey: inboxKeys.conversation(id) }),
        staffLimits.undoSendMs + 200,
      );
    },
  });
  return {
    isPending,
    failure: error && `Your reply was not sent. ${error.message}`,
    send(written: WrittenReply) {
      if (!isPending) mutate(written);
    },
  };
}

function ForwardField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className={styles.recipient}>
      <Field label="Forward to" hint="Their answers come into this conversation, marked as theirs.">
        <TextInput
          type="email"
          value={value}
          autoComplete="off"
          placeholder="installer@example.com"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Field>
    </div>
  );
}

/** What a third party needs of an enquiry; staff change it before they send it. */
function forwardText(submission: Submission): string {
  const { phone, formType } = submission;
  const answers = formAnswers(submission).map(({ label, text }) => `${label}: ${text}`);
  return [
    "\n",
    `${formTypeLabels[formType]}: ${fullName(submission)}`,
    ...(phone ? [`Phone: ${readablePhone(phone)}`] : []),
    ...answers,
  ].join("\n");
}

function SendLater({
  value,
  onChange,
  now,
}: {
  value: string;
  onChange: (value: string) => void;
  now: Date;
}) {
  if (value) {
    return (
      <>
        <input
          type="datetime-local"
          aria-label="Send at"
          value={value}
          min={toIndianTime(now.toISOString())}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <Button variant="quiet" size="small" onClick={() => onChange("")}>
          Send now instead
        </Button>
      </>
    );
  }
  const times = sendTimes(now.getTime());
  return (
    <Menu
      trigger="Send later"
      actions={[
        ...times.map(({ label, at }) => ({ label, onSelect: () => onChange(toIndianTime(at)) })),
        { label: "Choose a time", onSelect: () => onChange(toIndianTime(times[0]?.at ?? now.toISOString())) },
      ]}
    />
  );
}
