import { useMutation } from "@tanstack/react-query";
import ChevronLeft from "lucide-react/icons/chevron-left";
import Download from "lucide-react/icons/download";
import styles from "#src/editing/list/list-page.module.css";
import { paths } from "#src/lib/paths.ts";
import { saveFile } from "#src/lib/save-file.ts";
import { Button } from "#src/ui/button.tsx";
import { RouteButton } from "#src/ui/route-link.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import { FileDrop } from "./file-drop.tsx";
import own from "./import.module.css";
import { ImportHistory } from "./import-history.tsx";
import { ImportResult } from "./import-result.tsx";
import { downloadCsv } from "./station-import.queries.ts";
import { useImport } from "./use-import.ts";

/** Stations from a CSV file: what it would change, line by line, then applied as a whole. */
export function ImportScreen() {
  const { file, compare, apply, undo, choose, reset } = useImport();
  const result = apply.data ?? compare.data;
  return (
    <div className={styles.page}>
      <PageHeader />
      {result && file ? (
        <ImportResult
          key={String(result.applied)}
          file={file}
          result={result}
          busy={apply.isPending || undo.isPending}
          error={apply.error}
          isUndone={undo.isSuccess && undo.variables === result.importId}
          onApply={() => apply.mutate(file)}
          onUndo={() => result.importId && undo.mutate(result.importId)}
          onReset={reset}
        />
      ) : (
        <>
          <FileDrop file={file} busy={compare.isPending} error={compare.error} onFile={choose} />
          <Downloads />
        </>
      )}
      <ImportHistory busy={undo.isPending} onUndo={(id) => undo.mutate(id)} />
    </div>
  );
}

/** The columns to fill in, and what is there already. */
function Downloads() {
  const download = useMutation({
    mutationFn: async (name: "export" | "template") => saveFile(await downloadCsv(name), fileNames[name]),
    onError: (error) => showFailure("The file was not downloaded.", error),
  });
  return (
    <p className={own.downloads}>
      <Button variant="outline" size="small" onClick={() => download.mutate("template")}>
        <Download aria-hidden="true" />
        Template
      </Button>
      <Button variant="outline" size="small" onClick={() => download.mutate("export")}>
        <Download aria-hidden="true" />
        All stations
      </Button>
      <span>Start with the template, or change the file of all stations and choose it here.</span>
    </p>
  );
}

const fileNames = { export: "stations.csv", template: "stations-template.csv" } as const;

function PageHeader() {
  return (
    <header className={styles.head}>
      <RouteButton to={paths.adminStations} variant="quiet" size="small" square aria-label="Back to Stations">
        <ChevronLeft aria-hidden="true" />
      </RouteButton>
      <h1>Stations from CSV</h1>
    </header>
  );
}
