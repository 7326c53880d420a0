import type { StationEditorState } from "../station-model.ts";
import styles from "./station-fields.module.css";

/** Marks a field that staff have set although an operator feeds it. */
export function OperatorValue({ editor, field }: { editor: StationEditorState; field: string }) {
  const station = editor.item.stored?.item;
  if (!station?.source || !station.overrides.includes(field)) return null;
  return (
    <p className={styles.override}>
      <span>This is yours: {station.source.name || "the operator"} does not change it any more.</span>
    </p>
  );
}
