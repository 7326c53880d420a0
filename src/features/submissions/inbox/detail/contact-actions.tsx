import { useQueryClient } from "@tanstack/react-query";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { type ReactNode, useState } from "react";
import { type ContactOutcome, contactOutcomes } from "#shared/contract/submission-fields.ts";
import type { Submission, SubmissionContact } from "#shared/contract/submissions.ts";
import { formatMoment } from "#src/lib/format.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import { addToTimeline, setReminder, takeBack } from "../inbox-write.queries.ts";
import { fullName, outcomeLabels } from "../labels.ts";
import { LazyReminderDialog } from "../reminders/lazy-reminder-dialog.tsx";
import { reminderState } from "../reminders/reminder-times.ts";
import { useEndReminder } from "../reminders/use-end-reminder.ts";
import styles from "./contact-actions.module.css";
import { callLink, mailLink, readablePhone, whatsAppLink } from "./reply-links.ts";

const callLater = { channel: "phone", outcome: "call_later" } as const;

/**
 * Links to call, mail or message the sender. Following one says nothing: what came of it is asked
 * for meanwhile, and logged when staff have said it.
 */
export function ContactActions({ submission }: { submission: Submission }) {
  const { id, phone, email, reminder } = submission;
  const [asked, setAsked] = useState<SubmissionContact["channel"] | "later" | null>(null);
  const log = useLogContact(id);
  const endReminder = useEndReminder();
  const client = useQueryClient();
  return (
    <div className={styles.actions}>
      <ContactLink
        href={callLink(submission)}
        icon={<Phone aria-hidden="true" />}
        label="Call"
        onFollow={() => setAsked("phone")}
      >
        {phone ? readablePhone(phone) : "No number"}
      </ContactLink>
      <ContactLink
        href={mailLink(submission)}
        icon={<Mail aria-hidden="true" />}
        label="E-mail"
        onFollow={() => setAsked("email")}
      >
        {email ?? "No address"}
      </ContactLink>
      <ContactLink
        href={whatsAppLink(submission)}
        icon={<MessageCircle aria-hidden="true" />}
        label="WhatsApp"
        onFollow={() => setAsked("whatsapp")}
      >
        {phone ? "First reply" : "No number"}
      </ContactLink>
      <Dialog
        open={asked === "phone"}
        onClose={() => setAsked(null)}
        title={`Your call to ${fullName(submission)}`}
      >
        <CallOutcomes
          onChoose={(outcome) => {
            setAsked(outcome === "call_later" ? "later" : null);
            if (outcome && outcome !== "call_later") {
              log({ channel: "phone", outcome }, `Call logged: ${outcomeLabels[outcome].toLowerCase()}`);
            }
            if (outcome === "reached" && reminder && reminderState(reminder.at, new Date()) !== "planned") {
              endReminder(submission);
            }
          }}
        />
      </Dialog>
      {asked === "later" && (
        <LazyReminderDialog
          submission={submission}
          onClose={() => setAsked(null)}
          onSet={(at, before) =>
            log(callLater, `Call planned for ${formatMoment(at, new Date())}`, () =>
              setReminder(client, id, before),
            )
          }
          onSkip={() => {
            setAsked(null);
            log(callLater, "Call logged: call later");
          }}
        />
      )}
      {(["email", "whatsapp"] as const).map((channel) => (
        <Dialog
          key={channel}
          open={asked === channel}
          onClose={() => setAsked(null)}
          title={`Your ${messageNames[channel]} to ${fullName(submission)}`}
        >
          <MessageSent
            onChoose={(isSent) => {
              setAsked(null);
              if (isSent) log({ channel }, channel === "email" ? "E-mail logged" : "WhatsApp message logged");
            }}
          />
        </Dialog>
      ))}
    </div>
  );
}

const messageNames = { email: "e-mail", whatsapp: "WhatsApp message" } as const;

/** Asks whether a message was sent: opening the mail program or WhatsApp sends nothing. */
function MessageSent({ onChoose }: { onChoose: (isSent: boolean) => void }) {
  return (
    <div className={styles.outcomes}>
      <p>Did you send it?</p>
      <Button variant="outline" onClick={() => onChoose(true)}>
        I sent it
      </Button>
      <Button variant="outline" onClick={() => onChoose(false)}>
        I did not send it
      </Button>
    </div>
  );
}

/** Asks what came of a call; null when there was none. */
function CallOutcomes({ onChoose }: { onChoose: (outcome: ContactOutcome | null) => void }) {
  return (
    <div className={styles.outcomes}>
      <p>What came of it?</p>
      {contactOutcomes.map((outcome) => (
        <Button key={outcome} variant="outline" onClick={() => onChoose(outcome)}>
          {outcomeLabels[outcome]}
        </Button>
      ))}
      <Button variant="quiet" onClick={() => onChoose(null)}>
        I did not call
      </Button>
    </div>
  );
}

/**
 * Logs a contact with the sender of a submission, and offers to take it back; `onUndo` takes back
 * what was done with it.
 */
function useLogContact(id: string) {
  const client = useQueryClient();
  const undo = (entryId: string, onUndo?: () => Promise<void>) =>
    void Promise.all([takeBack(client, id, entryId), onUndo?.()]).then(
      () => showToast({ text: "The contact was taken back" }),
      (error) => showFailure("Not undone.", error),
    );
  return (contact: SubmissionContact, text: string, onUndo?: () => Promise<void>) =>
    void addToTimeline(client, id, contact).then(
      (entryId) => showToast({ text, action: { label: "Undo", onSelect: () => undo(entryId, onUndo) } }),
      (error) => showFailure("The contact was not written down.", error),
    );
}

interface ContactLinkProps {
  /** Null when there is no number or address. */
  href: string | null;
  icon: ReactNode;
  label: string;
  onFollow: () => void;
  children: ReactNode;
}

function ContactLink({ href, icon, label, onFollow, children }: ContactLinkProps) {
  const content = (
    <>
      {icon}
      <b>{label}</b>
      <span>{children}</span>
    </>
  );
  if (href === null) return <p>{content}</p>;
  return (
    <AnchorLink href={href} onClick={onFollow}>
      {content}
    </AnchorLink>
  );
}
