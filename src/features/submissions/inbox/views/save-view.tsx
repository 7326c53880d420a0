import { useQueryClient } from "@tanstack/react-query";
import X from "lucide-react/icons/x";
import { type SubmitEvent, useState } from "react";
import { staffLimits } from "#shared/staff-limits.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Checkbox, Field, TextInput } from "#src/ui/field.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import { type InboxFilter, isNarrowed, isSameFilter, writeFilter } from "../inbox-filter.ts";
import { removeSharedView, shareView } from "../inbox-write.queries.ts";
import styles from "./save-view.module.css";
import { addView, removeView, type SavedView } from "./use-saved-views.ts";
import { standardViews, useViews } from "./use-views.ts";

const maxViews = 24;

/**
 * Saves the current filter as a view, or removes the view that it is. Nothing for a filter that
 * is no view of its own.
 */
export function SaveView({ filter }: { filter: InboxFilter }) {
  const client = useQueryClient();
  const saved = useViews().filter(({ saved }) => saved);
  const [dialogOpen, setDialogOpen] = useState(false);
  const remove = useRemoveView();
  if (!isOwnView(filter)) return null;
  const current = saved.find((view) => isSameFilter(view.filter, filter))?.saved;
  if (current) {
    return (
      <Button variant="quiet" size="small" className={styles.narrowOnly} onClick={() => remove(current)}>
        Remove view
      </Button>
    );
  }
  if (saved.length >= maxViews) return null;

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const name = String(fields.get("name")).trim();
    if (!name) return;
    setDialogOpen(false);
    if (!fields.has("shared")) return addView({ name, filter });
    shareView(client, { name, query: writeFilter(filter).toString() }).catch((error: Error) =>
      showFailure("The view was not shared.", error),
    );
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setDialogOpen(true)}>
        Save view
      </Button>
      <Dialog open={dialogOpen} onClose={() => setDialogOpen(false)} title="Save this view">
        <form className={styles.form} onSubmit={save}>
          <Field label="Name" required hint="It appears among the views of Form Submissions.">
            <TextInput name="name" maxLength={staffLimits.viewName} autoComplete="off" />
          </Field>
          <Checkbox name="shared" label="Share it with the team. Otherwise it is in this browser only." />
          <Button type="submit">Save view</Button>
        </form>
      </Dialog>
    </>
  );
}

/** Removes a view, with Undo in a toast. */
function useRemoveView() {
  const client = useQueryClient();
  return (view: SavedView) => {
    const { sharedId, name, filter } = view;
    if (!sharedId) return removeView(view);
    const share = () => shareView(client, { name, query: writeFilter(filter).toString() });
    removeSharedView(client, sharedId).then(
      () =>
        showToast({
          text: `View ${name} removed for the team`,
          action: { label: "Undo", onSelect: () => void share() },
        }),
      (error: Error) => showFailure("The view was not removed.", error),
    );
  };
}

/** False for no filter, and for the views that everybody has. */
function isOwnView(filter: InboxFilter): boolean {
  return isNarrowed(filter) && !standardViews.some((view) => isSameFilter(view.filter, filter));
}

/** The button that removes a saved view, beside its link. */
export function RemoveViewButton({ view }: { view: SavedView }) {
  const remove = useRemoveView();
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={`Remove view ${view.name}`}
      onClick={() => remove(view)}
    >
      <X aria-hidden="true" />
    </button>
  );
}
