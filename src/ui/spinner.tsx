import styles from "./spinner.module.css";

/** A spinner; text beside it says what is under way. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
