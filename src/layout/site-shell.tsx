import { type ReactNode, useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router";
import { rememberLanding } from "#src/features/submissions/origin.ts";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { HelpPage } from "./help-page.tsx";

/** What every public page stands in: skip link, header, the page, footer. */
export default function SiteShell() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** A page that failed keeps its header and footer, so that there is a way on. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame failed>
      <HelpPage error={error} />
    </Frame>
  );
}

function Frame({ failed = false, children }: { failed?: boolean; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useEffect(rememberLanding, []);

  // After a navigation the keyboard and the screen reader start at the new page, not at the link that is gone.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) main.current?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <Header solid={failed} />
      <main ref={main} id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
