import { paths } from "#src/lib/paths.ts";
import { type AdminRole, mayUse } from "#src/shared/contract/admins.ts";

/** For whom each section of the portal is, besides owners; settings are for everybody. */
const roleOf: Partial<Record<string, AdminRole>> = {
  [paths.admin]: "agent",
  [paths.adminDashboard]: "agent",
  [paths.adminDiscover]: "editor",
  [paths.adminTeam]: "owner",
};

/** Whether an admin with this role may open the section at `path`. */
export function mayOpen(role: AdminRole, path: string): boolean {
  const section =
    Object.keys(roleOf)
      .filter((start) => path === start || path.startsWith(`${start}/`))
      // The inbox has no pages below it.
      .filter((start) => start !== paths.admin || path === start)
      .at(-1) ?? "";
  const needed = roleOf[section];
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
