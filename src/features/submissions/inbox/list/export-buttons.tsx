import Download from "lucide-react/icons/download";
import { useState } from "react";
import { pageSizes } from "#src/shared/limits.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { exportPicked, exportSubmissions } from "../inbox.queries.ts";
import type { InboxFilter } from "../inbox-filter.ts";

/** Saves what the filter shows as CSV. */
export function ExportButton({ filter, className }: { filter: InboxFilter; className: string | undefined }) {
  const { busy, save } = useSaving(() => exportSubmissions(filter));
  return (
    <Button
      variant="outline"
      size="small"
      className={className}
      busy={busy}
      aria-label="Export"
      title="Save the filtered rows as CSV"
      onClick={save}
    >
      {!busy && <Download aria-hidden="true" />}
      <span>Export</span>
    </Button>
  );
}

/** Saves the picked rows as CSV. */
export function ExportPicked({ ids }: { ids: string[] }) {
  const { busy, save } = useSaving(() => exportPicked(ids));
  const tooMany = ids.length > pageSizes.max;
  return (
    <button
      type="button"
      title={tooMany ? `Select at most ${pageSizes.max} to export` : "Save the selected rows as CSV"}
      aria-label="Export selected"
      disabled={busy || tooMany}
      onClick={save}
    >
      <Download aria-hidden="true" />
    </button>
  );
}

function useSaving(read: () => Promise<Blob>) {
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      const url = URL.createObjectURL(await read());
      const link = document.createElement("a");
      link.href = url;
      link.download = `form-submissions-${new Date().toISOString().slice(0, 10)}.csv`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch (error) {
      showToast({
        kind: "failed",
        text: `The export failed. ${error instanceof Error ? error.message : ""}`,
      });
    } finally {
      setBusy(false);
    }
  }
  return { busy, save };
}
