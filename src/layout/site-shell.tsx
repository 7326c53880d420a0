import type { ReactNode } from "react";
import { Outlet } from "react-router";
import type { RouteHandle } from "#src/lib/route-handle.ts";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { HelpPage } from "./help-page.tsx";
import { LanguageOffers } from "./language/language-offers.tsx";

/** Every public page is a document. */
export const handle: RouteHandle = { document: true };

/** The frame of every public page: skip link, header, page, footer. */
export default function SiteShell() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** A failed page keeps its header and footer. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame failed>
      <HelpPage error={error} />
    </Frame>
  );
}

function Frame({ failed = false, children }: { failed?: boolean; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <Header solid={failed} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <LanguageOffers />
    </>
  );
}
