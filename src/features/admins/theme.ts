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

/** Sets the portal's colours on the body, because toasts are outside the page's element. */
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
