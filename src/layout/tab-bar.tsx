import { useQueryClient } from "@tanstack/react-query";
import ChartColumn from "lucide-react/icons/chart-column";
import CircleUser from "lucide-react/icons/circle-user";
import FileText from "lucide-react/icons/file-text";
import Inbox from "lucide-react/icons/inbox";
import LogOut from "lucide-react/icons/log-out";
import Settings from "lucide-react/icons/settings";
import Users from "lucide-react/icons/users";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { mayOpen } from "#src/features/admins/sections.ts";
import { signOut } from "#src/features/admins/session.ts";
import { ThemeSwitch } from "#src/features/admins/theme-switch.tsx";
import { paths } from "#src/lib/paths.ts";
import type { Admin } from "#src/shared/contract/admins.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { isCurrentSection } from "./is-current-section.ts";
import styles from "./tab-bar.module.css";

const tabs = [
  { to: paths.admin, name: "Inbox", Icon: Inbox },
  { to: paths.adminDashboard, name: "Dashboard", Icon: ChartColumn },
  { to: paths.adminDiscover, name: "Discover", Icon: FileText },
  { to: paths.adminTeam, name: "Team", Icon: Users },
  { to: paths.adminSettings, name: "Settings", Icon: Settings },
];

/** The portal's sections at the bottom of a phone's screen, and the account dialog. */
export function TabBar({ admin }: { admin: Admin }) {
  const { pathname } = useLocation();
  const [accountOpen, setAccountOpen] = useState(false);
  const client = useQueryClient();
  return (
    <>
      <nav className={styles.bar} aria-label="Sections">
        {tabs
          .filter(({ to }) => mayOpen(admin.role, to))
          .map(({ to, name, Icon }) => (
            <Link key={to} to={to} aria-current={isCurrentSection(pathname, to) ? "true" : undefined}>
              <Icon aria-hidden="true" />
              {name}
            </Link>
          ))}
        <button type="button" aria-haspopup="dialog" onClick={() => setAccountOpen(true)}>
          <CircleUser aria-hidden="true" />
          Account
        </button>
      </nav>
      <Dialog open={accountOpen} onClose={() => setAccountOpen(false)} title="Account">
        <div className={styles.account}>
          <p>
            Welcome, <b>{admin.name}</b>
            <span>{admin.email}</span>
          </p>
          <ThemeSwitch />
          <Button variant="outline" onClick={() => signOut(client)}>
            <LogOut aria-hidden="true" />
            Logout
          </Button>
        </div>
      </Dialog>
    </>
  );
}
