import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import type { ListedRevision } from "#src/shared/contract/discover.ts";
import type { DiscoverRequestBody } from "#src/shared/contract/discover-input.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import { showToast } from "#src/ui/toast.tsx";
import type { ItemRecord } from "../discover-admin.queries.ts";
import { ContentDiff, fieldNames } from "./content-diff.tsx";
import { restoreRevision, revisionQuery, revisionsQuery } from "./revisions.queries.ts";
import styles from "./revisions-dialog.module.css";

interface RevisionsDialogProps {
  record: ItemRecord;
  /** The content of the editor. */
  current: DiscoverRequestBody;
  /** The editor has unsaved changes, which restoring would discard. */
  hasChanges: boolean;
  onRestored: (record: ItemRecord) => void;
  onClose: () => void;
}

/** Restoring keeps the state and the slug, so these are not compared. */
const ignoredFields = ["isPublished", "slug"] as const;

/** The revisions of an item: who saved it, when, the differences from now, and Restore. */
export function RevisionsDialog({ record, onClose, ...editor }: RevisionsDialogProps) {
  const query = useQuery(revisionsQuery(record.item.id));
  const { data } = query;
  return (
    <Dialog open onClose={onClose} size="wide" title="Versions">
      {!data && (
        <QueryPlaceholder query={query} label="Loading versions..." className={styles.skeleton}>
          <Skeleton width="half" />
          <Skeleton shape="block" />
        </QueryPlaceholder>
      )}
      {data?.length === 0 && <p className={styles.empty}>The next save is the first version.</p>}
      {data?.[0] && <Revisions record={record} {...editor} revisions={data} newest={data[0]} />}
    </Dialog>
  );
}

interface RevisionsProps extends Omit<RevisionsDialogProps, "onClose"> {
  revisions: readonly ListedRevision[];
  newest: ListedRevision;
}

function Revisions({ record, current, hasChanges, onRestored, revisions, newest }: RevisionsProps) {
  const now = useNow();
  const [picked, setPicked] = useState<number | null>(null);
  const version = picked ?? (revisions[1] ?? newest).version;
  const restore = useMutation({
    mutationFn: () => restoreRevision(record, version),
    onSuccess: (next) => {
      showToast({ text: "The older version is back, as a new save" });
      onRestored(next);
    },
    onError: (error) => showToast({ kind: "failed", text: `Nothing was restored. ${error.message}` }),
  });
  return (
    <div className={styles.columns}>
      <ol className={styles.list} aria-label="Saves">
        {revisions.map((revision) => (
          <li key={revision.version}>
            <button
              type="button"
              aria-pressed={revision.version === version}
              onClick={() => setPicked(revision.version)}
            >
              <b>{formatMoment(revision.at, now)}</b>
              <span>{authorOf(revision)}</span>
              <span>{changeOf(revision)}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.detail}>
        <Difference id={record.item.id} version={version} current={current} />
        <div className={styles.actions}>
          <p>
            {hasChanges
              ? "Save your changes first: restoring replaces what is in the editor."
              : "Restoring is a new save. The state and the address stay as they are."}
          </p>
          <Button
            size="small"
            disabled={hasChanges || version === newest.version}
            busy={restore.isPending}
            onClick={() => restore.mutate()}
          >
            Restore this version
          </Button>
        </div>
      </div>
    </div>
  );
}

interface DifferenceProps {
  id: string;
  version: number;
  current: DiscoverRequestBody;
}

function Difference({ id, version, current }: DifferenceProps) {
  const { data, error } = useQuery(revisionQuery(id, version));
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) {
    return (
      <Loading label="Loading version..." className={styles.skeleton}>
        <Skeleton shape="block" />
      </Loading>
    );
  }
  return (
    <ContentDiff
      before={current}
      after={data.content}
      beforeLabel="In the editor now"
      afterLabel="This version"
      without={ignoredFields}
    />
  );
}

function authorOf({ author, autosaved }: ListedRevision): string {
  return autosaved ? `${author ?? "Unknown"}, saved by itself` : (author ?? "Unknown");
}

/** "Title, Sections" */
function changeOf({ changed, version }: ListedRevision): string {
  if (changed === null) return version === 1 ? "Created" : "";
  const names = changed.map((field) => fieldNames[field as keyof typeof fieldNames] ?? field);
  return names.length > 0 ? names.join(", ") : "Nothing changed";
}
