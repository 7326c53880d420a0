import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentPropsWithRef } from "react";
import styles from "./compact-select.module.css";

type CompactSelectProps = Omit<ComponentPropsWithRef<"select">, "onChange" | "onSelect"> & {
  /** For screen readers; others see only the selected option. */
  label: string;
  options: readonly { value: string; label: string }[];
  /** Highlights a filter that is set. */
  active?: boolean;
  onSelect?: (value: string) => void;
};

/** A native select without a visible label, for filters and for values edited in place. */
export function CompactSelect({ label, options, active, onSelect, className, ...props }: CompactSelectProps) {
  return (
    <span
      className={className ? `${styles.select} ${className}` : styles.select}
      data-active={active || undefined}
    >
      <select {...props} aria-label={label} onChange={(event) => onSelect?.(event.currentTarget.value)}>
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
