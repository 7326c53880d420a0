import { Button } from "./button.tsx";
import { ErrorPanel } from "./error-panel.tsx";

/**
 * In place of a part whose code did not load. Drafts are stored on the device, so a reload loses
 * no text. Offline it tries again with `onRetry`; without that it reloads.
 */
export function CodeMissing({ onRetry = reload }: { onRetry?: () => void }) {
  const offline = navigator.onLine === false;
  return (
    <ErrorPanel
      title={offline ? "You are offline" : "This part has to be updated"}
      text={
        offline
          ? "This part of the portal opens once the connection is back. What you typed is kept on this device."
          : "The portal was updated, or the network is unstable. What you typed is kept on this device."
      }
      actions={
        <Button variant="outline" size="small" onClick={offline ? onRetry : reload}>
          {offline ? "Try Again" : "Reload to update"}
        </Button>
      }
    />
  );
}

function reload() {
  window.location.reload();
}
