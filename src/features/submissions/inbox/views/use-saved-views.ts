import { useMemo } from "react";
import { localStore } from "#src/lib/browser-storage.ts";
import { setLocalStorage, useLocalStorage } from "#src/lib/use-local-storage.ts";
import { showToast } from "#src/ui/toast.tsx";
import { type InboxFilter, readFilter, writeFilter } from "../inbox-filter.ts";

/** A named filter. */
export interface SavedView {
  name: string;
  filter: InboxFilter;
  /** Its id when the team shares it; otherwise it is stored in this browser. */
  sharedId?: string;
}

const key = "portal_views";

/** The views that were saved in this browser. */
export function useSavedViews(): SavedView[] {
  const text = useLocalStorage(key);
  return useMemo(() => parseViews(text), [text]);
}

/** Saves a view; one with the same name is replaced. */
export function addView(view: SavedView): void {
  const others = storedViews().filter(({ name }) => name !== view.name);
  storeViews([...others, view]);
}

/** Removes a view, with Undo in a toast. */
export function removeView(view: SavedView): void {
  const before = storedViews();
  storeViews(before.filter(({ name }) => name !== view.name));
  showToast({
    text: `View ${view.name} removed`,
    action: { label: "Undo", onSelect: () => storeViews(before) },
  });
}

function storedViews(): SavedView[] {
  return parseViews(localStore.get(key));
}

function parseViews(text: string | null | undefined): SavedView[] {
  try {
    const stored: { name: string; query: string }[] = JSON.parse(text || "[]");
    return stored.map(({ name, query }) => ({ name, filter: readFilter(new URLSearchParams(query)) }));
  } catch {
    return [];
  }
}

function storeViews(views: SavedView[]) {
  const stored = views.map(({ name, filter }) => ({ name, query: writeFilter(filter).toString() }));
  setLocalStorage(key, JSON.stringify(stored));
}
