import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentPropsWithRef } from "react";
import styles from "./compact-select.module.css";

type CompactSelectProps = Omit<ComponentPropsWithRef<"select">, "onChange" | "onSelect"> & {
  /** Spoken; the choice itself is all that is seen. */
  label: string;
  options: readonly { value: string; label: string }[];
  /** Marks a filter that narrows something. */
  active?: boolean;
  onSelect: (value: string) => void;
};

/** A native select without a visible label, for bars of filters and for values that are edited in place. */
export function CompactSelect({ label, options, active, onSelect, className, ...rest }: CompactSelectProps) {
  return (
    <span
      className={className ? `${styles.select} ${className}` : styles.select}
      data-active={active || undefined}
    >
      <select {...rest} aria-label={label} onChange={(event) => onSelect(event.currentTarget.value)}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  );
}
