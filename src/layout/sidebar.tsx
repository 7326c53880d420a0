import { useQueryClient } from "@tanstack/react-query";
import ChartColumn from "lucide-react/icons/chart-column";
import FileText from "lucide-react/icons/file-text";
import Inbox from "lucide-react/icons/inbox";
import LogOut from "lucide-react/icons/log-out";
import PanelLeft from "lucide-react/icons/panel-left";
import Settings from "lucide-react/icons/settings";
import Users from "lucide-react/icons/users";
import { Fragment, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { mayOpen } from "#src/features/admins/sections.ts";
import { signOut } from "#src/features/admins/session.ts";
import { usePendingCount } from "#src/features/admins/team/use-pending-count.ts";
import { ThemeSwitch } from "#src/features/admins/theme-switch.tsx";
import { ViewsNav } from "#src/features/submissions/inbox/views/views-nav.tsx";
import { paths } from "#src/lib/paths.ts";
import { useShortcuts } from "#src/lib/use-shortcuts.ts";
import type { Admin } from "#src/shared/contract/admins.ts";
import { Button } from "#src/ui/button.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { isCurrentSection } from "./is-current-section.ts";
import { PortalMark } from "./portal-mark.tsx";
import styles from "./sidebar.module.css";
import { useSidebarCollapsed } from "./use-sidebar-collapsed.ts";

const sections = [
  { to: paths.adminDashboard, name: "Dashboard", Icon: ChartColumn },
  { to: paths.admin, name: "Form Submissions", Icon: Inbox },
  { to: paths.adminDiscover, name: "Discover", Icon: FileText },
  { to: paths.adminTeam, name: "Team", Icon: Users },
  { to: paths.adminSettings, name: "Settings", Icon: Settings },
];

/** The sections of the portal and the signed-in admin. It collapses to a strip of icons. */
export function Sidebar({ admin }: { admin: Admin }) {
  const [collapsed, setCollapsed] = useSidebarCollapsed();
  const pending = usePendingCount();
  useShortcuts({ "[": () => setCollapsed(!collapsed) });
  return (
    <header className={styles.sidebar} data-collapsed={collapsed || undefined}>
      <div className={styles.brand}>
        <PortalMark />
        <Button
          variant="quiet"
          size="small"
          square
          className={styles.collapse}
          aria-label={collapsed ? "Unfold the sidebar" : "Fold the sidebar"}
          aria-expanded={!collapsed}
          title={collapsed ? "Unfold  [" : "Fold  ["}
          onClick={() => setCollapsed(!collapsed)}
        >
          <PanelLeft aria-hidden="true" />
        </Button>
      </div>
      <nav aria-label="Portal">
        {sections.map(({ to, name, Icon }) =>
          mayOpen(admin.role, to) ? (
            <Fragment key={to}>
              <SectionLink
                to={to}
                icon={<Icon aria-hidden="true" />}
                name={name}
                badge={to === paths.adminTeam ? pending : undefined}
              />
              {to === paths.admin && (
                <div className={styles.views}>
                  <ViewsNav />
                </div>
              )}
            </Fragment>
          ) : null,
        )}
      </nav>
      <SidebarFooter admin={admin} />
    </header>
  );
}

/** Who is signed in, the colour scheme and Logout. */
function SidebarFooter({ admin }: { admin: Admin }) {
  const client = useQueryClient();
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
        <Button
          variant="quiet"
          size="small"
          className={styles.logout}
          title="Logout"
          onClick={() => signOut(client)}
        >
          <LogOut aria-hidden="true" />
          <span>Logout</span>
        </Button>
      </div>
    </div>
  );
}

interface SectionLinkProps {
  to: string;
  icon: ReactNode;
  name: string;
  /** How many things wait there. */
  badge?: number;
}

function SectionLink({ to, icon, name, badge = 0 }: SectionLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      className={styles.section}
      aria-current={isCurrentSection(pathname, to) ? "true" : undefined}
      title={name}
    >
      {icon}
      <span>{name}</span>
      {badge > 0 && (
        <b className={styles.badge}>
          {badge}
          <VisuallyHidden> waiting</VisuallyHidden>
        </b>
      )}
    </Link>
  );
}
