import { chargingPartnerFigures, chargingPartnerHead } from "#src/content/contact/charging-partner.ts";
import { chargingPartnerBody } from "#src/content/contact/charging-partner-body.ts";
import { WhyPartner } from "#src/features/reasons/why-buy.tsx";
import { paths } from "#src/lib/paths.ts";
import type { RouteHandle } from "#src/lib/route-handle.ts";
import { typedPageMeta } from "#src/lib/structured-data.ts";
import { Island } from "#src/ui/island.tsx";
import { FigureRow } from "./contact/figure-row.tsx";
import { PartnerHero } from "./contact/partner-hero.tsx";
import { PowerChoice } from "./contact/power-choice.tsx";
import { PartnerQuestions } from "./contact/questions.tsx";
import { Steps } from "./contact/steps.tsx";
import { SubmissionSection } from "./contact/submission-section.tsx";

export const handle: RouteHandle = { overHero: true };

export function meta() {
  return typedPageMeta({
    type: "ContactPage",
    step: "Charging partner",
    ...chargingPartnerHead.meta,
    path: paths.chargingPartner,
    faqs: chargingPartnerBody.faqs,
  });
}

/** Which charger suits the place, what it earns, why and how, and what others ask; the form comes last. */
export default function ContactPartner() {
  return (
    <>
      <PartnerHero
        head={chargingPartnerHead}
        path={paths.chargingPartner}
        more={{ anchor: "how", label: "How it works" }}
      >
        <FigureRow figures={chargingPartnerFigures} />
      </PartnerHero>
      <PowerChoice />
      <Island name="calculator" props={{ about: "partner" }} wake="visible" />
      <WhyPartner joined />
      <Steps id="how" body={chargingPartnerBody} />
      <PartnerQuestions faqs={chargingPartnerBody.faqs} />
      <SubmissionSection body={chargingPartnerBody} form="partner" />
    </>
  );
}
