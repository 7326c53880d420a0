import { useInfiniteQuery } from "@tanstack/react-query";
import { useId } from "react";
import { formatDay, formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import type { AdminListItem, Decision } from "#src/shared/contract/admins.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { FailedPanel } from "#src/ui/failed-panel.tsx";
import { RowList } from "#src/ui/row-list.tsx";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import { teamQuery } from "./team.queries.ts";
import styles from "./team-list.module.css";

interface TeamListProps {
  status: AdminListItem["status"];
  title: string;
  /** The id of the signed-in admin, about whom nothing can be decided here. */
  ownId: string;
  /** The admin whose decision is being saved. */
  busyId: string | null;
  onDecide: (admin: AdminListItem, decision: Decision) => void;
}

const decisionsFor: Record<AdminListItem["status"], { decision: Decision; label: string }[]> = {
  pending: [
    { decision: "reject", label: "Reject" },
    { decision: "approve", label: "Approve" },
  ],
  active: [{ decision: "disable", label: "Disable" }],
  disabled: [{ decision: "enable", label: "Enable" }],
};

/** The admins with one status, and the decisions about each. An empty list of disabled admins is not shown. */
export function TeamList({ status, title, ownId, busyId, onDecide }: TeamListProps) {
  const list = useInfiniteQuery(teamQuery(status));
  const heading = useId();
  const admins = list.data?.pages.flatMap((page) => page.accounts);
  if (admins?.length === 0 && status === "disabled") return null;
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>
        {title}
        {admins && admins.length > 0 && (
          <span>
            {admins.length}
            {list.hasNextPage && "+"}
          </span>
        )}
      </h2>
      {!admins && list.error && (
        <FailedPanel text={list.error.message} busy={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {!admins && !list.error && (
        <Loading label={`Loading: ${title}`} className={styles.skeleton}>
          <Skeleton shape="block" className={styles.skeletonRow} />
          {status === "active" && <Skeleton shape="block" className={styles.skeletonRow} />}
        </Loading>
      )}
      {admins?.length === 0 && <p className={styles.none}>Nobody is waiting.</p>}
      {admins && admins.length > 0 && (
        <RowList>
          {admins.map((admin) => (
            <li key={admin.id}>
              <Person admin={admin} own={admin.id === ownId} />
              {admin.id !== ownId && (
                <Decisions admin={admin} busy={busyId === admin.id} onDecide={onDecide} />
              )}
            </li>
          ))}
        </RowList>
      )}
      {list.hasNextPage && (
        <Button
          variant="outline"
          size="small"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Load more
        </Button>
      )}
    </section>
  );
}

interface DecisionsProps {
  admin: AdminListItem;
  busy: boolean;
  onDecide: TeamListProps["onDecide"];
}

function Decisions({ admin, busy, onDecide }: DecisionsProps) {
  return (
    <span className={styles.actions}>
      {decisionsFor[admin.status].map(({ decision, label }) => (
        <Button
          key={decision}
          variant={decision === "approve" ? "primary" : "outline"}
          size="small"
          busy={busy && decision !== "reject"}
          aria-label={`${label} ${admin.name}`}
          onClick={() => onDecide(admin, decision)}
        >
          {label}
        </Button>
      ))}
    </span>
  );
}

function Person({ admin, own }: { admin: AdminListItem; own: boolean }) {
  const now = useNow();
  const { name, email, status, createdAt, decidedAt, decidedBy } = admin;
  const by = decidedBy ? ` by ${decidedBy}` : "";
  const since =
    status === "pending"
      ? `Asked ${formatMoment(createdAt, now)}`
      : status === "disabled" && decidedAt
        ? `Disabled ${formatMoment(decidedAt, now)}${by}`
        : `Since ${formatDay(createdAt)}`;
  return (
    <div className={styles.person}>
      <b>
        {name}
        {own && <Badge>You</Badge>}
      </b>
      <span>{email}</span>
      <small>{since}</small>
    </div>
  );
}
