import { useEffect, useRef, useState } from "react";
import type { SubmissionReceipt } from "#shared/contract/submission-input.ts";
import { thanks } from "#shared/thanks.ts";
import { brand } from "#src/content/brand.ts";
import { messages } from "#src/content/messages.ts";
import { quoteMessages } from "#src/content/quote.ts";
import { ApiError } from "#src/lib/api.ts";
import type { PostedForm } from "#src/lib/posted-form.ts";
import { Button } from "#src/ui/button.tsx";
import { showDocumentToast } from "#src/ui/document-toast.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import type { FieldSpec } from "./form/form-types.ts";
import { quoteForm } from "./form/forms/quote-form.ts";
import { NativeForm } from "./form/native-form.tsx";
import { OwnPage } from "./form/own-page.tsx";
import { textOf } from "./form/payload.ts";
import { ScenarioNote } from "./form/scenario-note.tsx";
import { ShortNotice } from "./form/short-notice.tsx";
import { useSubmissionForm } from "./form/use-submission-form.ts";
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
  const [receipt, setReceipt] = useState<SubmissionReceipt["data"]>();
  const wasClosed = useDialog(id, {
    onOpen: () => submission.restore(),
    onClose: () => setReceipt(undefined),
  });
  const submission = useSubmissionForm(form, {
    id: `${id}-form`,
    posted,
    retry: false,
    onSent(sent) {
      // After closing, the popup may be open again for another quote.
      if (wasClosed()) return showDocumentToast({ text: quoteMessages.sent });
      submission.startAgain();
      setReceipt(sent);
    },
    onFailed(error) {
      if (wasClosed()) showDocumentToast({ kind: "failed", text: failureOf(error) });
    },
  });
  const { fields, sender, attempt } = submission;
  const [problem] = Object.entries(fields.problems);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per failed attempt
  useEffect(() => {
    const control = attempt > 0 && problem && fields.element.current?.elements.namedItem(problem[0]);
    if (control instanceof HTMLElement) control.focus();
  }, [attempt]);

  if (receipt) return <QuoteSent id={id} receipt={receipt} />;
  return (
    <NativeForm form={form} id={`${id}-form`} page={page} className={styles.form} submission={submission}>
      <div>
        <h2 id={`${id}-title`}>{product ? `Get a quote for the ${product}` : "Get a quote"}</h2>
        <p>An expert calls you back within {brand.replyTime}.</p>
      </div>
      <QuoteFields
        specs={form.groups[0]?.fields ?? []}
        fields={fields}
        alertId={`${id}-alert`}
        failure={sender.error ? failureOf(sender.error) : posted?.failure}
      />
      <Button type="submit" wide busy={sender.phase !== null} busyLabel={messages.submission.sending}>
        {form.submit}
      </Button>
      <ShortNotice className={styles.privacy} />
    </NativeForm>
  );
}

interface QuoteFieldsProps {
  specs: readonly FieldSpec[];
  fields: ReturnType<typeof useSubmissionForm>["fields"];
  alertId: string;
  /** Why sending failed. */
  failure: string | undefined;
}

/** The fields, and the one alert: the message of the first refused field, or why sending failed. */
function QuoteFields({ specs, fields, alertId, failure }: QuoteFieldsProps) {
  const [problem] = Object.entries(fields.problems);
  /** The message for missing values is about all empty fields. */
  const isRefused = (name: string) =>
    problem?.[0] === name ||
    (problem?.[1] === quoteMessages.fillAll && textOf(fields.values, name).trim() === "");
  return (
    <>
      {specs.map((spec) => (
        <QuoteField
          key={spec.name}
          spec={spec}
          text={textOf(fields.initial, spec.name)}
          alert={isRefused(spec.name) ? alertId : undefined}
        />
      ))}
      <ScenarioNote formType="general_query" />
      <p role="alert" id={alertId} className={styles.alert}>
        {problem?.[1] ?? failure}
      </p>
    </>
  );
}

/** In place of the form until the popup is closed. */
function QuoteSent({ id, receipt }: { id: string; receipt: SubmissionReceipt["data"] }) {
  return (
    <div className={styles.form}>
      <h2 id={`${id}-title`} tabIndex={-1} ref={(title) => title?.focus()}>
        {thanks.title}
      </h2>
      <p role="status">
        {quoteMessages.sent} Reference number: <b className="num">{receipt.reference}</b>
      </p>
      {receipt.link && <OwnPage link={receipt.link} />}
      <Button command="close" commandfor={id}>
        Done
      </Button>
    </div>
  );
}

interface DialogEvents {
  onOpen: () => void;
  onClose: () => void;
}

/**
 * Follows the dialog around the form. Tells whether it was closed since the form was last sent.
 */
function useDialog(id: string, events: DialogEvents) {
  const closed = useRef(false);
  const latest = useRef(events);
  latest.current = events;
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const dialog = document.getElementById(id);
    const setClosed = (isClosed: boolean) => () => {
      closed.current = isClosed;
      if (isClosed) latest.current.onClose();
    };
    const toggle = ({ newState }: ToggleEvent) => newState === "open" && latest.current.onOpen();
    dialog?.addEventListener("close", setClosed(true), { signal });
    dialog?.addEventListener("submit", setClosed(false), { signal });
    dialog?.addEventListener("toggle", toggle, { signal });
    return () => listeners.abort();
  }, [id]);
  return () => closed.current;
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
