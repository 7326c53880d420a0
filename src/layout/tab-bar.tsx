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
import { signOut } from "#src/features/admins/session.ts";
import { ThemeSwitch } from "#src/features/admins/theme-switch.tsx";
import { paths } from "#src/lib/paths.ts";
import type { Admin } from "#src/shared/contract/admins.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import styles from "./tab-bar.module.css";

/** The portal's sections at the bottom of a phone's screen, and the account dialog. */
export function TabBar({ admin }: { admin: Admin }) {
  const { pathname } = useLocation();
  const [accountOpen, setAccountOpen] = useState(false);
  const client = useQueryClient();
  return (
    <>
      <nav className={styles.bar} aria-label="Sections">
        <Link to={paths.admin} aria-current={pathname === paths.admin ? "true" : undefined}>
          <Inbox aria-hidden="true" />
          Inbox
        </Link>
        <Link to={paths.adminDashboard} aria-current={pathname === paths.adminDashboard ? "true" : undefined}>
          <ChartColumn aria-hidden="true" />
          Dashboard
        </Link>
        <Link
          to={paths.adminDiscover}
          aria-current={pathname.startsWith(paths.adminDiscover) ? "true" : undefined}
        >
          <FileText aria-hidden="true" />
          Discover
        </Link>
        <Link to={paths.adminTeam} aria-current={pathname === paths.adminTeam ? "true" : undefined}>
          <Users aria-hidden="true" />
          Team
        </Link>
        <Link to={paths.adminSettings} aria-current={pathname === paths.adminSettings ? "true" : undefined}>
          <Settings aria-hidden="true" />
          Settings
        </Link>
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
