import styles from "./station-fields.module.css";

interface TimeInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  id?: string;
  type?: "time" | "date";
}

/** A time or a date in a row, with its label for assistive technology only. */
export function TimeInput({ label, value, onChange, id, type = "time" }: TimeInputProps) {
  return (
    <input
      id={id}
      type={type}
      aria-label={label}
      className={styles.time}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
