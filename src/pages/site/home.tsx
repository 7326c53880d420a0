import type { RouteHandle } from "#src/lib/route-handle.ts";
import { BusinessModels } from "./home/business-models.tsx";
import { Contact } from "./home/contact.tsx";
import { GetApp } from "./home/get-app.tsx";
import { Hero } from "./home/hero.tsx";
import { Products } from "./home/products.tsx";
import { Services } from "./home/services.tsx";
import { Solar } from "./home/solar.tsx";
import { Stations } from "./home/stations.tsx";

export const handle: RouteHandle = { overHero: true };

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
