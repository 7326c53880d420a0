import { redirect } from "react-router";
import { formNamed } from "#shared/forms/forms.ts";
import { messages } from "#src/content/messages.ts";
import { postedFormContext } from "#src/lib/page-api.ts";
import { pageTitle } from "#src/lib/seo.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { ErrorPanel } from "#src/ui/error-panel.tsx";
import type { Route } from "./+types/submission-form-page";

/** The URL that a form posts to. A GET redirects to the form, unless a posted one was refused. */
export function loader({ params, context }: Route.LoaderArgs) {
  const form = formNamed(params.form);
  if (!form) throw new Response(null, { status: 404 });
  const posted = context.get(postedFormContext);
  if (!posted) return redirect(form.page, 303);
  return { page: form.page, failure: posted.failure ?? messages.submission.failed };
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
