import { Field, TextInput } from "#src/ui/field.tsx";

interface IndianTimeFieldProps {
  /** As a `datetime-local` field has it: `fromIndianTime` reads it. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  hint: string;
}

/** Asks for a day and a time to the minute in India, wherever the browser is. */
export function IndianTimeField({ value, onChange, error, hint }: IndianTimeFieldProps) {
  return (
    <Field label="Day and time in India" required error={error} hint={hint}>
      <TextInput
        type="datetime-local"
        step={60}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
