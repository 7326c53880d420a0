import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import type { SamePersonSubmission, Submission } from "#shared/contract/submissions.ts";
import { formatDayAndClock, formatListDate } from "#src/lib/format.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import { samePersonQuery } from "../inbox.queries.ts";
import { type InboxFilter, inboxPath } from "../inbox-filter.ts";
import { setLink } from "../inbox-write.queries.ts";
import { formTypeLabels, statusLabels } from "../labels.ts";
import { StatusIcon } from "../submission-icons.tsx";
import styles from "./same-person.module.css";

interface SamePersonProps {
  submission: Submission;
  filter: InboxFilter;
  now: Date;
}

/**
 * Other submissions with the same phone number or e-mail address, with their status and whether
 * they are worked as one with this one; nothing when there are none.
 */
export function SamePerson({ submission, filter, now }: SamePersonProps) {
  const { data = [] } = useQuery(samePersonQuery(submission.id));
  if (data.length === 0) return null;
  const isLinked = data.some(({ linkedBy }) => linkedBy !== null);
  return (
    <section className={styles.samePerson} aria-label="Same person">
      <h3>{countText(data, submission)}, same phone or e-mail</h3>
      <ul>
        {data.map((other) => (
          <li key={other.id}>
            <Link to={inboxPath(filter, other.id)}>
              <StatusIcon status={other.status} decorative />
              <b>{formTypeLabels[other.formType]}</b>
              <time dateTime={other.createdAt} title={formatDayAndClock(other.createdAt, now)}>
                {formatListDate(other.createdAt, now)}
              </time>
              <span title={other.summary}>{other.summary}</span>
              <span>
                {statusLabels[other.status]}, {other.reference}
              </span>
            </Link>
            <LinkButton id={submission.id} other={other} />
          </li>
        ))}
      </ul>
      {isLinked && <p>Linked ones share conversation, status and assignee.</p>}
    </section>
  );
}

function countText(others: SamePersonSubmission[], { createdAt }: Submission): string {
  const isEarlier = others.every((other) => other.createdAt <= createdAt);
  const noun = others.length === 1 ? "enquiry" : "enquiries";
  return `${others.length} ${isEarlier ? "earlier" : "other"} ${noun}`;
}

function LinkButton({ id, other }: { id: string; other: SamePersonSubmission }) {
  const client = useQueryClient();
  const isLinked = other.linkedBy !== null;
  const { mutate, isPending } = useMutation({
    mutationFn: (linked: boolean) => setLink(client, { id, otherId: other.id, linked }),
    onSuccess: (_, linked) =>
      showToast({
        text: linked ? "Enquiries linked" : "Enquiries separated",
        action: { label: "Undo", onSelect: () => mutate(!linked) },
      }),
    onError: (error) => showFailure("Not done.", error),
  });
  return (
    <Button
      variant="quiet"
      size="small"
      busy={isPending}
      aria-label={`${isLinked ? "Separate" : "Link"} ${other.reference}`}
      title={isLinked ? `Linked by ${other.linkedBy}` : "Work them as one"}
      onClick={() => mutate(!isLinked)}
    >
      {isLinked ? "Separate" : "Link"}
    </Button>
  );
}
