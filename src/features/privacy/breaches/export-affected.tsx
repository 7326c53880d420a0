import { useMutation } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import type { Breach } from "#shared/contract/privacy.ts";
import { indianDay } from "#shared/time.ts";
import { saveFile } from "#src/lib/save-file.ts";
import { Button } from "#src/ui/button.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import parts from "../parts.module.css";
import { exportAffected } from "../privacy.queries.ts";

/** Saves the persons affected as CSV. */
export function ExportAffected({ breach }: { breach: Breach }) {
  const download = useMutation({
    mutationFn: exportAffected,
    onSuccess: (file) => saveFile(file, `affected-${indianDay(Date.now())}.csv`),
    onError: (error) => showFailure("The export failed.", error),
  });
  return (
    <div className={parts.actions}>
      <Button
        variant="outline"
        size="small"
        busy={download.isPending}
        aria-label={`Export the persons affected by: ${breach.title}`}
        onClick={() => download.mutate(breach.id)}
      >
        {!download.isPending && <Download aria-hidden="true" />} Export the persons affected
      </Button>
      <span className={parts.soft}>With restricted and deleted enquiries. The export is recorded.</span>
    </div>
  );
}
