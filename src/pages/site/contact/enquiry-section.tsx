import type { PartnerBody } from "#src/content/contact/partner-page.ts";
import type { EnquiryForm } from "#src/features/submissions/enquiry/form-types.ts";
import { LazyEnquiryForm } from "#src/features/submissions/enquiry/lazy-enquiry-form.tsx";

/** A partner page's form with its heading; every link to the form leads here. */
export function EnquirySection({ body, form }: { body: PartnerBody; form: EnquiryForm }) {
  return (
    <section id="enquiry" tabIndex={-1} className="section joined" aria-labelledby="enquiry-title">
      <div className="wrap">
        <div className="head">
          <h2 id="enquiry-title">{body.formTitle}</h2>
          <p className="lead">{body.formLead}</p>
        </div>
        <LazyEnquiryForm form={form} label={body.formTitle} />
      </div>
    </section>
  );
}
