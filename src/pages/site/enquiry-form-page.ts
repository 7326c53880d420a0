import { redirect } from "react-router";
import { formPages, isFormName } from "#src/features/submissions/form-pages.ts";
import type { Route } from "./+types/enquiry-form-page";

/** The address that a form posts to, opened as a page: leads to the page of the form. */
export function loader({ params: { form } }: Route.LoaderArgs) {
  if (!isFormName(form)) throw new Response(null, { status: 404 });
  return redirect(formPages[form], 303);
}
