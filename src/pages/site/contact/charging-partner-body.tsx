import { chargingPartnerBody } from "#src/content/contact/charging-partner-body.ts";
import { WhyPartner } from "#src/features/reasons/why-buy.tsx";
import { partnerForm } from "#src/features/submissions/enquiry/forms/partner-form.ts";
import { Benefits } from "./benefits.tsx";
import { EnquirySection } from "./enquiry-section.tsx";
import { Questions } from "./questions.tsx";
import { Steps } from "./steps.tsx";

/** What the partner gets, how it works and what others ask; the form comes last. */
export default function PartnerBody() {
  return (
    <>
      <Benefits {...chargingPartnerBody.benefits} />
      <Steps id="how" title={chargingPartnerBody.stepsTitle} steps={chargingPartnerBody.steps} />
      <WhyPartner joined />
      <Questions faqs={chargingPartnerBody.faqs} />
      <EnquirySection body={chargingPartnerBody} form={partnerForm} />
    </>
  );
}
