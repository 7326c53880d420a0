import ChevronDown from "lucide-react/icons/chevron-down";
import CircleAlert from "lucide-react/icons/circle-alert";
import {
  type ComponentPropsWithRef,
  createContext,
  type InputEvent,
  type ReactNode,
  useContext,
  useId,
  useState,
} from "react";
import styles from "./field.module.css";

interface FieldAttributes {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldAttributes | null>(null);

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** The sentence to show under the control; its presence marks the control as invalid. */
  error?: string;
  required?: boolean;
  /** Appends "optional" to the label of a field that is not required. */
  markOptional?: boolean;
  /** The label is spoken only, where a heading already says it. */
  hideLabel?: boolean;
  /** The control's id, for links from an error summary; made up when missing. */
  id?: string;
  className?: string;
  /** One TextInput, TextArea or Select. */
  children: ReactNode;
}

/** Label, control, hint and error, wired together for assistive technology. */
export function Field({
  label,
  hint,
  error,
  required = false,
  markOptional = true,
  hideLabel = false,
  id: givenId,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label className={styles.label} data-hidden={hideLabel || undefined} htmlFor={id}>
        {label}
        {!required && markOptional && <small>optional</small>}
      </label>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.below} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

function useFieldAttributes() {
  const field = useContext(FieldContext);
  if (!field) throw new Error("A control must be inside a Field");
  return {
    id: field.id,
    "aria-describedby": field.describedBy,
    "aria-invalid": field.invalid || undefined,
    required: field.required,
  };
}

function control(className?: string) {
  return className ? `${styles.control} ${className}` : styles.control;
}

/** A one-line input inside a Field; takes `register()` of react-hook-form and every input attribute. A description of its own comes before the Field's. */
export function TextInput({ className, ...props }: ComponentPropsWithRef<"input">) {
  const attributes = useFieldAttributes();
  const describedBy = [props["aria-describedby"], attributes["aria-describedby"]].filter(Boolean).join(" ");
  return (
    <input
      {...attributes}
      {...props}
      aria-describedby={describedBy || undefined}
      className={control(className)}
    />
  );
}

type TextAreaProps = ComponentPropsWithRef<"textarea"> & {
  /** Shows how many characters are used of this many. It informs; validation refuses. */
  limit?: number;
  /** The text's length, when the form knows it better (after a reset); otherwise it is counted while typing. */
  length?: number;
};

/** A text of several lines inside a Field, growing with what is typed. */
export function TextArea({ className, limit, length, onInput, ...props }: TextAreaProps) {
  const [typed, setTyped] = useState(String(props.value ?? props.defaultValue ?? "").length);
  const used = length ?? typed;
  function count(event: InputEvent<HTMLTextAreaElement>) {
    setTyped(event.currentTarget.value.length);
    onInput?.(event);
  }
  return (
    <>
      <textarea
        rows={4}
        {...useFieldAttributes()}
        {...props}
        onInput={count}
        className={control(className)}
      />
      {limit !== undefined && (
        <span className={styles.below}>
          <span className={styles.count} data-over={used > limit || undefined}>
            {used} of {limit} characters
          </span>
        </span>
      )}
    </>
  );
}

type SelectProps = ComponentPropsWithRef<"select"> & {
  options: readonly (string | { value: string; label: string })[];
  /** The first, empty choice, such as "Choose one". */
  placeholder?: string;
};

/** A native select inside a Field. */
export function Select({ className, options, placeholder, ...props }: SelectProps) {
  return (
    <span className={styles.select}>
      <select {...useFieldAttributes()} {...props} className={control(className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => {
          const { value, label } = typeof option === "string" ? { value: option, label: option } : option;
          return (
            <option key={value} value={value}>
              {label}
            </option>
          );
        })}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  );
}

type CheckboxProps = ComponentPropsWithRef<"input"> & { label: ReactNode; error?: string };

/** A checkbox (or `type="radio"`) with its own label; it needs no Field. */
export function Checkbox({ label, error, type = "checkbox", ...props }: CheckboxProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <div className={styles.field}>
      <label className={styles.check} htmlFor={id}>
        <input
          {...props}
          id={id}
          type={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
