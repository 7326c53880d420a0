import { Outlet, useOutletContext } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { ErrorPanel } from "#src/ui/error-panel.tsx";

/** A portal page inside the shell, which stays when the page fails. */
export default function PortalPage() {
  return <Outlet context={useOutletContext()} />;
}

/** What browsers say when a file of the page's code does not load. */
const codeMissing = /dynamically imported module|module script|preload CSS/i;

/** Instead of a page that failed. Drafts are stored on the device, so a reload loses no text. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const isCode = error instanceof Error && codeMissing.test(error.message);
  const offline = navigator.onLine === false;
  return (
    <ErrorPanel
      title={offline ? "You are offline" : isCode ? "This page has to be updated" : "Something went wrong"}
      text={
        offline
          ? "This part of the portal opens once the connection is back. What you typed is kept on this device."
          : isCode
            ? "The portal was updated, or the network is unstable. What you typed is kept on this device."
            : "This page failed. The other pages of the portal still work."
      }
      actions={
        <Button variant="outline" size="small" onClick={() => window.location.reload()}>
          {offline || !isCode ? "Try Again" : "Reload to update"}
        </Button>
      }
    />
  );
}
