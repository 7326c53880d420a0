import { memo } from "react";
import { cities, cityOfPin } from "#shared/cities.ts";
import type { FieldDefinition } from "#shared/forms/define-form.ts";
import { controlName } from "#shared/forms/submission-values.ts";
import { limits } from "#shared/limits.ts";
import { toE164 } from "#shared/phone.ts";
import { formatPhone } from "#shared/phone-text.ts";
import { findPin } from "#shared/pin-codes.ts";
import { t } from "#shared/translate.ts";
import { Checkbox, Field, FieldError, Select, TextArea, TextInput } from "#src/ui/field.tsx";
import styles from "./submission-form.module.css";

interface FormFieldProps {
  /** Unique on the page; the error summary links to it. */
  id: string;
  field: FieldDefinition;
  /** What the control begins with. */
  initial: string;
  text: string;
  error: string | undefined;
}

/** One field of a submission form. A key or an error of another field does not render it. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const { id, field, initial, text, error } = props;
  const { label, kind, required, hint, wide } = field;
  if (kind === "choices") return <Choices {...props} />;
  return (
    <Field
      id={id}
      label={label}
      hint={field.readsPin ? pinHint(text, hint) : hint}
      error={error}
      required={required}
      className={[wide && styles.wide, kind === "area" && styles.counted].filter(Boolean).join(" ")}
    >
      <Control field={field} initial={initial} text={text} />
    </Field>
  );
});

function Control({ field, initial, text }: Pick<FormFieldProps, "field" | "initial" | "text">) {
  const { name, kind, options = [], placeholder, autoComplete = "off" } = field;
  const own = { name: controlName(name), autoComplete, defaultValue: initial };
  if (kind === "select") return <Select {...own} options={options} placeholder="Choose one" />;
  const maxLength = field.maxLength ?? limits.shortText;
  // A long text is refused with a sentence: `maxLength` would cut what is pasted without a word.
  if (kind === "area") return <TextArea {...own} rows={5} limit={maxLength} length={text.length} />;
  const common = { ...own, placeholder, maxLength };
  if (kind === "phone") return <TextInput {...common} type="tel" inputMode="tel" onBlur={formatNumber} />;
  return <LineInput field={field} common={common} />;
}

/** Formats a complete number as `+91 98765 43210` on blur. */
function formatNumber({ currentTarget }: React.FocusEvent<HTMLInputElement>) {
  const number = toE164(currentTarget.value);
  if (number) currentTarget.value = formatPhone(number);
}

interface LineInputProps {
  field: FieldDefinition;
  common: React.ComponentProps<"input">;
}

/** One line of text with suggestions. A PIN code alone becomes its city on blur. */
function LineInput({ field, common }: LineInputProps) {
  const { name, kind, inputMode, suggestsCities, readsPin } = field;
  function writeCity({ currentTarget }: React.FocusEvent<HTMLInputElement>) {
    const typed = currentTarget.value.trim();
    const found = suggestsCities && readsPin ? findPin(typed) : null;
    const city = found && /^[\d -]+$/.test(typed) && cityOfPin(found.pin);
    if (city) currentTarget.value = city;
  }
  return (
    <>
      <TextInput
        {...common}
        type={kind === "email" ? "email" : "text"}
        inputMode={kind === "email" ? "email" : inputMode}
        spellCheck={kind === "email" ? false : undefined}
        list={suggestsCities ? `${name}-suggestions` : undefined}
        onBlur={writeCity}
      />
      {suggestsCities && (
        <datalist id={`${name}-suggestions`}>
          {cities.map((city) => (
            <option key={city} value={city} />
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
  const region = t(found.region);
  const place = city && city !== found.region ? `${t(city)}, ${region}` : region;
  return t("PIN {pin} is in {place}.", { pin: found.pin, place });
}

function Choices({ id, field, initial, error }: FormFieldProps) {
  const { name, label, options = [], required } = field;
  return (
    <fieldset className={styles.choiceField}>
      <legend>{label}</legend>
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
            aria-describedby={error ? `${id}-error` : undefined}
          />
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
