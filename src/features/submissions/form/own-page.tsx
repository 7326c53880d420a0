import styles from "./own-page.module.css";

/** The link to the sender's own page. */
export function OwnPage({ link }: { link: string }) {
  return (
    <p className={styles.own}>
      <a href={link}>See, correct or erase what you sent</a>. The link works for a year and opens your
      enquiry, so do not share it.
    </p>
  );
}
