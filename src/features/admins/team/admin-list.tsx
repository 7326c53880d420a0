import { useInfiniteQuery } from "@tanstack/react-query";
import { useId } from "react";
import { formatDay, formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import type { AdminListItem, Decision } from "#src/shared/contract/admins.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { FailedPanel } from "#src/ui/failed-panel.tsx";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import styles from "./admin-list.module.css";
import { accountsQuery } from "./team.queries.ts";

interface AccountListProps {
  status: AdminListItem["status"];
  title: string;
  ownId: string;
  /** The account that a decision is on its way for. */
  busyId: string | null;
  onDecide: (account: AdminListItem, decision: Decision) => void;
}

const choices: Record<AdminListItem["status"], { decision: Decision; label: string }[]> = {
  pending: [
    { decision: "reject", label: "Reject" },
    { decision: "approve", label: "Approve" },
  ],
  active: [{ decision: "disable", label: "Disable" }],
  disabled: [{ decision: "enable", label: "Enable" }],
};

/** The accounts in one state, and what can be decided about each. Nothing is shown of a state that no account is in, but for pending. */
export function AccountList({ status, title, ownId, busyId, onDecide }: AccountListProps) {
  const list = useInfiniteQuery(accountsQuery(status));
  const heading = useId();
  const accounts = list.data?.pages.flatMap((page) => page.accounts);
  if (accounts?.length === 0 && status === "disabled") return null;
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>
        {title}
        {accounts && accounts.length > 0 && (
          <span>
            {accounts.length}
            {list.hasNextPage && "+"}
          </span>
        )}
      </h2>
      {!accounts && list.error && (
        <FailedPanel text={list.error.message} busy={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {!accounts && !list.error && (
        <Loading label={`Loading: ${title}`} className={styles.bones}>
          <Skeleton shape="block" className={styles.bone} />
          {status === "active" && <Skeleton shape="block" className={styles.bone} />}
        </Loading>
      )}
      {accounts?.length === 0 && <p className={styles.none}>Nobody is waiting.</p>}
      {accounts && accounts.length > 0 && (
        <ul className={styles.list}>
          {accounts.map((account) => (
            <li key={account.id}>
              <Person account={account} own={account.id === ownId} />
              {account.id !== ownId && (
                <span className={styles.actions}>
                  {choices[status].map(({ decision, label }) => (
                    <Button
                      key={decision}
                      variant={decision === "approve" ? "primary" : "outline"}
                      size="small"
                      busy={busyId === account.id && decision !== "reject"}
                      aria-label={`${label} ${account.name}`}
                      onClick={() => onDecide(account, decision)}
                    >
                      {label}
                    </Button>
                  ))}
                </span>
              )}
            </li>
          ))}
        </ul>
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

function Person({ account, own }: { account: AdminListItem; own: boolean }) {
  const now = useNow();
  const { name, email, status, createdAt, decidedAt, decidedBy } = account;
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
