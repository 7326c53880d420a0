import { queryOptions } from "@tanstack/react-query";
import {
  type StationImport,
  type StationImportList,
  stationImport,
  stationImportList,
} from "#shared/contract/stations-admin.ts";
import { api } from "#src/lib/api.ts";

const path = "/api/stations/admin";

/** What a CSV file would change, line by line; with `apply` it is stored, all or nothing. */
export function importStations(file: File, { apply }: { apply: boolean }): Promise<StationImport> {
  return api<StationImport>(`${path}/import${apply ? "?apply=true" : ""}`, {
    method: "POST",
    body: file.slice(0, file.size, "text/csv"),
    schema: stationImport,
  });
}

/** The last imports, newest first. */
export function importsQuery() {
  return queryOptions({
    queryKey: ["stations", "admin", "imports"],
    queryFn: async ({ signal }) =>
      (await api<StationImportList>(`${path}/imports`, { signal, schema: stationImportList })).imports,
    staleTime: 0,
  });
}

/** Undoes an import: new stations are deleted, changed ones get their content back. */
export async function undoImport(id: string): Promise<void> {
  await api(`${path}/imports/${id}/undo`, { method: "POST" });
}

/** All stations, or the columns with an example, as a CSV file. */
export function downloadCsv(name: "export" | "template"): Promise<Blob> {
  return api.blob(`${path}/${name}.csv`);
}
