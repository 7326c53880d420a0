import { useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router";
import { SessionGate } from "#src/features/admins/session-gate.tsx";
import { useDocumentTheme, useTheme } from "#src/features/admins/theme.ts";
import { withQueries } from "#src/lib/query-provider.tsx";
import styles from "./admin-shell.module.css";
import { Sidebar } from "./sidebar.tsx";
import { TabBar } from "./tab-bar.tsx";

/** The staff portal: behind the gate, a sidebar (on telephones a bar of tabs) and the screen. */
export default withQueries(AdminShell);

function AdminShell() {
  const theme = useTheme();
  useDocumentTheme(theme);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  // After a navigation the keyboard starts at the new screen, not at the link that led there. What is being typed in keeps the focus: a
  // new item gets its address while somebody writes.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div data-portal="" data-theme={theme === "system" ? undefined : theme}>
      <SessionGate>
        {(admin) => (
          <div className={styles.shell}>
            <a className="skip" href="#content">
              Skip to content
            </a>
            <Sidebar admin={admin} />
            <main ref={main} id="content" tabIndex={-1} className={styles.sheet}>
              <Outlet context={admin} />
            </main>
            <TabBar admin={admin} />
          </div>
        )}
      </SessionGate>
    </div>
  );
}
