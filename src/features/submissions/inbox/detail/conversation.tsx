import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Submission } from "#shared/contract/submissions.ts";
import { useUnsavedTexts } from "#src/editing/drafts/use-unsaved-texts.ts";
import { Button } from "#src/ui/button.tsx";
import { conversationQuery, timelineQuery } from "../inbox.queries.ts";
import styles from "./conversation.module.css";
import { EventItem, ReceivedItem } from "./event-item.tsx";
import { Message } from "./message.tsx";
import { NoteItem } from "./note-item.tsx";
import section from "./section.module.css";
import { timelineOf } from "./timeline.rules.ts";
import { storeUnsavedReply } from "./unsaved-texts.ts";
import { Write } from "./write.tsx";

interface ConversationSectionProps {
  submission: Submission;
  now: Date;
  /** A deleted enquiry shows what staff did, and takes nothing more. */
  isDeleted: boolean;
  /** While the enquiry is edited, its latest note is a field there. */
  isEditing: boolean;
}

/** Mails, notes and what was done about an enquiry, oldest first, and the field to write in. */
export function ConversationSection({ submission, now, isDeleted, isEditing }: ConversationSectionProps) {
  const { id } = submission;
  const conversation = useQuery({ ...conversationQuery(id), enabled: !isDeleted });
  const timeline = useQuery(timelineQuery(id));
  const texts = useUnsavedTexts();
  // Counts the messages that were taken back, so that the composer reads their text.
  const [restored, setRestored] = useState(0);
  function restore(text: string) {
    storeUnsavedReply(texts, submission, text);
    setRestored((count) => count + 1);
  }
  const { data } = conversation;
  const messages = data?.messages ?? [];
  return (
    <section aria-label="Conversation">
      <h3 className={section.heading}>
        Conversation <small>with {submission.firstName}, and what staff noted and did</small>
      </h3>
      {conversation.isError && !data && (
        <NotLoaded what="conversation" onRetry={() => void conversation.refetch()} />
      )}
      {timeline.isError && !timeline.data && (
        <NotLoaded what="history" onRetry={() => void timeline.refetch()} />
      )}
      <ol className={styles.timeline} aria-busy={timeline.isPending || undefined}>
        <ReceivedItem submission={submission} now={now} />
        {timelineOf(messages, timeline.data ?? [], submission.notes).map((item) => {
          if (item.kind === "message") {
            const { message } = item;
            return <Message key={message.id} openId={id} message={message} now={now} onTakenBack={restore} />;
          }
          if (item.kind === "note")
            return <NoteItem key={item.entry?.id ?? "latest"} note={item} now={now} />;
          return <EventItem key={item.entry.id} id={id} entry={item.entry} now={now} />;
        })}
      </ol>
      {!isDeleted && (
        <div hidden={isEditing}>
          <Write
            submission={submission}
            messages={messages}
            canSend={data?.canSend}
            restored={restored}
            isEditing={isEditing}
            now={now}
          />
        </div>
      )}
    </section>
  );
}

function NotLoaded({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <p className={section.none}>
      The {what} did not load.{" "}
      <Button variant="quiet" size="small" onClick={onRetry}>
        Try Again
      </Button>
    </p>
  );
}
