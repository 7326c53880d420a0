import { lazy, Suspense } from "react";
import { termsHead } from "#src/content/legal/heads.ts";
import { paths } from "#src/lib/paths.ts";
import { pageMeta } from "#src/lib/seo.ts";
import type { Route } from "./+types/terms";
import { LegalPage } from "./legal/legal-page.tsx";

/** The long text: its HTML comes with the page, its code after. */
const Text = lazy(() => import("./legal/terms-text.tsx"));

export function meta() {
  return pageMeta({ ...termsHead, path: paths.terms, card: "terms-and-conditions" });
}

/** Runs when the page is built; visitors then see their own current day. */
export function loader() {
  return { madeOn: new Date().toISOString() };
}

export function clientLoader() {
  return { madeOn: new Date().toISOString() };
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage title={termsHead.title} madeOn={loaderData.madeOn}>
      <Suspense fallback={null}>
        <Text />
      </Suspense>
    </LegalPage>
  );
}
