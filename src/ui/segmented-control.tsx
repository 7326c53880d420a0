import { type ReactNode, useId } from "react";
import styles from "./segmented-control.module.css";

interface SegmentedControlProps<Value extends string> {
  /** The name of the choice, for assistive technology. */
  label: string;
  /** `title` is the tooltip of a choice with only an icon. */
  options: readonly { value: Value; label: ReactNode; title?: string }[];
  value: Value;
  onSelect: (value: Value) => void;
}

/** A radio group in one row, as high as `--segmented-height`, by default 32px. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onSelect } = props;
  const group = useId();
  return (
    <fieldset className={styles.control} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} title={option.title}>
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            onChange={() => onSelect(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
