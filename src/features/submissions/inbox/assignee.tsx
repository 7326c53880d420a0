import { useQuery } from "@tanstack/react-query";
import type { SubmissionUpdate } from "#shared/contract/submissions.ts";
import { initialsOf } from "#src/lib/format.ts";
import styles from "./assignee.module.css";
import { assigneesQuery } from "./inbox.queries.ts";

/** An admin that a submission can be assigned to. */
interface Assignee {
  id: string;
  /** With the address, for somebody who shares it. */
  name: string;
  /** The signed-in admin. */
  isMe: boolean;
  /** Assigns a submission to them. */
  change: SubmissionUpdate;
  /** What the change did, for its toast. */
  description: string;
}

/** Leaves a submission without an assignee. */
export const unassign = { change: { assigneeId: null }, description: "left to nobody" } as const;

/**
 * Whom submissions can be assigned to, the signed-in admin (`me`) first; none until they are
 * loaded.
 */
export function useAssignees(): { assignees: Assignee[]; me: Assignee | null } {
  const { data } = useQuery(assigneesQuery());
  const all = (data?.colleagues ?? []).map(({ id, name, email }) => {
    const title = email ? `${name} (${email})` : name;
    const isMe = id === data?.me;
    const description = isMe ? "taken" : `assigned to ${title}`;
    return { id, name: title, isMe, change: { assigneeId: id }, description };
  });
  const me = all.find(({ isMe }) => isMe) ?? null;
  return { assignees: me ? [me, ...all.filter(({ isMe }) => !isMe)] : all, me };
}

interface InitialsProps {
  /** Null for nobody. */
  name: string | null;
  /** Hidden from screen readers when the name is shown beside it. */
  decorative?: boolean;
}

/** The initials of an admin; an empty frame for nobody. */
export function Initials({ name, decorative }: InitialsProps) {
  const initials = name && initialsOf(name);
  const look = { className: styles.initials, "data-nobody": name === null || undefined };
  if (decorative) {
    return (
      <span {...look} aria-hidden="true">
        {initials}
      </span>
    );
  }
  const label = name === null ? "Unassigned" : `Assigned to ${name}`;
  return (
    <span {...look} role="img" aria-label={label} title={label}>
      {initials}
    </span>
  );
}
