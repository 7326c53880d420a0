import { useQuery } from "@tanstack/react-query";
import { submissionStatuses } from "#shared/contract/submission-fields.ts";
import { countQuery, sharedViewsQuery, submissionStatsQuery } from "../inbox.queries.ts";
import { emptyFilter, type InboxFilter, readFilter } from "../inbox-filter.ts";
import { statusLabels } from "../labels.ts";
import { type SavedView, useSavedViews } from "./use-saved-views.ts";

const countsStaleMs = 20_000;

interface View {
  name: string;
  filter: InboxFilter;
  count?: number;
  /** Present when somebody saved it: in this browser, or for the team. */
  saved?: SavedView;
}

const open: InboxFilter = { ...emptyFilter, status: ["new", "in_progress"] };
const overdue: InboxFilter = { ...emptyFilter, response: "overdue", sortOrder: "asc" };
const due: InboxFilter = { ...emptyFilter, response: "due", sortOrder: "asc" };
const callBacks: InboxFilter = { ...emptyFilter, reminder: "set" };
const spam: InboxFilter = { ...emptyFilter, spam: true };

/** The views that everybody has. */
export const standardViews = [
  { name: "All", filter: emptyFilter },
  { name: "Open", filter: open },
  { name: "Overdue", filter: overdue },
  { name: "Due", filter: due },
  { name: "Call-backs", filter: callBacks },
  { name: "Mine", filter: { ...emptyFilter, assignee: ["me"] } },
  { name: "Unassigned", filter: { ...emptyFilter, assignee: ["nobody"] } },
  ...submissionStatuses.map((status) => ({
    name: statusLabels[status],
    filter: { ...emptyFilter, status: [status] },
  })),
  { name: "Spam", filter: spam },
  { name: "Deleted", filter: { ...emptyFilter, deleted: true } },
] satisfies View[];

/** The standard views with counts, the team's views, and those saved in this browser. */
export function useViews(): View[] {
  const { data: stats } = useQuery({ ...submissionStatsQuery(), staleTime: countsStaleMs });
  const late = {
    Overdue: useQuery({ ...countQuery(overdue), staleTime: countsStaleMs }).data,
    Due: useQuery({ ...countQuery(due), staleTime: countsStaleMs }).data,
    "Call-backs": useQuery({ ...countQuery(callBacks), staleTime: countsStaleMs }).data,
    Spam: useQuery({ ...countQuery(spam), staleTime: countsStaleMs }).data,
  };
  const { data: shared = [] } = useQuery(sharedViewsQuery());
  const own = useSavedViews();
  const counts: Record<string, number | undefined> = {
    ...late,
    ...(stats && {
      All: stats.total,
      Open: stats.byStatus.new + stats.byStatus.in_progress,
      Mine: stats.assigned.me,
      Unassigned: stats.assigned.nobody,
      ...Object.fromEntries(
        submissionStatuses.map((status) => [statusLabels[status], stats.byStatus[status]]),
      ),
    }),
  };
  const sharedViews = shared.map(({ id, name, query }) => ({
    name,
    filter: readFilter(new URLSearchParams(query)),
    sharedId: id,
  }));
  return [
    ...standardViews.map((view) => ({ ...view, count: counts[view.name] })),
    ...[...sharedViews, ...own].map((view) => ({ name: view.name, filter: view.filter, saved: view })),
  ];
}
