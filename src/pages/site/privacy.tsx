import { privacyHead } from "#src/content/legal/heads.ts";
import { privacy } from "#src/content/legal/privacy.ts";
import { paths } from "#src/lib/paths.ts";
import type { RouteHandle } from "#src/lib/route-handle.ts";
import { pageMeta } from "#src/lib/seo.ts";
import { LegalPage } from "./legal/legal-page.tsx";

export const handle: RouteHandle = { document: true };

export function meta() {
  return pageMeta({ ...privacyHead, path: paths.privacy, card: "privacy-policy" });
}

export default function Privacy() {
  return <LegalPage title={privacyHead.title} text={privacy} />;
}
