import { CompactSelect } from "#src/ui/compact-select.tsx";

interface FilterSelectProps<Value extends string> {
  label: string;
  /** The choice that filters nothing. */
  all: string;
  /** Null filters nothing. */
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  className?: string;
  onSelect: (value: Value | null) => void;
}

/** A select that narrows a list; highlighted while it does. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, value, options, className, onSelect } = props;
  return (
    <CompactSelect
      className={className}
      label={label}
      value={value ?? ""}
      active={value !== null}
      options={[{ value: "", label: all }, ...options]}
      onSelect={(chosen) => onSelect(options.find((option) => option.value === chosen)?.value ?? null)}
    />
  );
}
