import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { formatNumber } from "#src/lib/format.ts";
import { paths } from "#src/lib/paths.ts";
import { submissionStatuses } from "#src/shared/contract/submission-fields.ts";
import { submissionStatsQuery } from "../inbox-queries.ts";
import { type InboxFilter, inboxPath, readFilter, writeFilter } from "./filter.ts";
import { statusLabels } from "./labels.ts";
import { RemoveView, useSavedViews } from "./saved-views.tsx";
import styles from "./views-nav.module.css";

const everything = readFilter(new URLSearchParams());

/** The inbox by status, spam, and the views saved in this browser, with counts. */
export function ViewsNav() {
  const stats = useQuery({ ...submissionStatsQuery(), staleTime: 20_000 });
  const saved = useSavedViews();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const current = useMemo(() => writeFilter(readFilter(query)).toString(), [query]);
  const views: { name: string; filter: InboxFilter; count?: number }[] = [
    { name: "All", filter: everything, count: stats.data?.total },
    ...submissionStatuses.map((status) => ({
      name: statusLabels[status],
      filter: { ...everything, status },
      count: stats.data?.byStatus[status],
    })),
    { name: "Mine", filter: { ...everything, assignee: "me" }, count: stats.data?.assigned.me },
    {
      name: "Unassigned",
      filter: { ...everything, assignee: "nobody" },
      count: stats.data?.assigned.nobody,
    },
    { name: "Spam", filter: { ...everything, spam: true } },
  ];
  const isCurrent = (filter: InboxFilter) =>
    pathname === paths.admin && writeFilter(filter).toString() === current;
  return (
    <ul className={styles.views}>
      {views.map(({ name, filter, count }) => (
        <li key={name}>
          <Link to={inboxPath(filter)} aria-current={isCurrent(filter) ? "page" : undefined}>
            {name}
            {count !== undefined && <span>{formatNumber(count)}</span>}
          </Link>
        </li>
      ))}
      {saved.map((view) => (
        <li key={view.name}>
          <Link to={inboxPath(view.filter)} aria-current={isCurrent(view.filter) ? "page" : undefined}>
            {view.name}
          </Link>
          <RemoveView view={view} />
        </li>
      ))}
    </ul>
  );
}
