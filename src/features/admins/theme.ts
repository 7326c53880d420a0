import { useEffect, useSyncExternalStore } from "react";

export const themes = ["light", "system", "dark"] as const;
export type Theme = (typeof themes)[number];

const key = "portal_theme";
const listeners = new Set<() => void>();

function read(): Theme {
  try {
    const stored = localStorage.getItem(key);
    return themes.find((theme) => theme === stored) ?? "system";
  } catch {
    return "system";
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Keeps the choice in this browser and shows it in every open tab. */
export function setTheme(theme: Theme): void {
  localStorage.setItem(key, theme);
  for (const listener of listeners) listener();
}

/** Light, dark, or as the device is set. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, read, () => "system");
}

/**
 * Puts the whole document in the portal's colours while a portal page is open: messages stand outside of
 * the page's own element and would otherwise keep the colours of the public site.
 */
export function useDocumentTheme(theme: Theme): void {
  useEffect(() => {
    const { body } = document;
    body.dataset.portal = "";
    if (theme === "system") delete body.dataset.theme;
    else body.dataset.theme = theme;
    return () => {
      delete body.dataset.portal;
      delete body.dataset.theme;
    };
  }, [theme]);
}
