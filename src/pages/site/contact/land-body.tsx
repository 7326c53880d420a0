import { landBody } from "#src/content/contact/land-body.ts";
import { landForm } from "#src/features/submissions/enquiry/forms.ts";
import { EnquirySection } from "./enquiry-section.tsx";
import { LandArticle } from "./land-article.tsx";
import { Steps } from "./steps.tsx";

/** How it works, the form, and what comes after it. */
export default function LandBody() {
  return (
    <>
      <Steps id="how" title={landBody.stepsTitle} steps={landBody.steps} />
      <EnquirySection body={landBody} form={landForm} />
      <LandArticle id="blog" />
    </>
  );
}
