import { useContext } from "react";
import { useLocation } from "react-router";
import { ServerRenderContext } from "#src/lib/server-render.ts";
import { Island } from "#src/ui/island.tsx";
import type { EnquiryIslandProps } from "./enquiry-island.tsx";
import { enquiryForm } from "./forms.ts";

type EnquiryProps = Pick<EnquiryIslandProps, "form" | "label">;

/** An enquiry form in a document; what the Worker refused is in it again. */
export function Enquiry({ form, label }: EnquiryProps) {
  const refused = useContext(ServerRenderContext)?.posted;
  const { pathname, search } = useLocation();
  const posted = refused?.form === enquiryForm(form).name ? refused : undefined;
  const page = pathname.replace(/(.)\/$/, "$1") + search;
  return <Island name="enquiry-form" props={{ form, label, page, posted }} />;
}
