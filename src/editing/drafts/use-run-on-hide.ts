import { type RefObject, useEffect } from "react";

/** Calls `callback.current` when the page is hidden or left, and when the component unmounts. */
export function useRunOnHide(callback: RefObject<() => void>): void {
  useEffect(() => {
    const run = () => callback.current();
    document.addEventListener("visibilitychange", run);
    window.addEventListener("pagehide", run);
    return () => {
      document.removeEventListener("visibilitychange", run);
      window.removeEventListener("pagehide", run);
      run();
    };
  }, [callback]);
}
