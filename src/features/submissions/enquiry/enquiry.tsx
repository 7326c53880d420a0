import { useContext } from "react";
import { useLocation } from "react-router";
import { ServerRenderContext } from "#src/lib/server-render.ts";
import { Island } from "#src/ui/island.tsx";
import type { FormName } from "./form-types.ts";

interface EnquiryProps {
  /** A form by its name; the report of a station also needs the station. */
  form: Exclude<FormName, "quote" | "station-report"> | { station: string; slug: string };
  /** What the form is called, for assistive technology. */
  label: string;
}

/** An enquiry form in a document; what the Worker refused is in it again. */
export function Enquiry({ form, label }: EnquiryProps) {
  const refused = useContext(ServerRenderContext)?.posted;
  const { pathname, search } = useLocation();
  const name = typeof form === "string" ? form : "station-report";
  const posted = refused?.form === name ? refused : undefined;
  const page = pathname.replace(/(.)\/$/, "$1") + search;
  if (typeof form === "string") return <Island name={`${form}-form`} props={{ label, page, posted }} />;
  return <Island name="station-report-form" props={{ ...form, label, page, posted }} />;
}
