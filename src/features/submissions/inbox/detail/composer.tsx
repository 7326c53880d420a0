import { type KeyboardEvent, type ReactNode, type Ref, useRef } from "react";
import { keyNames } from "#src/lib/key-names.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, TextArea } from "#src/ui/field.tsx";
import { Kbd } from "#src/ui/kbd.tsx";
import styles from "./composer.module.css";
import { FormatButtons, formatByKey } from "./format-buttons.tsx";

interface ComposerProps {
  /** The name of the group, and of its field for assistive technology. */
  label: string;
  fieldLabel: string;
  name: string;
  placeholder: string;
  rows: number;
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  /** The words of the button, which appears with the first character. */
  submit: string;
  variant: "primary" | "outline";
  busy: boolean;
  /** Why it was not sent, as a whole sentence. */
  failure: string | null;
  field?: Ref<HTMLTextAreaElement>;
  onFocus?: () => void;
  /** Whether the text may have light formatting. */
  hasFormats?: boolean;
  /** Controls beside the button. */
  children?: ReactNode;
}

/** A field that sends with its button or Ctrl+Enter, and that Escape leaves without closing the enquiry. */
export function Composer(props: ComposerProps) {
  const { label, fieldLabel, name, placeholder, rows, maxLength, value, onChange, onSend } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (props.hasFormats) formatByKey(event);
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    onSend();
    // The next single key is for the enquiry, not for the text.
    group.current?.focus({ preventScroll: true });
  }
  return (
    <fieldset
      ref={group}
      className={styles.composer}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={leaveOnEscape}
    >
      <Field label={fieldLabel} hideLabel>
        <TextArea
          ref={props.field}
          name={name}
          rows={rows}
          maxLength={maxLength}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onFocus={props.onFocus}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className={styles.controls}>
        {value && (
          <Button
            variant={props.variant}
            size="small"
            title={`${props.submit}  ${keyNames("Ctrl Enter")}`}
            busy={props.busy}
            onClick={onSend}
          >
            {props.submit}
          </Button>
        )}
        {props.children}
        {props.hasFormats && value && <FormatButtons area={() => group.current?.querySelector("textarea")} />}
        {value && (
          <span className={styles.hint} aria-hidden="true">
            <Kbd>Ctrl Enter</Kbd>
          </span>
        )}
      </div>
      <div role="alert">{props.failure && <p className={styles.failure}>{props.failure}</p>}</div>
    </fieldset>
  );
}

/** Escape leaves the composer, and does not close the enquiry. */
function leaveOnEscape(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "Escape") return;
  (event.target as HTMLElement).blur();
  event.preventDefault();
}
