import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Flag from "lucide-react/icons/flag";
import InboxIcon from "lucide-react/icons/inbox";
import Pencil from "lucide-react/icons/pencil";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Reply from "lucide-react/icons/reply";
import ShieldAlert from "lucide-react/icons/shield-alert";
import UserRound from "lucide-react/icons/user-round";
import type { ReactNode } from "react";
import { formatDayAndClock, formatListDate } from "#src/lib/format.ts";
import type { Submission, TimelineEntry } from "#src/shared/contract/submissions.ts";
import { Button } from "#src/ui/button.tsx";
import { showFailure } from "#src/ui/show-failure.ts";
import { timelineQuery } from "../inbox.queries.ts";
import { takeBack } from "../inbox-write.queries.ts";
import { formTypeLabels, outcomeLabels, priorityLabels, statusLabels } from "../labels.ts";
import styles from "./history.module.css";
import section from "./section.module.css";

/** Who changed what and when, newest first; the last entry is the submission itself. */
export function History({ submission, now }: { submission: Submission; now: Date }) {
  const history = useQuery(timelineQuery(submission.id));
  return (
    <section>
      <h3 className={section.heading}>History</h3>
      {history.isError && !history.data && (
        <p className={section.none}>
          The history did not load.{" "}
          <Button variant="quiet" size="small" onClick={() => void history.refetch()}>
            Try Again
          </Button>
        </p>
      )}
      <ol className={styles.timeline} aria-busy={history.isPending || undefined}>
        {(history.data ?? []).map((change) => (
          <Entry key={change.id} icon={iconOf(change.field)} at={change.at} now={now}>
            <ChangeText change={change} />
            {change.field === "contact" && <TakeBackButton id={submission.id} entryId={change.id} />}
          </Entry>
        ))}
        <Entry icon={<InboxIcon aria-hidden="true" />} at={submission.createdAt} now={now}>
          Received through the {formTypeLabels[submission.formType].toLowerCase()} form
        </Entry>
      </ol>
    </section>
  );
}

function Entry({ icon, at, now, children }: { icon: ReactNode; at: string; now: Date; children: ReactNode }) {
  return (
    <li>
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

function SenderChangeText({ change: { field, from, to } }: { change: TimelineEntry }) {
  const who = <b>The sender</b>;
  if (field === "marketing") {
    return (
      <>
        {who} {to === "true" ? "asked for news and offers" : "wants no more news and offers"}
      </>
    );
  }
  if (field === "message") return <>{who} changed the message</>;
  return (
    <>
      {who} changed the {senderFields[field]} to <b>{to ?? "nothing"}</b>
      <q>was {from ?? "nothing"}</q>
    </>
  );
}

function ChangeText({ change }: { change: TimelineEntry }) {
  const { adminName, field, from, to, outcome } = change;
  if (field === "marketing" || field in senderFields) return <SenderChangeText change={change} />;
  const who = <b>{adminName ?? "A former colleague"}</b>;
  if (field === "notes") {
    return (
      <>
        {who} {to === null ? "removed the note" : from === null ? "wrote a note" : "wrote another note"}
      </>
    );
  }
  if (field === "spam") {
    return (
      <>
        {who} {to === "true" || to === "1" ? "moved it to spam" : "moved it out of spam"}
      </>
    );
  }
  if (field === "contact") {
    return (
      <>
        {who} {outcome === "no_answer" || outcome === "wrong_number" ? "tried by" : "contacted by"}{" "}
        {channelNames[to ?? ""] ?? to}
        {outcome && <q>{outcomeLabels[outcome]}</q>}
      </>
    );
  }
  if (field === "assignee") {
    return (
      <>
        {to === null ? (
          <>{who} took the assignee away</>
        ) : (
          <>
            {who} assigned it to <b>{to}</b>
          </>
        )}
        {from && <q>was {from}</q>}
      </>
    );
  }
  return (
    <>
      {who} set {field} to <b>{valueText(field, to)}</b>
      {from && <q>was {valueText(field, from)}</q>}
    </>
  );
}

function valueText(field: string, value: string | null): string {
  const labels: Record<string, string> =
    field === "status" ? statusLabels : field === "priority" ? priorityLabels : {};
  return value === null ? "nothing" : (labels[value] ?? value);
}
