import { useId } from "react";
import { type ContentType, contentTypes } from "#src/shared/contract/discover-fields.ts";
import { contentTypeLabels } from "./labels.ts";
import styles from "./type-switch.module.css";

/** All, or one type. */
export function TypeSwitch({
  type,
  onType,
}: {
  type: ContentType | null;
  onType: (type: ContentType | null) => void;
}) {
  const group = useId();
  return (
    <fieldset className={styles.switch} aria-label="Type">
      {[null, ...contentTypes].map((choice) => (
        <label key={choice}>
          <input type="radio" name={group} checked={type === choice} onChange={() => onType(choice)} />
          {choice === null ? "All" : contentTypeLabels[choice]}
        </label>
      ))}
    </fieldset>
  );
}
