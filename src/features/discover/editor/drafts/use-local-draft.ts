import { useEffect, useRef, useState } from "react";
import { hasSameContent } from "./draft-mapping.ts";
import { newKey } from "./editor-draft.ts";
import { type LocalDraft, readLocalDrafts, removeLocalDraft, writeLocalDraft } from "./local-drafts.ts";
import type { ItemDraft } from "./use-item-draft.ts";
import { useRunOnHide } from "./use-run-on-hide.ts";

const writeDelayMs = 600;

/**
 * Stores unsaved changes in the browser: after each pause in typing, and at once when the page is
 * hidden or the editor unmounts. Drafts of earlier visits are offered one by one until each is
 * restored or discarded.
 */
export function useLocalDraft({ id, stored, draft, saved, restore }: ItemDraft) {
  const [visit] = useState(newKey);
  const [offers, setOffers] = useState<LocalDraft[]>(() =>
    readLocalDrafts(id).filter((local) => !hasSameContent(local.draft, saved)),
  );
  const [isRefused, setIsRefused] = useState(false);
  const [offer = null, ...otherOffers] = offers;
  const etag = stored?.etag ?? null;
  const write = useRef(() => {});

  useEffect(() => {
    write.current = () => {
      if (hasSameContent(draft, saved)) removeLocalDraft(id, visit);
      else setIsRefused(!writeLocalDraft(id, { visit, etag, draft }));
    };
    const timer = setTimeout(() => write.current(), writeDelayMs);
    return () => clearTimeout(timer);
  }, [id, etag, visit, draft, saved]);
  useRunOnHide(write);

  return {
    /** The next draft of an earlier visit, or null. */
    offer,
    /** The browser has no room for drafts, or does not allow them. */
    isRefused,
    /** Removes this visit's draft after a save; another draft of a new item stays on offer. */
    remove() {
      write.current = () => {};
      removeLocalDraft(id, visit);
      if (id === null) setOffers([]);
    },
    /** Restores the offer. Changes that were typed before that are offered in its place. */
    restoreOffer() {
      if (!offer) return;
      if (hasSameContent(draft, saved)) setOffers(otherOffers);
      else {
        const typed = { visit: newKey(), etag, draft, at: new Date().toISOString() };
        writeLocalDraft(id, typed);
        setOffers([...otherOffers, typed]);
      }
      writeLocalDraft(id, { ...offer, visit });
      removeLocalDraft(id, offer.visit);
      restore(offer);
    },
    discardOffer() {
      if (offer) removeLocalDraft(id, offer.visit);
      setOffers(otherOffers);
    },
  };
}
