import X from "lucide-react/icons/x";
import { type SubmitEvent, useMemo, useState } from "react";
import { localStore } from "#src/lib/browser-storage.ts";
import { setLocalStorage, useLocalStorage } from "#src/lib/use-local-storage.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { type InboxFilter, readFilter, writeFilter } from "../inbox-filter.ts";
import styles from "./save-view.module.css";

/** A filter under a name of one's own, kept in this browser. */
export interface SavedView {
  name: string;
  filter: InboxFilter;
}

const key = "portal_views";
const nameLength = 28;
const most = 12;

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

/** The views that were saved in this browser. */
export function useSavedViews(): SavedView[] {
  const text = useLocalStorage(key);
  return useMemo(() => parseViews(text), [text]);
}

function sameFilter(one: InboxFilter, other: InboxFilter) {
  return writeFilter(one).toString() === writeFilter(other).toString();
}

/** Takes a view away. The toast brings it back. */
function removeView(view: SavedView): void {
  const before = parseViews(localStore.get(key));
  storeViews(before.filter(({ name }) => name !== view.name));
  showToast({
    text: `View ${view.name} removed`,
    action: { label: "Undo", onSelect: () => storeViews(before) },
  });
}

/** Saves the filter that is set as a view, or removes the view that it is; nothing to press while there is no filter. */
export function SaveView({ filter }: { filter: InboxFilter }) {
  const views = useSavedViews();
  const [asking, setAsking] = useState(false);
  const query = writeFilter(filter);
  query.delete("spam");
  // A lone status, "mine" and "unassigned" are views of the sidebar already.
  const { assignee } = filter;
  if (query.size === 0 || (query.size === 1 && query.has("status"))) return null;
  if (query.size === 1 && (assignee === "me" || assignee === "nobody")) return null;
  const saved = views.find((view) => sameFilter(view.filter, filter));
  if (saved) {
    return (
      <Button variant="quiet" size="small" className={styles.here} onClick={() => removeView(saved)}>
        Remove view
      </Button>
    );
  }
  if (views.length >= most) return null;

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name")).trim();
    if (!name) return;
    storeViews([...views.filter((view) => view.name !== name), { name, filter }]);
    setAsking(false);
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        Save view
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Save this view">
        <form className={styles.form} onSubmit={save}>
          <Field
            label="Name"
            required
            hint="It appears among the views of Form Submissions, in this browser only."
          >
            <TextInput name="name" maxLength={nameLength} autoComplete="off" />
          </Field>
          <Button type="submit">Save view</Button>
        </form>
      </Dialog>
    </>
  );
}

/** The button that takes a saved view away, beside its link. */
export function RemoveView({ view }: { view: SavedView }) {
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={`Remove view ${view.name}`}
      onClick={() => removeView(view)}
    >
      <X aria-hidden="true" />
    </button>
  );
}
