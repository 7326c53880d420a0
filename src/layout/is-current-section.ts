import { paths } from "#src/lib/paths.ts";

/** True when the page `pathname` belongs to the portal's section at `section`. */
export function isCurrentSection(pathname: string, section: string): boolean {
  // The inbox has no pages below it, but every other section's path begins with its own.
  return section === paths.admin ? pathname === section : pathname.startsWith(section);
}
