import { useEffect, useId, useState } from "react";
import { type ContentType, contentTypes } from "#src/shared/contract/discover-fields.ts";
import { contentTypeLabels } from "./content-type-labels.ts";
import styles from "./type-switch.module.css";

/** Filters by content type: all, or one. */
export function TypeSwitch({
  type,
  onType,
}: {
  type: ContentType | null;
  onType: (type: ContentType | null) => void;
}) {
  const group = useId();
  // Shown at once; the URL changes a moment later.
  const [chosen, setChosen] = useState(type);
  useEffect(() => setChosen(type), [type]);
  function choose(choice: ContentType | null) {
    setChosen(choice);
    onType(choice);
  }
  return (
    <fieldset className={styles.switch} aria-label="Type">
      {[null, ...contentTypes].map((choice) => (
        <label key={choice}>
          <input type="radio" name={group} checked={chosen === choice} onChange={() => choose(choice)} />
          {choice === null ? "All" : contentTypeLabels[choice]}
        </label>
      ))}
    </fieldset>
  );
}
