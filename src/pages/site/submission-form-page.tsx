import { redirect } from "react-router";
import { messages } from "#src/content/messages.ts";
import { formPages, isFormName } from "#src/features/submissions/form-pages.ts";
import { postedFormContext } from "#src/lib/page-api.ts";
import { pageTitle } from "#src/lib/seo.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { ErrorPanel } from "#src/ui/error-panel.tsx";
import type { Route } from "./+types/submission-form-page";

/** The URL that a form posts to. A GET redirects to the form, unless a posted one was refused. */
export function loader({ params: { form }, context }: Route.LoaderArgs) {
  if (!isFormName(form)) throw new Response(null, { status: 404 });
  const posted = context.get(postedFormContext);
  if (!posted) return redirect(formPages[form], 303);
  return { page: formPages[form], failure: posted.failure ?? messages.submission.failed };
}

export function meta() {
  return [{ title: pageTitle(messages.submission.failedTitle) }];
}

/** Why the Worker refused a posted form. */
export default function SubmissionRefused({ loaderData: { page, failure } }: Route.ComponentProps) {
  return (
    <section className="wrap section">
      <ErrorPanel
        title={messages.submission.failedTitle}
        text={failure}
        actions={<ButtonLink href={page}>Back to the form</ButtonLink>}
      />
    </section>
  );
}
