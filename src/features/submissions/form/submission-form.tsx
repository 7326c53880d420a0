import { useContext } from "react";
import { useLocation } from "react-router";
import { ServerRenderContext } from "#src/lib/server-render.ts";
import { Island } from "#src/ui/island.tsx";
import type { FormName } from "./form-types.ts";

interface SubmissionFormProps {
  /** The name of a form; the report of a station needs the station too. */
  form: Exclude<FormName, "quote" | "station-report"> | { station: string; slug: string };
  /** The name of the form, for assistive technology. */
  label: string;
}

/** A submission form in a document, with the values and errors of a refused one. */
export function SubmissionForm({ form, label }: SubmissionFormProps) {
  const returned = useContext(ServerRenderContext)?.posted;
  const { pathname, search } = useLocation();
  const name = typeof form === "string" ? form : "station-report";
  const posted = returned?.form === name ? returned : undefined;
  const page = pathname.replace(/(.)\/$/, "$1") + search;
  if (typeof form === "string") return <Island name={`${form}-form`} props={{ label, page, posted }} />;
  return <Island name="station-report-form" props={{ ...form, label, page, posted }} />;
}
