import { type ReactNode, useId } from "react";
import styles from "./segmented-control.module.css";

interface SegmentedControlProps<Value extends string> {
  /** What is chosen, for assistive technology. */
  label: string;
  /** `title` is shown when the pointer rests on a choice, for labels that are icons. */
  options: readonly { value: Value; label: ReactNode; title?: string }[];
  value: Value;
  onSelect: (value: Value) => void;
}

/** A few choices in one row, one of which holds; a radio group. Its height is `--segmented-height`, 32px by default. */
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
            checked={option.value === value}
            onChange={() => onSelect(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
