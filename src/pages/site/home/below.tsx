import { Contact } from "./contact.tsx";
import { GetApp } from "./get-app.tsx";
import { Solar } from "./solar.tsx";
import { Stations } from "./stations.tsx";

/** The lower half of the home page. Its HTML comes with the page, its code after the first view has become usable. */
export default function Below() {
  return (
    <>
      <Solar />
      <Stations />
      <GetApp />
      <Contact />
    </>
  );
}
