import LogOut from "lucide-react/icons/log-out";
import PanelLeft from "lucide-react/icons/panel-left";
import { Fragment, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { Admin } from "#shared/contract/admins.ts";
import { LogoutButton } from "#src/features/admins/logout-button.tsx";
import { isInSection, sectionsFor } from "#src/features/admins/sections.ts";
import { ThemeSwitch } from "#src/features/admins/theme-switch.tsx";
import { ViewsNav } from "#src/features/submissions/inbox/views/views-nav.tsx";
import { paths } from "#src/lib/paths.ts";
import { setLocalStorage, useLocalStorage } from "#src/lib/use-local-storage.ts";
import { useShortcuts } from "#src/lib/use-shortcuts.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { PortalMark } from "./portal-mark.tsx";
import styles from "./sidebar.module.css";
import { useWaitingCounts } from "./use-waiting-counts.ts";
import { WaitingBadge } from "./waiting-badge.tsx";

/** The sections of the portal and the signed-in admin. It collapses to a strip of icons. */
export function Sidebar({ admin }: { admin: Admin }) {
  const [collapsed, setCollapsed] = useSidebarCollapsed();
  const waiting = useWaitingCounts(admin.role);
  useShortcuts({ "[": () => setCollapsed(!collapsed) });
  return (
    <header className={styles.sidebar} data-collapsed={collapsed || undefined}>
      <div className={styles.brand}>
        <PortalMark />
        <IconButton
          className={styles.collapse}
          label={collapsed ? "Unfold the sidebar" : "Fold the sidebar"}
          aria-expanded={!collapsed}
          title={collapsed ? "Unfold  [" : "Fold  ["}
          onClick={() => setCollapsed(!collapsed)}
        >
          <PanelLeft aria-hidden="true" />
        </IconButton>
      </div>
      <nav aria-label="Portal">
        {sectionsFor(admin.role).map(({ path, name, Icon }) => (
          <Fragment key={path}>
            <SectionLink to={path} icon={<Icon aria-hidden="true" />} name={name} waiting={waiting[path]} />
            {path === paths.admin && (
              <div className={styles.views}>
                <ViewsNav />
              </div>
            )}
          </Fragment>
        ))}
      </nav>
      <SidebarFooter admin={admin} />
    </header>
  );
}

/** Who is signed in, the colour scheme and Logout. */
function SidebarFooter({ admin }: { admin: Admin }) {
  return (
    <div className={styles.footer}>
      <div className={styles.admin}>
        <p>Welcome</p>
        <b>{admin.name}</b>
        <p>{admin.email}</p>
      </div>
      <div className={styles.actions}>
        <div className={styles.theme}>
          <ThemeSwitch />
        </div>
        <LogoutButton admin={admin} variant="quiet" size="small" className={styles.logout} title="Logout">
          <LogOut aria-hidden="true" />
          <span>Logout</span>
        </LogoutButton>
      </div>
    </div>
  );
}

interface SectionLinkProps {
  to: string;
  icon: ReactNode;
  name: string;
  /** How many things wait there. */
  waiting?: number;
}

function SectionLink({ to, icon, name, waiting }: SectionLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      className={styles.section}
      aria-current={isInSection(pathname, to) ? "true" : undefined}
      title={name}
    >
      {icon}
      <span>{name}</span>
      <WaitingBadge count={waiting} />
    </Link>
  );
}

const key = "portal_sidebar";

/** Whether the sidebar is collapsed in this browser, and a function to change it. */
function useSidebarCollapsed(): [boolean, (collapsed: boolean) => void] {
  return [
    useLocalStorage(key) === "folded",
    (collapsed) => setLocalStorage(key, collapsed ? "folded" : "open"),
  ];
}
