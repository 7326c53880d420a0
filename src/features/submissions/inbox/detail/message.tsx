import { useMutation, useQueryClient } from "@tanstack/react-query";
import Paperclip from "lucide-react/icons/paperclip";
import Phone from "lucide-react/icons/phone";
import { Fragment } from "react";
import { Link } from "react-router";
import type { ConversationMessage } from "#shared/contract/messages.ts";
import { api } from "#src/lib/api.ts";
import { formatDayAndClock, formatListDate, formatWeekday } from "#src/lib/format.ts";
import { saveFile } from "#src/lib/save-file.ts";
import { Button } from "#src/ui/button.tsx";
import { LightText } from "#src/ui/light-text.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import { submissionPath } from "../inbox.queries.ts";
import { actOnMessage, takeMessageBack } from "../inbox-write.queries.ts";
import styles from "./conversation.module.css";
import { sizeText } from "./file-size.ts";
import { RemotePictures } from "./remote-pictures.tsx";

const automaticLabels = {
  bounce: "Delivery report",
  auto_reply: "Automatic reply",
  list: "Mailing list",
} as const;

const roleLabels = {
  customer: null,
  third_party: "Third party",
  guest: "Let in",
  stranger: "Not known here",
} as const;

interface MessageProps {
  /** The submission whose panel is open; the message may belong to one that is linked with it. */
  openId: string;
  message: ConversationMessage;
  now: Date;
  /** Called with the text of a message that is not sent after all. */
  onTakenBack: (text: string) => void;
}

/** A mail, or an answer that the sender wrote on their own page, with its files and delivery state. */
export function Message({ openId, message, now, onTakenBack }: MessageProps) {
  const { at, direction, channel, name, address, adminName, role, automatic, parts, remotePictures, callAt } =
    message;
  const { id, reference } = message.submission;
  const isOwn = direction !== "in";
  const mark = automatic ? automaticLabels[automatic] : role && roleLabels[role];
  return (
    <li
      className={styles.message}
      data-direction={direction}
      data-stranger={role === "stranger" || undefined}
    >
      <header>
        <b>{isOwn ? (adminName ?? "A former colleague") : name}</b>
        {isOwn ? <span>to {address}</span> : name !== address && <span>{address}</span>}
        {id !== openId && <i>{reference}</i>}
        {direction === "forward" && <i>Forwarded</i>}
        {channel === "page" && <i>On the own page</i>}
        {mark && <i>{mark}</i>}
        <time dateTime={at} title={formatDayAndClock(at, now)}>
          {formatListDate(at, now)}
        </time>
      </header>
      {parts.map((part, index) => (
        // The parts of a message never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <Part key={index} part={part} isOwn={isOwn} />
      ))}
      {callAt && (
        <p className={styles.call}>
          <Phone aria-hidden="true" /> Asks for a call: {formatWeekday(callAt)},{" "}
          {formatDayAndClock(callAt, now)}
        </p>
      )}
      {parts.length === 0 && channel === "mail" && <p className={styles.empty}>This mail has no text.</p>}
      {remotePictures > 0 && <RemotePictures id={id} messageId={message.id} count={remotePictures} />}
      <Files id={id} message={message} />
      {message.suggested && (
        <p className={styles.state}>
          May belong to <Link to={`/admin?open=${message.suggested.id}`}>{message.suggested.reference}</Link>,
          which it names
        </p>
      )}
      <MessageState message={message} now={now} onTakenBack={onTakenBack} />
    </li>
  );
}

function Part({ part, isOwn }: { part: ConversationMessage["parts"][number]; isOwn: boolean }) {
  if (isOwn && !part.isQuoted) {
    return (
      <LightText className={styles.text} text={part.text}>
        {(text) => <LinkedText text={text} />}
      </LightText>
    );
  }
  if (!part.isQuoted) {
    return (
      <p className={styles.text} dir="auto">
        <LinkedText text={part.text} />
      </p>
    );
  }
  return (
    <details className={styles.quoted}>
      <summary>Quoted text</summary>
      <p dir="auto">{part.text}</p>
    </details>
  );
}

function Files({ id, message }: { id: string; message: ConversationMessage }) {
  const path = `${submissionPath(id)}/messages/${message.id}`;
  const save = (address: string, fileName: string) =>
    void api.blob(address).then(
      (file) => saveFile(file, fileName),
      (error) => showFailure("The file did not load.", error),
    );
  const isMail = message.direction === "in" && message.channel === "mail";
  if (message.files.length === 0 && !isMail) return null;
  return (
    <ul className={styles.files}>
      {message.files.map((file) => (
        <li key={file.id}>
          <button type="button" onClick={() => save(`${path}/files/${file.id}`, file.fileName)}>
            <Paperclip aria-hidden="true" /> {file.fileName} <small>{sizeText(file.size)}</small>
          </button>
        </li>
      ))}
      {isMail && (
        <li>
          <button type="button" className={styles.original} onClick={() => save(`${path}/raw`, "mail.eml")}>
            Original mail
          </button>
        </li>
      )}
    </ul>
  );
}

/** What became of an outgoing message, and what can be done about it. */
function MessageState({ message, now, onTakenBack }: Omit<MessageProps, "openId">) {
  const { id } = message.submission;
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (action: "retry" | "let-in" | "take-back") => {
      if (action !== "take-back") return actOnMessage(client, { id, messageId: message.id, action });
      await takeMessageBack(client, id, message.id);
      onTakenBack(message.parts.map(({ text }) => text).join("\n\n"));
    },
    onError: (error) => showFailure("Not done.", error),
  });
  if (message.role === "stranger" && !message.automatic) {
    return (
      <p className={styles.state}>
        This address is not known in the conversation.
        <Button variant="outline" size="small" busy={isPending} onClick={() => mutate("let-in")}>
          Let them in
        </Button>
      </p>
    );
  }
  if (message.state === "queued") {
    const isLater = message.sendAt && Date.parse(message.sendAt) > now.getTime() + 60_000;
    return (
      <p className={styles.state}>
        {isLater && message.sendAt ? `Will be sent ${formatDayAndClock(message.sendAt, now)}` : "Sending"}
        {isLater && (
          <Button variant="outline" size="small" busy={isPending} onClick={() => mutate("take-back")}>
            Do not send
          </Button>
        )}
      </p>
    );
  }
  if (message.state === "failed" || message.state === "bounced") {
    return (
      <p className={styles.state} data-failed>
        {message.state === "failed" ? "Not sent" : "Not delivered"}
        {message.error && `: ${message.error}`}
        {message.state === "failed" && (
          <Button variant="outline" size="small" busy={isPending} onClick={() => mutate("retry")}>
            Send again
          </Button>
        )}
      </p>
    );
  }
  return null;
}

const addressPattern =
  /(https?:\/\/[^\s<>"'()\u200e\u200f\u202a-\u202e\u2066-\u2069]+[^\s<>"'().,;:!?\u200e\u200f\u202a-\u202e\u2066-\u2069])/;

/** Text with its web addresses as links. Each shows its whole address, so that none can hide another. */
function LinkedText({ text }: { text: string }) {
  return text.split(addressPattern).map((piece, index) =>
    // Every second piece is what the pattern matched. The pieces never change their order.
    index % 2 === 1 && URL.canParse(piece) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <a key={index} href={piece} target="_blank" rel="noopener noreferrer nofollow">
        {piece}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}
