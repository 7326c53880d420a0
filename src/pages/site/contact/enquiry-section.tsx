import type { PartnerBody } from "#src/content/contact/partner-page.ts";
import { Enquiry } from "#src/features/submissions/enquiry/enquiry.tsx";

interface EnquirySectionProps {
  body: PartnerBody;
  form: "partner" | "franchise" | "land";
}

/** A partner page's form with its heading, the target of all links to the form. */
export function EnquirySection({ body, form }: EnquirySectionProps) {
  return (
    <section id="enquiry" tabIndex={-1} className="section joined" aria-labelledby="enquiry-title">
      <div className="wrap">
        <div className="head">
          <h2 id="enquiry-title">{body.formTitle}</h2>
          <p className="lead">{body.formLead}</p>
        </div>
        <Enquiry form={form} label={body.formTitle} />
      </div>
    </section>
  );
}
