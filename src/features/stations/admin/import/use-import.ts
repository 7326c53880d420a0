import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { StationImport } from "#shared/contract/stations-admin.ts";
import { showToast } from "#src/ui/toast.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import { invalidateStations } from "../stations-admin.queries.ts";
import { importStations, undoImport } from "./station-import.queries.ts";

/** A chosen CSV file: what it would change, applying it, and undoing that. */
export function useImport() {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const compare = useMutation({ mutationFn: (chosen: File) => importStations(chosen, { apply: false }) });
  const undo = useMutation({
    mutationFn: undoImport,
    onSuccess: () => {
      showToast({ text: "The import is undone" });
      return invalidateStations(client);
    },
    onError: (error) => showFailure("It was not undone.", error),
  });
  const apply = useMutation({
    mutationFn: (chosen: File) => importStations(chosen, { apply: true }),
    onSuccess: (result) => {
      const { importId } = result;
      const action = importId && { label: "Undo", onSelect: () => undo.mutate(importId) };
      if (result.applied) showToast({ text: appliedText(result), ...(action && { action }) });
      return invalidateStations(client);
    },
  });
  return {
    file,
    compare,
    apply,
    undo,
    choose(chosen: File) {
      setFile(chosen);
      apply.reset();
      compare.mutate(chosen);
    },
    reset() {
      setFile(null);
      compare.reset();
      apply.reset();
    },
  };
}

/** "3 stations added, 2 changed" */
function appliedText({ rows }: StationImport): string {
  const count = (kind: string) => rows.filter(({ change }) => change === kind).length;
  const added = count("new");
  return `${added} ${added === 1 ? "station" : "stations"} added, ${count("changed")} changed`;
}
