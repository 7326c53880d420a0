import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Submission } from "#shared/contract/submissions.ts";
import { formatMoment } from "#src/lib/format.ts";
import { samePersonQuery } from "../inbox.queries.ts";
import { type InboxFilter, inboxPath } from "../inbox-filter.ts";
import { formTypeLabels } from "../labels.ts";
import { StatusIcon } from "../submission-icons.tsx";
import styles from "./properties.module.css";

interface SamePersonProps {
  submission: Submission;
  filter: InboxFilter;
  now: Date;
}

/**
 * Other submissions with the same phone number or e-mail address; nothing when there are none.
 */
export function SamePerson({ submission, filter, now }: SamePersonProps) {
  const { data = [] } = useQuery(samePersonQuery(submission));
  if (data.length === 0) return null;
  return (
    <section className={styles.samePerson}>
      <h3>{data.length === 1 ? "1 other" : `${data.length} others`}, same phone or e-mail</h3>
      <ul>
        {data.map((other) => (
          <li key={other.id}>
            <Link to={inboxPath(filter, other.id)}>
              <StatusIcon status={other.status} />
              <b>{formTypeLabels[other.formType]}</b>
              <span>{formatMoment(other.createdAt, now)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
