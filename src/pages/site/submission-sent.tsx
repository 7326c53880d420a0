import { referencePattern } from "#shared/contract/submission-fields.ts";
import { formNamed } from "#shared/forms/forms.ts";
import { thanks } from "#shared/thanks.ts";
import { messages } from "#src/content/messages.ts";
import { SubmissionSent } from "#src/features/submissions/form/submission-sent.tsx";
import { ownSubmissionPath, submissionSentPath } from "#src/lib/paths.ts";
import { pageMeta } from "#src/lib/seo.ts";
import { pageOfForm } from "#src/pages.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import type { Route } from "./+types/submission-sent";

const tokenPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Reads all that the page shows from the URL: the form, the reference and the link's token. */
export function loader({ params: { form: name, reference }, request }: Route.LoaderArgs) {
  const form = formNamed(name);
  if (!form || !referencePattern.test(reference)) throw new Response(null, { status: 404 });
  const { searchParams, origin } = new URL(request.url);
  const page = pageOfForm(searchParams.get("page"), origin);
  const token = searchParams.get("link");
  const link = token && tokenPattern.test(token) ? ownSubmissionPath(token) : undefined;
  return { form, reference, link, page: page ? page.pathname + page.search : form.page };
}

export function meta({ params }: Route.MetaArgs) {
  return pageMeta({
    title: thanks.title,
    description: thanks.text,
    path: submissionSentPath(params.form, params.reference),
  });
}

/** The thank-you page of a form posted without script; it can be reloaded. */
export default function SubmissionSentPage({
  loaderData: { form, reference, link, page },
}: Route.ComponentProps) {
  return (
    <section className="wrap section">
      <SubmissionSent
        form={form}
        reference={reference}
        phone=""
        link={link}
        again={
          <ButtonLink href={page} variant="outline">
            {messages.submission.again}
          </ButtonLink>
        }
      />
    </section>
  );
}
