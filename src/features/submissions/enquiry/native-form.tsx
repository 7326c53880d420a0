import type { ReactNode } from "react";
import { privacyNotice } from "#src/content/contact/notice.ts";
import { enquiryAction } from "#src/lib/paths.ts";
import styles from "./enquiry-form.module.css";
import type { EnquiryForm } from "./form-types.ts";
import type { useEnquiry } from "./use-enquiry.ts";

interface NativeFormProps {
  form: EnquiryForm;
  id: string;
  /** For assistive technology, when no heading labels it. */
  label?: string;
  /** Path and query of the page, which is rendered again when the form is refused. */
  page: string;
  className: string | undefined;
  enquiry: ReturnType<typeof useEnquiry>;
  children: ReactNode;
}

/**
 * The `<form>` of an enquiry. It works without script: `submission-forms.routes.ts` handles what
 * it posts. `src/document/native-forms.ts` fills in what only a browser knows.
 */
export function NativeForm({ form, id, label, page, className, enquiry, children }: NativeFormProps) {
  const draftName = form.draft ?? form.formType;
  const restores = [`enquiry:${draftName}`, form.withoutScenario ? "" : `scenario:${form.formType}`];
  const hidden = {
    formType: form.formType,
    ...Object.fromEntries(Object.entries(form.fixed ?? {}).map(([name, text]) => [`formData.${name}`, text])),
    page,
    "consent.version": privacyNotice.version,
    "consent.language": privacyNotice.language,
    clientId: "",
  };
  return (
    <form
      ref={enquiry.fields.element}
      id={id}
      className={className}
      aria-label={label}
      method="post"
      action={enquiryAction(form.name)}
      // Any page sends a pending quote, because nobody may open its popup again.
      data-draft={form.name === "quote" ? undefined : draftName}
      data-restores={restores.join(" ").trim()}
      noValidate
      onInput={enquiry.onInput}
      onBlur={enquiry.onBlur}
      onSubmit={enquiry.submit}
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
