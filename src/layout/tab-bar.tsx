import CircleUser from "lucide-react/icons/circle-user";
import LogOut from "lucide-react/icons/log-out";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import type { Admin } from "#shared/contract/admins.ts";
import { LogoutButton } from "#src/features/admins/logout-button.tsx";
import { isInSection, sectionsFor } from "#src/features/admins/sections.ts";
import { ThemeSwitch } from "#src/features/admins/theme-switch.tsx";
import { paths } from "#src/lib/paths.ts";
import { Dialog } from "#src/ui/dialog.tsx";
import styles from "./tab-bar.module.css";
import { useWaitingCounts } from "./use-waiting-counts.ts";
import { WaitingBadge } from "./waiting-badge.tsx";

/** The portal's sections at the bottom of a phone's screen, and the account dialog. */
export function TabBar({ admin }: { admin: Admin }) {
  const { pathname } = useLocation();
  const [accountOpen, setAccountOpen] = useState(false);
  // The inbox comes first, nearest to the thumb.
  const sections = sectionsFor(admin.role);
  const tabs = sections
    .filter(({ inAccount }) => !inAccount)
    .toSorted((a, b) => Number(b.path === paths.admin) - Number(a.path === paths.admin));
  const more = sections.filter(({ inAccount }) => inAccount);
  const waiting = useWaitingCounts(admin.role);
  return (
    <>
      <nav className={styles.bar} aria-label="Sections">
        {tabs.map(({ path, name, shortName = name, Icon }) => (
          <Link key={path} to={path} aria-current={isInSection(pathname, path) ? "true" : undefined}>
            <Icon aria-hidden="true" />
            {shortName}
            <WaitingBadge count={waiting[path]} />
          </Link>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={more.some(({ path }) => isInSection(pathname, path)) ? "true" : undefined}
          onClick={() => setAccountOpen(true)}
        >
          <CircleUser aria-hidden="true" />
          Account
          <WaitingBadge count={more.reduce((sum, { path }) => sum + (waiting[path] ?? 0), 0)} />
        </button>
      </nav>
      <Dialog open={accountOpen} onClose={() => setAccountOpen(false)} title="Account">
        <div className={styles.account}>
          <p>
            Welcome, <b>{admin.name}</b>
            <span>{admin.email}</span>
          </p>
          {more.map(({ path, name, Icon }) => (
            <Link key={path} to={path} className={styles.more} onClick={() => setAccountOpen(false)}>
              <Icon aria-hidden="true" />
              {name}
              <WaitingBadge count={waiting[path]} />
            </Link>
          ))}
          <ThemeSwitch />
          <LogoutButton admin={admin} variant="outline">
            <LogOut aria-hidden="true" />
            Logout
          </LogoutButton>
        </div>
      </Dialog>
    </>
  );
}
