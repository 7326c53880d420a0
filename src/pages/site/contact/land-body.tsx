import { landBody } from "#src/content/contact/land-body.ts";
import { Calculator } from "#src/features/calculators/calculator.tsx";
import { landCalculator } from "#src/features/calculators/land.ts";
import { landForm } from "#src/features/submissions/enquiry/forms/land-form.ts";
import { keepScenario } from "#src/features/submissions/scenario.ts";
import { Benefits } from "./benefits.tsx";
import { EnquirySection } from "./enquiry-section.tsx";
import { LandArticle } from "./land-article.tsx";
import { Questions } from "./questions.tsx";
import { Steps } from "./steps.tsx";

const ask = { anchor: "enquiry", label: "Ask with these figures" };

function keepLandScenario(scenario: string) {
  keepScenario("land_partnership", scenario);
}

/** What the owner gets, how it works and what owners ask; then the form, and the article below it. */
export default function LandBody() {
  return (
    <>
      <Benefits {...landBody.benefits} />
      <Steps id="how" title={landBody.stepsTitle} steps={landBody.steps} />
      <Calculator definition={landCalculator} onScenario={keepLandScenario} ask={ask} />
      <Questions faqs={landBody.faqs} />
      <EnquirySection body={landBody} form={landForm} />
      <LandArticle id="blog" />
    </>
  );
}
