import { useEffect } from "react";
import { scrollToAnchor } from "#src/ui/anchor-link.tsx";
import { Contact } from "./contact.tsx";
import { GetApp } from "./get-app.tsx";
import { Solar } from "./solar.tsx";
import { Stations } from "./stations.tsx";

/** The lower half of the home page. Its HTML comes with the page, its code after the first view has become usable. */
export default function Below() {
  // Who came here by a link to one of these sections was taken to the page before they stood in it.
  useEffect(() => {
    const anchor = window.location.hash.slice(1);
    if (anchor && window.scrollY === 0) scrollToAnchor(anchor);
  }, []);
  return (
    <>
      <Solar />
      <Stations />
      <GetApp />
      <Contact />
    </>
  );
}
