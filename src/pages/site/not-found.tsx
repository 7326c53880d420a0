import { HelpPage } from "#src/layout/help-page.tsx";

/** The page of any other URL; `src/entry.server.tsx` gives it status 404. */
export default function NotFound() {
  return <HelpPage />;
}
