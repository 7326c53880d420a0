import { termsHead } from "#src/content/legal/heads.ts";
import { terms } from "#src/content/legal/terms.ts";
import { paths } from "#src/lib/paths.ts";
import { pageMeta } from "#src/lib/seo.ts";
import { LegalPage } from "./legal/legal-page.tsx";

export function meta() {
  return pageMeta({ ...termsHead, path: paths.terms, card: "terms-and-conditions" });
}

export default function Terms() {
  return <LegalPage title={termsHead.title} text={terms} />;
}
