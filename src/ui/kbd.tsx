import { keyNames } from "#src/lib/key-names.ts";
import styles from "./kbd.module.css";

/** A key, or several that are pressed together, such as "Ctrl S". */
export function Kbd({ children }: { children: string }) {
  return <kbd className={styles.kbd}>{keyNames(children)}</kbd>;
}
