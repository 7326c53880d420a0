import { lazy, Suspense } from "react";
import { chargingPartnerFigures, chargingPartnerHead } from "#src/content/contact/charging-partner.ts";
import { paths } from "#src/lib/paths.ts";
import type { RouteHandle } from "#src/lib/route-handle.ts";
import { pageMeta } from "#src/lib/seo.ts";
import { FigureRow } from "./contact/figure-row.tsx";
import { PartnerHero } from "./contact/partner-hero.tsx";

/** What stands below the first view: its HTML comes with the page, its code after. */
const Body = lazy(() => import("./contact/charging-partner-body.tsx"));

export const handle: RouteHandle = { overHero: true };

export function meta() {
  return pageMeta({ ...chargingPartnerHead.meta, path: paths.chargingPartner });
}

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
      <Suspense fallback={null}>
        <Body />
      </Suspense>
    </>
  );
}
