import { data } from "react-router";
import { HelpPage } from "#src/layout/help-page.tsx";

/** The page of any other URL, with status 404. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <HelpPage />;
}
