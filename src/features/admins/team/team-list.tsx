import { useInfiniteQuery } from "@tanstack/react-query";
import Ellipsis from "lucide-react/icons/ellipsis";
import { useId } from "react";
import { type AdminListItem, type AdminRole, adminRoles, type Decision } from "#shared/contract/admins.ts";
import { formatDay, formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { CompactSelect } from "#src/ui/compact-select.tsx";
import { LoadMore } from "#src/ui/load-more.tsx";
import { Menu } from "#src/ui/menu.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { RowList } from "#src/ui/row-list.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { roleLabels } from "../sections.ts";
import { teamQuery } from "./team.queries.ts";
import styles from "./team-list.module.css";

interface TeamActions {
  onDecide: (admin: AdminListItem, decision: Decision) => void;
  onRole: (change: { admin: AdminListItem; role: AdminRole }) => void;
  onSignOut: (target: { admin: AdminListItem; factors: boolean }) => void;
  onResetLink: (admin: AdminListItem) => void;
}

interface TeamListProps extends TeamActions {
  status: AdminListItem["status"];
  title: string;
  /** The id of the signed-in admin, about whom nothing can be decided here. */
  ownId: string;
  /** The admin whose decision is being saved. */
  busyId: string | null;
}

const roleOptions = adminRoles.map((role) => ({ value: role, label: roleLabels[role] }));

const decisionsFor: Record<AdminListItem["status"], { decision: Decision; label: string }[]> = {
  pending: [
    { decision: "reject", label: "Reject" },
    { decision: "approve", label: "Approve" },
  ],
  active: [{ decision: "disable", label: "Disable" }],
  disabled: [{ decision: "enable", label: "Enable" }],
};

/** The admins with one status, and the actions on each. No disabled admins: no list. */
export function TeamList({ status, title, ownId, busyId, ...actions }: TeamListProps) {
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
      {!admins && (
        <QueryPlaceholder query={list} label={`Loading: ${title}`} className={styles.skeleton}>
          <Skeleton shape="block" className={styles.skeletonRow} />
          {status === "active" && <Skeleton shape="block" className={styles.skeletonRow} />}
        </QueryPlaceholder>
      )}
      {admins?.length === 0 && <p className={styles.none}>Nobody is waiting.</p>}
      {admins && admins.length > 0 && (
        <RowList>
          {admins.map((admin) => (
            <li key={admin.id}>
              <Person admin={admin} own={admin.id === ownId} />
              {admin.id !== ownId && <RowActions admin={admin} busy={admin.id === busyId} {...actions} />}
            </li>
          ))}
        </RowList>
      )}
      <LoadMore query={list} />
    </section>
  );
}

/** What can be done about an admin: decide, change the role, or sign them out. */
function RowActions({
  admin,
  busy,
  onDecide,
  onRole,
  onSignOut,
  onResetLink,
}: TeamActions & { admin: AdminListItem; busy: boolean }) {
  return (
    <span className={styles.actions}>
      {admin.status !== "disabled" && (
        <CompactSelect
          label={`Role of ${admin.name}`}
          value={admin.role}
          options={roleOptions}
          onSelect={(role) => onRole({ admin, role: role as AdminRole })}
        />
      )}
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
      {admin.status === "active" && (
        <Menu
          trigger={<Ellipsis aria-hidden="true" />}
          label={`More about ${admin.name}`}
          square
          actions={[
            { label: "Link for a new password", onSelect: () => onResetLink(admin) },
            { label: "Sign out everywhere", onSelect: () => onSignOut({ admin, factors: false }) },
            {
              label: "Remove passkeys and app",
              danger: true,
              onSelect: () => onSignOut({ admin, factors: true }),
            },
          ]}
        />
      )}
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
        {own && <Badge>{roleLabels[admin.role]}</Badge>}
      </b>
      <span>{email}</span>
      <small>{since}</small>
    </div>
  );
}
