import X from "lucide-react/icons/x";
import { type SubmitEvent, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { type InboxFilter, isSameFilter, writeFilter } from "../inbox-filter.ts";
import styles from "./save-view.module.css";
import { addView, removeView, type SavedView, useSavedViews } from "./use-saved-views.ts";

const maxNameLength = 28;
const maxViews = 12;

/**
 * Saves the current filter as a view, or removes the view that it is. Nothing for a filter that
 * is no view of its own.
 */
export function SaveView({ filter }: { filter: InboxFilter }) {
  const views = useSavedViews();
  const [dialogOpen, setDialogOpen] = useState(false);
  if (!isOwnView(filter)) return null;
  const saved = views.find((view) => isSameFilter(view.filter, filter));
  if (saved) {
    return (
      <Button variant="quiet" size="small" className={styles.narrowOnly} onClick={() => removeView(saved)}>
        Remove view
      </Button>
    );
  }
  if (views.length >= maxViews) return null;

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name")).trim();
    if (!name) return;
    addView({ name, filter });
    setDialogOpen(false);
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setDialogOpen(true)}>
        Save view
      </Button>
      <Dialog open={dialogOpen} onClose={() => setDialogOpen(false)} title="Save this view">
        <form className={styles.form} onSubmit={save}>
          <Field
            label="Name"
            required
            hint="It appears among the views of Form Submissions, in this browser only."
          >
            <TextInput name="name" maxLength={maxNameLength} autoComplete="off" />
          </Field>
          <Button type="submit">Save view</Button>
        </form>
      </Dialog>
    </>
  );
}

/** False for no filter, a lone status, "mine" and "unassigned", which the sidebar has already. */
function isOwnView(filter: InboxFilter): boolean {
  const query = writeFilter(filter);
  query.delete("spam");
  if (query.size !== 1) return query.size > 0;
  return !query.has("status") && filter.assignee !== "me" && filter.assignee !== "nobody";
}

/** The button that removes a saved view, beside its link. */
export function RemoveViewButton({ view }: { view: SavedView }) {
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
