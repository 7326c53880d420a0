import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#src/lib/api.ts";
import type { EditorDraft } from "./drafts/editor-draft.ts";

/** Milliseconds of rest after which a draft is saved. */
const rest = 4000;

interface AutosaveOptions {
  draft: EditorDraft;
  /** There is something to save that may be saved without being asked. */
  wanted: boolean;
  send: (draft: EditorDraft) => Promise<void>;
}

/**
 * Saves a draft while somebody writes it, with every longer pause and without a word. A save that fails waits for the next pause or for the network;
 * one that meets somebody else's save is the last: what then stays is decided by hand.
 */
export function useAutosave({ draft, wanted, send }: AutosaveOptions) {
  const [stale, setStale] = useState(false);
  const [returns, setReturns] = useState(0);
  const running = useRef<Promise<void> | null>(null);
  const { mutateAsync, isPending } = useMutation({ mutationFn: send });

  useEffect(() => {
    const again = () => setReturns((count) => count + 1);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a network that is back is a reason to try again
  useEffect(() => {
    if (!wanted || stale) return;
    const timer = setTimeout(() => {
      if (running.current) return;
      running.current = mutateAsync(draft)
        .catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 412) setStale(true);
        })
        .finally(() => {
          running.current = null;
        });
    }, rest);
    return () => clearTimeout(timer);
  }, [draft, wanted, stale, mutateAsync, returns]);
  return {
    saving: isPending,
    stale,
    /** Resolves when no save of this kind is under way. */
    settled: useCallback(async () => running.current ?? undefined, []),
    reset: useCallback(() => setStale(false), []),
  };
}
