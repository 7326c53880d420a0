import { lazy, Suspense } from "react";
import type { MetaFunction } from "react-router";
import { brand } from "#src/content/brand.ts";
import { paths } from "#src/lib/paths.ts";
import type { RouteHandle } from "#src/lib/route-handle.ts";
import { pageMeta } from "#src/lib/seo.ts";
import { organizationData, websiteData } from "#src/lib/structured-data.ts";
import { Hero } from "./home/hero.tsx";

const loadBelow = () => import("./home/below.tsx");
const Below = lazy(loadBelow);

/** Nothing to read; with it the `clientLoader` waits for later navigations instead of running while the HTML hydrates. */
export function loader() {
  return null;
}

/** Who comes from another page may want a section further down at once, such as `/#contact`. */
export async function clientLoader() {
  await loadBelow();
  return null;
}

export const handle: RouteHandle = { overHero: true };

export const meta: MetaFunction = () => [
  ...pageMeta({
    title: `${brand.name} - More Than a Charging Station`,
    description:
      "Fast EV charging stations across India with a café, a lounge and a shop, chargers for homes and businesses, and partnerships for landowners and franchisees.",
    path: paths.home,
    card: "home",
  }),
  { "script:ld+json": organizationData() },
  { "script:ld+json": websiteData() },
];

export default function Home() {
  return (
    <>
      <Hero />
      <Suspense fallback={null}>
        <Below />
      </Suspense>
    </>
  );
}
