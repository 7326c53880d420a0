import { setLocalStorage, useLocalStorage } from "#src/lib/use-local-storage.ts";

const key = "portal_sidebar";

/** Whether the sidebar is collapsed in this browser, and a function to change it. */
export function useSidebarCollapsed(): [boolean, (collapsed: boolean) => void] {
  return [
    useLocalStorage(key) === "folded",
    (collapsed) => setLocalStorage(key, collapsed ? "folded" : "open"),
  ];
}
