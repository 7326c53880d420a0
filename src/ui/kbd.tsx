import styles from "./kbd.module.css";

/** The cap of one key. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={styles.kbd}>{children}</kbd>;
}
