import { memo } from "react";
import { limits } from "#shared/limits.ts";
import { toE164 } from "#shared/phone.ts";
import { findPin } from "#shared/pin-codes.ts";
import { cityOfPin } from "#src/content/cities.ts";
import { formatPhone } from "#src/lib/phone.ts";
import { Checkbox, Field, FieldError, Select, TextArea, TextInput } from "#src/ui/field.tsx";
import type { FieldSpec } from "./form-types.ts";
import { controlName } from "./payload.ts";
import styles from "./submission-form.module.css";

interface FormFieldProps {
  /** Unique on the page; the error summary links to it. */
  id: string;
  spec: FieldSpec;
  /** What the control begins with. */
  initial: string;
  text: string;
  error: string | undefined;
}

/** One field of a submission form. A key or an error of another field does not render it. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const { id, spec, initial, text, error } = props;
  const { label, control, required, hint, wide } = spec;
  if (control === "choices") return <Choices {...props} />;
  return (
    <Field
      id={id}
      label={label}
      hint={spec.readsPin ? pinHint(text, hint) : hint}
      error={error}
      required={required}
      optional={!required}
      className={[wide && styles.wide, control === "area" && styles.counted].filter(Boolean).join(" ")}
    >
      <Control spec={spec} initial={initial} text={text} />
    </Field>
  );
});

function Control({ spec, initial, text }: Pick<FormFieldProps, "spec" | "initial" | "text">) {
  const { name, control, options = [], placeholder, autoComplete = "off" } = spec;
  const own = { name: controlName(name), autoComplete, defaultValue: initial };
  if (control === "select") return <Select {...own} options={options} placeholder="Choose one" />;
  const maxLength = spec.maxLength ?? limits.shortText;
  // A long text is refused with a sentence: `maxLength` would cut what is pasted without a word.
  if (control === "area") return <TextArea {...own} rows={5} limit={maxLength} length={text.length} />;
  const common = { ...own, placeholder, maxLength };
  if (control === "tel") return <TextInput {...common} type="tel" inputMode="tel" onBlur={formatNumber} />;
  return <LineInput spec={spec} common={common} />;
}

/** Formats a complete number as `+91 98765 43210` on blur. */
function formatNumber({ currentTarget }: React.FocusEvent<HTMLInputElement>) {
  const number = toE164(currentTarget.value);
  if (number) currentTarget.value = formatPhone(number);
}

interface LineInputProps {
  spec: FieldSpec;
  common: React.ComponentProps<"input">;
}

/** One line of text with suggestions. A PIN code alone becomes its city on blur. */
function LineInput({ spec, common }: LineInputProps) {
  const { name, control, inputMode, suggestions, readsPin } = spec;
  function writeCity({ currentTarget }: React.FocusEvent<HTMLInputElement>) {
    const typed = currentTarget.value.trim();
    const found = suggestions && readsPin ? findPin(typed) : null;
    const city = found && /^[\d -]+$/.test(typed) && cityOfPin(found.pin);
    if (city) currentTarget.value = city;
  }
  return (
    <>
      <TextInput
        {...common}
        type={control}
        inputMode={control === "email" ? "email" : inputMode}
        spellCheck={control === "email" ? false : undefined}
        list={suggestions && `${name}-suggestions`}
        onBlur={writeCity}
      />
      {suggestions && (
        <datalist id={`${name}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** The hint of an address, or the region of its PIN code, so that a typing error shows. */
function pinHint(address: string, hint: string | undefined) {
  const found = findPin(address);
  if (!found) return hint;
  const city = cityOfPin(found.pin);
  const location = city && city !== found.region ? `${city}, ${found.region}` : found.region;
  return `PIN ${found.pin} is in ${location}.`;
}

function Choices({ id, spec, initial, error }: FormFieldProps) {
  const { name, label, options = [], required } = spec;
  return (
    <fieldset className={styles.choiceField} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        {label}
        {!required && <small>optional</small>}
      </legend>
      <div className={styles.choices} data-count={options.length}>
        {options.map((option, index) => (
          <Checkbox
            key={option}
            name={controlName(name)}
            id={index === 0 ? id : `${id}-${index}`}
            type="radio"
            value={option}
            label={option}
            defaultChecked={option === initial}
            required={required}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
