import { franchiseBody } from "#src/content/contact/franchise-body.ts";
import { Calculator } from "#src/features/calculators/calculator.tsx";
import { franchiseCalculator } from "#src/features/calculators/franchise.ts";
import { WhyPartner } from "#src/features/reasons/why-buy.tsx";
import { franchiseForm } from "#src/features/submissions/enquiry/forms/franchise-form.ts";
import { keepScenario } from "#src/features/submissions/scenario.ts";
import { Benefits } from "./benefits.tsx";
import { EnquirySection } from "./enquiry-section.tsx";
import { Questions } from "./questions.tsx";
import { Steps } from "./steps.tsx";

const ask = { anchor: "enquiry", label: "Ask with these figures" };

function keepFranchiseScenario(scenario: string) {
  keepScenario("franchisee_partner", scenario);
}

/** What the partner gets, how it works and what others ask; the form comes last. */
export default function FranchiseBody() {
  return (
    <>
      <Benefits {...franchiseBody.benefits} />
      <Steps id="how" title={franchiseBody.stepsTitle} steps={franchiseBody.steps} />
      <Calculator definition={franchiseCalculator} onScenario={keepFranchiseScenario} ask={ask} />
      <WhyPartner joined />
      <Questions faqs={franchiseBody.faqs} />
      <EnquirySection body={franchiseBody} form={franchiseForm} />
    </>
  );
}
