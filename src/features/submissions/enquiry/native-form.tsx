import type { ReactNode } from "react";
import { privacyNotice } from "#src/content/contact/notice.ts";
import { enquiryAction } from "#src/lib/paths.ts";
import styles from "./enquiry-form.module.css";
import type { EnquiryForm } from "./form-types.ts";
import type { useEnquiry } from "./use-enquiry.ts";

interface NativeFormProps {
  form: EnquiryForm;
  id: string;
  /** For assistive technology, where no heading says it. */
  label?: string;
  /** The path of the page, with its query: a refused form is shown there again. */
  page: string;
  className: string | undefined;
  enquiry: ReturnType<typeof useEnquiry>;
  children: ReactNode;
}

/**
 * The `<form>` of an enquiry. It works without any code: the Worker takes what it posts
 * (`submission-forms.routes.ts`). `src/document/native-forms.ts` fills in what only a browser knows.
 */
export function NativeForm({ form, id, label, page, className, enquiry, children }: NativeFormProps) {
  const draftName = form.draft ?? form.formType;
  const restores = [`enquiry:${draftName}`, form.withoutScenario ? "" : `scenario:${form.formType}`];
  const hidden = {
    formType: form.formType,
    ...Object.fromEntries(Object.entries(form.fixed ?? {}).map(([name, text]) => [`formData.${name}`, text])),
    page,
    "consent.version": privacyNotice.version,
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
      // A quote that was left unanswered goes out from any page, as a popup may not be opened again.
      data-draft={form.name === "quote" ? undefined : draftName}
      data-restores={restores.join(" ").trim()}
      noValidate
      onInput={enquiry.changed}
      onBlur={enquiry.left}
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
