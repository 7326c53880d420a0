import { useState } from "react";
import type { ImportRow, StationImport } from "#shared/contract/stations-admin.ts";
import { formatNumber } from "#src/lib/format.ts";
import { Button } from "#src/ui/button.tsx";
import { SegmentedControl } from "#src/ui/segmented-control.tsx";
import styles from "./import.module.css";
import { changes, ImportTable } from "./import-table.tsx";

interface ImportResultProps {
  file: File;
  result: StationImport;
  busy: boolean;
  error: Error | null;
  isUndone: boolean;
  onApply: () => void;
  onUndo: () => void;
  onReset: () => void;
}

type Change = ImportRow["change"];
type Counts = Record<Change, number>;

/** Every line of the file and what it does; then Apply, and afterwards Undo. */
export function ImportResult({ file, result, ...actions }: ImportResultProps) {
  const { rows } = result;
  const counts = countChanges(rows);
  const [shown, setShown] = useState<Change | "all">(counts.faulty > 0 ? "faulty" : "all");
  return (
    <section className={styles.result} aria-label="What the file changes">
      <div className={styles.bar}>
        <p role="status">
          <b>{file.name}</b> {stateText(result, counts, actions.isUndone)}
          {!result.applied && hintsText(rows)}
        </p>
        <ResultActions applied={result.applied} counts={counts} {...actions} />
      </div>
      {actions.error && (
        <p role="alert" className={styles.error}>
          Nothing was changed. {actions.error.message}
        </p>
      )}
      <div className={styles.kinds}>
        <SegmentedControl
          label="Lines"
          value={shown}
          onSelect={setShown}
          options={[
            { value: "all", label: `All ${formatNumber(rows.length)}` },
            ...(["new", "changed", "same", "faulty"] as const).map((value) => ({
              value,
              label: `${changes[value].label} ${formatNumber(counts[value])}`,
            })),
          ]}
        />
      </div>
      <ImportTable
        key={shown}
        rows={shown === "all" ? rows : rows.filter(({ change }) => change === shown)}
      />
    </section>
  );
}

function countChanges(rows: readonly ImportRow[]): Counts {
  const counts: Counts = { new: 0, changed: 0, same: 0, faulty: 0 };
  for (const { change } of rows) counts[change] += 1;
  return counts;
}

function stateText({ applied }: StationImport, counts: Counts, isUndone: boolean): string {
  if (isUndone) return "was applied and then undone.";
  const changes = `${formatNumber(counts.new)} new and ${formatNumber(counts.changed)} changed`;
  if (applied) return `was applied: ${changes}.`;
  if (counts.faulty > 0) {
    const lines = counts.faulty === 1 ? "1 line is" : `${formatNumber(counts.faulty)} lines are`;
    return `cannot be applied: ${lines} faulty. Correct the file and choose it again.`;
  }
  if (counts.new + counts.changed === 0) return "changes nothing: every station is already like this.";
  return `is ready: ${changes}. Nothing has changed yet.`;
}

function hintsText(rows: readonly ImportRow[]): string {
  const count = rows.filter(({ hint }) => hint).length;
  if (count === 0) return "";
  return count === 1
    ? " Check the line with a hint."
    : ` Check the ${formatNumber(count)} lines with a hint.`;
}

type ResultActionsProps = Omit<ImportResultProps, "file" | "result" | "error"> & {
  applied: boolean;
  counts: Counts;
};

function ResultActions(props: ResultActionsProps) {
  const { applied, counts, busy, isUndone, onApply, onUndo, onReset } = props;
  const changes = counts.new + counts.changed;
  return (
    <div className={styles.actions}>
      {applied && !isUndone && (
        <Button variant="outline" size="small" busy={busy} onClick={onUndo}>
          Undo
        </Button>
      )}
      <Button variant={applied ? "primary" : "outline"} size="small" onClick={onReset}>
        Another file
      </Button>
      {!applied && (
        <Button size="small" busy={busy} disabled={counts.faulty > 0 || changes === 0} onClick={onApply}>
          Apply {formatNumber(changes)} {changes === 1 ? "change" : "changes"}
        </Button>
      )}
    </div>
  );
}
