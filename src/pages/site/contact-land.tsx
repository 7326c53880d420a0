import { landHead } from "#src/content/contact/land.ts";
import { landBenefits, landBody } from "#src/content/contact/land-body.ts";
import { paths } from "#src/lib/paths.ts";
import type { RouteHandle } from "#src/lib/route-handle.ts";
import { typedPageMeta } from "#src/lib/structured-data.ts";
import { Island } from "#src/ui/island.tsx";
import { Benefits } from "./contact/benefits.tsx";
import { ShareRow } from "./contact/figure-row.tsx";
import { LandArticle } from "./contact/land-article.tsx";
import { LandYear } from "./contact/land-year.tsx";
import { PartnerHero } from "./contact/partner-hero.tsx";
import { PartnerQuestions } from "./contact/questions.tsx";
import { Steps } from "./contact/steps.tsx";
import { SubmissionSection } from "./contact/submission-section.tsx";

export const handle: RouteHandle = { overHero: true };

export function meta() {
  return typedPageMeta({
    type: "ContactPage",
    step: "Land partnership",
    ...landHead.meta,
    path: paths.landPartnership,
    faqs: landBody.faqs,
  });
}

/** What the owner gets, how it works, questions; then the form and the article. */
export default function ContactLand() {
  return (
    <>
      <PartnerHero
        head={landHead}
        path={paths.landPartnership}
        more={{ anchor: "blog", label: "Read the blog" }}
      >
        <ShareRow />
      </PartnerHero>
      <Benefits benefits={landBenefits} />
      <Steps id="how" body={landBody} />
      <LandYear />
      <Island name="calculator" props={{ about: "land" }} wake="visible" />
      <PartnerQuestions faqs={landBody.faqs} />
      <SubmissionSection body={landBody} form="land" />
      <LandArticle id="blog" />
    </>
  );
}
