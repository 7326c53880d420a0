import { lazy, Suspense } from "react";
import { privacyHead } from "#src/content/legal/heads.ts";
import { paths } from "#src/lib/paths.ts";
import { pageMeta } from "#src/lib/seo.ts";
import type { Route } from "./+types/privacy";
import { LegalPage } from "./legal/legal-page.tsx";

/** The long text: its HTML comes with the page, its code after. */
const Text = lazy(() => import("./legal/privacy-text.tsx"));

export function meta() {
  return pageMeta({ ...privacyHead, path: paths.privacy, card: "privacy-policy" });
}

/** Runs when the page is built; visitors then see their own current day. */
export function loader() {
  return { madeOn: new Date().toISOString() };
}

export function clientLoader() {
  return { madeOn: new Date().toISOString() };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage title={privacyHead.title} madeOn={loaderData.madeOn}>
      <Suspense fallback={null}>
        <Text />
      </Suspense>
    </LegalPage>
  );
}
