import { useEffect, useMemo, useRef, useState } from "react";
import type { EditedItem } from "../editing-api.ts";
import type { DraftState, EditorModel } from "../editor-model.ts";
import { newKey } from "../keyed.ts";
import { type LocalDraft, localDrafts } from "./local-drafts.ts";
import type { ItemDraft } from "./use-item-draft.ts";
import { useRunOnHide } from "./use-run-on-hide.ts";

const writeDelayMs = 600;

/**
 * Stores unsaved changes in the browser: after each pause in typing, and at once when the page is
 * hidden or the editor unmounts. Drafts of earlier visits are offered one by one until each is
 * restored or discarded.
 */
export function useLocalDraft<Item extends EditedItem, Draft extends DraftState, Body extends object>(
  { storageKey, completeDraft, hasSameContent }: EditorModel<Item, Draft, Body>,
  { id, stored, draft, base, saved, restore }: ItemDraft<Item, Draft>,
) {
  const drafts = useMemo(
    () => localDrafts(`${storageKey}:${id ?? "new"}`, completeDraft),
    [storageKey, id, completeDraft],
  );
  const [visit] = useState(newKey);
  const [offers, setOffers] = useState<LocalDraft<Draft>[]>(() =>
    drafts.read().filter((local) => !hasSameContent(local.draft, saved)),
  );
  const [isRefused, setIsRefused] = useState(false);
  const [offer = null, ...otherOffers] = offers;
  const etag = stored?.etag ?? null;
  const write = useRef(() => {});

  useEffect(() => {
    write.current = () => {
      if (hasSameContent(draft, saved)) drafts.remove(visit);
      else setIsRefused(!drafts.write({ visit, etag, base: base(), draft }));
    };
    const timer = setTimeout(() => write.current(), writeDelayMs);
    return () => clearTimeout(timer);
  }, [drafts, hasSameContent, etag, visit, base, draft, saved]);
  useRunOnHide(write);

  return {
    /** The next draft of an earlier visit, or null. */
    offer,
    /** The browser has no room for drafts, or does not allow them. */
    isRefused,
    /** Removes this visit's draft after a save; another draft of a new item stays on offer. */
    remove() {
      write.current = () => {};
      drafts.remove(visit);
      if (id === null) setOffers([]);
    },
    /** Restores the offer. Changes that were typed before that are offered in its place. */
    restoreOffer() {
      if (!offer) return;
      if (hasSameContent(draft, saved)) setOffers(otherOffers);
      else {
        const typed = { visit: newKey(), etag, base: base(), draft, at: new Date().toISOString() };
        drafts.write(typed);
        setOffers([...otherOffers, typed]);
      }
      const { notChosen: _, ...local } = offer;
      drafts.write({ ...local, visit });
      drafts.remove(offer.visit);
      restore(offer);
    },
    /** Keeps what lost against a colleague's change on this device for a day, and offers it. */
    keepNotChosen(local: Pick<LocalDraft<Draft>, "etag" | "base" | "draft" | "notChosen">) {
      const kept = { ...local, visit: newKey(), at: new Date().toISOString() };
      drafts.write(kept);
      setOffers((before) => [...before, kept]);
    },
    discardOffer() {
      if (offer) drafts.remove(offer.visit);
      setOffers(otherOffers);
    },
  };
}
