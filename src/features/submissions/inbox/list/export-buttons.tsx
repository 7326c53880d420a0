import { useMutation } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { pageSizes } from "#shared/limits.ts";
import { indianDay } from "#shared/time.ts";
import { saveFile } from "#src/lib/save-file.ts";
import { Button } from "#src/ui/button.tsx";
import { showFailure } from "#src/ui/toasts.ts";
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
  const { isPending, mutate } = useMutation({
    mutationFn: read,
    onSuccess: (file) => saveFile(file, `form-submissions-${indianDay(Date.now())}.csv`),
    onError: (error) => showFailure("The export failed.", error),
  });
  return { busy: isPending, download: () => mutate() };
}
