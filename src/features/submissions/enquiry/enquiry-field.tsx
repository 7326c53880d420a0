import CircleAlert from "lucide-react/icons/circle-alert";
import { type UseFormReturn, useWatch } from "react-hook-form";
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

function Control({ spec, fields }: Omit<EnquiryFieldProps, "id">) {
  const {
    name,
    control,
    options = [],
    placeholder,
    autoComplete,
    inputMode,
    maxLength,
    counted,
    suggestions,
  } = spec;
  const common = { placeholder, autoComplete, maxLength };
  if (control === "select") {
    return <Select {...fields.register(name)} options={options} placeholder="Choose one" />;
  }
  if (control === "area") {
    const length = counted ? textOf(fields.watch(), name).length : undefined;
    return <TextArea {...common} {...fields.register(name)} rows={5} limit={counted} length={length} />;
  }
  if (control === "tel") return <PhoneInput name={name} common={common} fields={fields} />;
  const keyboard = control === "email" ? "email" : inputMode;
  return (
    <>
      <TextInput
        {...common}
        {...fields.register(name)}
        type={control}
        inputMode={keyboard}
        spellCheck={control === "email" ? false : undefined}
        list={suggestions && `${name}-suggestions`}
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
  return found ? `PIN ${found.pin} is in ${found.region}.` : hint;
}

interface PhoneInputProps {
  name: string;
  common: { placeholder?: string; autoComplete?: string; maxLength?: number };
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
