import Contrast from "lucide-react/icons/contrast";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { SegmentedControl } from "#src/ui/segmented-control.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
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
  const options = themes.map((value) => {
    const { name, icon: Icon } = looks[value];
    const label = (
      <>
        <Icon aria-hidden="true" />
        <VisuallyHidden>{name}</VisuallyHidden>
      </>
    );
    return { value, label, title: name };
  });
  return (
    <div className={styles.switch}>
      <SegmentedControl label="Theme" options={options} value={chosen} onSelect={setTheme} />
    </div>
  );
}
