import { chargingPartnerBody } from "#src/content/contact/charging-partner-body.ts";
import { WhyPartner } from "#src/features/reasons/why-buy.tsx";
import { partnerForm } from "#src/features/submissions/enquiry/forms.ts";
import { Benefits } from "./benefits.tsx";
import { EnquirySection } from "./enquiry-section.tsx";
import { Questions } from "./questions.tsx";
import { Steps } from "./steps.tsx";

/** How it works, the form, and what comes after it. */
export default function PartnerBody() {
  return (
    <>
      <Benefits {...chargingPartnerBody.benefits} />
      <Steps id="how" title={chargingPartnerBody.stepsTitle} steps={chargingPartnerBody.steps} />
      <EnquirySection body={chargingPartnerBody} form={partnerForm} />
      <WhyPartner joined />
      <Questions faqs={chargingPartnerBody.faqs} />
    </>
  );
}
