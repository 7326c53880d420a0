import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { ApiError } from "#src/lib/api.ts";
import type { ItemDraft } from "../drafts/use-item-draft.ts";
import type { EditedItem } from "../editing-api.ts";
import type { DraftState, EditorModel, Issue } from "../editor-model.ts";
import { refreshMediaUse } from "../media/library/media-library.queries.ts";
import type { MediaUploads } from "../media/use-media-uploads.ts";
import { EditConflict, saveMerged } from "../merging/save-merged.ts";

interface SaveOptions<Item extends EditedItem, Draft extends DraftState, Body extends object> {
  model: EditorModel<Item, Draft, Body>;
  item: ItemDraft<Item, Draft>;
  uploads: MediaUploads;
  /** Resolves when nothing else is saving the item. */
  waitForAutosave: () => Promise<void>;
  /** `theirFields`: the names of what colleagues changed meanwhile, which is part of it now. */
  onSaved: (theirFields: string[]) => void;
  onFailed: (error: unknown) => void;
}

/** Uploads the pending files and sends the draft, merged with what colleagues saved meanwhile. */
async function uploadAndSave<Item extends EditedItem, Draft extends DraftState, Body extends object>(
  { model, item, uploads }: SaveOptions<Item, Draft, Body>,
  draft: Draft,
) {
  let sent = draft;
  // Each URL enters the draft as it comes, so that one typed into the same field later wins.
  await uploads.uploadAll((path, url) => {
    sent = model.withMediaUrl(sent, path, url);
    item.setMediaUrl(path, url);
  });
  return saveMerged(model, item, {
    sent,
    send(next, etag) {
      const id = item.latestRecord()?.item.id ?? null;
      const body = id === null ? model.toNewBody(next) : model.toRequestBody(next);
      return model.api.save(id, body, { etag, creationKey: item.creationKey });
    },
  });
}

/** The draft to go on with. Changes typed during the request stay in it, unsaved. */
function draftAfterSave<Item extends EditedItem, Draft extends DraftState, Body extends object>(
  model: EditorModel<Item, Draft, Body>,
  stored: Item,
  { now, sent }: { now: Draft; sent: Draft },
): Draft {
  return model.hasSameContent(now, sent)
    ? model.draftsAfterSave(stored, now).draft
    : model.draftTypedMeanwhile(stored, now, sent);
}

/** Sends a valid draft if no other save is running. */
export function useSave<Item extends EditedItem, Draft extends DraftState, Body extends object>(
  options: SaveOptions<Item, Draft, Body>,
) {
  const { model, item, waitForAutosave, onSaved, onFailed } = options;
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  // Unlike the mutation's, it stays while another try is running.
  const [error, setError] = useState<Error | null>(null);
  const fields = useFieldIssues(() => model.issuesOf(model.toRequestBody(item.draft)), {
    error,
    kind: model.kindOf?.(item.draft),
  });
  const exclusive = useExclusive();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (draft: Draft) => uploadAndSave(options, draft),
    onSuccess({ record, sent, theirFields }) {
      const { saved } = model.draftsAfterSave(record.item, sent);
      model.onSaved?.(sent, item.saved);
      item.markSaved(record, saved);
      item.setDraft((now) => draftAfterSave(model, record.item, { now, sent }));
      setError(null);
      onSaved(theirFields);
      void model.invalidate(client);
      void refreshMediaUse(client);
    },
    onError(failure) {
      setError(failure);
      setAttempt((count) => count + 1);
      onFailed(failure);
    },
  });

  /** Saves `draft` unchecked. Resolves with the stored item, or null if it failed. */
  function send(draft: Draft): Promise<Item | null> {
    return exclusive.run(async () => {
      await waitForAutosave();
      return (await mutateAsync(draft)).record.item;
    });
  }
  async function save(): Promise<Item | null> {
    if (fields.check()) return send(item.draft);
    setError(null);
    setAttempt((count) => count + 1);
    return null;
  }
  return {
    save,
    isValid: fields.isValid,
    send,
    reset: () => setError(null),
    error,
    /** What a colleague saved of the same fields, for somebody to choose. */
    conflict: error instanceof EditConflict ? (error as EditConflict<Item, Draft>) : null,
    /** Counts failed saves, so that the error summary takes the focus again. */
    attempt,
    /** What is wrong with which field. */
    issues: fields.issues,
    issueAt: fields.issueAt,
    isPending,
    isRunning: exclusive.isRunning,
  };
}

/**
 * What the last check found wrong with the draft, or what the server says in `error`. With another
 * `kind` some fields go, and what was wrong with them.
 */
function useFieldIssues(
  issuesNow: () => readonly Issue[],
  { error, kind }: { error: Error | null; kind: string | undefined },
) {
  const [found, setFound] = useState<FieldIssue[]>([]);
  const dropSolved = useEffectEvent(() => {
    const left = issuesNow().map(({ path, message }) => `${path.join(".")}: ${message}`);
    setFound((before) => before.filter(({ path, message }) => left.includes(`${path}: ${message}`)));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kind decides which fields there are
  useEffect(() => dropSolved(), [kind]);
  // The server's issues show until the next check here.
  const fromServer = useMemo(() => serverIssues(error), [error]);
  const issues = found.length > 0 ? found : fromServer;
  return {
    issues,
    issueAt: (path: string) => issues.find((issue) => issue.path === path)?.message,
    isValid: () => issuesNow().length === 0,
    /** Shows the issues, and returns true when there are none. */
    check() {
      const now = issuesNow().map(({ path, message }) => ({ path: path.join("."), message }));
      setFound(now);
      return now.length === 0;
    },
  };
}

/** Runs one task at a time. A failed task, and one that was refused, resolve with null. */
function useExclusive() {
  const running = useRef(false);
  async function run<Result>(task: () => Promise<Result>): Promise<Result | null> {
    if (running.current) return null;
    running.current = true;
    try {
      return await task();
    } catch {
      return null;
    } finally {
      running.current = false;
    }
  }
  return { run, isRunning: () => running.current };
}

/** A sentence about the field at `path`, dots between. */
export interface FieldIssue {
  path: string;
  message: string;
}

function serverIssues(error: Error | null): FieldIssue[] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.byField()).map(([path, message]) => ({ path, message }));
}
