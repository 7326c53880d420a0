import { Outlet, useOutletContext } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { CodeMissing } from "#src/ui/code-missing.tsx";
import { ErrorPanel } from "#src/ui/error-panel.tsx";

/** A portal page inside the shell, which stays when the page fails. */
export default function PortalPage() {
  return <Outlet context={useOutletContext()} />;
}

/** What browsers say when a file of the page's code does not load. */
const codeMissing = /dynamically imported module|module script|preload CSS/i;

/** Instead of a page that failed. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const isCode = error instanceof Error && codeMissing.test(error.message);
  if (isCode || navigator.onLine === false) return <CodeMissing />;
  return (
    <ErrorPanel
      title="Something went wrong"
      text="This page failed. The other pages of the portal still work."
      actions={
        <Button variant="outline" size="small" onClick={() => window.location.reload()}>
          Try Again
        </Button>
      }
    />
  );
}
