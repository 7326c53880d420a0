import { lazy, Suspense } from "react";
import { landHead } from "#src/content/contact/land.ts";
import { paths } from "#src/lib/paths.ts";
import type { RouteHandle } from "#src/lib/route-handle.ts";
import { pageMeta } from "#src/lib/seo.ts";
import { ShareRow } from "./contact/figure-row.tsx";
import { PartnerHero } from "./contact/partner-hero.tsx";

/** What stands below the first view: its HTML comes with the page, its code after. */
const Body = lazy(() => import("./contact/land-body.tsx"));

export const handle: RouteHandle = { overHero: true };

export function meta() {
  return pageMeta({ ...landHead.meta, path: paths.landPartnership });
}

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
      <Suspense fallback={null}>
        <Body />
      </Suspense>
    </>
  );
}
