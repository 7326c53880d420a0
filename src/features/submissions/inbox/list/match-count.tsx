import { useQuery } from "@tanstack/react-query";
import { maxSearchMatches } from "#shared/limits.ts";
import { formatNumber } from "#src/lib/format.ts";
import { submissionStatsQuery } from "../inbox.queries.ts";
import { type InboxFilter, isNarrowed } from "../inbox-filter.ts";

interface MatchCountProps {
  filter: InboxFilter;
  /** Rows that match; null until the first page is loaded. */
  total: number | null;
  failed: boolean;
}

/** How many submissions match the filter, and of how many. */
export function MatchCount({ filter, total, failed }: MatchCountProps) {
  const stats = useQuery(submissionStatsQuery());
  if (total === null) return <p role="status">{failed ? "Not loaded" : "Loading form submissions..."}</p>;
  const all = filter.spam || filter.deleted ? undefined : stats.data?.total;
  const isCapped = (filter.search !== "" || filter.response !== null) && total >= maxSearchMatches;
  let noun = total === 1 ? "submission" : "submissions";
  if (isNarrowed(filter) && all) noun = `of ${formatNumber(all)}`;
  if (isCapped) noun = "newest matches";
  return (
    <p
      role="status"
      title={isCapped ? "A search shows its newest matches. Export saves all of them." : undefined}
    >
      <b>{formatNumber(total)}</b> {noun}
      {filter.spam && " marked as spam"}
      {filter.deleted && " deleted in the last 30 days"}
    </p>
  );
}
