import type { MetaFunction } from "react-router";
import { t } from "#shared/translate.ts";
import { brand } from "#src/content/brand.ts";
import { paths } from "#src/lib/paths.ts";
import type { RouteHandle } from "#src/lib/route-handle.ts";
import { pageMeta } from "#src/lib/seo.ts";
import { organizationData, websiteData } from "#src/lib/structured-data.ts";
import { BusinessModels } from "./home/business-models.tsx";
import { Contact } from "./home/contact.tsx";
import { GetApp } from "./home/get-app.tsx";
import { Hero } from "./home/hero.tsx";
import { Products } from "./home/products.tsx";
import { Services } from "./home/services.tsx";
import { Solar } from "./home/solar.tsx";
import { Stations } from "./home/stations.tsx";

export const handle: RouteHandle = { overHero: true };

export const meta: MetaFunction = () => [
  ...pageMeta({
    title: t("{brand} - More Than a Charging Station", { brand: brand.name }),
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
      <BusinessModels />
      <Services />
      <Products />
      <Solar />
      <Stations />
      <GetApp />
      <Contact />
    </>
  );
}
