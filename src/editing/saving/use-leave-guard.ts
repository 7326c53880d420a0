import { useRef } from "react";
import { type To, useBlocker, useNavigate } from "react-router";
import { useUnloadWarning } from "./use-unload-warning.ts";

/** Asks before unsaved changes are lost: by a blocker, or by the browser's own dialog. */
export function useLeaveGuard(hasChanges: boolean) {
  const navigate = useNavigate();
  const isAllowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && !isAllowed.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnloadWarning(hasChanges);
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
