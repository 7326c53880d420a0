import Contrast from "lucide-react/icons/contrast";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useId } from "react";
import { setTheme, type Theme, themes, useTheme } from "./theme.ts";
import styles from "./theme-switch.module.css";

const looks: Record<Theme, { name: string; icon: typeof Sun }> = {
  light: { name: "Light", icon: Sun },
  system: { name: "As the device", icon: Contrast },
  dark: { name: "Dark", icon: Moon },
};

/** Light, dark, or as the device is set. */
export function ThemeSwitch() {
  const chosen = useTheme();
  const group = useId();
  return (
    <fieldset className={styles.switch} aria-label="Theme">
      {themes.map((theme) => {
        const { name, icon: Icon } = looks[theme];
        return (
          <label key={theme} title={name}>
            <input
              type="radio"
              name={group}
              aria-label={name}
              checked={chosen === theme}
              onChange={() => setTheme(theme)}
            />
            <Icon aria-hidden="true" />
          </label>
        );
      })}
    </fieldset>
  );
}
