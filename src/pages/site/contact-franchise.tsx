import { lazy, Suspense } from "react";
import { franchiseFigures, franchiseHead } from "#src/content/contact/franchise.ts";
import { paths } from "#src/lib/paths.ts";
import type { RouteHandle } from "#src/lib/route-handle.ts";
import { pageMeta } from "#src/lib/seo.ts";
import { FigureRow } from "./contact/figure-row.tsx";
import { PartnerHero } from "./contact/partner-hero.tsx";

/** What stands below the first view: its HTML comes with the page, its code after. */
const Body = lazy(() => import("./contact/franchise-body.tsx"));

export const handle: RouteHandle = { overHero: true };

export function meta() {
  return pageMeta({ ...franchiseHead.meta, path: paths.franchisePartner });
}

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
      <Suspense fallback={null}>
        <Body />
      </Suspense>
    </>
  );
}
