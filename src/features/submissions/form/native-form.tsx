import type { ReactNode } from "react";
import type { FormDefinition } from "#shared/forms/define-form.ts";
import { controlName } from "#shared/forms/submission-values.ts";
import { languageCode } from "#shared/translate.ts";
import { privacyNotice } from "#src/content/contact/notice.ts";
import { formAction } from "#src/lib/paths.ts";
import { sentKey } from "./draft.ts";
import styles from "./submission-form.module.css";
import type { useSubmissionForm } from "./use-submission-form.ts";

interface NativeFormProps {
  form: FormDefinition;
  /** The values of `formData` that the page sets. */
  given?: Record<string, string>;
  id: string;
  /** For assistive technology, when no heading labels it. */
  label?: string;
  /** Path and query of the page, which is rendered again when the form is refused. */
  page: string;
  className: string | undefined;
  submission: ReturnType<typeof useSubmissionForm>;
  children: ReactNode;
}

/**
 * The `<form>` of a submission. It works without script: `submission-forms.routes.ts` handles what
 * it posts. `src/document/native-forms.ts` fills in what only a browser knows.
 */
export function NativeForm({
  form,
  given = {},
  id,
  label,
  page,
  className,
  submission,
  children,
}: NativeFormProps) {
  const { draftName } = submission;
  // The estimate comes second: `native-forms.ts` sends it along.
  const restores = [
    `enquiry:${draftName}`,
    form.takesEstimate ? `estimate:${form.type}` : "",
    sentKey(draftName),
  ];
  const hidden = {
    ...Object.fromEntries(Object.entries(given).map(([name, text]) => [controlName(name), text])),
    page,
    language: languageCode(),
    "consent.version": privacyNotice.version,
    "consent.language": languageCode(),
    clientId: "",
  };
  return (
    <form
      ref={submission.fields.element}
      id={id}
      className={className}
      aria-label={label}
      method="post"
      action={formAction(form.name)}
      // Any page sends a pending quote, because nobody may open its popup again.
      data-draft={form.name === "quote" ? undefined : draftName}
      data-restores={restores.join(" ")}
      noValidate
      onInput={submission.onInput}
      onPointerDown={submission.onPointerDown}
      onBlur={submission.onBlur}
      onSubmit={submission.submit}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      {children}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${id}-website`}>Leave this empty</label>
        <input id={`${id}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </form>
  );
}
