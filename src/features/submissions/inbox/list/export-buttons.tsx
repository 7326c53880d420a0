import Download from "lucide-react/icons/download";
import { useState } from "react";
import { saveFile } from "#src/lib/save-file.ts";
import { pageSizes } from "#src/shared/limits.ts";
import { indianDay } from "#src/shared/time.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { exportFiltered, exportSelected } from "../inbox.queries.ts";
import type { InboxFilter } from "../inbox-filter.ts";

interface ExportFilteredButtonProps {
  filter: InboxFilter;
  className: string | undefined;
}

/** Saves all submissions that match the filter as CSV. */
export function ExportFilteredButton({ filter, className }: ExportFilteredButtonProps) {
  const { busy, download } = useDownload(() => exportFiltered(filter));
  return (
    <Button
      variant="outline"
      size="small"
      className={className}
      busy={busy}
      aria-label="Export"
      title="Save the filtered rows as CSV"
      onClick={download}
    >
      {!busy && <Download aria-hidden="true" />}
      <span>Export</span>
    </Button>
  );
}

/** Saves the selected submissions as CSV. */
export function ExportSelectedButton({ ids }: { ids: string[] }) {
  const { busy, download } = useDownload(() => exportSelected(ids));
  const tooMany = ids.length > pageSizes.max;
  return (
    <button
      type="button"
      title={tooMany ? `Select at most ${pageSizes.max} to export` : "Save the selected rows as CSV"}
      aria-label="Export selected"
      disabled={busy || tooMany}
      onClick={download}
    >
      <Download aria-hidden="true" />
    </button>
  );
}

function useDownload(read: () => Promise<Blob>) {
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      saveFile(await read(), `form-submissions-${indianDay(Date.now())}.csv`);
    } catch (error) {
      showToast({
        kind: "failed",
        text: `The export failed. ${error instanceof Error ? error.message : ""}`,
      });
    } finally {
      setBusy(false);
    }
  }
  return { busy, download };
}
