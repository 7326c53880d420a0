import { useQuery } from "@tanstack/react-query";
import { submissionStatuses } from "#src/shared/contract/submission-fields.ts";
import { spamCountQuery, submissionStatsQuery } from "../inbox.queries.ts";
import { emptyFilter, type InboxFilter } from "../inbox-filter.ts";
import { statusLabels } from "../labels.ts";
import { type SavedView, useSavedViews } from "./use-saved-views.ts";

const countsStaleMs = 20_000;

interface View {
  name: string;
  filter: InboxFilter;
  count?: number;
  /** Present when it was saved in this browser. */
  saved?: SavedView;
}

/** The inbox by status, assignee and spam, with counts, and the views saved in this browser. */
export function useViews(): View[] {
  const stats = useQuery({ ...submissionStatsQuery(), staleTime: countsStaleMs });
  const spam = useQuery({ ...spamCountQuery(), staleTime: countsStaleMs });
  const saved = useSavedViews();
  return [
    { name: "All", filter: emptyFilter, count: stats.data?.total },
    ...submissionStatuses.map((status) => ({
      name: statusLabels[status],
      filter: { ...emptyFilter, status },
      count: stats.data?.byStatus[status],
    })),
    { name: "Mine", filter: { ...emptyFilter, assignee: "me" }, count: stats.data?.assigned.me },
    {
      name: "Unassigned",
      filter: { ...emptyFilter, assignee: "nobody" },
      count: stats.data?.assigned.nobody,
    },
    { name: "Spam", filter: { ...emptyFilter, spam: true }, count: spam.data },
    ...saved.map((view) => ({ ...view, saved: view })),
  ];
}
