import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#src/lib/api.ts";
import type { DiscoverAdminItem } from "#src/shared/contract/discover.ts";
import { adminItemQuery, type ItemRecord } from "../../admin/discover-admin.queries.ts";
import type { useSave } from "./use-save.ts";

interface ConflictOptions {
  save: ReturnType<typeof useSave>;
  resetAutosave: () => void;
  /** Puts the record into the editor in place of the draft. */
  replaceDraft: (record: ItemRecord) => void;
}

/** A save that met another admin's save (412), and the ways out of it. */
export function useConflict({ save, resetAutosave, replaceDraft }: ConflictOptions) {
  const client = useQueryClient();
  const theirs =
    save.error instanceof ApiError && save.error.status === 412
      ? (save.error.current as DiscoverAdminItem)
      : null;
  const readCurrent = (id: string) => client.fetchQuery(adminItemQuery(id)).catch(() => null);
  return {
    /** The item as the other admin saved it; null when there is no conflict. */
    theirs,
    /** Closes the conflict; the next save meets it again. */
    dismiss: save.reset,
    async takeTheirs() {
      if (!theirs) return;
      replaceDraft((await readCurrent(theirs.id)) ?? { item: theirs, etag: `"v${theirs.version}"` });
    },
    async saveMine() {
      if (!theirs) return;
      save.reset();
      resetAutosave();
      const current = await readCurrent(theirs.id);
      await save.overwrite(() => current?.etag ?? null);
    },
  };
}
