import { paths } from "#src/lib/paths.ts";

/** The path to open after signing in: a path of the portal, or the inbox instead of any other. */
export function safeReturnPath(from: string | null | undefined): string {
  if (!from?.startsWith("/")) return paths.admin;
  const base = "https://portal.invalid";
  try {
    const { origin, pathname, search, hash } = new URL(from, base);
    if (origin !== base || !(pathname === paths.admin || pathname.startsWith(`${paths.admin}/`))) {
      return paths.admin;
    }
    return pathname + search + hash;
  } catch {
    return paths.admin;
  }
}

/** The sign-in page that leads back to `from` afterwards. */
export function loginPath(from: string): string {
  const back = safeReturnPath(from);
  return back === paths.admin ? paths.login : `${paths.login}?${new URLSearchParams({ from: back })}`;
}
