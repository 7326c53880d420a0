import { privacyHead } from "#src/content/legal/heads.ts";
import { privacy } from "#src/content/legal/privacy.ts";
import { paths } from "#src/lib/paths.ts";
import { typedPageMeta } from "#src/lib/structured-data.ts";
import { LegalPage } from "./legal/legal-page.tsx";

export function meta() {
  return typedPageMeta({
    type: "WebPage",
    step: privacyHead.title,
    ...privacyHead,
    path: paths.privacy,
    card: "privacy-policy",
  });
}

export default function Privacy() {
  return <LegalPage title={privacyHead.title} text={privacy} />;
}
