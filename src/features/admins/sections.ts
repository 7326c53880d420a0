import ChartColumn from "lucide-react/icons/chart-column";
import FileText from "lucide-react/icons/file-text";
import Inbox from "lucide-react/icons/inbox";
import MapPin from "lucide-react/icons/map-pin";
import Settings from "lucide-react/icons/settings";
import Shield from "lucide-react/icons/shield";
import Users from "lucide-react/icons/users";
import type { ComponentType, SVGProps } from "react";
import { type AdminRole, mayUse } from "#shared/contract/admins.ts";
import { adminReliabilityPath } from "#src/lib/admin-paths.ts";
import { paths } from "#src/lib/paths.ts";

interface Section {
  path: string;
  name: string;
  /** The name on a tab, where it differs. */
  shortName?: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** For whom it is, besides owners; without one for everybody. */
  role?: AdminRole;
  /** On phones it is in the account dialog: the tab bar has room for five. */
  inAccount?: true;
}

/** The sections of the portal, in the order of the sidebar. */
const sections: readonly Section[] = [
  { path: paths.adminDashboard, name: "Dashboard", Icon: ChartColumn, role: "agent" },
  { path: paths.admin, name: "Form Submissions", shortName: "Inbox", Icon: Inbox, role: "agent" },
  { path: paths.adminDiscover, name: "Discover", Icon: FileText, role: "editor" },
  { path: paths.adminStations, name: "Stations", Icon: MapPin, role: "editor" },
  { path: paths.adminTeam, name: "Team", Icon: Users, role: "owner", inAccount: true },
  { path: paths.adminPrivacy, name: "Privacy", Icon: Shield, role: "owner", inAccount: true },
  { path: paths.adminSettings, name: "Settings", Icon: Settings, inAccount: true },
];

/** The sections that an admin with this role may open. */
export function sectionsFor(role: AdminRole): Section[] {
  return sections.filter(({ path }) => mayOpen(role, path));
}

/** What else the command palette opens, after the section that it belongs to. */
const palettePagesOf: Partial<Record<string, Pick<Section, "path" | "name">[]>> = {
  [paths.adminDiscover]: [{ path: paths.adminNewContent, name: "Create Content" }],
  [paths.adminStations]: [
    { path: paths.adminNewStation, name: "New station" },
    { path: paths.adminStationImport, name: "Stations from CSV" },
    { path: adminReliabilityPath, name: "Worst stations" },
  ],
};

/** The pages in the command palette: the role's sections, and the editors of something new. */
export function palettePages(role: AdminRole): Pick<Section, "path" | "name">[] {
  return sectionsFor(role).flatMap((section) => [section, ...(palettePagesOf[section.path] ?? [])]);
}

/** True when the page at `pathname` belongs to the section at `section`. */
export function isInSection(pathname: string, section: string): boolean {
  // The inbox has no pages below it, but every other section's path begins with its own.
  return section === paths.admin ? pathname === section : pathname.startsWith(section);
}

/** Whether an admin with this role may open the page at `pathname`. */
export function mayOpen(role: AdminRole, pathname: string): boolean {
  const needed = sections.find(({ path }) => isInSection(pathname, path))?.role;
  return !needed || mayUse(role, needed);
}

/** Where the portal begins for a role. */
export function homeOf(role: AdminRole): string {
  return role === "editor" ? paths.adminDiscover : paths.admin;
}

export const roleLabels: Record<AdminRole, string> = { owner: "Owner", editor: "Editor", agent: "Agent" };

export const roleTexts: Record<AdminRole, string> = {
  owner: "may do everything",
  editor: "content, pictures and stations",
  agent: "enquiries",
};
