import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { formatNumber } from "#src/lib/format.ts";
import { paths } from "#src/lib/paths.ts";
import { submissionStatuses } from "#src/shared/contract/submission-fields.ts";
import { CompactSelect } from "#src/ui/compact-select.tsx";
import { spamCountQuery, submissionStatsQuery } from "../inbox.queries.ts";
import { type InboxFilter, inboxPath, readFilter, writeFilter } from "../inbox-filter.ts";
import { statusLabels } from "../labels.ts";
import { RemoveView, type SavedView, useSavedViews } from "./save-view.tsx";
import styles from "./views-nav.module.css";

const everything = readFilter(new URLSearchParams());

interface View {
  name: string;
  filter: InboxFilter;
  count?: number;
  /** One that was saved in this browser. */
  saved?: SavedView;
}

/** The inbox by status, owner and spam, with counts, and the views saved in this browser. */
function useViews(): View[] {
  const stats = useQuery({ ...submissionStatsQuery(), staleTime: 20_000 });
  const spam = useQuery({ ...spamCountQuery(), staleTime: 20_000 });
  const saved = useSavedViews();
  return [
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
    { name: "Spam", filter: { ...everything, spam: true }, count: spam.data },
    ...saved.map((view) => ({ ...view, saved: view })),
  ];
}

/** The views in the sidebar. */
export function ViewsNav() {
  const views = useViews();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const current = useMemo(() => writeFilter(readFilter(query)).toString(), [query]);
  const isCurrent = (filter: InboxFilter) =>
    pathname === paths.admin && writeFilter(filter).toString() === current;
  return (
    <ul className={styles.views}>
      {views.map(({ name, filter, count, saved }) => (
        <li key={saved ? `saved ${name}` : name}>
          <Link to={inboxPath(filter)} aria-current={isCurrent(filter) ? "page" : undefined}>
            {name}
            {count !== undefined && <span>{formatNumber(count)}</span>}
          </Link>
          {saved && <RemoveView view={saved} />}
        </li>
      ))}
    </ul>
  );
}

/** The views above the list, where the sidebar has no room for them. */
export function ViewSelect({
  filter,
  onSelect,
}: {
  filter: InboxFilter;
  onSelect: (filter: InboxFilter) => void;
}) {
  const views = useViews();
  const current = writeFilter(filter).toString();
  const at = views.findIndex((view) => writeFilter(view.filter).toString() === current);
  return (
    <CompactSelect
      className={styles.select}
      label="View"
      value={String(at)}
      options={[
        ...(at < 0 ? [{ value: "-1", label: "No view" }] : []),
        ...views.map(({ name, count }, index) => ({
          value: String(index),
          label: count === undefined ? name : `${name} (${formatNumber(count)})`,
        })),
      ]}
      onSelect={(value) => {
        const view = views[Number(value)];
        if (view) onSelect(view.filter);
      }}
    />
  );
}
