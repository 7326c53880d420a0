import { useEffect, useRef, useState } from "react";
import { type KeptDraft, keepDraft, keptDraft } from "./kept.ts";
import { type EditorDraft, sameContent } from "./model.ts";

const keepAfter = 600;

/**
 * Keeps what is typed on this device until it is saved: with every pause, and at once when the page is hidden or the editor leaves the screen,
 * as it does when the session ends.
 */
export function useKept(id: string | null, etag: string | null, draft: EditorDraft, saved: EditorDraft) {
  const [kept, setKept] = useState<KeptDraft | null>(() => {
    const left = keptDraft(id);
    return left && !sameContent(left.draft, saved) ? left : null;
  });
  const keepNow = useRef(() => {});
  useEffect(() => {
    keepNow.current = () => {
      if (!kept) keepDraft(id, sameContent(draft, saved) ? null : draft, etag);
    };
    const timer = setTimeout(() => keepNow.current(), keepAfter);
    return () => clearTimeout(timer);
  }, [id, etag, draft, saved, kept]);
  useEffect(() => {
    const keep = () => keepNow.current();
    document.addEventListener("visibilitychange", keep);
    window.addEventListener("pagehide", keep);
    return () => {
      document.removeEventListener("visibilitychange", keep);
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, []);
  return {
    kept,
    /** Nothing is left to offer: it was saved, or is not wanted. */
    forget: () => {
      keepNow.current = () => {};
      keepDraft(id, null);
      setKept(null);
    },
    /** Takes the kept draft out of the offer. */
    take: () => {
      setKept(null);
      return kept;
    },
  };
}
