import { franchiseFigures, franchiseHead } from "#src/content/contact/franchise.ts";
import { franchiseBody, franchiseSides } from "#src/content/contact/franchise-body.ts";
import { WhyPartner } from "#src/features/reasons/why-buy.tsx";
import { paths } from "#src/lib/paths.ts";
import type { RouteHandle } from "#src/lib/route-handle.ts";
import { typedPageMeta } from "#src/lib/structured-data.ts";
import { Island } from "#src/ui/island.tsx";
import { FigureRow } from "./contact/figure-row.tsx";
import { PartnerHero } from "./contact/partner-hero.tsx";
import { PartnerQuestions } from "./contact/questions.tsx";
import { Sides } from "./contact/sides.tsx";
import { Steps } from "./contact/steps.tsx";
import { SubmissionSection } from "./contact/submission-section.tsx";

export const handle: RouteHandle = { overHero: true };

export function meta() {
  return typedPageMeta({
    type: "ContactPage",
    step: "Franchise partner",
    ...franchiseHead.meta,
    path: paths.franchisePartner,
    faqs: franchiseBody.faqs,
  });
}

/** The numbers first, then how a station opens, who brings what and what others ask; the form comes last. */
export default function ContactFranchise() {
  return (
    <>
      <PartnerHero
        head={franchiseHead}
        path={paths.franchisePartner}
        more={{ anchor: "how", label: "How it works" }}
      >
        <FigureRow figures={franchiseFigures} />
      </PartnerHero>
      <Island name="calculator" props={{ about: "franchise" }} wake="visible" />
      <Steps id="how" body={franchiseBody} across />
      <Sides {...franchiseSides} />
      <WhyPartner joined />
      <PartnerQuestions faqs={franchiseBody.faqs} />
      <SubmissionSection body={franchiseBody} form="franchise" />
    </>
  );
}
