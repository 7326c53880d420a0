import { useQuery } from "@tanstack/react-query";
import type { StationImportList } from "#shared/contract/stations-admin.ts";
import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button } from "#src/ui/button.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import styles from "./import.module.css";
import { importsQuery } from "./station-import.queries.ts";

interface ImportHistoryProps {
  busy: boolean;
  onUndo: (id: string) => void;
}

/** The last imports, each of which can be undone. */
export function ImportHistory({ busy, onUndo }: ImportHistoryProps) {
  const query = useQuery(importsQuery());
  const { data } = query;
  return (
    <section className={styles.history} aria-labelledby="imports-title">
      <h2 id="imports-title">Recent imports</h2>
      {!data && (
        <QueryPlaceholder query={query} label="Loading imports...">
          <Skeleton shape="block" />
        </QueryPlaceholder>
      )}
      {data?.length === 0 && <p className={styles.none}>No file was applied yet.</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((entry) => (
            <PastImport key={entry.id} entry={entry} busy={busy} onUndo={onUndo} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface PastImportProps extends ImportHistoryProps {
  entry: StationImportList["imports"][number];
}

function PastImport({ entry, busy, onUndo }: PastImportProps) {
  const now = useNow();
  const { id, at, author, created, updated, undoneAt } = entry;
  const when = formatMoment(at, now);
  return (
    <li>
      <p>
        <b>{when}</b> {author ?? "Unknown"}: {created} new, {updated} changed
      </p>
      {undoneAt ? (
        <span>Undone {formatMoment(undoneAt, now)}</span>
      ) : (
        <Button
          variant="outline"
          size="small"
          disabled={busy}
          aria-label={`Undo the import of ${when}`}
          onClick={() => onUndo(id)}
        >
          Undo
        </Button>
      )}
    </li>
  );
}
