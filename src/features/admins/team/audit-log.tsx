import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import History from "lucide-react/icons/history";
import { useId, useState } from "react";
import type { AuditEntry } from "#shared/contract/admins.ts";
import { formatClock, formatLongDay } from "#src/lib/format.ts";
import { Button } from "#src/ui/button.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { LoadMore } from "#src/ui/load-more.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import styles from "./audit-log.module.css";
import { sentenceOf } from "./audit-sentences.ts";
import { type AuditFilter, auditQuery } from "./team.queries.ts";

const noFilter: AuditFilter = { person: null, subjectType: null };

/** The audit log in sentences, day by day. */
export function AuditLog() {
  const heading = useId();
  const [filter, setFilter] = useState(noFilter);
  const log = useInfiniteQuery({ ...auditQuery(filter), placeholderData: keepPreviousData });
  const entries = log.data?.pages.flatMap((page) => page.lines);
  const isFiltered = filter.person !== null || filter.subjectType !== null;
  return (
    <section aria-labelledby={heading} className={styles.log}>
      <div className={styles.top}>
        <h2 id={heading}>Activity</h2>
        <AuditFilters filter={filter} onChange={setFilter} />
      </div>
      {!entries && (
        <QueryPlaceholder query={log} label="Loading activity..." className={styles.skeleton}>
          {[0, 1, 2, 3, 4, 5, 6, 7].map((line) => (
            <Skeleton key={line} width={line % 3 === 1 ? "half" : "wide"} />
          ))}
        </QueryPlaceholder>
      )}
      {entries?.length === 0 && <NothingFound onClear={isFiltered ? () => setFilter(noFilter) : undefined} />}
      {entries && entries.length > 0 && (
        <div data-stale={log.isPlaceholderData || undefined} className={styles.days}>
          {byDay(entries).map((group) => (
            <div key={group.day}>
              <h3>{group.day}</h3>
              <ul>
                {group.entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      <LoadMore query={log} className={styles.more} />
    </section>
  );
}

/** `onClear` removes the filters; without any it is undefined. */
function NothingFound({ onClear }: { onClear: (() => void) | undefined }) {
  return (
    <Empty
      icon={<History aria-hidden="true" />}
      title="Nothing was done"
      text={onClear ? "Nothing fits these filters." : "What the team does is written down here."}
      actions={
        onClear && (
          <Button variant="outline" size="small" onClick={onClear}>
            Clear filters
          </Button>
        )
      }
    />
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { before, subject, after } = sentenceOf(entry);
  return (
    <li>
      <time dateTime={entry.at}>{formatClock(entry.at)}</time>
      <p>
        <b>{entry.person?.name ?? "The portal"}</b> {before}
        {subject !== null && (
          <>
            {" "}
            <b>{subject}</b>
          </>
        )}
        {after && ` ${after}`}
      </p>
    </li>
  );
}

/** The entries, newest first, grouped by their day in India. */
function byDay(entries: readonly AuditEntry[]): { day: string; entries: AuditEntry[] }[] {
  const days: { day: string; entries: AuditEntry[] }[] = [];
  for (const entry of entries) {
    const day = formatLongDay(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
