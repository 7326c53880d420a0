import { useEffect } from "react";
import { useNavigation } from "react-router";
import { sessionStore } from "#src/lib/browser-storage.ts";
import { showToast } from "#src/ui/toast.tsx";

const key = "page_not_opened";

/**
 * Says that a page did not open, with a retry. React Router reloads the page that is open when the
 * code of the next one does not load, so what was wanted is remembered over that reload.
 */
export function useFailedNavigation(): void {
  const { location } = useNavigation();
  const wanted = location ? location.pathname + location.search : null;
  useEffect(() => {
    if (wanted === null) return;
    const remember = () => sessionStore.set(key, wanted);
    window.addEventListener("pagehide", remember);
    return () => window.removeEventListener("pagehide", remember);
  }, [wanted]);
  useEffect(() => {
    const path = sessionStore.get(key);
    if (path === null) return;
    sessionStore.remove(key);
    showToast({
      text: "That page did not open: its code did not load.",
      action: { label: "Try again", onSelect: () => window.location.assign(path) },
    });
  }, []);
}
