import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import styles from "./multi-select.module.css";
import popover from "./popover.module.css";

interface MultiSelectProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  values: readonly Value[];
  onSelect: (values: Value[]) => void;
}

/** A filter with several values: a button with the chosen ones, and checkboxes. */
export function MultiSelect<Value extends string>({
  label,
  options,
  values,
  onSelect,
}: MultiSelectProps<Value>) {
  const id = useId();
  // The URL follows a moment later.
  const [chosen, setChosen] = useState({ values, from: values });
  if (chosen.from !== values) setChosen({ values, from: values });
  function choose(next: Value[]) {
    setChosen({ values: next, from: values });
    onSelect(next);
  }
  const [first, ...more] = options.filter(({ value }) => values.includes(value));
  const text = first ? `${first.label}${more.length > 0 ? ` +${more.length}` : ""}` : label;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-haspopup="true"
        aria-label={first ? `${label}: ${[first, ...more].map((option) => option.label).join(", ")}` : label}
        data-active={first ? true : undefined}
      >
        <span>{text}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      <fieldset id={id} popover="auto" className={`${popover.popover} ${styles.list}`} aria-label={label}>
        {options.map((option) => (
          <label key={option.value} className={popover.option}>
            <input
              type="checkbox"
              checked={chosen.values.includes(option.value)}
              onChange={({ currentTarget: { checked } }) =>
                choose(
                  checked
                    ? [...chosen.values, option.value]
                    : chosen.values.filter((value) => value !== option.value),
                )
              }
            />
            {option.label}
          </label>
        ))}
      </fieldset>
    </>
  );
}
