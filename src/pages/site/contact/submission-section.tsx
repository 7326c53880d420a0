import type { FormName } from "#shared/forms/forms.ts";
import type { PartnerBody } from "#src/content/contact/partner-page.ts";
import { SubmissionForm } from "#src/features/submissions/form/submission-form.tsx";

interface SubmissionSectionProps {
  body: PartnerBody;
  form: Exclude<FormName, "quote">;
}

/** A partner page's form with its heading, the target of all links to the form. */
export function SubmissionSection({ body, form }: SubmissionSectionProps) {
  return (
    <section id="enquiry" tabIndex={-1} className="section quiet" aria-labelledby="enquiry-title">
      <div className="wrap">
        <div className="head">
          <h2 id="enquiry-title">{body.formTitle}</h2>
          <p className="lead">{body.formLead}</p>
        </div>
        <SubmissionForm form={form} label={body.formTitle} />
      </div>
    </section>
  );
}
