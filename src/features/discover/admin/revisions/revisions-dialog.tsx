import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import type { DiscoverRevision } from "#src/shared/contract/discover.ts";
import type { DiscoverRequestBody } from "#src/shared/contract/discover-input.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { FailedPanel } from "#src/ui/failed-panel.tsx";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import { showToast } from "#src/ui/toast.tsx";
import type { ItemRecord } from "../discover-admin.queries.ts";
import { ContentDiff } from "./content-diff.tsx";
import { restoreRevision, revisionQuery, revisionsQuery } from "./revisions.queries.ts";
import styles from "./revisions-dialog.module.css";

interface RevisionsDialogProps {
  record: ItemRecord;
  /** What is in the editor now. */
  current: DiscoverRequestBody;
  /** The editor holds what is not saved; going back to a version would drop it. */
  unsaved: boolean;
  onRestored: (record: ItemRecord) => void;
  onClose: () => void;
}

/** Restoring leaves the state and the address as they are, so their differences are none. */
const untouched = ["isPublished", "slug"] as const;

/** The saves of an article: who, when, what was different, and the way back to each. */
export function RevisionsDialog({ record, current, unsaved, onRestored, onClose }: RevisionsDialogProps) {
  const { id } = record.item;
  const now = useNow();
  const list = useQuery(revisionsQuery(id));
  const [picked, setPicked] = useState<number | null>(null);
  const chosen = picked ?? list.data?.[1]?.version ?? list.data?.[0]?.version ?? null;
  const restore = useMutation({
    mutationFn: (version: number) => restoreRevision(record, version),
    onSuccess: (next) => {
      showToast({ text: "The older version is back, as a new save" });
      onRestored(next);
    },
    onError: (error) => showToast({ kind: "failed", text: `Nothing was restored. ${error.message}` }),
  });
  return (
    <Dialog open onClose={onClose} size="wide" title="Versions">
      {list.error && !list.data && (
        <FailedPanel text={list.error.message} busy={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {!list.data && !list.error && (
        <Loading label="Loading versions..." className={styles.bones}>
          <Skeleton width="half" />
          <Skeleton shape="block" />
        </Loading>
      )}
      {list.data && list.data.length === 0 && (
        <p className={styles.empty}>The next save is the first version.</p>
      )}
      {list.data && chosen !== null && (
        <div className={styles.columns}>
          <ol className={styles.list} aria-label="Saves">
            {list.data.map((version) => (
              <li key={version.version}>
                <button
                  type="button"
                  aria-pressed={version.version === chosen}
                  onClick={() => setPicked(version.version)}
                >
                  <b>{formatMoment(version.at, now)}</b>
                  <span>{whoOf(version)}</span>
                </button>
              </li>
            ))}
          </ol>
          <div className={styles.detail}>
            <Difference id={id} version={chosen} current={current} />
            <div className={styles.actions}>
              <p>
                {unsaved
                  ? "Save your changes first: restoring replaces what is in the editor."
                  : "Restoring is a new save. The state and the address stay as they are."}
              </p>
              <Button
                size="small"
                disabled={unsaved || chosen === list.data[0]?.version}
                busy={restore.isPending}
                onClick={() => restore.mutate(chosen)}
              >
                Restore this version
              </Button>
            </div>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function Difference({ id, version, current }: { id: string; version: number; current: DiscoverRequestBody }) {
  const { data, error } = useQuery(revisionQuery(id, version));
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) {
    return (
      <Loading label="Loading version..." className={styles.bones}>
        <Skeleton shape="block" />
      </Loading>
    );
  }
  return (
    <ContentDiff
      before={data.content}
      after={current}
      beforeLabel="This version"
      afterLabel="In the editor now"
      without={untouched}
    />
  );
}

function whoOf({ author, autosaved }: DiscoverRevision): string {
  return autosaved ? `${author ?? "Unknown"}, saved by itself` : (author ?? "Unknown");
}
