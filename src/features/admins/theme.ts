import { useEffect } from "react";
import { setLocalStorage, useLocalStorage } from "#src/lib/use-local-storage.ts";

export const themes = ["light", "system", "dark"] as const;
export type Theme = (typeof themes)[number];

const key = "portal_theme";

/** Stores the choice in this browser and shows it in every open tab. */
export function setTheme(theme: Theme): void {
  setLocalStorage(key, theme);
}

/** Light, dark, or as the device is set. */
export function useTheme(): Theme {
  const stored = useLocalStorage(key);
  return themes.find((theme) => theme === stored) ?? "system";
}

/**
 * Shows the portal in the chosen theme, on the body too, because toasts are outside the page's
 * element. Returns the attributes of that element.
 */
export function usePortalTheme() {
  const chosen = useTheme();
  const theme = chosen === "system" ? undefined : chosen;
  useEffect(() => {
    const { body } = document;
    body.dataset.portal = "";
    if (theme) body.dataset.theme = theme;
    return () => {
      delete body.dataset.portal;
      delete body.dataset.theme;
    };
  }, [theme]);
  return { "data-portal": "", "data-theme": theme };
}
