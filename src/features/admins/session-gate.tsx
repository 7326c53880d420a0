import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Navigate, useLocation } from "react-router";
import type { ProfileResponse } from "#shared/contract/admins.ts";
import { paths } from "#src/lib/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { ErrorPanel } from "#src/ui/error-panel.tsx";
import { Spinner } from "#src/ui/spinner.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { loginPath } from "./return-path.ts";
import { signOut, useSession, useSessionWatch } from "./session.ts";
import styles from "./session-gate.module.css";
import { wasSignedOutByUser } from "./token.ts";

/**
 * Renders its children for a signed-in admin only. The HTML of the portal is this gate while
 * loading, so it never contains staff data.
 */
export function SessionGate({ children }: { children: (profile: ProfileResponse) => ReactNode }) {
  const session = useSession();
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  useSessionWatch();

  if (session.state === "signed-in") return children(session);
  if (session.state === "signed-out") {
    return <RedirectToLogin to={wasSignedOutByUser() ? paths.login : loginPath(pathname + search)} />;
  }
  return (
    <main className={styles.gate}>
      <VisuallyHidden as="h1">Staff portal</VisuallyHidden>
      {session.state === "unreachable" ? (
        <ErrorPanel
          title="We could not check your session"
          text={session.error.message}
          retryLabel="Try Again"
          onRetry={session.retry}
          busy={session.retrying}
          actions={
            <Button variant="quiet" size="small" onClick={() => signOut(client)}>
              Logout
            </Button>
          }
        />
      ) : (
        <div>
          <p className={styles.loading} role="status">
            <Spinner />
            Loading...
          </p>
          <LateNotice />
        </div>
      )}
    </main>
  );
}

/** Appears by CSS alone, because the script that would say so may be what does not load. */
function LateNotice() {
  return (
    <p className={styles.late}>
      This takes longer than it should. A part of the portal may not have loaded.{" "}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page, whose path is not known here */}
      <a href="">Try again</a>
    </p>
  );
}

/** Goes to the sign-in page and clears everything that was read with the old token. */
function RedirectToLogin({ to }: { to: string }) {
  const client = useQueryClient();
  useEffect(() => client.clear(), [client]);
  return <Navigate to={to} replace />;
}
