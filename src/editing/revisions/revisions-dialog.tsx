import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ListedRevision } from "#shared/contract/revisions.ts";
import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import type { EditedItem, ItemRecord } from "../editing-api.ts";
import type { DraftState } from "../editor-model.ts";
import type { Editor } from "../use-editor.ts";
import { FieldDiff } from "./field-diff.tsx";
import styles from "./revisions-dialog.module.css";

export interface RevisionsProps<Item extends EditedItem, Draft extends DraftState, Body extends object> {
  editor: Editor<Item, Draft, Body>;
  /** The item as it is stored. */
  record: ItemRecord<Item>;
  onClose: () => void;
}

/** The revisions of an item: who saved it, when, the differences from now, and Restore. */
export function RevisionsDialog<Item extends EditedItem, Draft extends DraftState, Body extends object>(
  props: RevisionsProps<Item, Draft, Body>,
) {
  const { editor, record, onClose } = props;
  const query = useQuery(editor.model.api.revisionsQuery(record.item.id));
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
      {data?.[0] && <RevisionList {...props} revisions={data} newest={data[0]} />}
    </Dialog>
  );
}

interface RevisionListProps<Item extends EditedItem, Draft extends DraftState, Body extends object>
  extends RevisionsProps<Item, Draft, Body> {
  revisions: readonly ListedRevision[];
  newest: ListedRevision;
}

function RevisionList<Item extends EditedItem, Draft extends DraftState, Body extends object>(
  props: RevisionListProps<Item, Draft, Body>,
) {
  const { editor, record, onClose, revisions, newest } = props;
  const { model, hasChanges } = editor;
  const now = useNow();
  const [picked, setPicked] = useState<number | null>(null);
  const version = picked ?? (revisions[1] ?? newest).version;
  const restore = useMutation({
    mutationFn: () => model.api.restoreRevision(record, version),
    onSuccess: (next) => {
      showToast({ text: "The older version is back, as a new save" });
      editor.replaceDraft(next);
      onClose();
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
        <Difference editor={editor} id={record.item.id} version={version} />
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

interface DifferenceProps<Item extends EditedItem, Draft extends DraftState, Body extends object> {
  editor: Editor<Item, Draft, Body>;
  id: string;
  version: number;
}

function Difference<Item extends EditedItem, Draft extends DraftState, Body extends object>({
  editor: { model, item },
  id,
  version,
}: DifferenceProps<Item, Draft, Body>) {
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
      before={model.toRequestBody(item.draft)}
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
