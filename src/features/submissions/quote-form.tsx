import { useEffect, useRef } from "react";
import { askedFields, type FieldDefinition, type FormValues } from "#shared/forms/define-form.ts";
import { form } from "#shared/forms/definitions/quote.ts";
import { textOf } from "#shared/forms/submission-values.ts";
import { thanks } from "#shared/thanks.ts";
import { t } from "#shared/translate.ts";
import { brand } from "#src/content/brand.ts";
import { messages } from "#src/content/messages.ts";
import { quoteMessages } from "#src/content/quote.ts";
import { ApiError } from "#src/lib/api.ts";
import type { PostedForm } from "#src/lib/posted-form.ts";
import { Button } from "#src/ui/button.tsx";
import { showDocumentToast } from "#src/ui/document-toast.client.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import type { Sent } from "./form/draft.ts";
import { EstimateNote } from "./form/estimate-note.tsx";
import { NativeForm } from "./form/native-form.tsx";
import { OwnPage } from "./form/own-page.tsx";
import { ShortNotice } from "./form/short-notice.tsx";
import { CopyButton, NextSteps } from "./form/submission-sent.tsx";
import { useSubmissionForm } from "./form/use-submission-form.ts";
import styles from "./quote-popup.module.css";
import { cleanPhone, findQuoteProblem, quoteFailure } from "./quote-rules.ts";

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
  const given = {
    message: product
      ? t("Please send me a quote for the {product}.", { product })
      : t("Please send me a quote."),
    ...(product && { product }),
  };
  const wasClosed = useDialog(id, {
    onOpen: () => submission.restore(),
  });
  const submission = useSubmissionForm(form, {
    id: `${id}-form`,
    posted,
    given,
    retry: false,
    check: findQuoteProblems,
    onSent() {
      if (!wasClosed()) return true;
      // After closing, the popup may be open again for another quote.
      showDocumentToast({ text: quoteMessages.sent });
      return false;
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

  if (submission.sent) return <QuoteSent id={id} sent={submission.sent} onAgain={submission.startAgain} />;
  return (
    <NativeForm
      form={form}
      given={given}
      id={`${id}-form`}
      page={page}
      className={styles.form}
      submission={submission}
    >
      <div>
        <h2 id={`${id}-title`}>
          {product ? t("Get a quote for the {product}", { product }) : "Get a quote"}
        </h2>
        <p>{t("An expert calls you back within {time}.", { time: brand.replyTime })}</p>
      </div>
      <QuoteFields
        asked={askedFields(form)}
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

/** The popup says one thing at a time. */
function findQuoteProblems(values: FormValues): Record<string, string> {
  const problem = findQuoteProblem({
    name: textOf(values, "name"),
    phone: textOf(values, "phone"),
    email: textOf(values, "email"),
  });
  return problem ? { [problem.field]: problem.message } : {};
}

interface QuoteFieldsProps {
  asked: readonly FieldDefinition[];
  fields: ReturnType<typeof useSubmissionForm>["fields"];
  alertId: string;
  /** Why sending failed. */
  failure: string | undefined;
}

/** The fields, and the one alert: the message of the first refused field, or why sending failed. */
function QuoteFields({ asked, fields, alertId, failure }: QuoteFieldsProps) {
  const [problem] = Object.entries(fields.problems);
  /** The message for missing values is about all empty fields. */
  const isRefused = (name: string) =>
    problem?.[0] === name ||
    (problem?.[1] === quoteMessages.fillAll && textOf(fields.values, name).trim() === "");
  return (
    <>
      {asked.map((field) => (
        <QuoteField
          key={field.name}
          field={field}
          text={textOf(fields.initial, field.name)}
          alert={isRefused(field.name) ? alertId : undefined}
        />
      ))}
      <EstimateNote formType="general_query" />
      <p role="alert" id={alertId} className={styles.alert}>
        {problem?.[1] ?? failure}
      </p>
    </>
  );
}

interface QuoteSentProps {
  id: string;
  sent: Sent;
  onAgain: () => void;
}

/** In place of the form until the visitor asks for another quote; Done and a reload do not lose it. */
function QuoteSent({ id, sent: { reference, link }, onAgain }: QuoteSentProps) {
  return (
    <div className={styles.form}>
      <h2 id={`${id}-title`} tabIndex={-1} ref={(title) => title?.focus()}>
        {thanks.title}
      </h2>
      <div className={styles.reference}>
        <p role="status">
          {quoteMessages.sent} Reference number: <b className="num">{reference}</b>
        </p>
        <CopyButton text={reference} />
      </div>
      {link && <OwnPage link={link} />}
      <NextSteps form={form} />
      <div className={styles.actions}>
        <Button command="close" commandfor={id}>
          Done
        </Button>
        <Button variant="outline" onClick={onAgain}>
          {messages.submission.again}
        </Button>
      </div>
    </div>
  );
}

interface DialogEvents {
  onOpen: () => void;
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
  field: FieldDefinition;
  text: string;
  /** The id of its error message. */
  alert: string | undefined;
}

const inputTypes: Partial<Record<FieldDefinition["kind"], "tel" | "email">> = {
  phone: "tel",
  email: "email",
};

function QuoteField({ field, text, alert }: QuoteFieldProps) {
  const { name, label, kind, hint, autoComplete, placeholder, maxLength } = field;
  const type = inputTypes[kind];
  return (
    <Field label={label} required hint={hint}>
      <TextInput
        name={name}
        type={type ?? "text"}
        inputMode={type}
        autoComplete={autoComplete}
        placeholder={placeholder}
        maxLength={maxLength}
        defaultValue={text}
        onInput={kind === "phone" ? removeInvalidCharacters : undefined}
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
