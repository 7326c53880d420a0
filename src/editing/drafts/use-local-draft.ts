import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { showToast } from "#src/ui/toast.tsx";
import type { EditedItem } from "../editing-api.ts";
import type { DraftState, EditorModel } from "../editor-model.ts";
import { newKey } from "../keyed.ts";
import type { MediaUploads } from "../media/use-media-uploads.ts";
import { type LocalDraft, localDrafts } from "./local-drafts.ts";
import type { ItemDraft } from "./use-item-draft.ts";
import { useUnsavedTexts } from "./use-unsaved-texts.ts";

const writeDelayMs = 600;

/**
 * Stores unsaved changes in the browser: after each pause in typing, and at once when the page is
 * hidden or the editor unmounts. Drafts of earlier visits are offered one by one until each is
 * restored or discarded.
 */
export function useLocalDraft<Item extends EditedItem, Draft extends DraftState, Body extends object>(
  model: EditorModel<Item, Draft, Body>,
  { id, stored, draft, base, saved, restore }: ItemDraft<Item, Draft>,
  { pending }: Pick<MediaUploads, "pending">,
) {
  const { storageKey, completeDraft, titleOf, hasSameContent } = model;
  const texts = useUnsavedTexts();
  const drafts = useMemo(
    () => localDrafts({ texts, name: `${storageKey}:${id ?? "new"}`, completeDraft, titleOf }),
    [texts, storageKey, id, completeDraft, titleOf],
  );
  const [visit] = useState(newKey);
  const [offers, setOffers] = useState<LocalDraft<Draft>[]>(() =>
    drafts.read().filter((local) => local.files.length > 0 || !hasSameContent(local.draft, saved)),
  );
  const [isRefused, setIsRefused] = useState(false);
  const [offer = null, ...otherOffers] = offers;
  const etag = stored?.etag ?? null;
  const files = useMemo(() => Object.values(pending).map(({ file }) => file.name), [pending]);
  const write = useRef(() => {});
  const localDraft = (visitKey: string) => ({
    ...{ visit: visitKey, at: new Date().toISOString() },
    ...{ etag, base: base(), draft, files },
  });

  useEffect(() => {
    write.current = () => {
      if (files.length === 0 && hasSameContent(draft, saved)) return drafts.remove(visit);
      const at = new Date().toISOString();
      setIsRefused(!drafts.write({ visit, at, etag, base: base(), draft, files }));
    };
    const timer = setTimeout(() => write.current(), writeDelayMs);
    return () => clearTimeout(timer);
  }, [drafts, hasSameContent, etag, visit, base, draft, saved, files]);
  useRunOnHide(write);

  return {
    /** The next draft of an earlier visit, or null. */
    offer,
    offerCount: offers.length,
    /** What the offer would change; false when only its files are gone. */
    offersChanges: offer !== null && !hasSameContent(offer.draft, saved),
    titleOfOffer: offer && titleOf(offer.draft),
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
        const typed = localDraft(newKey());
        drafts.write(typed);
        setOffers([...otherOffers, typed]);
      }
      const { notChosen: _, ...local } = offer;
      drafts.write({ ...local, visit, at: new Date().toISOString() });
      drafts.remove(offer.visit);
      restore(offer);
    },
    /** Keeps what lost against a colleague's change on this device for a day, and offers it. */
    keepNotChosen(local: Pick<LocalDraft<Draft>, "etag" | "base" | "draft" | "notChosen">) {
      const kept = { ...localDraft(newKey()), ...local, files: [] };
      drafts.write(kept);
      setOffers((before) => [...before, kept]);
    },
    discardOffer() {
      if (!offer) return;
      drafts.remove(offer.visit);
      setOffers(otherOffers);
      const undo = () => {
        drafts.write(offer);
        setOffers((before) => [offer, ...before]);
      };
      showToast({ text: "Changes discarded", action: { label: "Undo", onSelect: undo } });
    },
  };
}

/** Calls `callback.current` when the page is hidden or left, and when the component unmounts. */
function useRunOnHide(callback: RefObject<() => void>): void {
  useEffect(() => {
    const run = () => callback.current();
    document.addEventListener("visibilitychange", run);
    window.addEventListener("pagehide", run);
    return () => {
      document.removeEventListener("visibilitychange", run);
      window.removeEventListener("pagehide", run);
      run();
    };
  }, [callback]);
}
