import CircleAlert from "lucide-react/icons/circle-alert";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { cityOfPin } from "#src/content/cities.ts";
import { formatPhone } from "#src/lib/phone.ts";
import { toE164 } from "#src/shared/phone.ts";
import { findPin } from "#src/shared/pin-codes.ts";
import { Checkbox, Field, Select, TextArea, TextInput } from "#src/ui/field.tsx";
import styles from "./enquiry-form.module.css";
import type { EnquiryValues, FieldSpec } from "./form-types.ts";
import { textOf } from "./payload.ts";

interface EnquiryFieldProps {
  /** Unique on the page; an error summary leads to it. */
  id: string;
  spec: FieldSpec;
  fields: UseFormReturn<EnquiryValues>;
}

/** One field of an enquiry form, with the control its kind asks for. */
export function EnquiryField({ id, spec, fields }: EnquiryFieldProps) {
  const { name, label, control, required, hint, wide } = spec;
  const error = fields.formState.errors[name]?.message;
  if (control === "choices") return <Choices id={id} spec={spec} fields={fields} error={error} />;
  return (
    <Field
      id={id}
      label={label}
      hint={spec.readsPin ? <PinHint name={name} hint={hint} fields={fields} /> : hint}
      error={error}
      required={required}
      className={[wide && styles.wide, spec.counted && styles.counted].filter(Boolean).join(" ")}
    >
      <Control spec={spec} fields={fields} />
    </Field>
  );
}

interface CommonAttributes {
  placeholder?: string;
  autoComplete?: string;
  maxLength?: number;
}

function Control({ spec, fields }: Omit<EnquiryFieldProps, "id">) {
  const { name, control, options = [], placeholder, autoComplete = "off", maxLength, counted } = spec;
  const common = { placeholder, autoComplete, maxLength };
  if (control === "select") {
    return (
      <Select
        {...fields.register(name)}
        autoComplete={autoComplete}
        options={options}
        placeholder="Choose one"
      />
    );
  }
  if (control === "area") {
    const length = counted ? textOf(fields.watch(), name).length : undefined;
    return <TextArea {...common} {...fields.register(name)} rows={5} limit={counted} length={length} />;
  }
  if (control === "tel") return <PhoneInput name={name} common={common} fields={fields} />;
  return <LineInput spec={spec} common={common} fields={fields} />;
}

interface LineInputProps {
  spec: FieldSpec;
  common: CommonAttributes;
  fields: UseFormReturn<EnquiryValues>;
}

/** One line of text, with what may be meant by it. A PIN code alone becomes its city once the visitor leaves the field. */
function LineInput({ spec, common, fields }: LineInputProps) {
  const { name, control, inputMode, suggestions, readsPin } = spec;
  const { onBlur, ...registered } = fields.register(name);
  return (
    <>
      <TextInput
        {...common}
        {...registered}
        type={control}
        inputMode={control === "email" ? "email" : inputMode}
        spellCheck={control === "email" ? false : undefined}
        list={suggestions && `${name}-suggestions`}
        onBlur={(event) => {
          const typed = event.target.value.trim();
          const found = suggestions && readsPin ? findPin(typed) : null;
          const city = found && /^[\d -]+$/.test(typed) && cityOfPin(found.pin);
          if (city) fields.setValue(name, city);
          return onBlur(event);
        }}
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

/** The hint of an address, until it holds a PIN code: then where that code lies, so that a slip of the finger is seen. */
function PinHint({
  name,
  hint,
  fields,
}: {
  name: string;
  hint: string | undefined;
  fields: UseFormReturn<EnquiryValues>;
}) {
  const address = useWatch({ control: fields.control, name });
  const found = findPin(typeof address === "string" ? address : "");
  if (!found) return hint;
  const city = cityOfPin(found.pin);
  const place = city && city !== found.region ? `${city}, ${found.region}` : found.region;
  return `PIN ${found.pin} is in ${place}.`;
}

interface PhoneInputProps {
  name: string;
  common: CommonAttributes;
  fields: UseFormReturn<EnquiryValues>;
}

/** Shows a complete number as `+91 98765 43210` once the visitor leaves it. */
function PhoneInput({ name, common, fields }: PhoneInputProps) {
  const { onBlur, ...registered } = fields.register(name);
  return (
    <TextInput
      {...common}
      {...registered}
      type="tel"
      inputMode="tel"
      onBlur={(event) => {
        const number = toE164(event.target.value);
        if (number) fields.setValue(name, formatPhone(number));
        return onBlur(event);
      }}
    />
  );
}

function Choices({ id, spec, fields, error }: EnquiryFieldProps & { error: string | undefined }) {
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
            {...fields.register(name)}
            id={index === 0 ? id : `${id}-${index}`}
            type="radio"
            value={option}
            label={option}
            required={required}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
