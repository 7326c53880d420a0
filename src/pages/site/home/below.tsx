import { useEffect } from "react";
import { scrollToAnchor } from "#src/lib/scroll.ts";
import { BusinessModels } from "./business-models.tsx";
import { Contact } from "./contact.tsx";
import { GetApp } from "./get-app.tsx";
import { Products } from "./products.tsx";
import { Services } from "./services.tsx";
import { Solar } from "./solar.tsx";
import { Stations } from "./stations.tsx";

/** All of the home page below its first view. Its HTML comes with the page, its code after the first view has become usable. */
export default function Below() {
  // Who came here by a link to one of these sections was taken to the page before they stood in it.
  useEffect(() => {
    const anchor = window.location.hash.slice(1);
    if (anchor && window.scrollY === 0) scrollToAnchor(anchor);
  }, []);
  return (
    <>
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
