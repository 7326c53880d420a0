import { Outlet } from "react-router";
import { SessionGate } from "#src/features/admins/session-gate.tsx";
import { useDocumentTheme, useTheme } from "#src/features/admins/theme.ts";
import { withQueries } from "#src/lib/query-provider.tsx";
import { ToastRegion } from "#src/ui/toast.tsx";
import styles from "./admin-shell.module.css";
import { Sidebar } from "./sidebar.tsx";
import { TabBar } from "./tab-bar.tsx";
import { useFocusPage } from "./use-focus-page.ts";

/** The staff portal: behind the session gate a sidebar, on phones a tab bar, and the screen. */
export default withQueries(AdminShell);

function AdminShell() {
  const theme = useTheme();
  useDocumentTheme(theme);
  const main = useFocusPage();

  return (
    <div data-portal="" data-theme={theme === "system" ? undefined : theme}>
      <SessionGate>
        {(admin) => (
          <div className={styles.shell}>
            <a className="skip" href="#content">
              Skip to content
            </a>
            <Sidebar admin={admin} />
            <main ref={main} id="content" tabIndex={-1} className={styles.main}>
              <Outlet context={admin} />
            </main>
            <TabBar admin={admin} />
          </div>
        )}
      </SessionGate>
      <ToastRegion />
    </div>
  );
}
