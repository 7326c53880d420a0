import { useEffect, useRef } from "react";
import { brand } from "#src/content/brand.ts";
import { privacyNotice } from "#src/content/contact/notice.ts";
import { messages } from "#src/content/messages.ts";
import { quoteMessages } from "#src/content/quote.ts";
import { ApiError } from "#src/lib/api.ts";
import { paths } from "#src/lib/paths.ts";
import type { PostedForm } from "#src/lib/posted-form.ts";
import { Button } from "#src/ui/button.tsx";
import { showDocumentToast } from "#src/ui/document-toast.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import type { FieldSpec } from "./enquiry/form-types.ts";
import { quoteForm } from "./enquiry/forms/quote-form.ts";
import { NativeForm } from "./enquiry/native-form.tsx";
import { textOf } from "./enquiry/payload.ts";
import { ScenarioNote } from "./enquiry/scenario-note.tsx";
import { useEnquiry } from "./enquiry/use-enquiry.ts";
import styles from "./quote-popup.module.css";
import { cleanPhone, quoteFailure } from "./quote-rules.ts";

export interface QuoteFormProps {
  /** The product; null for a question about all of them. */
  product: string | null;
  /** The id of the `<dialog>`. */
  id: string;
  page: string;
  posted?: PostedForm;
}

/** The form of the quote popup: name, phone and e-mail. */
export function QuoteForm({ product, id, page, posted }: QuoteFormProps) {
  const form = quoteForm(product);
  const [dialogOf, wasClosed] = useDialog(id, () => enquiry.restore());
  const enquiry = useEnquiry(form, {
    id: `${id}-form`,
    posted,
    retry: false,
    onSent() {
      showDocumentToast({ text: quoteMessages.sent });
      // After closing, the popup may be open again for another quote.
      if (wasClosed()) return;
      enquiry.startAgain();
      dialogOf()?.close();
    },
    onFailed(error) {
      if (wasClosed()) showDocumentToast({ kind: "failed", text: failureOf(error) });
    },
  });
  const { fields, sender, attempt } = enquiry;
  const [problem] = Object.entries(fields.problems);
  const failure = sender.error ? failureOf(sender.error) : posted?.failure;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per failed attempt
  useEffect(() => {
    const control = attempt > 0 && problem && fields.element.current?.elements.namedItem(problem[0]);
    if (control instanceof HTMLElement) control.focus();
  }, [attempt]);

  return (
    <NativeForm form={form} id={`${id}-form`} page={page} className={styles.form} enquiry={enquiry}>
      <div>
        <h2 id={`${id}-title`}>{product ? `Get a quote for the ${product}` : "Get a quote"}</h2>
        <p>An expert calls you back within {brand.replyTime}.</p>
      </div>
      {form.groups[0]?.fields.map((spec) => (
        <QuoteField
          key={spec.name}
          spec={spec}
          text={textOf(fields.initial, spec.name)}
          alert={problem?.[0] === spec.name ? `${id}-alert` : undefined}
        />
      ))}
      <ScenarioNote formType="general_query" />
      <p role="alert" id={`${id}-alert`} className={styles.alert}>
        {problem?.[1] ?? failure}
      </p>
      <Button type="submit" wide busy={sender.phase !== null} busyLabel={messages.enquiry.sending}>
        {form.submit}
      </Button>
      <p className={styles.privacy}>
        {privacyNotice.text} <a href={paths.privacy}>Privacy policy</a>
      </p>
    </NativeForm>
  );
}

/** The dialog around the form, and whether it was closed since the form was last sent. */
function useDialog(id: string, onOpen: () => void) {
  const closed = useRef(false);
  const opened = useRef(onOpen);
  opened.current = onOpen;
  const dialogOf = () => document.getElementById(id) as HTMLDialogElement | null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per dialog
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const dialog = dialogOf();
    const setClosed = (isClosed: boolean) => () => {
      closed.current = isClosed;
    };
    const toggle = ({ newState }: ToggleEvent) => newState === "open" && opened.current();
    dialog?.addEventListener("close", setClosed(true), { signal });
    dialog?.addEventListener("submit", setClosed(false), { signal });
    dialog?.addEventListener("toggle", toggle, { signal });
    return () => listeners.abort();
  }, [id]);
  return [dialogOf, () => closed.current] as const;
}

interface QuoteFieldProps {
  spec: FieldSpec;
  text: string;
  /** The id of its error message. */
  alert: string | undefined;
}

function QuoteField({ spec, text, alert }: QuoteFieldProps) {
  const { name, label, control, hint, autoComplete, placeholder, maxLength } = spec;
  return (
    <Field label={label} required hint={hint}>
      <TextInput
        name={name}
        type={control}
        inputMode={control === "tel" || control === "email" ? control : undefined}
        autoComplete={autoComplete}
        placeholder={placeholder}
        maxLength={maxLength}
        defaultValue={text}
        onInput={control === "tel" ? removeInvalidCharacters : undefined}
        aria-invalid={alert ? true : undefined}
        aria-describedby={alert}
      />
    </Field>
  );
}

/** Removes characters that are not part of a phone number while it is typed. */
function removeInvalidCharacters({ currentTarget }: React.FormEvent<HTMLInputElement>) {
  const clean = cleanPhone(currentTarget.value);
  if (clean !== currentTarget.value) currentTarget.value = clean;
}

function failureOf(error: Error): string {
  return quoteFailure(error instanceof ApiError ? error : { status: 0, details: [] });
}
