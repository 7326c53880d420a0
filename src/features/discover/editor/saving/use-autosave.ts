import { useMutation } from "@tanstack/react-query";
import { type RefObject, useEffect, useState } from "react";
import { ApiError } from "#src/lib/api.ts";
import { discoverInput } from "#src/shared/contract/discover-input.ts";
import { saveItem } from "../../admin/discover-admin.queries.ts";
import { draftAfterAutosave, toRequestBody } from "../drafts/draft-mapping.ts";
import type { EditorDraft } from "../drafts/editor-draft.ts";
import type { ItemDraft } from "../drafts/use-item-draft.ts";

const autosaveDelayMs = 4000;

interface AutosaveOptions {
  item: ItemDraft;
  enabled: boolean;
  /** The autosave that is running, for a manual save to wait for. */
  running: RefObject<Promise<void> | null>;
  /** Whether a manual save is running. */
  isSaving: () => boolean;
  onSaved: () => void;
}

/**
 * Saves a valid draft after each longer pause in typing. A failed autosave is repeated after the next pause or when the
 * network is back; one that meets a conflict is the last, until `reset`.
 */
export function useAutosave({ item, enabled, running, isSaving, onSaved }: AutosaveOptions) {
  const [hasConflict, setHasConflict] = useState(false);
  const reconnections = useReconnections();
  const { draft } = item;
  const { mutateAsync, isPending } = useMutation({ mutationFn: autosave });

  async function autosave(sent: EditorDraft): Promise<void> {
    const body = toRequestBody(sent);
    const current = item.latestRecord();
    if (!current || isSaving() || !discoverInput.safeParse(body).success) return;
    const record = await saveItem(current.item.id, body, { etag: current.etag, autosave: true });
    item.markSaved(record, draftAfterAutosave(record.item, sent));
    item.setDraft((now) => draftAfterAutosave(record.item, now, sent));
    onSaved();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reconnection starts another try
  useEffect(() => {
    if (!enabled || hasConflict) return;
    const timer = setTimeout(() => {
      if (running.current) return;
      running.current = mutateAsync(draft)
        .catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 412) setHasConflict(true);
        })
        .finally(() => {
          running.current = null;
        });
    }, autosaveDelayMs);
    return () => clearTimeout(timer);
  }, [draft, enabled, hasConflict, mutateAsync, running, reconnections]);
  return { isPending, hasConflict, reset: () => setHasConflict(false) };
}

/** How often the browser came back online. */
function useReconnections(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const increment = () => setCount((before) => before + 1);
    window.addEventListener("online", increment);
    return () => window.removeEventListener("online", increment);
  }, []);
  return count;
}
