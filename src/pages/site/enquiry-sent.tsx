import { pageOfForm } from "#shared/attribution.ts";
import { referencePattern } from "#shared/contract/submission-fields.ts";
import { thanks } from "#shared/thanks.ts";
import { messages } from "#src/content/messages.ts";
import { EnquirySent } from "#src/features/submissions/enquiry/enquiry-sent.tsx";
import { formNamed } from "#src/features/submissions/enquiry/forms.ts";
import { formPages, isFormName } from "#src/features/submissions/form-pages.ts";
import { enquiryPagePath, enquirySentPath } from "#src/lib/paths.ts";
import { pageMeta } from "#src/lib/seo.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import type { Route } from "./+types/enquiry-sent";

const tokenPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Reads all that the page shows from the URL: the form, the reference and the link's token. */
export function loader({ params: { form, reference }, request }: Route.LoaderArgs) {
  if (!isFormName(form) || !referencePattern.test(reference)) throw new Response(null, { status: 404 });
  const { searchParams, origin } = new URL(request.url);
  const page = pageOfForm(searchParams.get("page"), origin);
  const token = searchParams.get("link");
  const link = token && tokenPattern.test(token) ? enquiryPagePath(token) : undefined;
  return { form, reference, link, page: page ? page.pathname + page.search : formPages[form] };
}

export function meta({ params }: Route.MetaArgs) {
  return pageMeta({
    title: thanks.title,
    description: thanks.text,
    path: enquirySentPath(params.form, params.reference),
    noindex: true,
  });
}

/** The thank-you page of a form posted without script; it can be reloaded. */
export default function EnquirySentPage({
  loaderData: { form, reference, link, page },
}: Route.ComponentProps) {
  return (
    <section className="wrap section">
      <EnquirySent
        form={formNamed(form)}
        reference={reference}
        phone=""
        link={link}
        again={
          <ButtonLink href={page} variant="outline">
            {messages.enquiry.again}
          </ButtonLink>
        }
      />
    </section>
  );
}
