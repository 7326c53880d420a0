import { useContext } from "react";
import { useLocation } from "react-router";
import type { FormName } from "#shared/forms/forms.ts";
import { ownPath } from "#shared/translate.ts";
import { ServerRenderContext } from "#src/lib/server-render.ts";
import { Island } from "#src/ui/island.tsx";
import { FormInEnglish } from "./form-in-english.tsx";

interface SubmissionFormProps {
  /** The popup's form has a component of its own. */
  form: Exclude<FormName, "quote">;
  /** The name of the form, for assistive technology. */
  label: string;
  /** The values that the page sets. */
  given?: Record<string, string>;
  /** The name of its draft, where one form is on many pages. */
  draft?: string;
}

/** A submission form in a document, with the values and errors of a refused one. */
export function SubmissionForm({ form, label, given, draft }: SubmissionFormProps) {
  const returned = useContext(ServerRenderContext)?.posted;
  const { pathname, search } = useLocation();
  const posted = returned?.form === form ? returned : undefined;
  const page = ownPath(pathname.replace(/(.)\/$/, "$1") + search);
  return (
    <>
      <FormInEnglish />
      <Island name={`${form}-form`} props={{ label, page, posted, given, draft }} />
    </>
  );
}
