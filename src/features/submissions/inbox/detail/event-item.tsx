import { useMutation, useQueryClient } from "@tanstack/react-query";
import AlarmClock from "lucide-react/icons/alarm-clock";
import Flag from "lucide-react/icons/flag";
import InboxIcon from "lucide-react/icons/inbox";
import Pencil from "lucide-react/icons/pencil";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Reply from "lucide-react/icons/reply";
import ShieldAlert from "lucide-react/icons/shield-alert";
import UserRound from "lucide-react/icons/user-round";
import type { ReactNode } from "react";
import type { Submission, TimelineEntry } from "#shared/contract/submissions.ts";
import { formatDayAndClock, formatListDate } from "#src/lib/format.ts";
import { showFailure } from "#src/ui/toasts.ts";
import { takeBack } from "../inbox-write.queries.ts";
import { formTypeLabels, outcomeLabels, priorityLabels, statusLabels } from "../labels.ts";
import styles from "./event-item.module.css";

/** How and when the enquiry came in. */
export function ReceivedItem({ submission, now }: { submission: Submission; now: Date }) {
  return (
    <Item icon={<InboxIcon aria-hidden="true" />} at={submission.createdAt} now={now}>
      Received through the {formTypeLabels[submission.formType].toLowerCase()} form
    </Item>
  );
}

/** What somebody changed, logged or planned; `id` is that of the enquiry. */
export function EventItem({ id, entry, now }: { id: string; entry: TimelineEntry; now: Date }) {
  return (
    <Item icon={iconOf(entry.field)} at={entry.at} now={now}>
      <ChangeText change={entry} />
      {entry.field === "contact" && <TakeBackButton id={id} entryId={entry.id} />}
    </Item>
  );
}

function Item({ icon, at, now, children }: { icon: ReactNode; at: string; now: Date; children: ReactNode }) {
  return (
    <li className={styles.event}>
      {icon}
      <span>{children}</span>
      <time dateTime={at} title={formatDayAndClock(at, now)}>
        {formatListDate(at, now)}
      </time>
    </li>
  );
}

function iconOf(field: string) {
  if (field === "priority") return <Flag aria-hidden="true" />;
  if (field === "notes") return <Pencil aria-hidden="true" />;
  if (field === "spam") return <ShieldAlert aria-hidden="true" />;
  if (field === "assignee" || field in senderFields) return <UserRound aria-hidden="true" />;
  if (field === "contact") return <Reply aria-hidden="true" />;
  if (field === "reminder") return <AlarmClock aria-hidden="true" />;
  return <RefreshCw aria-hidden="true" />;
}

const channelNames: Record<string, string> = { phone: "phone", email: "e-mail", whatsapp: "WhatsApp" };

/** Takes a contact back that did not happen. */
function TakeBackButton({ id, entryId }: { id: string; entryId: string }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => takeBack(client, id, entryId),
    onError: (error) => showFailure("Not taken back.", error),
  });
  return (
    <button type="button" className={styles.takeBack} disabled={isPending} onClick={() => mutate()}>
      Take back
    </button>
  );
}

/** What senders change on their own page, in words. */
const senderFields: Record<string, string> = {
  firstName: "first name",
  lastName: "last name",
  email: "e-mail address",
  phone: "phone number",
  message: "message",
};

function ChangeText({ change }: { change: TimelineEntry }) {
  const { adminName, field } = change;
  const isSenders = field === "marketing" || field in senderFields;
  const remark = remarkOn(change);
  return (
    <>
      <b>{isSenders ? "The sender" : (adminName ?? "A former colleague")}</b> {deedOf(change)}
      {remark && <q>{remark}</q>}
    </>
  );
}

/** What was done, as it follows the name. */
function deedOf({ field, from, to, outcome }: TimelineEntry): ReactNode {
  if (field === "marketing")
    return to === "true" ? "asked for news and offers" : "wants no more news and offers";
  if (field === "message") return "changed the message";
  if (field === "spam") return to === "true" || to === "1" ? "moved it to spam" : "moved it out of spam";
  if (field === "notes") {
    if (to === null) return "removed the note";
    return from === null ? "wrote a note" : "wrote another note";
  }
  if (field === "contact") {
    const verb = outcome === "no_answer" || outcome === "wrong_number" ? "tried by" : "contacted by";
    return `${verb} ${channelNames[to ?? ""] ?? to}`;
  }
  if (field === "reminder")
    return to === null ? (
      "ended the call-back"
    ) : (
      <>
        planned a call for <b>{formatDayAndClock(to, new Date())}</b>
      </>
    );
  if (field === "assignee" && to === null) return "took the assignee away";
  const set = field in senderFields ? `changed the ${senderFields[field]}` : `set ${field}`;
  return (
    <>
      {field === "assignee" ? "assigned it" : set} to <b>{valueText(field, to)}</b>
    </>
  );
}

/** What it was before, or what came of a call; null where that says nothing. */
function remarkOn({ field, from, outcome }: TimelineEntry): string | null {
  if (["marketing", "message", "spam", "notes", "reminder"].includes(field)) return null;
  if (field === "contact") return outcome && outcomeLabels[outcome];
  if (field in senderFields) return `was ${from ?? "nothing"}`;
  return from && `was ${valueText(field, from)}`;
}

function valueText(field: string, value: string | null): string {
  const labels: Record<string, string> =
    field === "status" ? statusLabels : field === "priority" ? priorityLabels : {};
  return value === null ? "nothing" : (labels[value] ?? value);
}
