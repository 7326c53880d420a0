import { useEffect, useRef, useState } from "react";
import { type EditorDraft, hasSameContent, newKey } from "./editor-draft.ts";
import { type LocalDraft, readLocalDrafts, removeLocalDraft, writeLocalDraft } from "./local-drafts.ts";

const keepAfter = 600;

/**
 * Keeps what is typed on this device until it is saved: with every pause, and at once when the page is hidden or the editor leaves the screen,
 * as it does when the session ends. What earlier visits kept is offered one by one, and stays beside it until somebody answers.
 */
export function useLocalDraft(
  id: string | null,
  etag: string | null,
  draft: EditorDraft,
  saved: EditorDraft,
) {
  const [visit] = useState(newKey);
  const [offers, setOffers] = useState<LocalDraft[]>(() =>
    readLocalDrafts(id).filter((left) => !hasSameContent(left.draft, saved)),
  );
  const [refused, setRefused] = useState(false);
  const [kept = null] = offers;
  const keepNow = useRef(() => {});
  useEffect(() => {
    keepNow.current = () => {
      if (hasSameContent(draft, saved)) removeLocalDraft(id, visit);
      else setRefused(!writeLocalDraft(id, { visit, etag, draft }));
    };
    const timer = setTimeout(() => keepNow.current(), keepAfter);
    return () => clearTimeout(timer);
  }, [id, etag, visit, draft, saved]);
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
    /** The browser has no room, or does not allow it: what is typed is not kept. */
    refused,
    /** What this visit typed was saved, or is not wanted. Offers of a new item belong to the next new item. */
    forget: () => {
      keepNow.current = () => {};
      removeLocalDraft(id, visit);
      if (id === null) setOffers([]);
    },
    /** Takes the first offer. What was typed since then is offered in its place. */
    take: () => {
      if (!kept) return null;
      const typed = { visit: newKey(), etag, draft, at: new Date().toISOString() };
      const others = offers.slice(1);
      if (hasSameContent(draft, saved)) setOffers(others);
      else {
        writeLocalDraft(id, typed);
        setOffers([...others, typed]);
      }
      writeLocalDraft(id, { ...kept, visit });
      removeLocalDraft(id, kept.visit);
      return kept;
    },
    /** Forgets the first offer. */
    drop: () => {
      if (kept) removeLocalDraft(id, kept.visit);
      setOffers(offers.slice(1));
    },
  };
}
