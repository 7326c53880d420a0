import { useIsFetching } from "@tanstack/react-query";
import { type RefObject, useContext, useEffect, useRef, useState } from "react";
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  Navigate,
  Outlet,
  useLocation,
} from "react-router";
import type { Admin } from "#shared/contract/admins.ts";
import { useOwnerlessNotice } from "#src/features/admins/ownerless-notice.ts";
import { homeOf, isInSection, mayOpen } from "#src/features/admins/sections.ts";
import { SessionGate } from "#src/features/admins/session-gate.tsx";
import { StepUpDialog } from "#src/features/admins/step-up/step-up-dialog.tsx";
import { usePortalTheme } from "#src/features/admins/theme.ts";
import { useDueReminders } from "#src/features/submissions/alerts/use-due-reminders.ts";
import { useNewSubmissions } from "#src/features/submissions/alerts/use-new-submissions.ts";
import { sessionStore } from "#src/lib/browser-storage.ts";
import { paths } from "#src/lib/paths.ts";
import { withQueries } from "#src/lib/query-provider.tsx";
import { useShortcuts } from "#src/lib/use-shortcuts.ts";
import { showToast, ToastRegion, takeToastAction } from "#src/ui/toast.tsx";
// A message about a missing network must not need one.
import "#src/ui/toast-message.tsx";
import styles from "./admin-shell.module.css";
import { Palette } from "./palette/palette.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TabBar } from "./tab-bar.tsx";

const undo = () => takeToastAction("Undo");
const redo = () => takeToastAction("Redo");

/** The staff portal: behind the session gate a sidebar, on phones a tab bar, and the screen. */
export default withQueries(AdminShell);

function AdminShell() {
  const theme = usePortalTheme();
  const main = useFocusPage();
  useShortcuts({ z: undo, Z: redo });
  useFailedNavigation();

  return (
    <div {...theme}>
      <SessionGate>
        {({ admin, secondFactorNeeded }) => (
          <div className={styles.shell}>
            <a className="skip" href="#content">
              Skip to content
            </a>
            <Sidebar admin={admin} />
            <main ref={main} id="content" tabIndex={-1} className={styles.main}>
              <Screen admin={admin} settingsOnly={secondFactorNeeded} />
            </main>
            <TabBar admin={admin} />
            <PortalCode />
            <OwnerlessNotice />
            {!secondFactorNeeded && mayOpen(admin.role, paths.admin) && (
              <>
                <Palette role={admin.role} />
                <Alerts admin={admin} />
              </>
            )}
          </div>
        )}
      </SessionGate>
      <StepUpDialog />
      <ToastRegion />
    </div>
  );
}

/** In this tab's storage: the build whose code it has loaded. */
const loadedKey = "portal-code";

/** A page's further queries begin this soon after its first ones. */
const prefetchDelayMs = 200;

/**
 * Loads every page's code, to open offline and after a deployment, once the first page has its
 * data: the two would wait for each other. Not by `PrefetchPageLinks`: where a file does not load,
 * that reloads the page, also without a network and under somebody who types.
 */
function PortalCode() {
  const isFetching = useIsFetching() > 0;
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (isFetching) return;
    const timer = setTimeout(setWanted, prefetchDelayMs, true);
    return () => clearTimeout(timer);
  }, [isFetching]);
  const manifest = useContext(FrameworkContext)?.manifest;
  useEffect(() => {
    if (!wanted || !manifest || sessionStore.get(loadedKey) === manifest.version) return;
    const files = Object.values(manifest.routes).flatMap((route) =>
      route?.parentId === "layout/portal-page"
        ? [route.module, ...(route.imports ?? []), ...(route.css ?? [])]
        : [],
    );
    const arrived = new Set(
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    // Into the browser's cache; a file that does not arrive is asked for again with its page.
    const missing = [...new Set(files)].filter((file) => !arrived.has(file));
    const loads = missing.map((file) => fetch(file, { priority: "low" }));
    Promise.all(loads).then(
      () => sessionStore.set(loadedKey, manifest.version),
      () => undefined,
    );
  }, [wanted, manifest]);
  return null;
}

function OwnerlessNotice() {
  useOwnerlessNotice();
  return null;
}

function Alerts({ admin }: { admin: Admin }) {
  useNewSubmissions();
  useDueReminders(admin.id);
  return null;
}

/** The screen of the path; of a section for others, the portal's beginning instead. */
function Screen({ admin, settingsOnly = false }: { admin: Admin; settingsOnly?: boolean }) {
  const { pathname } = useLocation();
  if (settingsOnly && !isInSection(pathname, paths.adminSettings))
    return <Navigate to={paths.adminSettings} replace />;
  if (!mayOpen(admin.role, pathname)) return <Navigate to={homeOf(admin.role)} replace />;
  return <Outlet context={admin} />;
}

/**
 * Moves the focus to the page's `main` after a navigation, so that keyboard and screen reader
 * start there. A link to a part of a page moves it to that part instead. A control of the page
 * that still has the focus keeps it: a new item gets its URL while somebody types.
 *
 * Returns the ref of the page's `main`, which needs a `tabIndex` of -1.
 */
function useFocusPage(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const hasFocus = main.current?.querySelector(":is(input, textarea, select, button):focus");
    if (!hash && !hasFocus) main.current?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return main;
}

const key = "page_not_opened";

/**
 * Says that a page did not open, with a retry. React Router reloads the page that is open when the
 * code of the next one does not load, so what was wanted is remembered over that reload.
 */
function useFailedNavigation(): void {
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    // Not `useNavigation`: when code fails at once, the router reloads before that hook has rendered.
    const remember = () => {
      const wanted = router?.state.navigation.location;
      if (wanted) sessionStore.set(key, wanted.pathname + wanted.search);
    };
    window.addEventListener("pagehide", remember);
    return () => window.removeEventListener("pagehide", remember);
  }, [router]);
  useEffect(() => {
    const path = sessionStore.get(key);
    if (path === null) return;
    sessionStore.remove(key);
    showToast({
      text: "That page did not open: its code did not load.",
      action: { label: "Try again", onSelect: () => window.location.assign(path) },
    });
  }, []);
}
