import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import type { ListedRevision } from "#src/shared/contract/revisions.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { showFailure } from "#src/ui/show-failure.ts";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import { showToast } from "#src/ui/toast.tsx";
import type { EditedItem, EditingApi, ItemRecord } from "../editing-api.ts";
import type { ComparedFields } from "../editor-model.ts";
import { FieldDiff } from "./field-diff.tsx";
import styles from "./revisions-dialog.module.css";

interface RevisionsDialogProps<Item extends EditedItem, Body extends object> {
  model: ComparedFields<Body> & { api: EditingApi<Item, Body> };
  record: ItemRecord<Item>;
  /** The content of the editor. */
  current: Body;
  /** The editor has unsaved changes, which restoring would discard. */
  hasChanges: boolean;
  onRestored: (record: ItemRecord<Item>) => void;
  onClose: () => void;
}

/** The revisions of an item: who saved it, when, the differences from now, and Restore. */
export function RevisionsDialog<Item extends EditedItem, Body extends object>(
  props: RevisionsDialogProps<Item, Body>,
) {
  const { onClose, ...editor } = props;
  const query = useQuery(editor.model.api.revisionsQuery(editor.record.item.id));
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
      {data?.[0] && <Revisions {...editor} revisions={data} newest={data[0]} />}
    </Dialog>
  );
}

interface RevisionsProps<Item extends EditedItem, Body extends object>
  extends Omit<RevisionsDialogProps<Item, Body>, "onClose"> {
  revisions: readonly ListedRevision[];
  newest: ListedRevision;
}

function Revisions<Item extends EditedItem, Body extends object>(props: RevisionsProps<Item, Body>) {
  const { model, record, current, hasChanges, onRestored, revisions, newest } = props;
  const now = useNow();
  const [picked, setPicked] = useState<number | null>(null);
  const version = picked ?? (revisions[1] ?? newest).version;
  const restore = useMutation({
    mutationFn: () => model.api.restoreRevision(record, version),
    onSuccess: (next) => {
      showToast({ text: "The older version is back, as a new save" });
      onRestored(next);
    },
    onError: (error) => showFailure("Nothing was restored.", error),
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
              <span>{changeOf(revision, model.fieldNames)}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.detail}>
        <Difference model={model} id={record.item.id} version={version} current={current} />
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

interface DifferenceProps<Item extends EditedItem, Body extends object>
  extends Pick<RevisionsDialogProps<Item, Body>, "model" | "current"> {
  id: string;
  version: number;
}

function Difference<Item extends EditedItem, Body extends object>(props: DifferenceProps<Item, Body>) {
  const { model, id, version, current } = props;
  const { data, error } = useQuery(model.api.revisionQuery(id, version));
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) {
    return (
      <Loading label="Loading version..." className={styles.skeleton}>
        <Skeleton shape="block" />
      </Loading>
    );
  }
  return (
    <FieldDiff
      fields={model}
      before={current}
      after={data.content}
      beforeLabel="In the editor now"
      afterLabel="This version"
      without={model.fieldsNotRestored}
    />
  );
}

function authorOf({ author, autosaved }: ListedRevision): string {
  return autosaved ? `${author ?? "Unknown"}, saved by itself` : (author ?? "Unknown");
}

/** "Title, Sections" */
function changeOf({ changed, version }: ListedRevision, fieldNames: Record<string, string>): string {
  if (changed === null) return version === 1 ? "Created" : "";
  const names = changed.map((field) => fieldNames[field] ?? field);
  return names.length > 0 ? names.join(", ") : "Nothing changed";
}
