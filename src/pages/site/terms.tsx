import { termsHead } from "#src/content/legal/heads.ts";
import { terms } from "#src/content/legal/terms.ts";
import { paths } from "#src/lib/paths.ts";
import { typedPageMeta } from "#src/lib/structured-data.ts";
import { LegalPage } from "./legal/legal-page.tsx";

export function meta() {
  return typedPageMeta({
    type: "WebPage",
    step: termsHead.title,
    ...termsHead,
    path: paths.terms,
    card: "terms-and-conditions",
  });
}

export default function Terms() {
  return <LegalPage title={termsHead.title} text={terms} />;
}
