import { useEffect, useRef } from "react";
import { type To, useBlocker, useNavigate } from "react-router";

/** Asks before unsaved changes are lost: by a blocker, or by the browser's own dialog. */
export function useLeaveGuard(hasChanges: boolean) {
  const navigate = useNavigate();
  const isAllowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && !isAllowed.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!hasChanges) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [hasChanges]);
  return {
    blocker,
    /** Navigates without asking, after a save. */
    async navigateFreely(to: To, options?: { replace: boolean }) {
      isAllowed.current = true;
      await navigate(to, options);
      isAllowed.current = false;
    },
  };
}
