import { franchiseBody } from "#src/content/contact/franchise-body.ts";
import { WhyPartner } from "#src/features/reasons/why-buy.tsx";
import { franchiseForm } from "#src/features/submissions/enquiry/forms.ts";
import { EnquirySection } from "./enquiry-section.tsx";
import { Questions } from "./questions.tsx";
import { Steps } from "./steps.tsx";

/** How it works, the form, and what comes after it. */
export default function FranchiseBody() {
  return (
    <>
      <Steps id="how" title={franchiseBody.stepsTitle} steps={franchiseBody.steps} />
      <EnquirySection body={franchiseBody} form={franchiseForm} />
      <WhyPartner joined />
      <Questions faqs={franchiseBody.faqs} />
    </>
  );
}
