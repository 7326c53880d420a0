import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import History from "lucide-react/icons/history";
import { useId, useState } from "react";
import { formatClock, formatLongDay } from "#src/lib/format.ts";
import { type AuditEntry, auditSubjectTypes } from "#src/shared/contract/admins.ts";
import { Button } from "#src/ui/button.tsx";
import { CompactSelect } from "#src/ui/compact-select.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { FailedPanel } from "#src/ui/failed-panel.tsx";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import styles from "./audit-log.module.css";
import { kindOptions, sentenceOf } from "./audit-sentences.ts";
import { type AuditFilter, accountsQuery, auditQuery } from "./team.queries.ts";

const everything: AuditFilter = { person: null, kind: null };

/** What everybody did, in sentences, day by day. */
export function AuditLog() {
  const heading = useId();
  const [filter, setFilter] = useState(everything);
  const log = useInfiniteQuery({ ...auditQuery(filter), placeholderData: keepPreviousData });
  const lines = log.data?.pages.flatMap((part) => part.lines);
  const filtered = filter.person !== null || filter.kind !== null;
  return (
    <section aria-labelledby={heading} className={styles.log}>
      <div className={styles.top}>
        <h2 id={heading}>Activity</h2>
        <PersonFilter person={filter.person} onPerson={(person) => setFilter({ ...filter, person })} />
        <CompactSelect
          label="Kind"
          value={filter.kind ?? ""}
          active={filter.kind !== null}
          options={kindOptions}
          onSelect={(value) =>
            setFilter({ ...filter, kind: auditSubjectTypes.find((kind) => kind === value) ?? null })
          }
        />
      </div>
      {!lines && log.error && (
        <FailedPanel text={log.error.message} busy={log.isFetching} onRetry={() => void log.refetch()} />
      )}
      {!lines && !log.error && (
        <Loading label="Loading activity..." className={styles.bones}>
          {[0, 1, 2, 3, 4, 5, 6, 7].map((line) => (
            <Skeleton key={line} width={line % 3 === 1 ? "half" : "most"} />
          ))}
        </Loading>
      )}
      {lines?.length === 0 && (
        <Empty
          icon={<History aria-hidden="true" />}
          title="Nothing was done"
          text={filtered ? "Nothing fits these filters." : "What the team does is written down here."}
          actions={
            filtered && (
              <Button variant="outline" size="small" onClick={() => setFilter(everything)}>
                Clear filters
              </Button>
            )
          }
        />
      )}
      {lines && lines.length > 0 && (
        <div data-stale={log.isPlaceholderData || undefined} className={styles.days}>
          {byDay(lines).map(({ day, lines: ofDay }) => (
            <div key={day}>
              <h3>{day}</h3>
              <ul>
                {ofDay.map((line) => (
                  <Line key={line.id} line={line} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {log.hasNextPage && (
        <Button
          variant="outline"
          size="small"
          className={styles.more}
          busy={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          Load more
        </Button>
      )}
    </section>
  );
}

function Line({ line }: { line: AuditEntry }) {
  const { before, subject, after } = sentenceOf(line);
  return (
    <li>
      <time dateTime={line.at}>{formatClock(line.at)}</time>
      <p>
        <b>{line.person?.name ?? "The portal"}</b> {before}
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

function PersonFilter({
  person,
  onPerson,
}: {
  person: string | null;
  onPerson: (person: string | null) => void;
}) {
  const active = useInfiniteQuery(accountsQuery("active"));
  const disabled = useInfiniteQuery(accountsQuery("disabled"));
  const people = [active, disabled].flatMap(({ data }) => data?.pages.flatMap((part) => part.accounts) ?? []);
  return (
    <CompactSelect
      label="Person"
      value={person ?? ""}
      active={person !== null}
      options={[
        { value: "", label: "Everybody" },
        ...people.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onSelect={(value) => onPerson(value || null)}
    />
  );
}

/** The lines under the Indian day they were written on; they come newest first. */
function byDay(lines: readonly AuditEntry[]): { day: string; lines: AuditEntry[] }[] {
  const days: { day: string; lines: AuditEntry[] }[] = [];
  for (const line of lines) {
    const day = formatLongDay(line.at);
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(line);
    else days.push({ day, lines: [line] });
  }
  return days;
}
